package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Offset;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Squares;
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
 * Reads which moves a stage allows: {@code rolled}, or a map with {@code kinds}, {@code in}, {@code to},
 * {@code distance}, {@code direction}, {@code piece}, {@code becomes}, {@code captures}, {@code file}, {@code rank},
 * {@code beside}, {@code affects}, {@code leaves}, {@code attacks}, {@code checks}, {@code mates}, {@code only-if},
 * {@code and}, {@code not}, or a list of such filters, of which one must allow a move.
 */
public final class MoveFilterReader {

    private static final String ROLLED = "rolled";
    static final String EN_PASSANT = "en-passant";
    private static final String DEPARTURE = "departure";
    private static final String NEVER = "never";
    private static final String MUST = "must";
    private static final String ATTACKERS = "attackers";
    private static final String REACHED = "reached";
    private static final int MOST_DISTANCE = 255;

    static final String MOST = "most";
    static final List<String> DUTY = List.of(MUST, NEVER);

    static final List<String> CAPTURES = List.of("may", MUST, NEVER, EN_PASSANT, ATTACKERS);

    /** Filters of one word. */
    static final List<String> WORDS = List.of(ROLLED, "picked");

    static final Keys KEYS = Keys.of(
            "filter",
            Key.node("kinds", "kinds"),
            Key.node("in", "squares"),
            Key.node("to", "squares"),
            Key.node("distance", "distance"),
            Key.node("direction", "direction"),
            Key.word("piece", List.of("same", "other", "unmoved", "picked", "target")),
            Key.word("picked", DUTY),
            Key.node("becomes", "kinds"),
            Key.symbols("captures", "captures"),
            Key.map("file", "near-on-line"),
            Key.map("rank", "near-on-line"),
            Key.map("beside", "near-beside"),
            Key.word("affects", DUTY),
            Key.node("leaves", "condition"),
            Key.symbols("attacks", "attacks"),
            Key.word("checks", DUTY),
            Key.word("mates", DUTY),
            Key.node("only-if", "condition"),
            Key.node("and", "filters"),
            Key.node("not", "filters"));

    static final Keys OF_DICE = Keys.of("of-dice", Key.symbol(ROLLED, "dice"));

    /** The keys of squares by the numbers of their file and rank. */
    static final Keys LINES = Keys.of("lines", Key.node("file", "amount"), Key.node("rank", "amount"));

    static final Keys DISTANCES = Keys.of("distances", Key.node("at-least", "amount"), Key.node("at-most", "amount"));

    static final Keys MOST_CAPTURES = Keys.of("most-captures", Key.node("captures", "most"));

    static final Keys WORTH = Keys.of("most-worth", Key.node(MOST, "worths"));

    /** The most squares of a board on which a byte holds a square, or none. */
    private static final int MOST_SQUARES = 255;

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final Rolled rolls;
    private final AmountReader amounts;
    private final boolean checked;
    private final boolean affects;
    private final Squares squares;
    private final Problems problems;
    private final DefinedNames names;
    private final BetzaText betza;
    private Function<Optional<YamlNode>, Optional<Condition>> conditions = node -> Optional.empty();
    private Function<Optional<YamlNode>, Optional<Condition>> behind = node -> Optional.empty();

    /**
     * Creates a reader.
     *
     * @param checked whether the game has a rule of check
     * @param affects whether moves have effects
     */
    public MoveFilterReader(
            List<Area> areas,
            List<Kind> kinds,
            boolean checked,
            boolean affects,
            Squares squares,
            Rolled rolled,
            AmountReader amounts,
            Problems problems) {
        this.rolls = rolled;
        this.amounts = amounts;
        this.areas = areas;
        this.kinds = kinds;
        this.checked = checked;
        this.affects = affects;
        this.squares = squares;
        this.problems = problems;
        this.names = new DefinedNames(problems);
        this.betza = new BetzaText(problems);
    }

