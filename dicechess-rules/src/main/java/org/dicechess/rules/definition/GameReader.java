package org.dicechess.rules.definition;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.dicechess.Drawing;
import org.dicechess.rules.checks.ActionCheck;
import org.dicechess.rules.checks.CrossSectionChecks;
import org.dicechess.rules.checks.DiceCheck;
import org.dicechess.rules.checks.EffectCheck;
import org.dicechess.rules.checks.HandsCheck;
import org.dicechess.rules.checks.HookCheck;
import org.dicechess.rules.checks.PieceKeysCheck;
import org.dicechess.rules.checks.PlacementCheck;
import org.dicechess.rules.checks.RoyalsCheck;
import org.dicechess.rules.checks.WalkCheck;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Areas;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Passes;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.sections.ActionReader;
import org.dicechess.rules.sections.AmountReader;
import org.dicechess.rules.sections.AreaReader;
import org.dicechess.rules.sections.CastlingReader;
import org.dicechess.rules.sections.ConditionReader;
import org.dicechess.rules.sections.CounterReader;
import org.dicechess.rules.sections.DiceReader;
import org.dicechess.rules.sections.DrawingReader;
import org.dicechess.rules.sections.EffectsReader;
import org.dicechess.rules.sections.EndingReader;
import org.dicechess.rules.sections.FaceReader;
import org.dicechess.rules.sections.HandsReader;
import org.dicechess.rules.sections.MoveFilterReader;
import org.dicechess.rules.sections.NumberReader;
import org.dicechess.rules.sections.PatternWords;
import org.dicechess.rules.sections.PieceReader;
import org.dicechess.rules.sections.Rolled;
import org.dicechess.rules.setup.SetupReader;
import org.dicechess.rules.turn.TurnReader;
import org.dicechess.rules.yaml.DeepSections;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/** Reads a resolved definition and builds the game. Each section has a reader of its own. */
public final class GameReader {

