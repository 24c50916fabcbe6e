package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves that hold in an area, from an area, to an area or for one side only. Expected moves are counted by hand. */
class PieceMovesTest {

    private static final String GAME = """
            format: 1
            id: movers
            name: Movers
            board: {files: 8, ranks: 8}
            areas:
              palace: {white: c1-e3}
              beyond: {white: [rank 5, rank 6, rank 7, rank 8]}
              first: {white: rank 1}
              second: {white: rank 2}
              starts: {white: [rank 1, rank 2]}
            pieces:
              guard:   {symbol: G, move: {move: Q, in: palace}}
              soldier: {symbol: S, move: [fW, {move: sW, from: beyond}]}
              lancer:  {symbol: L, move: {move: R, to: beyond}}
              pawn:
                symbol: P
                move: [fmWfceF, {move: ifmnD, from: second}, {move: ifmnH, from: first}]
                initial: starts
              west:    {symbol: W, move: [{move: lW, side: white}, {move: rW, side: black}]}
              turner:  {symbol: T, move: lWfrFfrN, facings: forward}
              horse:   {symbol: H, move: {move: nN, in: palace}}
              rock:    {symbol: O, move: none}
              king:    {symbol: K, move: [K, {move: cfR, captures: king}], royal: true}
            setup: k7/8/8/8/8/8/8/7K w - - 0 1
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
            """;

    @TempDir
    private Path folder;

    @Test
    void aPieceStaysInItsArea() {
        assertThat(of("k7/8/8/8/8/8/3G4/7K w - - 0 1", "d2"))
                .containsExactlyInAnyOrder("d2c1", "d2d1", "d2e1", "d2c2", "d2e2", "d2c3", "d2d3", "d2e3");
        assertThat(of("k7/8/8/8/8/8/8/2G4K w - - 0 1", "c1"))
                .containsExactlyInAnyOrder("c1d1", "c1e1", "c1c2", "c1c3", "c1d2", "c1e3");
        assertThat(of("7k/8/3g4/8/8/8/8/K7 b - - 0 1", "d6"))
                .containsExactlyInAnyOrder("d6c6", "d6e6", "d6c7", "d6d7", "d6e7", "d6d8");
    }

    @Test
    void aPieceOutsideItsAreaDoesNotMove() {
        assertThat(of("k7/8/8/8/3G4/8/8/7K w - - 0 1", "d4")).isEmpty();
    }

    @Test
    void theSquaresPassedLieInTheAreaToo() {
        // From d1 a horse goes over d2 to c3 and e3; over c1 and e1 it would leave the palace.
        assertThat(of("k7/8/8/8/8/8/8/3H3K w - - 0 1", "d1")).containsExactlyInAnyOrder("d1c3", "d1e3");
        assertThat(of("k7/8/8/8/8/8/3p4/3H3K w - - 0 1", "d1")).isEmpty();
    }

    @Test
    void aMoveMayBeginOnlyFromAnArea() {
        assertThat(of("k7/8/8/8/3S4/8/8/7K w - - 0 1", "d4")).containsExactly("d4d5");
        assertThat(of("k7/8/8/3S4/8/8/8/7K w - - 0 1", "d5")).containsExactlyInAnyOrder("d5d6", "d5c5", "d5e5");
        assertThat(of("7k/8/8/3s4/8/8/8/K7 b - - 0 1", "d5")).containsExactly("d5d4");
        assertThat(of("7k/8/8/8/3s4/8/8/K7 b - - 0 1", "d4")).containsExactlyInAnyOrder("d4d3", "d4c4", "d4e4");
    }

    @Test
    void aRiderMayPassSquaresOnWhichItMayNotEnd() {
        assertThat(of("k7/8/8/8/8/8/3L4/7K w - - 0 1", "d2")).containsExactlyInAnyOrder("d2d5", "d2d6", "d2d7", "d2d8");
        assertThat(of("k7/8/8/8/3s4/8/3L4/7K w - - 0 1", "d2")).isEmpty();
        assertThat(of("k7/8/3s4/8/8/8/3L4/7K w - - 0 1", "d2")).containsExactlyInAnyOrder("d2d5", "d2d6");
    }