    /** Sets what reads conditions before a move and behind it; they may themselves ask for moves. */
    void readConditionsBy(
            Function<Optional<YamlNode>, Optional<Condition>> before,
            Function<Optional<YamlNode>, Optional<Condition>> after) {
        conditions = before;
        behind = after;
    }

    /** Returns the filters; those with mistakes, which are reported, allow more than they say. */
    public List<MoveFilter> read(YamlNode node) {
        if (node instanceof YamlList list) {
            if (list.items().isEmpty()) {
                problems.report(list, "E-REQUIRED", "empty list; expected at least one filter of moves");
            }
            return list.items().stream().map(this::one).toList();
        }
        return List.of(one(node));
    }

    /** Reads an area, or {@code rolled}, or {@code {rolled: dice}}: what the faces of a roll name. */
    Optional<Area> area(Fields fields, String key) {
        Optional<YamlNode> node = fields.node(key);
        if (node.isPresent() && node.get() instanceof YamlMap map) {
            if (isOfLines(map)) {
                problems.report(
                        map,
                        "E-FILTER",
                        "a file or a rank by its number, which only filters of moves and actions know; expected an area");
                return Optional.empty();
            }
            Fields dice = new Fields(map, OF_DICE, problems);
            Optional<YamlText> name = dice.requiredSymbolText(ROLLED);
            dice.done();
            return name.isPresent() ? rolls.area(map, name) : Optional.empty();
        }
        return node.isPresent()
                        && node.get() instanceof YamlText text
                        && text.text().equals(ROLLED)
                ? rolls.area(text, Optional.empty())
                : names.find(fields.symbolText(key), "area", areas);
    }

    /** Returns the dice in hand whose faces name the squares of a key. */
    private Optional<Pool> held(Fields fields, String key) {
        Optional<Pool> held = fields.map().get(key).flatMap(rolls::held);
        held.ifPresent(dice -> fields.node(key));
        return held;
    }

    private static boolean isOfLines(YamlMap map) {
        return map.get("file").isPresent() || map.get("rank").isPresent();
    }

    /** Reads a file and a rank by their numbers, for a key that has such. */
    private Optional<MoveFilter.Lines> lines(Fields fields, String key) {
        Optional<YamlMap> map = fields.map()
                .get(key)
                .filter(YamlMap.class::isInstance)
                .map(YamlMap.class::cast)
                .filter(MoveFilterReader::isOfLines);
        if (map.isEmpty()) {
            return Optional.empty();
        }
        fields.node(key);
        Fields lines = new Fields(map.get(), LINES, problems);
        Optional<Amount> file = lines.node("file").flatMap(node -> amounts.read(node, 1, squares.files()));
        Optional<Amount> rank = lines.node("rank").flatMap(node -> amounts.read(node, 1, squares.ranks()));
        lines.done();
        return Optional.of(new MoveFilter.Lines(file, rank));
    }

    /** Reads squares: by the numbers of their lines, those that dice in hand name, or an area. */
    private Optional<MoveFilter.Clause> squares(
            Fields fields,
            String key,
            Function<MoveFilter.Lines, MoveFilter.Clause> byNumbers,
            Function<Pool, MoveFilter.Clause> byDice,
            Function<Area, MoveFilter.Clause> byArea) {
        return lines(fields, key)
                .map(byNumbers)
                .or(() -> held(fields, key).map(byDice))
                .or(() -> area(fields, key).map(byArea));
    }

    /** Reads where a move begins. */
    private Optional<MoveFilter.Clause> departure(Fields fields) {
        return squares(fields, "in", MoveFilter.FromLines::new, MoveFilter.FromRolled::new, MoveFilter.From::new);
    }

    /** Reads where a move ends: an area, or squares of which the event before tells. */
    private Optional<MoveFilter.Clause> arrival(Fields fields) {
        String word = fields.map().get("to").orElse(fields.map()) instanceof YamlText text ? text.text() : "";
        boolean ofEvent = (word.equals(DEPARTURE) || word.equals(REACHED))
                && areas.stream().noneMatch(area -> area.name().equals(word));
        if (!ofEvent) {
            return squares(fields, "to", MoveFilter.ToLines::new, MoveFilter.ToRolled::new, MoveFilter.To::new);
        }
        checkRemembered(fields.node("to").orElseThrow(), Problems.quoted(word));
        return Optional.of(word.equals(DEPARTURE) ? new MoveFilter.Departure() : new MoveFilter.Reached());
    }

