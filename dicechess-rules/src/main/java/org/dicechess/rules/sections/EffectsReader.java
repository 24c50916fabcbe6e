package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code effects}. Each effect has a name, the events {@code after} which it happens, a place ({@code at},
 * {@code reach}, {@code enclosed}) and one of the keys {@code remove}, {@code replace}, {@code convert}, {@code shift},
 * {@code relocate} and {@code return} of an action.
 */
public final class EffectsReader {

    static final List<String> EVENTS = List.of("move", "drop", "turn");
    private static final List<String> PLACES = List.of("at", "reach", "enclosed", "beside", "chain");
    private static final List<String> PLACES_OF_EVENTS = List.of("at", "reach", "enclosed", "return");
    private static final List<String> SQUARES =
            List.of("arrival", "departure", "captured", "passed", "behind", "ahead");

    static final Keys KEYS = ActionReader.KEYS_OF_ALL
            .named("effect")
            .and(Keys.of(
                    "",
                    Key.node("after", "triggers"),
                    Key.word("at", SQUARES),
                    Key.symbol("reach", "betza"),
                    Key.symbol("enclosed", "betza"),
                    Key.symbols("closed-by", "piece").beside("enclosed"),
                    Key.symbol("hostile", "area").beside("enclosed"),
                    Key.map("beside", "near-beside"),
                    Key.flag("chain")));

    static final Keys TRIGGER =
            Keys.oneOf("trigger", EVENTS.subList(0, 2), Key.node("move", "filters"), Key.node("drop", "filters"));

    /** Squares that depend on the line of a move. */
    private static final List<String> OF_LINES = List.of("passed", "behind", "ahead");

    /** What filters ask of the position after the event, to which the effect belongs. */
    private static final List<Class<? extends MoveFilter.Clause>> OF_RESULT = List.of(
            MoveFilter.Checks.class,
            MoveFilter.Mates.class,
            MoveFilter.Affects.class,
            MoveFilter.Leaves.class,
            MoveFilter.Attacks.class);

    /** What filters ask of earlier events of the turn. */
    private static final List<Class<? extends MoveFilter.Clause>> OF_TURN = List.of(
            MoveFilter.LastPiece.class,
            MoveFilter.Unmoved.class,
            MoveFilter.PickedPiece.class,
            MoveFilter.Picked.class,
            MoveFilter.Departure.class,
            MoveFilter.Reached.class);

    /** Twice what a queen on the largest board takes for both sides. */
    private static final int MOST_ON_LINES = 100_000;

    private final Squares squares;
    private final ActionReader actions;
    private final MoveFilterReader moves;
    private final BetzaText betza;
    private final Problems problems;

    public EffectsReader(Squares squares, ActionReader actions, MoveFilterReader moves, Problems problems) {
        this.squares = squares;
        this.actions = actions;
        this.moves = moves;
        this.betza = new BetzaText(problems);
        this.problems = problems;
    }

    /** Returns the effects; those with mistakes, which are reported, may be missing. */
    public List<Effect> read(YamlMap map) {
        List<Effect> effects = new ArrayList<>();
        for (NamedMaps.Named effect : NamedMaps.of(map, "what happens after a move or a drop", problems)) {
            effects.addAll(effect(effect.name(), new Fields(effect.map(), KEYS, problems)));
        }
        return List.copyOf(effects);
    }

