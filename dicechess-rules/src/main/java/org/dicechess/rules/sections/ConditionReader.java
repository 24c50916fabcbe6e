package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.hooks.HooksInPlay;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.NumberOf;
import org.dicechess.rules.model.Offset;
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
 * Reads a condition: {@code check}, {@code gave-check}, {@code captured}, {@code {captured: KINDS}}, {@code {moved:
 * KINDS}}, {@code {first-move: AREA}}, {@code {turn: 3}}, {@code {side: white}}, {@code {counter: NAME, reaches: 3}},
 * {@code {pieces: KINDS, of: enemy, in: AREA, attacked: false, guarded: true, at-least: 2, at-most: 4}},
 * {@code {pieces: KINDS, more-than: {pieces: KINDS, of: enemy}}}, {@code {castling: WAY, of: enemy}}, {@code {row:
 * KINDS, length: 3, through: arrival}}, {@code {block: KINDS, length: 2}}, {@code {face-to-face: KINDS}},
 * {@code {chain: KINDS, from: AREA, to: AREA, by: W}}, {@code {possible: FILTERS}}, {@code {number: NAME, at-least:
 * 3}}, {@code {hook: NAME}}, {@code {all: [...]}}, {@code {any: [...]}}, {@code {not: ...}}.
 */
public final class ConditionReader {

    static final int MOST_TURNS = 16_383;
    private static final int MOST_WORTH = Condition.Pieces.MOST * WorthReader.MOST;
    static final List<String> WORDS = List.of("check", "gave-check", "captured");
    private static final List<String> KEYS = List.of(
            "captured",
            "moved",
            "first-move",
            "picked",
            "possible",
            "turn",
            "side",
            "counter",
            "number",
            "pieces",
            "castling",
            "row",
            "block",
            "face-to-face",
            "chain",
            "hook",
            "all",
            "any",
            "not");

    static final Keys DESCRIBED = Keys.oneOf(
                    "condition",
                    KEYS,
                    Key.symbols("captured", "captured"),
                    Key.symbols("moved", "piece"),
                    Key.symbol("first-move", "area"),
                    Key.node("picked", "filters"),
                    Key.node("possible", "filters"),
                    Key.node("turn", "turns"),
                    Key.word("side", List.of("white", "black")),
                    Key.symbol("counter", "counter"),
                    Key.number("reaches", 1, Counter.HIGHEST).beside("counter"),
                    Key.symbol("number", "number"),
                    Key.word("of", List.of("own", "enemy")).beside("number", "castling"))
            .and(AmountReader.PIECES)
            .and(Keys.of(
                    "",
                    Key.node("more-than", "amount").beside("number", "pieces"),
                    Key.node("at-least", "amount").beside("number", "pieces").without("more-than"),
                    Key.node("at-most", "amount").beside("number", "pieces").without("more-than"),
                    Key.symbol("castling", "castling"),
                    Key.symbols("row", "piece"),
                    Key.symbols("block", "piece"),
                    Key.number("length", 2, PlaceReader.LONGEST).beside("row", "block"),
                    Key.symbols("face-to-face", "piece"),
                    Key.symbols("along", "way-of-row").beside("row", "face-to-face"),
                    Key.flag("gaps").beside("row"),
                    Key.word("through", List.of("arrival")).beside("row", "block"),
                    Key.symbols("chain", "piece"),
                    Key.symbol("from", "area").beside("chain"),
                    Key.symbol("to", "area").beside("chain"),
                    Key.symbol("by", "betza").beside("chain"),
                    Key.word("of", List.of("own", "enemy", DefinedNames.NOBODY)).beside("row", "block", "chain"),
                    Key.symbol("hook", "hook"),
                    Key.list("all", "condition"),
                    Key.list("any", "condition"),
                    Key.node("not", "condition")));

    static final Keys TURNS =
            Keys.of("turns", Key.number("at-least", 1, MOST_TURNS), Key.number("at-most", 1, MOST_TURNS));

    static final Keys ATTACKED = Keys.of("attackers", Key.symbols("by", "piece"));

    /** The area of pieces in hand. */
    private static final Area NOWHERE = new Area("hand", new BitSet(), new BitSet());

