package org.dicechess.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hooks answer with, and what they may ask a square. */
class HookValuesTest {

    private static final Square E4 = Square.of("e4");
    private static final Square E5 = Square.of("e5");
    private static final String NULL = "nothing (null), perhaps of a list that is too short; expected ";

    @Test
    void wordsOfAPathSayWhatItsSquaresHold() {
        List<Square> two = List.of(E4, E5);
        assertThat(Waypoint.rides(two)).containsExactly(empty(E4, true, true), empty(E5, true, true));
        assertThat(Waypoint.moves(two)).containsExactly(empty(E4, true, false), empty(E5, true, false));
        assertThat(Waypoint.captures(two)).containsExactly(empty(E4, false, true), empty(E5, false, true));
        assertThat(Waypoint.through(two)).containsExactly(empty(E4, false, false), empty(E5, false, false));
        assertThat(Waypoint.over(E4)).containsExactly(new Waypoint(E4, Waypoint.Holds.SCREEN, false, false));
        assertThat(Waypoint.overEnemy(E4)).containsExactly(new Waypoint(E4, Waypoint.Holds.ENEMY, false, false));
        assertThat(Waypoint.leap(E4)).containsExactly(new Waypoint(E4, Waypoint.Holds.ANYTHING, true, true));
        assertThat(Waypoint.rides(List.of())).isEmpty();
    }

    @Test
    void aPathHasNoNull() {
        refuses(() -> Waypoint.leap(null), "a square of a path");
        refuses(() -> Waypoint.over(null), "a square of a path");
        refuses(() -> Waypoint.overEnemy(null), "a square of a path");
        refuses(() -> Waypoint.rides(null), "a list, each of it a square of a path");
        refuses(() -> Waypoint.moves(Arrays.asList(E4, null)), "a square of a path");
        refuses(() -> new Waypoint(E4, null, true, true), "what a square of a path must hold");
    }

    @Test
    void eachWordAddsToAnEffect() {
        Effect go = Effect.go(E4);
        assertThat(go.arrival()).isEqualTo(E4);
        assertThat(go.taken()).isEmpty();
        assertThat(go.shifts()).isEmpty();
        assertThat(go.changes()).isEmpty();
        assertThat(go.facing()).isEmpty();
        Effect all = go.taking(E5)
                .shifting(E5, Square.of("a1"))
                .changing(E4, "queen")
                .taking(Square.of("b2"))
                .facing(Direction.WEST);
        assertThat(all.taken()).containsExactly(E5, Square.of("b2"));
        assertThat(all.shifts()).containsExactly(new Effect.Shift(E5, Square.of("a1")));
        assertThat(all.changes()).containsExactly(new Effect.Change(E4, "queen"));
        assertThat(all.facing()).contains(Direction.WEST);
        assertThat(go).isEqualTo(Effect.go(E4));
    }