    private List<Effect> effect(String name, Fields fields) {
        Optional<YamlNode> node = fields.requiredNode("after");
        List<Effect.Trigger> after = node.map(this::triggers).orElse(List.of());
        Optional<String> at = fields.choice("at");
        Effect.Reach reach = reach(at.isPresent(), fields);
        if (reach instanceof Effect.Lines && at.equals(Optional.of("passed"))) {
            problems.report(
                    fields.node("at").orElseThrow(),
                    "E-EFFECT",
                    "'reach' and 'enclosed' go from one square; expected another square");
        }
        if (squares.areJoined() && at.filter(OF_LINES::contains).isPresent()) {
            problems.report(
                    fields.node("at").orElseThrow(),
                    "E-EFFECT",
                    "on a joined board two lines may lead to one square; expected another square");
        }
        Optional<MoveFilter.Near> beside = moves.around(fields);
        boolean chain = fields.flag("chain").orElse(false);
        String rule = fields.rule();
        List<Action> action = actions.ofAll(name, rule, fields);
        if (ActionReader.hasVerb(fields)) {
            fields.done();
        }
        if (after.stream().anyMatch(trigger -> trigger.when() == Effect.When.TURN)) {
            PLACES_OF_EVENTS.stream()
                    .filter(fields::has)
                    .findFirst()
                    .ifPresent(key -> reportTurn(fields.node(key).orElseThrow()));
        } else if (fields.has("return")) {
            PLACES.stream()
                    .filter(fields::has)
                    .findFirst()
                    .ifPresent(key -> reportPlace(fields.node(key).orElseThrow()));
        }
        if (chain && !(reach instanceof Effect.Lines) && !fields.has("return")) {
            checkRepeated(reach, beside, action, fields.node("chain").orElseThrow());
        }
        Effect.At square =
                at.map(word -> Effect.At.values()[SQUARES.indexOf(word)]).orElse(Effect.At.ARRIVAL);
        return action.stream()
                .map(each -> new Effect(name, after, square, reach, beside, each, chain, rule))
                .toList();
    }

    /** Checks an effect over the whole board that comes until it changes nothing. */
    private void checkRepeated(
            Effect.Reach reach, Optional<MoveFilter.Near> beside, List<Action> actions, YamlNode place) {
        if (!(reach instanceof Effect.Everywhere) || beside.isEmpty()) {
            problems.report(place, "E-EFFECT", "'chain' without 'reach', 'enclosed' or 'beside' goes nowhere");
        } else if (!actions.stream().allMatch(EffectsReader::comesToAnEnd)) {
            problems.report(
                    place,
                    "E-EFFECT",
                    "'chain' over the whole board might never end; expected remove, replace, or convert of one side's"
                            + " pieces");
        }
    }

    private static boolean comesToAnEnd(Action action) {
        return action instanceof Action.Replaces
                || action instanceof Action.Converts converts && converts.whose() != Action.Whose.EITHER;
    }

    private void reportTurn(YamlNode place) {
        problems.report(
                place,
                "E-EFFECT",
                "the end of a turn has no square and captures nothing; expected no at, reach, enclosed and return");
    }

    private void reportPlace(YamlNode place) {
        problems.report(
                place,
                "E-EFFECT",
                "'return' is for the captured piece; expected no at, reach, enclosed, beside and chain");
    }

    private List<Effect.Trigger> triggers(YamlNode node) {
        if (node instanceof YamlList list) {
            if (list.items().isEmpty()) {
                problems.report(list, "E-REQUIRED", "empty list; expected move, drop or turn");
            }
            return list.items().stream().flatMap(item -> trigger(item).stream()).toList();
        }
        return trigger(node).map(List::of).orElse(List.of());
    }

    private static Effect.When when(String word) {
        return Effect.When.values()[EVENTS.indexOf(word)];
    }

