package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.sections.AmountReader;
import org.dicechess.rules.sections.ChangeReader;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.sections.MoveFilterReader;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reads the stages of a turn that have no parts and throw no dice. */
final class StageReader {

    /** The stages that are a word. */
    static final List<String> WORDS = List.of("move", "drop", "choose", "walk");

    /** The stages that are a map, by their key. */
    static final List<String> MAPS = List.of("move", "drop", "spend", "act", "set", "add", "end");

    static final List<String> BY = List.of("player", "opponent", "chance");

    static final Keys SPEND =
            Keys.of("spend", Key.symbols("must", "piece"), Key.flag("most"), Key.symbol("or-ending", "ending"));

    private final List<Action> actions;
    private final List<Kind> kinds;
    private final List<Ending> endings;
    private final MoveFilterReader moves;
    private final PreferenceReader preferences;
    private final ChangeReader changes;
    private final Problems problems;
    private final DefinedNames names;

    StageReader(
            List<Action> actions,
            List<Kind> kinds,
            List<Ending> endings,
            MoveFilterReader moves,
            AmountReader amounts,
            Problems problems) {
        this.changes = new ChangeReader(amounts, problems);
        this.actions = actions;
        this.kinds = kinds;
        this.endings = endings;
        this.moves = moves;
        this.preferences = new PreferenceReader(moves, problems);
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Returns the stage of one of {@link #WORDS}. */
    static Stage word(String word) {
        return switch (word) {
            case "move" -> new Stage.MovePiece(List.of(MoveFilter.ROLLED), List.of(), Chooser.PLAYER);
            case "drop" -> new Stage.Drop(List.of(MoveFilter.ROLLED), List.of(), Chooser.PLAYER);
            case "choose" -> new Stage.Choose();
            default -> new Stage.WalkPiece();
        };
    }

    /** Reads the stage of one of {@link #MAPS}; returns nothing, with a problem reported, if that fails. */
    Optional<Stage> map(String key, Fields fields) {
        return switch (key) {
            case "move" -> fields.node(key).map(filters -> move(ofSides(filters, moves.read(filters)), fields));
            case "drop" -> fields.node(key).map(filters -> drop(drops(filters), fields));
            case "spend" -> fields.map(key).map(map -> spend(map, spendPreferences(fields)));
            case "act" -> Optional.of(act(fields.requiredTexts(key), only(fields), fields));
            case "set", "add" -> changes.read(key, fields);
            default -> end(fields);
        };
    }

    /** Refuses filters that ask for a move of a piece that belongs to nobody. */
    private List<MoveFilter> ofSides(YamlNode node, List<MoveFilter> filters) {
        Optional<Kind> wrong = kinds.stream()
                .filter(kind -> kind.isOfNobody() && filters.stream().anyMatch(filter -> names(filter, kind)))
                .findFirst();
        wrong.ifPresent(kind -> problems.report(
                node,
                "E-OWNER",
                "'" + kind.name()
                        + "' belongs to nobody, so no move of a side is of it; expected an action that moves it"));
        return filters;
    }

    private static boolean names(MoveFilter filter, Kind kind) {
        return filter.clauses().stream()
                .anyMatch(clause -> clause instanceof MoveFilter.Kinds named
                        && named.kinds().get(kind.index()));
    }

    private Stage move(List<MoveFilter> filters, Fields fields) {
        return new Stage.MovePiece(filters, prefer(fields, filters), by(fields));
    }

    private Stage drop(List<MoveFilter> filters, Fields fields) {
        return new Stage.Drop(filters, prefer(fields, filters), by(fields));
    }

    /** Reads which of the moves that a stage allows come first. */
    List<Preference> prefer(Fields fields, List<MoveFilter> allowed) {
        return preferences.read(fields, allowed);
    }

    /** Reads the same where dice are spent: no event before is remembered there. */
    private List<Preference> spendPreferences(Fields fields) {
        List<Preference> prefer = prefer(fields, List.of(MoveFilter.ANY));
        boolean remembers = prefer.stream()
                .anyMatch(one -> one.asks(MoveFilter.LastPiece.class)
                        || one.asks(MoveFilter.Departure.class)
                        || one.asks(MoveFilter.Reached.class)
                        || one.asks(MoveFilter.Unmoved.class)
                        || one.asks(MoveFilter.PickedPiece.class)
                        || one.asks(MoveFilter.Picked.class));
        if (remembers) {
            problems.report(
                    fields.node(PreferenceReader.KEY).orElseThrow(),
                    "E-FILTER",
                    "'piece', 'picked', 'departure' and 'reached' speak of events before, which 'spend' does not"
                            + " ask for; expected another key");
        }
        return prefer;
    }

    /** Reads what a stage allows of the moves. */
    List<MoveFilter> filters(YamlNode node) {
        return ofSides(node, moves.read(node));
    }

    /** Reads what a stage allows of the drops. */
    private List<MoveFilter> drops(YamlNode node) {
        List<MoveFilter> filters = ofSides(node, moves.read(node));
        if (filters.stream().anyMatch(MoveFilter::asksForOrigin)) {
            problems.report(
                    node,
                    "E-FILTER",
                    "a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside,"
                            + " checks, mates, only-if, and, not, or the kinds that it becomes");
        }
        return filters;
    }

    /** Reads what a stage allows of the ways to do its actions. */
    private List<MoveFilter> only(Fields fields) {
        List<MoveFilter> only = fields.node("only").map(moves::read).orElse(List.of());
        if (only.stream().anyMatch(filter -> filter.asks(MoveFilter.Picked.class))) {
            reportPicked(fields, "only");
        }
        return only;
    }

    private void reportPicked(Fields fields, String key) {
        problems.report(
                fields.node(key).orElseThrow(),
                "E-FILTER",
                "'picked' speaks of moves; expected 'piece: picked' or 'piece: target' for an action");
    }

    /** Reads who decides. */
    static Chooser by(Fields fields) {
        return fields.choice("by")
                .map(word -> Chooser.values()[BY.indexOf(word)])
                .orElse(Chooser.PLAYER);
    }

    private Stage act(List<YamlText> texts, List<MoveFilter> only, Fields fields) {
        List<Preference> prefer = prefer(fields, only);
        if (prefer.stream().anyMatch(one -> one.asks(MoveFilter.Picked.class))) {
            reportPicked(fields, PreferenceReader.KEY);
        }
        names.checkOnce(texts, "E-DUPLICATE", "each action once");
        List<Integer> numbers = new ArrayList<>();
        for (Action action : names.all(texts, "action", actions)) {
            numbers.add(actions.indexOf(action));
            if (action.isWhole() && !only.stream().allMatch(MoveFilter::isOfPieces)) {
                problems.report(
                        texts.get(0),
                        "E-FILTER",
                        "'" + action.name()
                                + "' acts on all its pieces; expected 'kinds', and an area or 'rolled' as 'in', for them in"
                                + " 'only'");
            } else if (action.isWhole() && !prefer.isEmpty()) {
                problems.report(
                        fields.node(PreferenceReader.KEY).orElseThrow(),
                        "E-FILTER",
                        "'" + action.name() + "' acts on all its pieces, so none of its ways can come first; expected"
                                + " actions on one piece");
            }
        }
        return new Stage.Act(List.copyOf(numbers), only, prefer, by(fields));
    }

    private Stage spend(YamlMap map, List<Preference> prefer) {
        Fields fields = new Fields(map, SPEND, problems);
        List<YamlText> named = fields.textList("must");
        names.checkOnce(named, "E-DUPLICATE", "each piece once");
        BitSet must = names.kindsOfSides(named, kinds);
        boolean most = fields.flag("most").orElse(false);
        Optional<YamlText> orEnding = fields.symbolText("or-ending");
        String rule = fields.rule();
        fields.done();
        if (orEnding.isPresent()) {
            checkEnding(orEnding.get(), most);
        }
        if (most && !must.isEmpty()) {
            problems.report(
                    map,
                    "E-STAGE",
                    "'must' together with 'most', under which no die is given up; expected one of them");
        }
        return new Stage.Spend(
                must, most, orEnding.isPresent() ? Optional.of(orEnding.get().text()) : Optional.empty(), rule, prefer);
    }

    private void checkEnding(YamlText text, boolean most) {
        Optional<Ending> ending = names.find(text, "ending", endings);
        if (ending.isPresent() && !(ending.get() instanceof Ending.NoneLeft)) {
            problems.report(
                    text,
                    "E-CHOICE",
                    "'or-ending' names an ending that no turn brings about; expected one with 'when: none-left'");
        }
        if (!most) {
            problems.report(
                    text, "E-STAGE", "'or-ending' without 'most: true', to which it is the exception; expected both");
        }
    }

    private Optional<Stage> end(Fields fields) {
        Optional<YamlText> text = fields.symbolText("end");
        Optional<Ending> ending = names.find(text, "ending", endings);
        if (ending.isPresent() && !(ending.get() instanceof Ending.OfTurn)) {
            problems.report(text.orElseThrow(), "E-CHOICE", "expected an ending with 'when: turn'");
        }
        return ending.map(found -> new Stage.End(found.name()));
    }
}