    /** A square taken or changed is one, a shift is two. */
    @Test
    void anEffectNamesSixteenSquaresAtMost() {
        Effect most = Effect.go(E4);
        for (int i = 0; i < 4; i++) {
            most = most.shifting(E4, E5).taking(E4).changing(E4, "rook");
        }
        Effect full = most;
        String refusal = "a move that names more than 16 squares";
        assertThat(full.shifts()).hasSize(4);
        assertThatThrownBy(() -> full.taking(E5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(refusal);
        assertThatThrownBy(() -> full.changing(E5, "rook")).hasMessage(refusal);
        assertThatThrownBy(() -> full.shifting(E5, E4)).hasMessage(refusal);
        assertThat(full.facing(Direction.EAST).facing()).contains(Direction.EAST);
    }

    @Test
    void anEffectHasNoNull() {
        refuses(() -> Effect.go(null), "the square where the piece arrives");
        refuses(() -> Effect.go(E4).taking(null), "a square whose piece is taken");
        refuses(() -> Effect.go(E4).shifting(null, E5), "the square from which a piece is shifted");
        refuses(() -> Effect.go(E4).shifting(E5, null), "the square to which a piece is shifted");
        refuses(() -> Effect.go(E4).changing(null, "queen"), "the square of a piece that becomes another kind");
        refuses(() -> Effect.go(E4).changing(E5, null), "the name of the kind that a piece becomes, as 'queen'");
        refuses(() -> Effect.go(E4).facing(null), "the direction that the piece faces afterwards");
        refuses(() -> new Effect(E4, List.of(), List.of(), List.of(), null), "a facing, or an empty Optional");
    }

    @Test
    void aHookExceptionTellsItsLine() {
        assertThat(new HookException(3, "no area").line()).isEqualTo(3);
        assertThat(new HookException(0, "no area")).hasMessage("no area");
    }

    @Test
    void aRayEndsAtTheEdge() {
        Spot spot = new EightByEight(E4, Color.WHITE, Direction.NORTH);
        assertThat(spot.ray(Direction.NORTH)).extracting(Square::text).containsExactly("e5", "e6", "e7", "e8");
        assertThat(spot.ray(Direction.SOUTH_WEST)).extracting(Square::text).containsExactly("d3", "c2", "b1");
        assertThat(new EightByEight(Square.of("h1"), Color.WHITE, Direction.NORTH).ray(Direction.EAST))
                .isEmpty();
    }

    /** A black piece looks from the other end: forward is south, and left and right stay where they are. */
    @ParameterizedTest
    @CsvSource({
        "NORTH, SOUTH",
        "NORTH_EAST, SOUTH_EAST",
        "EAST, EAST",
        "SOUTH_EAST, NORTH_EAST",
        "SOUTH, NORTH",
        "SOUTH_WEST, NORTH_WEST",
        "WEST, WEST",
        "NORTH_WEST, SOUTH_WEST",
    })
    void aBlackPieceSeesNorthAndSouthExchanged(Direction said, Direction seen) {
        assertThat(new EightByEight(E4, Color.BLACK, Direction.SOUTH).turned(said))
                .isEqualTo(seen);
        assertThat(new EightByEight(E4, Color.WHITE, Direction.NORTH).turned(said))
                .isEqualTo(said);
    }

    @Test
    void aSpotIsGivenNothingUnlessTheDefinitionGivesIt() {
        Spot spot = new EightByEight(E4, Color.BLACK, Direction.SOUTH);
        assertThatThrownBy(() -> spot.given("ways"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the definition gives nothing named 'ways'");
        assertThat(
                        new EightByEight(E4, Color.BLACK, Direction.SOUTH) {
                            @Override
                            public List<String> given(String name) {
                                return List.of("n", "sw");
                            }
                        }.directions("ways"))
                .containsExactly(Direction.SOUTH, Direction.NORTH_WEST);
        assertThatCode(() -> spot.charge(1)).doesNotThrowAnyException();
    }

    private static Waypoint empty(Square square, boolean moves, boolean captures) {
        return new Waypoint(square, Waypoint.Holds.EMPTY, moves, captures);
    }

    private static void refuses(org.assertj.core.api.ThrowableAssert.ThrowingCallable call, String expected) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(NULL + expected);
    }

    /** Chess squares without areas. */
    private static class EightByEight implements Spot {

        private final Square square;
        private final Color side;
        private final Direction facing;

        EightByEight(Square square, Color side, Direction facing) {
            this.square = square;
            this.side = side;
            this.facing = facing;
        }

        @Override
        public Square square() {
            return square;
        }

        @Override
        public Color side() {
            return side;
        }

        @Override
        public Direction facing() {
            return facing;
        }

        @Override
        public boolean in(String area) {
            return false;
        }

        @Override
        public Direction towards(String area) {
            return facing;
        }

        @Override
        public List<Square> walk(Direction... steps) {
            List<Square> visited = new ArrayList<>();
            int file = square.file();
            int rank = square.rank();
            for (Direction step : steps) {
                file += step.files();
                rank += step.ranks();
                if (file < 0 || file > 7 || rank < 0 || rank > 7) {
                    return List.of();
                }
                visited.add(new Square(file, rank));
            }
            return visited;
        }
    }
}
