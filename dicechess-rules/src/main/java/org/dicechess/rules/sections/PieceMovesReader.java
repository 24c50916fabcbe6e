package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code move}: Betza notation, {@code {move: W, in: palace}}, or a list of these. The word {@code none} stands
 * for no moves.
 */
final class PieceMovesReader {

    private static final int MOST_OPEN_SQUARES = 4;
    static final String NONE = "none";
    private static final List<String> LIMITS =
            List.of("in", "from", "to", "side", "captures", "over", "beside", "only-if");

    static final Keys KEYS = Keys.of(
            "limited-move",
            Key.symbol("move", "betza"),
            Key.symbol("in", "area"),
            Key.symbol("from", "area"),
            Key.symbol("to", "area"),
            Key.word("side", List.of("white", "black")),
            Key.symbols("captures", "piece"),
            Key.node("over", "over"),
            Key.map("beside", "near-beside"),
            Key.node("only-if", "condition"));

    static final Keys OVER =
            Keys.of("over-of", Key.symbols("pieces", "piece"), Key.word("of", List.of("own", "enemy")));

    private final List<Area> areas;
    private final List<String> pieces;

    /** The names of nobody's pieces. */
    private final Set<String> nobodys;

    private final List<YamlNode> conditions;
    private final BetzaText betza;
    private final Problems problems;
    private final DefinedNames names;

    /** The notations that were read, in order. */
    private final List<String> texts = new ArrayList<>();

    /**
     * Creates a reader.
     *
     * @param conditions the conditions of moves and promotions, which are read later; the reader adds to them
     */
    PieceMovesReader(List<Area> areas, YamlMap pieces, List<YamlNode> conditions, BetzaText betza, Problems problems) {
        this.conditions = conditions;
        this.areas = areas;
        this.pieces = List.copyOf(pieces.keys());
        this.nobodys = pieces.entries().stream()
                .filter(entry -> entry.value() instanceof YamlMap piece
                        && piece.get("owner").isPresent())
                .map(YamlMap.Entry::key)
                .collect(Collectors.toSet());
        this.betza = betza;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Returns whether a value names a hook, perhaps with mistakes. */
    static boolean isHook(YamlMap move) {
        return move.get("hook").isPresent()
                || move.get("move").isEmpty()
                        && LIMITS.stream().noneMatch(key -> move.get(key).isPresent());
    }

    /** Returns the notations that have been read, parted by blanks. */
    String betza() {
        return String.join(" ", texts);
    }

    /** Returns the moves; those with mistakes, which are reported, may be missing. */
    List<PieceMoves> read(YamlNode move) {
        if (move instanceof YamlText text && text.text().equals(NONE)) {
            return List.of();
        }
        if (move instanceof YamlList list && list.items().isEmpty()) {
            problems.report(list, "E-REQUIRED", "empty list; expected moves, or the word none");
        }
        List<PieceMoves> pieceMoves = new ArrayList<>();
        for (YamlNode item : move instanceof YamlList list ? list.items() : List.of(move)) {
            (item instanceof YamlMap map ? limited(map) : notation(item).map(PieceMoves::everywhere))
                    .ifPresent(pieceMoves::add);
        }
        return pieceMoves;
    }

    private Optional<List<Ride>> notation(YamlNode node) {
        return new Scalars(problems).symbol(node).map(this::rides);
    }

    private Optional<PieceMoves> limited(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        Optional<YamlText> move = fields.requiredSymbolText("move");
        Optional<Area> in = area(fields, "in");
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        Optional<Color> side = fields.choice("side").map(word -> word.equals("white") ? Color.WHITE : Color.BLACK);
        List<String> captures = kinds(fields, "captures");
        PieceMoves.Hopped over =
                fields.node("over").map(node -> over(fields, node)).orElse(PieceMoves.Hopped.ALL);
        Optional<YamlNode> onlyIf = fields.node("only-if");
        onlyIf.ifPresent(conditions::add);
        int condition = onlyIf.isPresent() ? conditions.size() - 1 : PieceMoves.ALWAYS;
        Optional<MoveFilter.Near> beside = fields.map("beside").map(this::beside);
        fields.rule();
        fields.done();
        if (List.of("move", "rule").containsAll(map.keys())) {
            problems.report(
                    map,
                    "E-UNUSED",
                    "a move without a limit; write the notation alone, or one of " + String.join(", ", LIMITS)
                            + " beside it");
        }
        List<Ride> rides = move.map(this::rides).orElse(List.of());
        if (rides.stream().anyMatch(Ride::hop) && to.isPresent()) {
            problems.report(move.orElseThrow(), "E-BETZA", "a hop with 'to'; expected 'in' or 'from' beside it");
        }
        checkKinds(fields, rides);
        if (onlyIf.isPresent() && rides.stream().anyMatch(PieceMovesReader::captures)) {
            report(fields, "only-if", "'only-if' with a move that captures; expected 'm', as in mD");
        }
        return Optional.of(new PieceMoves(rides, in, from, to, side, captures, over, condition, beside));
    }

    /** Reads kinds, or kinds and whose they are. */
    private PieceMoves.Hopped over(Fields fields, YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return new PieceMoves.Hopped(kinds(fields, "over"), Action.Whose.EITHER);
        }
        Fields over = new Fields(map, OVER, problems);
        List<String> kinds = kinds(over, "pieces");
        Action.Whose whose = over.requiredChoice("of")
                .filter("own"::equals)
                .map(own -> Action.Whose.OWN)
                .orElse(Action.Whose.ENEMY);
        over.done();
        return new PieceMoves.Hopped(kinds, whose);
    }