    /** The ways from a square to those around it. */
    private static final List<Offset> AROUND = IntStream.range(0, 9)
            .filter(way -> way != 4)
            .mapToObj(way -> new Offset(way % 3 - 1, way / 3 - 1))
            .toList();

    /** What filters ask of a turn that has begun. */
    private static final List<Class<? extends MoveFilter.Clause>> OF_TURNS = List.of(
            MoveFilter.Rolled.class,
            MoveFilter.BecomesRolled.class,
            MoveFilter.LastPiece.class,
            MoveFilter.Departure.class,
            MoveFilter.Reached.class,
            MoveFilter.Unmoved.class,
            MoveFilter.PickedPiece.class,
            MoveFilter.Picked.class);

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final List<Counter> counters;
    private final Rolled rolled;
    private final MoveFilterReader moves;
    private final AmountReader amounts;
    private final Problems problems;
    private final DefinedNames names;
    private final HooksInPlay hooks;
    private final PlaceReader places;
    private final BetzaText betza;

    /** Whether sides hold pieces in hand. */
    private final boolean hands;

    /** Whether the game has a rule of check. */
    private final boolean checked;

    /** The names of the ways of castling. */
    private final List<String> ways;

    private final Map<String, Condition> hooked = new HashMap<>();

    public ConditionReader(
            Squares squares,
            List<Area> areas,
            List<Kind> kinds,
            List<Counter> counters,
            Optional<CastlingRule> castling,
            boolean hands,
            boolean checked,
            AmountReader amounts,
            Rolled rolled,
            MoveFilterReader moves,
            HookFinder hooks,
            Problems problems) {
        this.hooks = new HooksInPlay(hooks);
        this.betza = new BetzaText(problems);
        this.hands = hands;
        this.checked = checked;
        this.ways = castling.stream()
                .flatMap(rule -> rule.rows().stream())
                .map(CastlingRule.Row::name)
                .distinct()
                .toList();
        this.places = new PlaceReader(squares, problems);
        this.moves = moves;
        this.amounts = amounts;
        this.rolled = rolled;
        this.areas = areas;
        this.kinds = kinds;
        this.counters = counters;
        this.problems = problems;
        this.names = new DefinedNames(problems);
        moves.readConditionsBy(this::withoutEvent, this::behind);
        amounts.readPiecesBy(this::counted);
    }

    /** Returns the condition of a turn; empty, with a problem reported, if it cannot be read. */
    public Optional<Condition> read(YamlNode node) {
        Optional<Condition> condition = any(node);
        if (condition.isPresent() && condition.get().has(Condition.Possible.class)) {
            return refuse(
                    node, "'possible' is for endings with 'side: to-move'; 'stuck' tells that nothing is possible");
        }
        return condition;
    }

    /**
     * Returns the condition of an ending; empty, with a problem reported, if it asks for what a position does not hold.
     *
     * @param toMove whether it speaks of the side to move alone, where its turn begins
     */
    Optional<Condition> ofEnding(YamlNode node, boolean toMove) {
        Optional<Condition> condition = any(node);
        if (condition.isEmpty()) {
            return condition;
        }
        Condition read = condition.get();
        if (read.asksForEvent()) {
            return refuse(
                    node,
                    "'captured', 'moved', 'first-move' and 'through' speak of an event;"
                            + " expected a number that the turn changes then");
        } else if (read.has(Condition.Picked.class)) {
            return refuse(node, "'picked' speaks of a turn; expected it in the turn, with {end: ...}");
        } else if (read.has(Condition.Hooked.class)) {
            return refuse(node, "a hook ends a game by itself; expected 'when: hook' and 'hook' beside it");
        } else if (read.has(Condition.Possible.class) && !toMove) {
            return refuse(node, "'possible' asks the side to move where its turn begins; add 'side: to-move'");
        }
        return condition;
    }

    /** Returns the condition of moves or a promotion; empty, with a problem reported, if it asks for what moves do. */
    public Optional<Condition> ofPiece(YamlNode node) {
        return ofPosition(node, "'only-if' asks what is the case before the move");
    }

    /** Returns the condition of a deal; empty, with a problem reported, if it asks for more than a position. */
    public Optional<Condition> ofDeal(YamlNode node) {
        return ofPosition(node, "'only-if' asks what is the case after the deal");
    }

