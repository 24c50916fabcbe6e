package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An ending {@code none-left} holds as soon as the pieces are gone, and no longer once the move is taken back. */
class DecidedGamesTest {

    private static final String GAME = """
            format: 1
            id: decided
            name: Decided
            board: {files: 4, ranks: 4}
            areas: {low: {white: a1-d2}, last: {white: rank 4}, low-or-corner: {white: [a1-d2, d4]}}
            pieces:
              wazir: {symbol: W, move: W, promotion: {area: last, to: ferz}}
              ferz:  {symbol: F, move: F}
              king:  {symbol: K, move: K, royal: true}
            turn: move
            endings: {no-wazir: {when: none-left, pieces: wazir, AREA result: loses}}
            setup: k2w/4/4/K2W w - - 0 1
            """;

    @TempDir
    private Path folder;

    /** Worked out by hand. The area of Black is that of White, mirrored top to bottom. */
    @ParameterizedTest(name = "{0} {1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "                   | k2w/4/4/K2W w - - 0 1 | d1d2  | *",
                "                   | k2w/4/3W/K3 w - - 0 1 | d2d3  | *",
                "                   | k2w/3W/4/K3 w - - 0 1 | d3d4f | 1-0",
                "                   | k1w1/3W/4/K3 w - - 0 1 | d3d4f | 0-1",
                "                   | k1w1/2W1/4/K3 b - - 0 1 | c4c3  | 0-1",
                "in: low,           | k2w/4/4/K2W w - - 0 1 | d1d2  | *",
                "in: low,           | k2w/4/3W/K3 w - - 0 1 | d2d3  | 0-1",
                "in: low,           | k2w/4/3W/K3 w - - 0 1 | a1a2  | *",
                "in: low,           | k2w/4/4/K2W b - - 0 1 | d4d3  | *",
                "in: low,           | k3/3w/4/K2W b - - 0 1 | d3d2  | 1-0",
                "in: low-or-corner, | k3/w3/3W/K3 w - - 0 1 | d2d3  | 0-1",
            })
    void aMoveDecidesTheGameOnlyIfItTakesAwayTheLast(String area, String position, String move, String result) {
        Variant variant = Trial.load(folder, GAME.replace("AREA", area == null ? "" : area));
        Position before = variant.position(position);
        assertThat(result(before.after(move).node())).isEqualTo(result);
        Cursor cursor = before.cursor();
        for (int round = 0; round < 2; round++) {
            assertThat(listed(cursor)).contains(move);
            int event = cursor.number(before.variant().notation().event(before, move));
            cursor.play(event);
            assertThat(cursor.kind() == Cursor.Kind.END ? result(cursor.end()) : "*")
                    .isEqualTo(result);
            assertThat(listed(cursor).isEmpty()).isEqualTo(!result.equals("*"));
            cursor.undo();
            assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
        }
    }

    /** Two royals of a side: each move is tried in the search for a mate, which must not hide that the game is over. */
    @Test
    void aDecidedGameStaysDecidedWhenItsMovesAreTried() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("AREA", "")
                        .replace("turn: move", "turn: move\ncheck: {}")
                        .replace("endings: {", "endings: {mate: {when: checkmate, result: loses}, ")
                        .replace("k2w/4/4/K2W", "kk1w/4/4/KK1W"));

        assertThat(result(variant.position("kk1w/4/4/KK1W w - - 0 1").node())).isEqualTo("*");
        assertThat(result(variant.position("kk1w/4/4/KK2 w - - 0 1").node())).isEqualTo("0-1");
        assertThat(result(variant.position("kk1w/4/4/KK2 b - - 0 1").node())).isEqualTo("0-1");
        Cursor cursor = variant.position("kk1w/4/4/KK2 w - - 0 1").cursor();
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
        assertThat(listed(cursor)).isEmpty();
    }

    /** Black has no wazir while White moves. The ending asks about the side to move, so it holds after White's move. */
    @Test
    void anEndingOfTheSideToMoveWaitsForItsTurn() {
        String bare = GAME.replace(
                "no-wazir: {when: none-left, pieces: wazir, AREA result: loses}",
                "bare: {when: {pieces: [all, not king], at-most: 0}, side: to-move, result: loses}");
        Cursor cursor =
                Trial.load(folder, bare).position("k3/4/4/K2W w - - 0 1").cursor();
        assertThat(listed(cursor)).contains("d1d2");
        cursor.play(cursor.number(cursor.position().variant().notation().event(cursor.position(), "d1d2")));
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
        cursor.undo();
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
    }

    private static String result(Node node) {
        return node instanceof Node.End end ? end.result().text() : "*";
    }

    private static List<String> listed(Cursor cursor) {
        int[] events = new int[cursor.variant().eventBound()];
        int end = cursor.list(events, 0);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            texts.add(cursor.event(events[i]).text());
        }
        return texts;
    }
}