    /**
     * Reads {@code {captures: most}} or {@code {captures: {most: {queen: 9, pawn: 1}}}}; empty if a preference says
     * something else.
     */
    public Optional<MoveFilter> readMost(YamlNode node) {
        Optional<YamlNode> captures = node instanceof YamlMap map ? map.get("captures") : Optional.empty();
        boolean all = captures.isPresent()
                && captures.get() instanceof YamlText text
                && text.text().equals(MOST);
        boolean byWorth = captures.isPresent() && captures.get() instanceof YamlMap;
        if (!all && !byWorth) {
            return Optional.empty();
        }
        Fields fields = new Fields((YamlMap) node, MOST_CAPTURES, problems);
        Optional<YamlMap> worths = byWorth ? fields.map("captures") : Optional.empty();
        fields.node("captures");
        fields.rule();
        fields.done();
        List<Integer> worth = worths.map(this::worth).orElse(equal(1));
        return Optional.of(new MoveFilter(List.of(new MoveFilter.CapturesMost(worth))));
    }

    private List<Integer> worth(YamlMap map) {
        Fields of = new Fields(map, WORTH, problems);
        Optional<YamlMap> most = of.map(MOST);
        if (map.get(MOST).isEmpty()) {
            of.requiredNode(MOST, "expected what pieces are worth, as in {most: {queen: 9, rook: 5}}");
        }
        of.done();
        return most.map(worths -> new WorthReader(kinds, problems).read(worths)).orElse(equal(0));
    }

    private List<Integer> equal(int worth) {
        return Collections.nCopies(kinds.size(), worth);
    }