    /** Returns the condition behind a move; empty, with a problem reported, if it asks for more than a position. */
    private Optional<Condition> behind(Optional<YamlNode> node) {
        return node.flatMap(asked -> ofPosition(asked, "'leaves' asks what is the case behind the move"));
    }

    private Optional<Condition> ofPosition(YamlNode node, String why) {
        Optional<Condition> condition = any(node);
        boolean wrong = condition.isPresent()
                && (condition.get().asksForEvent()
                        || condition.get().has(Condition.Picked.class)
                        || condition.get().has(Condition.Possible.class)
                        || condition.get().has(Condition.Hooked.class));
        return wrong
                ? refuse(
                        node,
                        why + "; expected a condition without captured, moved, first-move, through, picked,"
                                + " possible and hook")
                : condition;
    }

    private Optional<Condition> refuse(YamlNode node, String why) {
        problems.report(node, "E-CONDITION", why);
        return Optional.empty();
    }

    private Optional<Condition> any(YamlNode node) {
        if (node instanceof YamlMap map) {
            return map(map);
        }
        Optional<String> word = new Scalars(problems).choice(node, WORDS);
        return word.flatMap(known -> switch (known) {
            case "check" -> check(node, false);
            case "gave-check" -> check(node, true);
            default -> event(node, new Condition.Captured(all(), false));
        });
    }

    private Optional<Condition> captured(Fields fields, String key) {
        boolean enPassant = fields.node(key)
                .filter(node -> node instanceof YamlText word && word.text().equals(MoveFilterReader.EN_PASSANT))
                .isPresent();
        return event(fields.map(), new Condition.Captured(enPassant ? all() : kinds(fields, key), enPassant));
    }

    private Optional<Condition> check(YamlNode node, boolean enemy) {
        if (!checked && !problems.hasUnknownSection()) {
            problems.report(node, "E-CHECK", "'check' needs a rule of check; add 'check' and a royal piece");
        }
        return Optional.of(new Condition.Check(enemy));
    }

    /** Returns the condition where no event comes right before; empty, with a problem reported, if it asks for one. */
    public Optional<Condition> withoutEvent(Optional<YamlNode> node) {
        Optional<Condition> condition = node.flatMap(this::read);
        if (condition.isPresent() && condition.get().asksForEvent()) {
            problems.report(
                    node.orElseThrow(),
                    "E-CONDITION",
                    "'captured', 'moved', 'first-move' and 'through' speak of the event right before;"
                            + " expected them in a 'when' of the turn");
            return Optional.empty();
        }
        return condition;
    }

    /** Refuses a condition of the event right before where the placing of a captured piece may come between. */
    private Optional<Condition> event(YamlNode node, Condition condition) {
        Optional<Kind> placed =
                kinds.stream().filter(kind -> kind.fate().isPresent()).findFirst();
        if (placed.isPresent()) {
            problems.report(
                    node,
                    "E-CONDITION",
                    "'captured', 'moved', 'first-move' and 'through' have no meaning where a captured piece is"
                            + " placed again, as the "
                            + placed.get().name());
            return Optional.empty();
        }
        return Optional.of(condition);
    }

    /** Refuses a map that is no condition, or more than one. */
    private Optional<Condition> unknown(YamlMap map, List<String> conditions) {
        String found = conditions.isEmpty() ? quoted(map.keys()) : quoted(conditions);
        problems.report(
                map,
                "E-CONDITION",
                (found.isEmpty() ? "an empty condition" : found) + "; expected exactly one of "
                        + String.join(", ", KEYS),
                conditions.isEmpty() && !map.keys().isEmpty()
                        ? problems.suggest(map.keys().get(0), KEYS)
                        : "");
        return Optional.empty();
    }

    private static String quoted(List<String> keys) {
        return keys.stream().map(key -> "'" + key + "'").collect(Collectors.joining(", "));
    }

    private Optional<Condition> map(YamlMap map) {
        Fields fields = new Fields(map, DESCRIBED, problems);
        List<String> keys = KEYS.stream().filter(fields::has).toList();
        if (keys.size() != 1) {
            return unknown(map, keys);
        }
        Optional<Condition> condition = of(keys.get(0), fields);
        fields.done();
        return condition;
    }