    /** Reads which pieces stand beside the piece, as a filter reads those beside its square of arrival. */
    private MoveFilter.Near beside(YamlMap map) {
        Fields near = new Fields(map, NearReader.BESIDE, problems);
        BitSet counted = new BitSet();
        List<YamlText> texts = NearReader.pieces(near, problems);
        boolean ofNobody = ofNobody(map, texts);
        names.named(texts, pieces).stream()
                .filter(name -> nobodys.contains(name) == ofNobody)
                .forEach(name -> counted.set(pieces.indexOf(name)));
        texts.stream()
                .filter(text -> pieces.contains(text.text()) && nobodys.contains(text.text()) != ofNobody)
                .forEach(text -> names.reportOwner(text, ofNobody, map.get("of").isPresent()));
        return NearReader.rest(MoveFilter.Near.Where.BESIDE, counted, near, NearReader.AROUND, betza, problems);
    }

    /** Returns whether pieces of nobody are meant: {@code of} says so, or all names do. */
    private boolean ofNobody(YamlMap map, List<YamlText> texts) {
        Optional<YamlNode> of = map.get("of");
        return of.isPresent()
                ? of.get() instanceof YamlText word && word.text().equals(DefinedNames.NOBODY)
                : !texts.isEmpty() && texts.stream().allMatch(text -> nobodys.contains(text.text()));
    }

    /** Refuses kinds that the moves could not capture or hop over anyway. */
    private void checkKinds(Fields fields, List<Ride> rides) {
        if (fields.has("captures") && rides.stream().anyMatch(Ride::enPassant)) {
            report(fields, "captures", "'captures' with 'e'; expected the captures en passant without a limit");
        } else if (fields.has("captures") && rides.stream().noneMatch(PieceMovesReader::captures)) {
            report(fields, "captures", "the move captures nothing, so 'captures' has no effect");
        }
        if (fields.has("beside") && rides.stream().anyMatch(ride -> ride.enPassant() || ride.own())) {
            report(fields, "beside", "'beside' with 'e' or 'd'; expected these captures without a limit");
        }
        if (fields.has("over") && rides.stream().noneMatch(ride -> ride.hop() || ride.behind())) {
            report(fields, "over", "the move does not hop, so 'over' has no effect; expected 'p' or 'g'");
        }
    }

    private static boolean captures(Ride ride) {
        return ride.capture() || ride.own() || ride.enPassant();
    }

    private void report(Fields fields, String key, String message) {
        problems.report(fields.map().get(key).orElse(fields.map()), "E-UNUSED", message);
    }

    private List<String> kinds(Fields fields, String key) {
        return fields.has(key) ? names.named(fields.requiredTexts(key), pieces) : List.of();
    }

    private Optional<Area> area(Fields fields, String key) {
        return names.find(fields.symbolText(key), "area", areas);
    }

    private List<Ride> rides(YamlText move) {
        texts.add(move.text());
        List<Ride> rides = betza.read(move);
        for (Ride ride : rides) {
            if (ride.enPassant() && (ride.range() > 1 || ride.lame() || ride.hop() || ride.behind())) {
                problems.report(
                        move, "E-BETZA", "'e' together with a rider, 'n' or 'p'; expected a leaper without them");
            }
            if (ride.initial() && ride.lame() && ride.range() > 1) {
                problems.report(
                        move, "E-BETZA", "a rider with 'i' and 'n'; expected a leaper, as only its squares are passed");
            }
            if (ride.initial() && ride.lame() && mostPassed(ride) > MOST_OPEN_SQUARES) {
                problems.report(
                        move,
                        "E-BETZA",
                        "an initial lame leap passes more than " + MOST_OPEN_SQUARES + " squares; at most "
                                + MOST_OPEN_SQUARES);
            }
        }
        return rides;
    }

    private static int mostPassed(Ride ride) {
        int most = 0;
        for (Ride.Leap leap : ride.leaps()) {
            most = Math.max(most, Ride.between(leap).size());
        }
        return most;
    }
}