    private Optional<Effect.Trigger> trigger(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return new Scalars(problems)
                    .choice(node, EVENTS)
                    .map(word -> new Effect.Trigger(when(word), List.of(MoveFilter.ANY)));
        }
        Fields fields = new Fields(map, TRIGGER, problems);
        List<String> events = EVENTS.subList(0, 2).stream().filter(fields::has).toList();
        if (events.size() != 1) {
            problems.report(map, "E-EFFECT", "expected move, drop, {move: ...} or {drop: ...}");
            return Optional.empty();
        }
        fields.done();
        boolean drops = events.get(0).equals("drop");
        return fields.node(events.get(0))
                .map(filters -> new Effect.Trigger(when(events.get(0)), filters(filters, drops)));
    }

    private List<MoveFilter> filters(YamlNode node, boolean drops) {
        List<MoveFilter> filters = moves.read(node);
        if (filters.stream().anyMatch(filter -> OF_RESULT.stream().anyMatch(filter::asks) || asksForMoves(filter))) {
            problems.report(
                    node,
                    "E-EFFECT",
                    "an effect is a part of its move, so it cannot ask for what comes of the move; expected no checks,"
                            + " mates, affects, leaves, attacks and possible");
        } else if (filters.stream().anyMatch(EffectsReader::asksForEventsBefore)) {
            problems.report(
                    node,
                    "E-EFFECT",
                    "'piece', 'picked' and 'to: departure' speak of events before, for which an effect does not ask;"
                            + " expected another key");
        } else if (drops && filters.stream().anyMatch(MoveFilter::asksForOrigin)) {
            problems.report(
                    node,
                    "E-FILTER",
                    "a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside,"
                            + " only-if, and, not");
        }
        return filters;
    }

    private static boolean asksForEventsBefore(MoveFilter filter) {
        return OF_TURN.stream().anyMatch(filter::asks) || filter.hasCondition(Condition.Picked.class);
    }

    private static boolean asksForMoves(MoveFilter filter) {
        return filter.hasCondition(Condition.Possible.class) || filter.hasCondition(Condition.Check.class);
    }

    private Effect.Reach reach(boolean isAtSquare, Fields fields) {
        Optional<YamlText> reach = fields.symbolText("reach");
        Optional<YamlText> enclosed = fields.symbolText("enclosed");
        if (reach.isPresent() && enclosed.isPresent()) {
            problems.report(enclosed.get(), "E-EFFECT", "'enclosed' beside 'reach'; expected one of them");
        }
        Optional<Area> hostile = actions.areaIfAny(fields, "hostile");
        BitSet closers = fields.has("closed-by") ? actions.named("closed-by", fields) : new BitSet();
        Stream.of("hostile", "closed-by")
                .filter(key -> enclosed.isEmpty() && fields.has(key))
                .forEach(key -> problems.report(
                        fields.node(key).orElseThrow(),
                        "E-EFFECT",
                        "'" + key + "' says what closes an enclosed line; expected 'enclosed' beside it"));
        Optional<YamlText> lines = reach.or(() -> enclosed);
        if (lines.isEmpty()) {
            return isAtSquare ? new Effect.Here() : new Effect.Everywhere();
        }
        List<Ride> rides = betza.read(lines.get());
        if (!rides.stream().allMatch(EffectsReader::isPlain)) {
            problems.report(
                    lines.get(),
                    "E-BETZA",
                    "expected leaps and riders without m, c, d, i, n, p, g and e, as the squares alone count");
        }
        int[][][] white = lines(rides, Color.WHITE);
        int[][][] black = lines(rides, Color.BLACK);
        long size = Stream.of(white, black)
                .flatMap(Stream::of)
                .flatMap(Stream::of)
                .mapToLong(line -> line.length)
                .sum();
        if (size > MOST_ON_LINES) {
            problems.report(
                    lines.get(),
                    "E-RANGE",
                    "the lines from all squares have " + size + " squares together; at most " + MOST_ON_LINES);
        }
        boolean encloses = enclosed.isPresent() && reach.isEmpty();
        if (encloses && !rides.isEmpty() && Stream.of(white).flatMap(Stream::of).allMatch(line -> line.length == 1)) {
            problems.report(
                    lines.get(), "E-EFFECT", "a single leap encloses nothing; expected riders, as R2 for one piece");
        }
        return new Effect.Lines(white, black, rides, encloses, closers, hostile);
    }

    private static boolean isPlain(Ride ride) {
        return ride.quiet()
                && ride.capture()
                && !ride.initial()
                && !ride.lame()
                && !ride.hop()
                && !ride.enPassant()
                && !ride.own()
                && !ride.behind();
    }

    private int[][][] lines(List<Ride> rides, Color side) {
        int[][][] lines = new int[squares.size()][][];
        for (int from = 0; from < lines.length; from++) {
            List<int[]> all = new ArrayList<>();
            for (Ride ride : rides) {
                for (Course course : ride.courses()) {
                    all.add(line(course, from, side));
                }
            }
            all.removeIf(line -> line.length == 0);
            lines[from] = all.toArray(new int[0][]);
        }
        return lines;
    }

    private int[] line(Course course, int from, Color side) {
        int forth = side == Color.WHITE ? 1 : -1;
        List<Integer> line = new ArrayList<>();
        int at = from;
        for (int number = 0; number < Math.min(course.range(), squares.size()); number++) {
            Ride.Leap leap = course.leap(number);
            at = squares.step(at, leap.dx(), forth * leap.dy());
            if (at < 0 || at == from) {
                break;
            }
            if (course.mayStop(number)) {
                line.add(at);
            }
        }
        return line.stream().mapToInt(Integer::intValue).toArray();
    }
}