    @Test
    void leapsFromSeveralInitialAreasOpenSquaresToEnPassant() {
        assertThat(of("k7/8/8/8/8/8/8/3P3K w - - 0 1", "d1")).containsExactlyInAnyOrder("d1d2", "d1d4");
        Position position = position("k7/8/8/8/2p5/8/3P4/7K w - - 0 1").after("d2d4");
        assertThat(of(position, "c4")).containsExactlyInAnyOrder("c4c3", "c4d3");
        Position longer = position("k7/8/8/8/8/2p5/8/3P3K w - - 0 1").after("d1d4");
        assertThat(of(longer, "c3")).containsExactlyInAnyOrder("c3c2", "c3d2");
        assertThat(of("k7/8/8/8/8/3P4/8/7K w - - 0 1", "d3")).containsExactly("d3d4");
    }

    @Test
    void aSideMayHaveMovesOfItsOwn() {
        assertThat(of("k7/8/8/8/3W4/8/8/7K w - - 0 1", "d4")).containsExactly("d4c4");
        assertThat(of("7k/8/8/8/3w4/8/8/K7 b - - 0 1", "d4")).containsExactly("d4e4");
    }

    @Test
    void leftAndRightTurnWithAPieceThatFacesForward() {
        assertThat(of("k7/8/8/8/3T4/8/8/7K w - - 0 1", "d4")).containsExactlyInAnyOrder("d4c4", "d4e5", "d4f5");
        assertThat(of("7k/8/8/8/3t4/8/8/K7 b - - 0 1", "d4")).containsExactlyInAnyOrder("d4e4", "d4c3", "d4b3");
    }

    @Test
    void anImmobilePieceStandsInTheWayAndIsCaptured() {
        assertThat(of("k7/8/8/8/8/8/8/3O3K w - - 0 1", "d1")).isEmpty();
        assertThat(of("k7/8/8/8/8/8/1o6/1K6 w - - 0 1", "b1")).contains("b1b2");
    }

    @Test
    void facingKingsAttackEachOtherAndNothingElse() {
        assertThatThrownBy(() -> position("3k4/8/8/8/8/8/8/3K4 w - - 0 1")).hasMessageContaining("in check");
        assertThat(of("3k4/8/8/8/8/8/8/2K5 w - - 0 1", "c1")).containsExactlyInAnyOrder("c1b1", "c1b2", "c1c2");
        assertThat(of("3k4/8/8/3s4/8/8/8/3K4 w - - 0 1", "d1"))
                .containsExactlyInAnyOrder("d1c1", "d1e1", "d1c2", "d1d2", "d1e2");
        // A piece between the kings may move on their line alone.
        assertThat(of("3k4/8/8/3S4/8/8/8/3K4 w - - 0 1", "d5")).containsExactly("d5d6");
    }

    @Test
    void explainNamesTheLimit() {
        assertThatThrownBy(() -> position("k7/8/8/8/8/8/3G4/7K w - - 0 1").after("d2d4"))
                .hasMessageContaining(
                        "a guard does not go from d2 to d4 here: it moves that way only within the area palace");
        assertThatThrownBy(() -> position("k7/8/8/8/8/8/3G4/7K w - - 0 1").after("d2e4"))
                .hasMessageEndingWith("a guard does not go from d2 to e4 here");
        assertThatThrownBy(() -> position("k7/8/8/8/3S4/8/8/7K w - - 0 1").after("d4e4"))
                .hasMessageContaining("it moves that way only from the area beyond");
        assertThatThrownBy(() -> position("k7/8/8/8/8/8/3L4/7K w - - 0 1").after("d2d4"))
                .hasMessageContaining("it moves that way only to the area beyond");
        assertThatThrownBy(() -> position("k7/8/8/8/3W4/8/8/7K w - - 0 1").after("d4e4"))
                .hasMessageContaining("only Black moves it that way");
        assertThatThrownBy(() -> position("k7/8/8/3s4/8/8/8/3K4 w - - 0 1").after("d1d5"))
                .hasMessageContaining("a king does not go from d1 to d5 here: that way it only captures the king");
    }

    @Test
    void hostsSeeAllNotations() {
        assertThat(Trial.load(folder, GAME).pieceTypes().stream()
                        .map(type -> type.betza())
                        .toList())
                .containsExactly("Q", "fW sW", "R", "fmWfceF ifmnD ifmnH", "lW rW", "lWfrFfrN", "nN", "", "K cfR");
    }

    private List<String> of(String text, String from) {
        return of(position(text), from);
    }

    private static List<String> of(Position position, String from) {
        return position.node().events().stream()
                .map(Event::text)
                .filter(text -> text.startsWith(from))
                .toList();
    }

    private Position position(String text) {
        return Trial.load(folder, GAME).position(text);
    }
}
