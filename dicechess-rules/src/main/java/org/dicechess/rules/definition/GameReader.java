package org.dicechess.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.checks.CrossSectionChecks;
import org.dicechess.rules.checks.DiceCheck;
import org.dicechess.rules.checks.HookCheck;
import org.dicechess.rules.checks.PlacementCheck;
import org.dicechess.rules.checks.WalkCheck;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Areas;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.RulesHash;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.sections.ActionReader;
import org.dicechess.rules.sections.AreaReader;
import org.dicechess.rules.sections.BoardReader;
import org.dicechess.rules.sections.CastlingReader;
import org.dicechess.rules.sections.CounterReader;
import org.dicechess.rules.sections.DiceReader;
import org.dicechess.rules.sections.EndingReader;
import org.dicechess.rules.sections.PieceReader;
import org.dicechess.rules.setup.SetupReader;
import org.dicechess.rules.turn.TurnReader;
import org.dicechess.rules.yaml.Canonical;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reads a resolved definition and builds the game. Each section has a reader of its own. */
public final class GameReader {

    /** The keys of texts for people, which change nothing in play. No piece, area or the like may have such a name. */
    private static final Set<String> TEXTS_FOR_PEOPLE = Set.of("rule", "about");

    private final Game.Options options;
    private final HookFinder hooks;
    private final Problems problems;

    /** Creates a reader for definitions into which these options have been merged. */
    public GameReader(Game.Options options, HookFinder hooks, Problems problems) {
        this.options = options;
        this.hooks = hooks;
        this.problems = problems;
    }

    /** Returns the game; empty if there were problems. */
    public Optional<Game> read(YamlMap definition) {
        Fields fields = new Fields(definition, problems);
        fields.has("format");
        String id = text(fields.requiredName("id"));
        String name = text(fields.requiredText("name"));
        fields.text("about");
        fields.rule();
        Optional<YamlMap> board = fields.requiredMap("board");
        Optional<Squares> squares = board.isPresent() ? new BoardReader(problems).read(board.get()) : Optional.empty();
        YamlMap areas = section(fields, "areas");
        Optional<YamlMap> pieces = fields.requiredMap("pieces");
        YamlMap dice = section(fields, "dice");
        YamlMap acts = section(fields, "actions");
        Optional<YamlNode> turn = fields.requiredNode("turn");
        Optional<YamlNode> firstTurn = fields.node("first-turn");
        Optional<YamlMap> check = fields.map("check");
        Optional<YamlMap> castling = fields.map("castling");
        YamlMap counters = section(fields, "counters");
        Optional<YamlMap> endings = fields.requiredMap("endings");
        Optional<YamlNode> setup = fields.requiredNode("setup");
        fields.done();
        if (squares.isEmpty() || pieces.isEmpty() || turn.isEmpty() || setup.isEmpty() || endings.isEmpty()) {
            return Optional.empty();
        }
        List<Area> named = new AreaReader(squares.get(), problems).read(areas);
        List<Kind> kinds = new PieceReader(named, hooks, problems).read(pieces.get());
        List<Pool> pools = new DiceReader(kinds, problems).read(dice);
        List<Action> actions = new ActionReader(named, kinds, problems).read(acts);
        Optional<Game.Check> safety = check.isPresent() ? Optional.of(check(check.get(), kinds)) : Optional.empty();
        Optional<CastlingRule> castlings = castling.isPresent()
                ? new CastlingReader(squares.get(), kinds, check.isPresent(), problems).read(castling.get())
                : Optional.empty();
        List<Counter> counted = new CounterReader(kinds, actions, problems).read(counters);
        List<Ending> ends =
                new EndingReader(named, kinds, counted, check.isPresent(), hooks, problems).read(endings.get());
        Turn automaton = new TurnReader(pools, actions, kinds, ends, problems).read(turn.get(), firstTurn);
        Optional<Setup> start = new SetupReader(squares.get(), named, kinds, pools, problems).read(setup.get());
        new WalkCheck(problems).check(pieces.get(), kinds, pools, automaton, check.isPresent());
        PlacementCheck placement = new PlacementCheck(squares.get(), problems);
        placement.check(pieces.get(), kinds, acts, actions);
        if (start.isPresent()) {
            placement.checkPromotions(pieces.get(), kinds, start.get());
        }
        new HookCheck(pieces.get(), problems).check(kinds, actions, check.isPresent());
        if (!problems.isUnderAny(List.of("pieces", "dice", "actions", "turn", "first-turn"))) {
            CrossSectionChecks fit = new CrossSectionChecks(definition, pools, kinds.size(), automaton, problems);
            fit.checkSafety(safety, actions, ends);
            if (castling.isPresent()) {
                fit.checkCastling(castling.get(), castlings);
            }
            fit.checkEnPassant(kinds);
        }
        new DiceCheck(dice, pools, problems).check(kinds, automaton, setup.get());
        if (start.isEmpty() || !problems.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Game(
                id,
                name,
                options,
                hash(definition),
                squares.get(),
                new Areas(named),
                kinds,
                pools,
                actions,
                automaton,
                safety,
                castlings,
                counted,
                ends,
                start.get()));
    }

    private static YamlMap section(Fields fields, String key) {
        return fields.map(key).orElse(new YamlMap(fields.map().location(), key, List.of()));
    }

    private static String text(Optional<YamlText> text) {
        return text.isPresent() ? text.get().text() : "";
    }

    private Game.Check check(YamlMap map, List<Kind> kinds) {
        Fields fields = new Fields(map, problems);
        boolean mayTakeRoyal = fields.choice("attacked-royal", List.of("safe", "may-be-taken"))
                .orElse("safe")
                .equals("may-be-taken");
        String rule = fields.rule();
        fields.done();
        if (!anyRoyal(kinds)) {
            problems.report(map, "E-CHECK", "check needs a royal piece; add 'royal: true' to one");
        }
        return new Game.Check(mayTakeRoyal, rule);
    }

    private static boolean anyRoyal(List<Kind> kinds) {
        for (Kind kind : kinds) {
            if (kind.isRoyal()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the keys of a node that is a map; none otherwise. */
    private static List<String> keys(Optional<YamlNode> node) {
        return node.isPresent() && node.get() instanceof YamlMap map ? map.keys() : List.of();
    }

    private static Optional<YamlNode> below(Optional<YamlNode> node, String key) {
        return node.isPresent() && node.get() instanceof YamlMap map ? map.get(key) : Optional.empty();
    }

    /** Returns the names of all entries whose order has a meaning, such as pieces, counters and endings. */
    private static String order(YamlMap definition) {
        StringBuilder order = new StringBuilder();
        for (String key : List.of("areas", "pieces", "dice", "actions", "counters", "endings")) {
            order.append(keys(definition.get(key)));
        }
        Optional<YamlNode> tables = below(below(definition.get("setup"), "deal"), "tables");
        if (tables.isPresent()) {
            order.append(keys(tables));
        }
        return order.toString();
    }

    /**
     * Returns the hash of everything that affects play. Names and values of options are left out, because their changes
     * have been merged into the definition. So a definition that gains an option keeps its hash, and choices that give
     * the same rules have the same hash.
     */
    private RulesHash hash(YamlMap definition) {
        StringBuilder rules = new StringBuilder();
        rules.append(Canonical.text(definition.without("name"), TEXTS_FOR_PEOPLE));
        rules.append(order(definition));
        rules.append(String.join("\n", hooks.used()));
        return new RulesHash(rules.toString());
    }
}