    static final Keys CHECK = Keys.of(
            "check",
            Key.word("attacked-royal", List.of("safe", "may-be-taken")),
            Key.word("royals", List.of("any", "all", "last")));

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
        Optional<Sections> sections = Sections.of(definition, problems);
        Optional<Game> game = sections.isPresent() ? game(definition, sections.get()) : Optional.empty();
        new DeepSections(definition, problems).check();
        return game;
    }

    private Optional<Game> game(YamlMap definition, Sections in) {
        Squares squares = in.squares();
        boolean checked = in.check().isPresent();
        AreaReader places = new AreaReader(squares, problems);
        List<Area> areas = places.read(in.areas());
        PieceReader pieces = new PieceReader(areas, hooks, problems);
        List<Kind> kinds = pieces.read(in.pieces());
        List<Pool> pools = new DiceReader(
                        new FaceReader(areas, kinds, places, PatternWords.of(in.turn(), in.firstTurn()), problems),
                        problems)
                .read(in.dice());
        ActionReader acts = new ActionReader(squares.size(), areas, kinds, problems);
        List<Action> actions = acts.read(in.actions());
        Optional<Game.Check> check = checked ? Optional.of(check(in.check().get(), kinds)) : Optional.empty();
        Optional<CastlingRule> castling = in.castling().isPresent()
                ? new CastlingReader(squares, kinds, checked, problems)
                        .read(in.castling().get())
                : Optional.empty();
        List<Counter> counters = new CounterReader(kinds, actions, problems).read(in.counters());
        List<GameNumber> numbers = new NumberReader(counters, problems).read(in.numbers());
        Optional<Hands> hands = in.hands().map(map -> new HandsReader(kinds, problems).read(map));
        Rolled rolled = new Rolled(problems);
        AmountReader amounts = new AmountReader(numbers, rolled, problems);
        MoveFilterReader moves = new MoveFilterReader(
                areas, kinds, checked, in.effects().size() > 0, squares, rolled, amounts, problems);
        ConditionReader conditions = new ConditionReader(
                squares,
                areas,
                kinds,
                counters,
                castling,
                hands.isPresent(),
                checked,
                amounts,
                rolled,
                moves,
                hooks,
                problems);
        List<Effect> effects = new EffectsReader(squares, acts, moves, problems).read(in.effects());
        List<Condition> ofPieces = pieces.conditions().stream()
                .flatMap(node -> conditions.ofPiece(node).stream())
                .toList();
        List<Ending> endings = new EndingReader(areas, kinds, counters, numbers, checked, hooks, conditions, problems)
                .read(in.endings());
        Turn turn = new TurnReader(pools, actions, kinds, endings, conditions, moves, rolled, amounts, problems)
                .read(in.turn(), in.firstTurn());
        Optional<Setup> setup = new SetupReader(definition, squares, areas, kinds, pools, conditions::ofDeal, problems)
                .read(in.setup());
        Drawing drawing = in.picture().isPresent()
                ? new DrawingReader(squares, areas, problems).read(in.picture().get())
                : Drawing.checkered();
        WalkCheck walks = new WalkCheck(problems);
        walks.check(in.pieces(), kinds, pools, turn, checked);
        walks.checkCounters(in.counters(), counters, turn);
        checkPieces(in, kinds, pools, actions, setup, check);
        checkPlacement(in, new PlacementCheck(squares, problems), kinds, actions, effects, setup, castling);
        checkEffects(in, kinds, actions, effects, turn, check, endings);
        HandsCheck held = new HandsCheck(in.hands(), in.turn(), problems);
        held.check(hands, kinds, turn, checked && !takeRoyals(effects, kinds));
        held.checkCastling(in.castling(), castling, hands);
        if (!problems.isUnderAny(List.of("effects", "pieces", "hands"))) {
            new EffectCheck(in.effects(), kinds, problems).checkReturns(effects, hands);
        }
        if (!problems.isUnderAny(List.of("pieces", "dice", "actions", "numbers", "turn", "first-turn"))) {
            CrossSectionChecks fit = new CrossSectionChecks(definition, pools, kinds.size(), turn, problems);
            checkTogether(fit, in, kinds, actions, endings, check, castling);
        }
        new DiceCheck(in.dice(), pools, problems).check(kinds, turn, in.setup());
        if (setup.isEmpty() || !problems.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Game(
                in.listing(),
                options,
                DefinitionHash.of(definition, passesRepeat(turn, check, endings), hooks.used()),
                squares,
                new Areas(areas),
                kinds,
                ofPieces,
                pools,
                actions,
                effects,
                turn,
                check,
                castling,
                counters,
                numbers,
                hands,
                endings,
                setup.get(),
                drawing));
    }

    /** Returns false if repetition ignores turns without a move, and the game has some. */
    private static boolean passesRepeat(Turn turn, Optional<Game.Check> check, List<Ending> endings) {
        for (Ending ending : endings) {
            if (ending instanceof Ending.Repetition repetition
                    && repetition.always().isEmpty()
                    && !repetition.passesCount()) {
                return !Passes.arePossible(turn, check, endings);
            }
        }
        return true;
    }

    private void checkPieces(
            Sections in,
            List<Kind> kinds,
            List<Pool> pools,
            List<Action> actions,
            Optional<Setup> setup,
            Optional<Game.Check> check) {
        PieceKeysCheck keys = new PieceKeysCheck(in.pieces(), kinds, problems);
        keys.check(pools);
        setup.ifPresent(start -> keys.checkInitial(start, actions));
        if (check.isPresent() && setup.isPresent() && !problems.isUnderAny(List.of("check", "pieces"))) {
            new RoyalsCheck(in.check().orElseThrow(), problems).check(check.get(), kinds, actions, setup.get());
        }
        new HookCheck(in.pieces(), problems).check(kinds, actions, check.isPresent());
        new ActionCheck(in.actions(), actions, problems).check(kinds);
    }

    private static void checkPlacement(
            Sections in,
            PlacementCheck placement,
            List<Kind> kinds,
            List<Action> actions,
            List<Effect> effects,
            Optional<Setup> setup,
            Optional<CastlingRule> castling) {
        placement.check(in.pieces(), kinds);
        placement.checkActions(in.actions(), actions, kinds);
        placement.checkActions(in.effects(), done(effects), kinds);
        if (castling.isPresent()) {
            placement.checkCastling(in.castling().orElseThrow(), castling.get());
        }
        if (setup.isPresent()) {
            placement.checkPromotions(in.pieces(), kinds, setup.get());
        }
    }

    private void checkEffects(
            Sections in,
            List<Kind> kinds,
            List<Action> actions,
            List<Effect> effects,
            Turn turn,
            Optional<Game.Check> check,
            List<Ending> endings) {
        new ActionCheck(in.effects(), done(effects), problems).check(kinds);
        EffectCheck effect = new EffectCheck(in.effects(), kinds, problems);
        if (!problems.isUnderAny(List.of("effects", "pieces", "actions", "turn", "first-turn"))) {
            effect.checkEvents(effects, actions, turn);
        }
        if (!problems.isUnderAny(List.of("effects", "pieces", "check", "endings"))) {
            effect.checkRoyals(effects, check, endings);
        }
    }

    /** Returns whether some effect may take a royal, so that it may come into a hand. */
    private static boolean takeRoyals(List<Effect> effects, List<Kind> kinds) {
        return done(effects).stream()
                .filter(Action.Replaces.class::isInstance)
                .anyMatch(action -> kinds.stream()
                        .anyMatch(kind -> kind.isRoyal() && action.acting().get(kind.index())));
    }

    private static List<Action> done(List<Effect> effects) {
        return effects.stream().map(Effect::action).toList();
    }

    private static void checkTogether(
            CrossSectionChecks fit,
            Sections in,
            List<Kind> kinds,
            List<Action> actions,
            List<Ending> endings,
            Optional<Game.Check> check,
            Optional<CastlingRule> castling) {
        fit.checkSafety(check, kinds, actions, endings);
        if (in.castling().isPresent()) {
            fit.checkCastling(in.castling().get(), castling);
            fit.checkCastlingDie(in.castling().get());
        }
        fit.checkPasses(in.endings(), check, endings);
        fit.checkEndings(in.endings(), endings);
    }

    private Game.Check check(YamlMap map, List<Kind> kinds) {
        Fields fields = new Fields(map, CHECK, problems);
        boolean mayTakeRoyal = fields.choice("attacked-royal").orElse("safe").equals("may-be-taken");
        Game.Royals royals = fields.choice("royals")
                .map(word -> Game.Royals.valueOf(word.toUpperCase(Locale.ROOT)))
                .orElse(Game.Royals.ANY);
        if (mayTakeRoyal && royals != Game.Royals.ANY) {
            problems.report(
                    map.get("royals").orElse(map),
                    "E-CHECK",
                    "'royals: " + royals.name().toLowerCase(Locale.ROOT)
                            + "' beside 'attacked-royal: may-be-taken'; expected one of them");
        }
        String rule = fields.rule();
        fields.done();
        if (!anyRoyal(kinds)
                && kinds.stream().noneMatch(kind -> problems.isUnder("pieces." + kind.name() + ".royal"))) {
            problems.report(map, "E-CHECK", "check needs a royal piece; add 'royal: true' to one");
        }
        return new Game.Check(mayTakeRoyal, royals, rule);
    }

    private static boolean anyRoyal(List<Kind> kinds) {
        for (Kind kind : kinds) {
            if (kind.isRoyal()) {
                return true;
            }
        }
        return false;
    }
}