    private Optional<Condition> of(String key, Fields fields) {
        return switch (key) {
            case "captured" -> captured(fields, key);
            case "first-move" ->
                names.find(fields.symbolText(key), "area", areas)
                        .flatMap(area -> event(fields.map(), new Condition.FirstMove(area)));
            case "moved" -> event(fields.map(), new Condition.Moved(kinds(fields, key)));
            case "picked" -> fields.node(key).map(filters -> new Condition.Picked(moves.read(filters)));
            case "possible" -> fields.node(key).flatMap(this::possible);
            case "turn" -> turn(fields);
            case "side" ->
                fields.choice(key).map(side -> new Condition.OnTurn(side.equals("white") ? Color.WHITE : Color.BLACK));
            case "counter" -> counter(fields);
            case "number" -> number(fields);
            case "pieces" -> pieces(fields);
            case "castling" -> castling(fields);
            case "row" -> together(fields, key, places.row(fields));
            case "face-to-face" -> Optional.of(new Condition.FaceToFace(kinds(fields, key), places.ways(fields)));
            case "block" -> together(fields, key, places.block(fields));
            case "chain" -> chain(fields);
            case "hook" -> fields.symbolText("hook").flatMap(this::hook);
            case "all" -> several(fields, key).map(Condition.All::new);
            case "any" -> several(fields, key).map(Condition.Any::new);
            default -> fields.node(key).flatMap(this::any).map(Condition.Not::new);
        };
    }

    /** Returns the condition of a hook, which is the same wherever the turn names the hook. */
    private Optional<Condition> hook(YamlText name) {
        Condition known = hooked.get(name.text());
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Condition> found = hooks.condition(name).map(Condition.Hooked::new);
        found.ifPresent(condition -> hooked.put(name.text(), condition));
        return found;
    }

    /** Reads the number of a turn, or bounds for it. */
    private Optional<Condition> turn(Fields fields) {
        if (fields.node("turn").orElse(fields.map()) instanceof YamlMap bounds && bounds != fields.map()) {
            Fields within = new Fields(bounds, TURNS, problems);
            int from = within.number("at-least").orElse(1);
            int to = within.number("at-most").orElse(MOST_TURNS);
            within.done();
            if (bounds.size() == 0) {
                problems.report(bounds, "E-REQUIRED", "expected 'at-least', 'at-most' or both");
            }
            checkBounds(from, to, within);
            return Optional.of(new Condition.TurnNumber(from, to));
        }
        OptionalInt number = fields.number("turn", 1, MOST_TURNS);
        return number.isPresent()
                ? Optional.of(new Condition.TurnNumber(number.getAsInt(), number.getAsInt()))
                : Optional.empty();
    }

    private Optional<Condition> counter(Fields fields) {
        Optional<Counter> counter = names.find(fields.symbolText("counter"), "counter", counters);
        OptionalInt reaches = fields.requiredNumber("reaches");
        return counter.isPresent() && reaches.isPresent()
                ? Optional.of(new Condition.Count(counters.indexOf(counter.get()), reaches.getAsInt()))
                : Optional.empty();
    }

    private Optional<Condition> number(Fields fields) {
        Optional<NumberOf> of = amounts.number(fields);
        Optional<YamlNode> exceeded = fields.node("more-than");
        Optional<YamlNode> least = exceeded.isPresent() ? Optional.empty() : fields.node("at-least");
        Optional<YamlNode> most = exceeded.isPresent() ? Optional.empty() : fields.node("at-most");
        if (of.isEmpty()) {
            return Optional.empty();
        }
        if (List.of("number", "of", "rule").containsAll(fields.map().keys())) {
            problems.report(fields.map(), "E-REQUIRED", "expected 'at-least', 'at-most' or both, or 'more-than'");
        }
        int from = amounts.number(of.get()).from();
        int to = amounts.number(of.get()).to();
        if (exceeded.isPresent()) {
            return moreThan(Amount.of(of.get()), exceeded.get(), from, to - 1);
        }
        boolean both = least.isPresent() && most.isPresent();
        Amount low = least.flatMap(node -> bound(node, from, to, both ? from - 1 : from))
                .orElse(Amount.of(from));
        Amount high =
                most.flatMap(node -> bound(node, from, to, both ? to + 1 : to)).orElse(Amount.of(to));
        checkBounds(low, high, fields);
        return Optional.of(new Condition.Within(Amount.of(of.get()), low, high));
    }

