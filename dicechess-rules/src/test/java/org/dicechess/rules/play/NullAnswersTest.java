package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;
import org.dicechess.spi.Waypoint;
import org.dicechess.spi.Waypoint.Holds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The message for a null from a hook names what was expected; it is not that of the virtual machine. */
class NullAnswersTest {

    private static final String GAME = """
            format: 1
            id: nulls
            name: Nulls
            board: {files: 5, ranks: 5}
            areas: {home: {white: rank 1}}
            pieces:
              wizard: {symbol: W, move: W, moves: {hook: moves}}
              runner: {symbol: R, move: {hook: paths}}
              victim: {symbol: V, move: W, when-captured: {hook: fate, to: home}}
              ghost:
                symbol: T
                facings: [n, s]
                walk: {dice: d4, in: home, step: {hook: steps}}
                turns: {hook: faces}
              king: {symbol: K, move: K}
            dice: {d4: {faces: 4}}
            turn: {one-of: [[{act: go}], [choose, {roll: chosen}, walk], move]}
            actions: {go: {move: king}}
            endings: {}
            setup: k4/5/v4/5/W1R1K w - - 0 1
            """;

    private static final Square C3 = Square.of("c3");

    /** A value from beyond the end of a list. */
    private static final Square NONE = Arrays.asList(C3, (Square) null).get(1);

    private static final Direction NOWHERE =
            Arrays.asList(Direction.NORTH, (Direction) null).get(1);

    private static final String NO_NAME = Arrays.asList("", (String) null).get(1);

    private static final Color NOBODY = Arrays.asList(Color.WHITE, (Color) null).get(1);

    @TempDir
    private Path folder;

