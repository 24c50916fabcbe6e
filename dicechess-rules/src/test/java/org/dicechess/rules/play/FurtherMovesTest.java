package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The turn must use as many of two dice as possible: 1 moves a pawn a step ahead, 2 the wazir. A move is refused if no
 * piece can use the other die after it, although one could before. All moves were found by hand.
 */
class FurtherMovesTest {

    private static final String GAME = """
            format: 1
            id: further
            name: Further
            board: {files: 5, ranks: 3}
            pieces:
              pawn:  {symbol: P, move: fmW}
              wazir: {symbol: W, move: W}
            dice: {two: {count: 2, faces: [pawn, wazir]}}
            turn: [{roll: two}, {spend: {most: true}}]
            endings:
              bare: {when: none-left, pieces: wazir, result: loses}
            setup: 4w/5/P3W w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Cursor cursor;

    /** The first pawn can go on, but the only other free pawn cannot if the wazir takes its square. */
    @Test
    void aMoveThatTakesTheLastFreeSquareIsRefused() {
        begin(GAME, "w4/1W3/PP3 w - - 0 1", "[1 2]");
        // The wazir goes from b2 to c2, b3 or a2; on each of these squares it blocks one pawn only.
        assertThat(events()).containsExactlyInAnyOrder("a1a2", "b2a2", "b2c2", "b2b3");
        begin(GAME, "w4/p1W2/PP3 w - - 0 1", "[1 2]");
        // On b2 it would block the only pawn that no enemy blocks.
        assertThat(events()).containsExactlyInAnyOrder("b1b2", "c2c1", "c2c3", "c2d2");
    }

    /**
     * 1 moves a pawn, which may also step aside; 2 moves the pawn or the wazir, which is tried first. With 2 the pawn's
     * last step leaves no move for 1.
     */
    @Test
    void thePieceForTheOtherDieHasGone() {
        String pawn = "  pawn:  {symbol: P, move: fmW}\n";
        String wazir = "  wazir: {symbol: W, move: W}\n";
        String game = GAME.replace(pawn + wazir, wazir + pawn.replace("fmW", "fmWfmF"))
                .replace("[pawn, wazir]", "[pawn, [pawn, wazir]]");
        begin(game, "4w/P4/4W w - - 0 1", "[1 2]");
        assertThat(events()).containsExactlyInAnyOrder("a2a3:1", "a2b3:1", "e1d1", "e1e2");
    }

    /** If both dice move pawns, the pawn that moves first may be the only one that can go on. */
    @Test
    void aPieceMayUseBothDice() {
        begin(GAME, "4w/4P/P3W w - - 0 1", "[1 1]");
        // The enemy's wazir blocks the pawn on e2.
        assertThat(events()).containsExactly("a1a2");
        play("a1a2");
        assertThat(events()).containsExactly("a2a3");
    }

    /** First the pawn on a1 is free; when Black has come to a2, the one on b1 alone is. */
    @Test
    void aFreePieceMayBeBlockedLater() {
        begin(GAME, "w3p/5/PPW1P w - - 0 1", "[1 2]");
        assertThat(events()).containsExactlyInAnyOrder("a1a2", "b1b2", "e1e2", "c1c2", "c1d1");
        play("e1e2", "c1c2", "[1 2]");
        // Black's pawn is blocked and stays blocked.
        assertThat(events()).containsExactlyInAnyOrder("a3a2", "a3b3");
        play("a3a2", "--", "[1 2]");
        assertThat(events()).containsExactlyInAnyOrder("b1b2", "c2c1", "c2c3", "c2d2");
    }

    /** White's pawns are always free; Black's only pawn is not if the wazir steps before it. */
    @Test
    void theOtherSidesPiecesDoNotCount() {
        begin(GAME, "3p1/4w/PPW2 w - - 0 1", "[1 2]");
        assertThat(events()).containsExactlyInAnyOrder("a1a2", "b1b2", "c1c2", "c1d1");
        play("b1b2", "c1c2", "[1 2]");
        assertThat(events()).containsExactlyInAnyOrder("d3d2", "e2e1", "e2e3");
    }

    /** A capture that ends the game leaves the other die unused, although a pawn could move. */
    @Test
    void aMoveThatEndsTheGameIsRefused() {
        begin(GAME, "5/3wW/P4 w - - 0 1", "[1 2]");
        assertThat(events()).containsExactlyInAnyOrder("a1a2", "e2e1", "e2e3");
    }

    private void begin(String game, String position, String roll) {
        cursor = Trial.load(folder, game).position(position).cursor();
        play(roll);
    }

    private void play(String... texts) {
        for (String text : texts) {
            Event event = cursor.variant().notation().event(cursor.position(), text);
            cursor.play(cursor.number(event));
        }
    }

    /** Returns the events of the cursor's position. */
    private List<String> events() {
        int[] events = new int[cursor.variant().eventBound()];
        return Arrays.stream(events, 0, cursor.list(events, 0))
                .mapToObj(cursor::event)
                .map(Event::text)
                .toList();
    }
}