    /** Reads an amount that another one must exceed. */
    private Optional<Condition> moreThan(Amount amount, YamlNode than, int least, int most) {
        return amounts.read(than, least, most)
                .map(bound -> new Condition.Not(new Condition.Within(amount, Amount.of(0), bound)));
    }

    /**
     * Reads a bound of a number.
     *
     * @param always the bound that holds always and is a mistake; none of the number if the other bound is there, too
     */
    private Optional<Amount> bound(YamlNode node, int from, int to, int always) {
        Optional<Amount> bound = amounts.read(node, from, to);
        if (bound.isPresent()
                && bound.get().isWritten()
                && bound.get().written() == always
                && node instanceof YamlText
                && !Rolled.isReading(node)) {
            problems.report(
                    node,
                    "E-RANGE",
                    "this bound always holds, as the number is from " + from + " to " + to + "; leave it out");
        }
        return bound;
    }

    private void checkBounds(Amount least, Amount most, Fields fields) {
        if (least.isWritten() && most.isWritten()) {
            checkBounds(least.written(), most.written(), fields);
        }
    }

    private void checkBounds(int from, int to, Fields fields) {
        if (from > to) {
            problems.report(fields.map(), "E-RANGE", "at least " + from + " and at most " + to + " are never the case");
        }
    }

    private Optional<Condition> pieces(Fields fields) {
        int bound = isWorth(fields) ? MOST_WORTH : Condition.Pieces.MOST;
        Optional<YamlNode> exceeded = fields.node("more-than");
        if (exceeded.isPresent()) {
            return moreThan(Amount.of(counted(fields)), exceeded.get(), 0, bound - 1);
        }
        Optional<YamlNode> most = fields.node("at-most");
        Amount least = fields.node("at-least")
                .flatMap(node -> amounts.read(node, 0, bound))
                .orElse(Amount.of(most.isPresent() ? 0 : 1));
        Amount greatest = most.flatMap(node -> amounts.read(node, 0, bound)).orElse(Amount.of(MOST_WORTH));
        checkBounds(least, greatest, fields);
        return Optional.of(
                least.isWritten() && greatest.isWritten()
                        ? pieces(fields, least.written(), greatest.written())
                        : new Condition.Within(Amount.of(counted(fields)), least, greatest));
    }

    /** Reads pieces of which another key, or none, says how many there are. */
    private Condition.Pieces counted(Fields fields) {
        return pieces(fields, 0, MOST_WORTH);
    }

    private Condition.Pieces pieces(Fields fields, int from, int to) {
        List<Integer> worth = isWorth(fields)
                ? new WorthReader(kinds, problems).read(fields.map("pieces").orElseThrow())
                : List.of();
        BitSet counted = isWorth(fields) ? worthy(worth) : owned(fields, "pieces");
        Optional<YamlNode> place = fields.node("in");
        boolean hand = place.isPresent() && isHand(place.get());
        Optional<Area> in = hand ? Optional.of(NOWHERE) : moves.area(fields, "in");
        boolean by = fields.map().get("attacked").orElse(null) instanceof YamlMap;
        BitSet attackers = by ? attackers(fields) : new BitSet();
        Optional<Boolean> attacked = by ? Optional.of(true) : fields.flag("attacked");
        Optional<Boolean> guarded = fields.flag("guarded");
        Optional<MoveFilter.Near> beside = moves.around(fields);
        boolean inHand = hand || place.isEmpty() && attacked.isEmpty() && guarded.isEmpty() && beside.isEmpty();
        return new Condition.Pieces(
                counted, ActionReader.whose(fields), in, attacked, attackers, guarded, beside, inHand, from, to, worth);
    }

    /** Returns the kinds that must attack the pieces. */
    private BitSet attackers(Fields fields) {
        Fields attacked = fields.map("attacked")
                .map(map -> new Fields(map, ATTACKED, problems))
                .orElseThrow();
        BitSet attackers = kinds(attacked, "by");
        attacked.done();
        return attackers;
    }

    /** Returns whether the pieces are told with what each counts. */
    private static boolean isWorth(Fields fields) {
        return fields.map().get("pieces").orElse(fields.map()) instanceof YamlMap map && map != fields.map();
    }