    static Stream<org.junit.jupiter.params.provider.Arguments> moves() {
        return Stream.of(
                arguments("arrival", answer(() -> Effect.go(NONE)), "expected the square where the piece arrives"),
                arguments("taken", answer(() -> Effect.go(C3).taking(NONE)), "expected a square whose piece is taken"),
                arguments(
                        "from",
                        answer(() -> Effect.go(C3).shifting(NONE, C3)),
                        "expected the square from which a piece is shifted"),
                arguments(
                        "to",
                        answer(() -> Effect.go(C3).shifting(C3, NONE)),
                        "expected the square to which a piece is shifted"),
                arguments(
                        "square",
                        answer(() -> Effect.go(C3).changing(NONE, "king")),
                        "expected the square of a piece that becomes another kind"),
                arguments(
                        "kind",
                        answer(() -> Effect.go(C3).changing(C3, NO_NAME)),
                        "expected the name of the kind that a piece becomes"),
                arguments(
                        "way",
                        answer(() -> Effect.go(C3).facing(NOWHERE)),
                        "expected the direction that the piece faces afterwards"),
                arguments(
                        "list",
                        answer(() -> new Effect(C3, nothing(), List.of(), List.of(), Optional.empty())),
                        "expected a list, each of it a square whose piece"),
                arguments(
                        "shifts",
                        answer(() -> new Effect(C3, List.of(), nulls(), List.of(), Optional.empty())),
                        "expected a shift of a piece"),
                arguments(
                        "changes",
                        answer(() -> new Effect(C3, List.of(), List.of(), nulls(), Optional.empty())),
                        "expected a piece that becomes another kind"),
                arguments(
                        "move",
                        answer(() -> NullAnswersTest.<Effect>nulls().get(0)),
                        "nothing (null) in the list; expected each to be a move"),
                arguments(
                        "at",
                        look((piece, look) -> look.at(NONE)),
                        "null argument, perhaps from beyond the end of a list; expected a square"),
                arguments("isEmpty", look((piece, look) -> look.isEmpty(NONE)), "expected a square"),
                arguments("has", look((piece, look) -> look.has(NONE, Color.WHITE)), "expected a square"),
                arguments("has side", look((piece, look) -> look.has(piece.square(), NOBODY)), "expected a side"),
                arguments(
                        "has kind",
                        look((piece, look) -> look.has(piece.square(), Color.WHITE, NO_NAME)),
                        "no piece null; there are [wizard, "),
                arguments("squaresOf", look((piece, look) -> look.squaresOf(NOBODY, "king")), "expected a side"),
                arguments(
                        "count",
                        look((piece, look) -> look.count(Color.WHITE, NO_NAME)),
                        "no piece null; there are [wizard, "),
                arguments("in", look((piece, look) -> look.in(NONE, "home", Color.WHITE)), "expected a square"),
                arguments(
                        "in area",
                        look((piece, look) -> look.in(C3, NO_NAME, Color.WHITE)),
                        "there is no area null; expected one of [home]"),
                arguments("in side", look((piece, look) -> look.in(C3, "home", NOBODY)), "expected a side"),
                arguments("area", look((piece, look) -> look.area(NO_NAME, Color.WHITE)), "no area null"),
                arguments("counter", look((piece, look) -> look.counter(NO_NAME)), "no counter null"),
                arguments("number", look((piece, look) -> look.number(NO_NAME, look.side())), "no number null"),
                arguments(
                        "square name",
                        look((piece, look) -> look.square(NO_NAME)),
                        "expected the name of a square, as e4"),
                arguments("go", look((piece, look) -> look.go(NO_NAME)), "expected the name of a square, as e4"),
                arguments("spot in", look((piece, look) -> piece.in(NO_NAME)), "no area null"),
                arguments("towards", look((piece, look) -> piece.towards(NO_NAME)), "no area null"),
                arguments("walk", look((piece, look) -> piece.walk(Direction.NORTH, NOWHERE)), "expected a direction"),
                arguments("ray", look((piece, look) -> piece.ray(NOWHERE)), "expected a direction"),
                arguments("turned", look((piece, look) -> piece.turned(NOWHERE)), "expected a direction"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("moves")
    void nullsOfMovesAreExplained(String what, MoveRule rule, String expected) throws IOException {
        assertThatThrownBy(() ->
                        loader().hook("moves", "2", rule).load(file()).start().node())
                .isInstanceOfAny(HookException.class, org.dicechess.rules.InvalidDefinitionException.class)
                .hasMessageContaining("hook moves failed when asked about W on a1: ")
                .hasMessageContaining(expected);
    }

    static Stream<org.junit.jupiter.params.provider.Arguments> atLoad() {
        List<Square> squares = Arrays.asList(C3, NONE);
        return Stream.of(
                arguments(
                        "rides",
                        "paths",
                        (PathRule) from -> List.of(Waypoint.rides(squares)),
                        "expected a square of a path"),
                arguments(
                        "leap",
                        "paths",
                        (PathRule) from -> List.of(Waypoint.leap(NONE)),
                        "expected a square of a path"),
                arguments(
                        "over",
                        "paths",
                        (PathRule) from -> List.of(Waypoint.over(NONE)),
                        "expected a square of a path"),
                arguments(
                        "moves",
                        "paths",
                        (PathRule) from -> List.of(Waypoint.moves(nothing())),
                        "expected a list, each of it a square of a path"),
                arguments(
                        "square",
                        "paths",
                        (PathRule) from -> List.of(List.of(new Waypoint(NONE, Holds.EMPTY, true, true))),
                        "expected a square of a path"),
                arguments(
                        "holds",
                        "paths",
                        (PathRule) from -> List.of(List.of(
                                new Waypoint(C3, NullAnswersTest.<Holds>nulls().get(0), true, true))),
                        "expected what a square of a path must hold"),
                arguments("paths", "paths", (PathRule) from -> nothing(), "no list (null); expected a list of paths"),
                arguments("path", "paths", (PathRule) from -> nulls(), "null in place of a path or one of its squares"),
                arguments("steps", "steps", (StepRule) from -> nothing(), "no list (null); expected a list of steps"),
                arguments(
                        "step",
                        "steps",
                        (StepRule) from -> List.of(squares),
                        "null in place of a step or one of its squares"),
                arguments(
                        "facings",
                        "faces",
                        (FacingRule) visit -> nothing(),
                        "no list (null); expected a list of facings"),
                arguments("facing", "faces", (FacingRule) visit -> nulls(), "null in place of a facing"),
                arguments(
                        "given",
                        "steps",
                        (StepRule) from ->
                                List.of(List.of(Square.of(from.given(NO_NAME).get(0)))),
                        "expected a name under 'with'"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("atLoad")
    void nullsOfHooksAtLoadAreExplained(String what, String hook, Object rule, String expected) throws IOException {
        assertThat(loader().hook(hook, "2", rule).check(file()))
                .first()
                .extracting(Problem::message)
                .asString()
                .startsWith("hook " + hook + " failed when asked about ")
                .contains(expected);
    }

    @Test
    void nullsOfFatesAreExplained() throws IOException {
        CapturedRule rule =
                (victim, look) -> NullAnswersTest.<CapturedRule.Fate>nulls().get(0);
        assertThatThrownBy(() -> loader().hook("fate", "2", rule)
                        .load(file())
                        .position("k4/5/5/v4/W1R1K w - - 0 1")
                        .after("a1a2"))
                .isInstanceOf(HookException.class)
                .hasMessage(
                        "hook fate failed when asked about v on a2: no fate (null); expected one of [GONE, CAPTOR_PUTS, OWNER_PUTS]");
    }

    private static MoveRule answer(java.util.function.Supplier<Effect> effect) {
        return (piece, look) -> {
            List<Effect> effects = new ArrayList<>();
            effects.add(effect.get());
            return effects;
        };
    }

    private static MoveRule look(BiFunction<Spot, Look, Object> question) {
        return (piece, look) -> List.of(Effect.go(Square.of(String.valueOf(question.apply(piece, look)))));
    }

    private static <T> List<T> nulls() {
        return Arrays.asList((T) null, null);
    }

    private static <T> List<T> nothing() {
        return NullAnswersTest.<List<T>>nulls().get(0);
    }

    private static Loader loader() {
        Function<Spot, List<List<Square>>> still = from -> List.of();
        return Loader.create()
                .hook("moves", "1", (MoveRule) (piece, look) -> List.of())
                .hook("paths", "1", (PathRule) from -> List.of())
                .hook("steps", "1", (StepRule) still::apply)
                .hook("faces", "1", (FacingRule) visit -> List.of(visit.facing()))
                .hook("fate", "1", (CapturedRule) (victim, look) -> CapturedRule.Fate.GONE);
    }

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("trial.yaml"), GAME);
    }
}