    private MoveFilter one(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            Optional<String> word = new Scalars(problems).choice(node, WORDS);
            return word.equals(Optional.of("picked")) ? MoveFilter.PICKED : MoveFilter.ROLLED;
        }
        Fields fields = new Fields(map, KEYS, problems);
        List<MoveFilter.Clause> clauses = new ArrayList<>();
        conditions.apply(fields.node("only-if")).map(MoveFilter.OnlyIf::new).ifPresent(clauses::add);
        kinds(fields).ifPresent(clauses::add);
        departure(fields).ifPresent(clauses::add);
        arrival(fields).ifPresent(clauses::add);
        distance(fields).ifPresent(clauses::add);
        direction(fields).ifPresent(clauses::add);
        piece(fields).ifPresent(clauses::add);
        fields.choice("picked")
                .map(word -> new MoveFilter.Picked(word.equals(MUST)))
                .ifPresent(clauses::add);
        becomes(fields).ifPresent(clauses::add);
        captures(fields).ifPresent(clauses::add);
        near(fields, "file", MoveFilter.Near.Where.FILE).ifPresent(clauses::add);
        near(fields, "rank", MoveFilter.Near.Where.RANK).ifPresent(clauses::add);
        near(fields, "beside", MoveFilter.Near.Where.BESIDE).ifPresent(clauses::add);
        affects(fields).ifPresent(clauses::add);
        behind.apply(fields.node("leaves")).map(MoveFilter.Leaves::new).ifPresent(clauses::add);
        attacks(fields).ifPresent(clauses::add);
        checks(fields).ifPresent(clauses::add);
        mates(fields).ifPresent(clauses::add);
        fields.node("and").map(also -> new MoveFilter.Also(read(also), true)).ifPresent(clauses::add);
        fields.node("not").map(also -> new MoveFilter.Also(read(also), false)).ifPresent(clauses::add);
        map.get("prefer").ifPresent(prefer -> reportInside(prefer, fields));
        fields.done();
        return new MoveFilter(List.copyOf(clauses));
    }

    private void reportInside(YamlNode prefer, Fields fields) {
        fields.pass("prefer");
        if (new Scalars(problems).present(prefer).isPresent()) {
            problems.report(
                    prefer,
                    "E-FILTER",
                    "'prefer' within a filter; expected it beside the stage, {move: {}, prefer: {captures: must}}");
        }
    }

    /** Returns whether a key has {@code {rolled: dice}}, perhaps with mistakes. */
    private static boolean namesDice(Fields fields, String key) {
        return fields.map().get(key).orElse(fields.map()) instanceof YamlMap map
                && map != fields.map()
                && map.get(ROLLED).isPresent();
    }

    /** Returns the dice that a key with {@code {rolled: dice}} names. */
    private Optional<YamlText> dice(Fields fields, String key) {
        Optional<YamlMap> map = fields.map()
                .get(key)
                .filter(YamlMap.class::isInstance)
                .map(YamlMap.class::cast)
                .filter(named -> named.get(ROLLED).isPresent());
        if (map.isEmpty()) {
            return Optional.empty();
        }
        fields.node(key);
        Fields dice = new Fields(map.get(), OF_DICE, problems);
        Optional<YamlText> name = dice.requiredSymbolText(ROLLED);
        dice.done();
        return name;
    }

    /** Returns the kinds that the faces of dice thrown before name, for a key with {@code {rolled: dice}}. */
    private Optional<BitSet> ofDice(Fields fields, String key) {
        Optional<YamlText> name = dice(fields, key);
        return name.map(of -> rolls.kinds(of, name));
    }

    private Optional<MoveFilter.Clause> kinds(Fields fields) {
        Optional<BitSet> ofDice = ofDice(fields, "kinds");
        if (ofDice.isPresent() || namesDice(fields, "kinds")) {
            return ofDice.map(MoveFilter.Kinds::new);
        }
        List<YamlText> named = fields.has("kinds") ? fields.requiredTexts("kinds") : List.of();
        if (isWord(named, ROLLED)) {
            return Optional.of(new MoveFilter.Rolled());
        }
        return named.isEmpty() ? Optional.empty() : Optional.of(new MoveFilter.Kinds(set(named)));
    }

    private Optional<MoveFilter.Clause> becomes(Fields fields) {
        Optional<BitSet> ofDice = ofDice(fields, "becomes");
        if (ofDice.isPresent() || namesDice(fields, "becomes")) {
            return ofDice.map(MoveFilter.Becomes::new);
        }
        List<YamlText> named = named(fields, "becomes", List.of(ROLLED, NEVER));
        if (isWord(named, ROLLED)) {
            return Optional.of(new MoveFilter.BecomesRolled());
        }
        if (isWord(named, NEVER)) {
            return Optional.of(new MoveFilter.KeepsKind());
        }
        return named.isEmpty() ? Optional.empty() : Optional.of(new MoveFilter.Becomes(set(named)));
    }

    private Optional<MoveFilter.Clause> captures(Fields fields) {
        List<YamlText> named = named(fields, "captures", CAPTURES);
        if (isWord(named, ATTACKERS)) {
            checkRoyals(fields, "captures", "'captures: attackers'");
            return Optional.of(new MoveFilter.CapturesAttackers());
        }
        if (isWord(named, MUST) || isWord(named, NEVER)) {
            return Optional.of(new MoveFilter.Captures(isWord(named, MUST)));
        }
        if (isWord(named, EN_PASSANT)) {
            return Optional.of(new MoveFilter.CapturesEnPassant());
        }
        return named.isEmpty() || isWord(named, "may")
                ? Optional.empty()
                : Optional.of(new MoveFilter.CapturesKinds(set(named)));
    }

    /**
     * Returns the texts of a key that has a word or kinds of piece, at least one. They are empty, with a problem
     * reported, if a single text is neither.
     */
    private List<YamlText> named(Fields fields, String key, List<String> words) {
        if (!fields.has(key)) {
            return List.of();
        }
        List<YamlText> named = fields.requiredTexts(key);
        List<String> known = Stream.of(words.stream(), kinds.stream().map(Kind::name), Stream.of(DefinedNames.ALL))
                .flatMap(each -> each)
                .toList();
        if (named.size() != 1 || known.contains(named.get(0).text())) {
            return named;
        }
        if (!problems.isUnder("pieces")) {
            problems.report(
                    named.get(0),
                    "E-CHOICE",
                    "expected " + String.join(", ", words) + " or kinds of piece; not "
                            + Problems.quoted(named.get(0).text()),
                    problems.suggest(named.get(0).text(), known));
        }
        return List.of();
    }

    private static boolean isWord(List<YamlText> named, String word) {
        return named.size() == 1 && named.get(0).text().equals(word);
    }

    private BitSet set(List<YamlText> named) {
        names.checkOnce(named, "E-DUPLICATE", "each piece once");
        return names.kinds(named, kinds);
    }

    private Optional<MoveFilter.Clause> distance(Fields fields) {
        Optional<YamlNode> node = fields.node("distance");
        if (node.isEmpty()) {
            return Optional.empty();
        }
        if (node.get() instanceof YamlMap map && !Rolled.isReading(map) && !AmountReader.isAmount(map)) {
            return distance(map);
        }
        return amounts.read(node.get(), 0, MOST_DISTANCE).map(number -> new MoveFilter.Distance(number, number));
    }

    private Optional<MoveFilter.Clause> distance(YamlMap map) {
        Fields fields = new Fields(map, DISTANCES, problems);
        Amount least = bound(fields, "at-least", 0);
        Amount most = bound(fields, "at-most", MOST_DISTANCE);
        fields.done();
        if (map.entries().isEmpty()) {
            problems.report(map, "E-REQUIRED", "no distance; expected 'at-least' or 'at-most'");
        }
        boolean written = least.isWritten() && most.isWritten();
        if (written && least.written() > most.written()) {
            problems.report(
                    map, "E-RANGE", "no distance is at least " + least.written() + " and at most " + most.written());
        }
        return Optional.of(new MoveFilter.Distance(least, most));
    }

    /** Reads words as {@code forward}, {@code forward-left}, or what the faces of a roll name. */
    private Optional<MoveFilter.Clause> direction(Fields fields) {
        Optional<YamlNode> node = fields.node("direction");
        Optional<YamlText> dice = dice(fields, "direction");
        if (dice.isPresent()) {
            return Optional.of(new MoveFilter.Heads(rolls.headings(node.orElseThrow(), dice)));
        }
        List<YamlText> named = node.isPresent() ? fields.requiredTexts("direction") : List.of();
        if (isWord(named, ROLLED)) {
            return Optional.of(new MoveFilter.Heads(rolls.headings(named.get(0), Optional.empty())));
        }
        List<List<Heading>> anyOf = new ArrayList<>();
        named.forEach(word -> Heading.of(word.text()).ifPresentOrElse(anyOf::add, () -> reportDirection(word)));
        return anyOf.isEmpty() ? Optional.empty() : Optional.of(new MoveFilter.Heads(List.copyOf(anyOf)));
    }

    private void reportDirection(YamlText word) {
        problems.report(
                word,
                "E-CHOICE",
                "expected " + String.join(", ", Heading.words()) + " or two of them as forward-left; not "
                        + Problems.quoted(word.text()),
                problems.suggest(word.text(), Heading.words()));
    }

    private Amount bound(Fields fields, String key, int otherwise) {
        return fields.node(key)
                .flatMap(node -> amounts.read(node, 0, MOST_DISTANCE))
                .orElse(Amount.of(otherwise));
    }

    private Optional<MoveFilter.Clause> piece(Fields fields) {
        Optional<String> word = fields.choice("piece");
        if (word.isEmpty()) {
            return Optional.empty();
        }
        if (word.get().equals("picked") || word.get().equals("target")) {
            return Optional.of(new MoveFilter.PickedPiece(word.get().equals("target")));
        }
        checkRemembered(fields.map().get("piece").orElseThrow(), "'piece'");
        if (word.get().equals("unmoved")) {
            return Optional.of(new MoveFilter.Unmoved());
        }
        return Optional.of(new MoveFilter.LastPiece(word.get().equals("same")));
    }

    /** Checks that positions can hold what has moved before. */
    private void checkRemembered(YamlNode node, String what) {
        Optional<Kind> placed =
                kinds.stream().filter(kind -> kind.fate().isPresent()).findFirst();
        if (placed.isPresent()) {
            problems.report(
                    node,
                    "E-FILTER",
                    what + " has no meaning where a captured piece is placed again, as the "
                            + placed.get().name());
        } else if (squares.size() > MOST_SQUARES) {
            problems.report(
                    node, "E-RANGE", what + " on a board of " + squares.size() + " squares; at most " + MOST_SQUARES);
        }
    }

    private Optional<MoveFilter.Clause> attacks(Fields fields) {
        List<YamlText> named = named(fields, "attacks", DUTY);
        if (isWord(named, MUST) || isWord(named, NEVER)) {
            BitSet all = new BitSet();
            all.set(0, kinds.size());
            return Optional.of(new MoveFilter.Attacks(all, isWord(named, MUST)));
        }
        return named.isEmpty() ? Optional.empty() : Optional.of(new MoveFilter.Attacks(set(named), true));
    }

    private Optional<MoveFilter.Clause> checks(Fields fields) {
        Optional<String> word = fields.choice("checks");
        if (word.isPresent()) {
            checkRoyals(fields, "checks", "'checks'");
        }
        return word.map(must -> new MoveFilter.Checks(must.equals(MUST)));
    }

    private Optional<MoveFilter.Clause> affects(Fields fields) {
        Optional<String> word = fields.choice("affects");
        if (word.isPresent() && !affects) {
            problems.report(
                    fields.map().get("affects").orElseThrow(),
                    "E-EFFECT",
                    "'affects' asks whether an effect of the move changes a piece; expected a section 'effects'");
        }
        return word.map(must -> new MoveFilter.Affects(must.equals(MUST)));
    }

    private void checkRoyals(Fields fields, String key, String what) {
        if (!checked) {
            problems.report(
                    fields.map().get(key).orElseThrow(),
                    "E-CHECK",
                    what + " needs a rule of check; add 'check' and a royal piece");
        }
    }

    private Optional<MoveFilter.Clause> mates(Fields fields) {
        Optional<String> word = fields.choice("mates");
        if (word.isPresent()) {
            checkRoyals(fields, "mates", "'mates'");
        }
        return word.map(must -> new MoveFilter.Mates(must.equals(MUST)));
    }

    /** Reads how many pieces stand near the square of arrival. */
    private Optional<MoveFilter.Clause> near(Fields fields, String key, MoveFilter.Near.Where where) {
        return near(fields, key, where, List.of()).map(Function.identity());
    }

    /** Reads how many pieces stand around a piece. */
    Optional<MoveFilter.Near> around(Fields fields) {
        return near(fields, "beside", MoveFilter.Near.Where.BESIDE, NearReader.AROUND);
    }

    private Optional<MoveFilter.Near> near(
            Fields fields, String key, MoveFilter.Near.Where where, List<Offset> around) {
        Optional<YamlMap> map = fields.map(key);
        if (map.isEmpty()) {
            return Optional.empty();
        }
        Fields near = new Fields(
                map.get(), where == MoveFilter.Near.Where.BESIDE ? NearReader.BESIDE : NearReader.ON_LINE, problems);
        List<YamlText> texts = where == MoveFilter.Near.Where.BESIDE
                ? NearReader.pieces(near, problems)
                : near.requiredTexts("pieces");
        names.checkOnce(texts, "E-DUPLICATE", "each piece once");
        BitSet counted = names.kindsOf(texts, kinds, near);
        return Optional.of(NearReader.rest(where, counted, near, around, betza, problems));
    }
}