    private static BitSet worthy(List<Integer> worth) {
        BitSet set = new BitSet();
        for (int kind = 0; kind < worth.size(); kind++) {
            set.set(kind, worth.get(kind) > 0);
        }
        return set;
    }

    /** Returns whether a place is the hand of a side, and no area. */
    private boolean isHand(YamlNode place) {
        return hands
                && place instanceof YamlText text
                && text.text().equals(NOWHERE.name())
                && areas.stream().noneMatch(area -> area.name().equals(NOWHERE.name()));
    }

    private Optional<Condition> castling(Fields fields) {
        Optional<YamlText> way = fields.requiredSymbolText("castling");
        boolean enemy = amounts.isOfEnemy(fields);
        return way.filter(named -> names.isKnown(named, "castling", ways))
                .map(named -> new Condition.MayCastle(named.text(), enemy));
    }

    private Optional<Condition> together(Fields fields, String key, Optional<PlaceReader.Places> where) {
        BitSet counted = owned(fields, key);
        boolean enemy = isOfEnemy(fields);
        boolean arrival = fields.choice("through").isPresent();
        return where.map(places ->
                        new Condition.Together(counted, enemy, places.sets(), places.atLeast(), places.shape()))
                .flatMap(set -> arrival ? event(fields.map(), new Condition.ThroughArrival(set)) : Optional.of(set));
    }

    private Optional<Condition> chain(Fields fields) {
        BitSet counted = owned(fields, "chain");
        boolean enemy = isOfEnemy(fields);
        List<Offset> by = fields.symbolText("by").map(betza::offsets).orElse(AROUND);
        if (!fields.has("from") && !fields.has("to")) {
            return Optional.of(new Condition.Chain(counted, enemy, Optional.empty(), by));
        }
        Optional<Area> from = names.find(fields.requiredSymbolText("from"), "area", areas);
        Optional<Area> to = names.find(fields.requiredSymbolText("to"), "area", areas);
        return from.isPresent() && to.isPresent()
                ? Optional.of(new Condition.Chain(
                        counted, enemy, Optional.of(new Condition.Chain.Ends(from.get(), to.get())), by))
                : Optional.empty();
    }

    /** Reads filters of moves that are possible where a turn begins: nothing has been thrown, picked or moved in it. */
    private Optional<Condition> possible(YamlNode node) {
        List<MoveFilter> filters = moves.read(node);
        if (filters.stream().anyMatch(filter -> OF_TURNS.stream().anyMatch(filter::asks))) {
            return refuse(
                    node,
                    "'possible' looks at a turn that begins; expected no 'rolled', 'picked', 'piece', 'departure'"
                            + " or 'reached'");
        }
        return Optional.of(new Condition.Possible(filters));
    }

    private Optional<List<Condition>> several(Fields fields, String key) {
        Optional<YamlList> list = fields.list(key);
        if (list.isPresent() && list.get().items().isEmpty()) {
            problems.report(list.get(), "E-REQUIRED", "empty list; expected at least one condition");
        }
        List<Condition> found = new ArrayList<>();
        for (YamlNode item : list.map(YamlList::items).orElse(List.of())) {
            any(item).ifPresent(found::add);
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(found));
    }

    /** Returns whether the key {@code of} says that the enemy's pieces are meant. Kinds tell which are nobody's. */
    private static boolean isOfEnemy(Fields fields) {
        return fields.choice("of").equals(Optional.of("enemy"));
    }

    private BitSet kinds(Fields fields, String key) {
        return kinds(fields, key, texts -> names.kinds(texts, kinds));
    }

    /** Reads kinds beside which the key {@code of} says whose they are. */
    private BitSet owned(Fields fields, String key) {
        return kinds(fields, key, texts -> names.kindsOf(texts, kinds, fields));
    }

    private BitSet kinds(Fields fields, String key, Function<List<YamlText>, BitSet> reader) {
        Optional<YamlNode> node = fields.node(key);
        if (node.isPresent()
                && node.get() instanceof YamlText text
                && text.text().equals(Rolled.WORD)) {
            return rolled.kinds(text, Optional.empty());
        }
        List<YamlText> texts = fields.requiredTexts(key);
        names.checkOnce(texts, "E-DUPLICATE", "each piece once");
        return reader.apply(texts);
    }

    private BitSet all() {
        BitSet all = new BitSet();
        all.set(0, kinds.size());
        return all;
    }
}
