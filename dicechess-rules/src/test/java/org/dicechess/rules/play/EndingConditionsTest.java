package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Ending;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endings by conditions. Two moves a turn. Worked out by hand. */
class EndingConditionsTest {

    private static final String GAME = """
            format: 1
            id: ends
            name: Ends
            board: {files: 4, ranks: 4}
            areas: {centre: b2-c3, far: {white: rank 4}}
            pieces:
              wazir: {symbol: W, move: W}
              king:  {symbol: K, move: K}
            counters: {quiet: {}}
            turn: [move, {optional: move}]
            endings: {over: ENDING}
            setup: k2w/4/4/KW2 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant game(String ending) {
        return Trial.load(folder, GAME.replace("ENDING", ending));
    }

    private static String result(Node node) {
        return node instanceof Node.End end ? end.result().text() : "*";
    }

    @ParameterizedTest(name = "{0} at {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                // A side without a piece but its king.
                "{pieces: [all, not king], at-most: 0}, side: to-move, result: loses | k2w/4/4/KW2 w - - 0 1 | *",
                "{pieces: [all, not king], at-most: 0}, side: to-move, result: loses | k3/4/4/KW2 b - - 0 1  | 1-0",
                "{pieces: [all, not king], at-most: 0}, side: to-move, result: loses | k3/4/4/KW2 w - - 0 1  | *",
                "{pieces: [all, not king], at-most: 0}, side: to-move, result: wins  | k3/4/4/KW2 b - - 0 1  | 0-1",
                "{pieces: [all, not king], at-most: 0}, side: to-move, result: draws | k3/4/4/KW2 b - - 0 1  | 1/2-1/2",
                "{pieces: [all, not king], at-most: 0}, side: to-move, result: loses | k3/4/4/K3 w - - 0 1   | 0-1",
                "{not: {pieces: [all, not king]}}, side: black, result: loses | k3/4/4/KW2 w - - 0 1  | 1-0",
                "{not: {pieces: [all, not king]}}, side: black, result: loses | k3/4/4/KW2 b - - 0 1  | 1-0",
                "{not: {pieces: [all, not king]}}, side: black, result: wins  | k3/4/4/K3 w - - 0 1   | 0-1",
                "{not: {pieces: [all, not king]}}, side: black, result: loses | k2w/4/4/K3 w - - 0 1  | *",
                "{not: {pieces: [all, not king]}}, side: white, result: loses | k2w/4/4/K3 b - - 0 1  | 0-1",
                "{not: {pieces: [all, not king]}}, result: loses | k2w/4/4/K3 b - - 0 1  | 0-1",
                "{not: {pieces: [all, not king]}}, result: loses | k3/4/4/K3 b - - 0 1   | 1-0",
                // The area of Black is that of White, mirrored.
                "{pieces: wazir, in: far}, result: wins             | k3/w3/4/KW2 w - - 0 1  | *",
                "{pieces: wazir, in: far}, result: wins             | kW2/w3/4/K3 w - - 0 1  | 1-0",
                "{pieces: wazir, in: far}, result: wins             | k3/4/4/Kw2 w - - 0 1   | 0-1",
                "{pieces: wazir, in: far}, result: wins             | kW2/4/4/Kw2 w - - 0 1  | 1-0",
                "{pieces: wazir, in: far}, result: wins             | kW2/4/4/Kw2 b - - 0 1  | 0-1",
                "{pieces: wazir, in: far, at-least: 2}, result: wins | kW2/3w/4/K3 w - - 0 1 | *",
                "{pieces: wazir, in: far, at-least: 2}, result: wins | kWW1/3w/4/K3 w - - 0 1 | 1-0",
                "{pieces: wazir, of: enemy, in: far}, result: wins  | k3/4/4/Kw2 w - - 0 1   | 1-0",
                // Of two own pieces in the centre the king attacks none, a wazir of the enemy one.
                "{pieces: wazir, in: centre, attacked: false}, result: wins | k3/4/1W2/K3 w - - 0 1   | 1-0",
                "{pieces: wazir, in: centre, attacked: false}, result: wins | 4/k3/1W2/K3 w - - 0 1   | *",
                "{pieces: wazir, in: centre, attacked: false}, result: wins | 4/k3/1WW1/K3 w - - 0 1  | 1-0",
                "{pieces: wazir, in: centre, attacked: true}, result: loses | 4/k3/1WW1/K3 w - - 0 1  | 0-1",
                "{pieces: wazir, in: centre, attacked: true}, result: loses | 4/4/1WWw/K2k w - - 0 1  | 0-1",
                // So many pieces around one, as the side sees them of which the ending speaks.
                "{pieces: king, beside: {pieces: wazir, of: enemy, at-least: 2}}, result: loses | k3/4/ww2/K3 w - - 0 1  | 0-1",
                "{pieces: king, beside: {pieces: wazir, of: enemy, at-least: 2}}, result: loses | k3/4/wWw1/K3 w - - 0 1 | *",
                "{pieces: king, beside: {pieces: wazir, of: enemy, at-least: 2, by: W}}, result: loses | k3/4/ww2/K3 w - - 0 1 | *",
                "{pieces: king, beside: {pieces: wazir, of: enemy, at-least: 2, by: W}}, result: loses | k3/4/w3/Kw2 w - - 0 1 | 0-1",
                "{pieces: king, of: enemy, beside: {pieces: wazir, of: own, at-least: 2}}, result: wins | k3/4/ww2/K3 w - - 0 1 | 0-1",
                "{pieces: king, of: enemy, beside: {pieces: wazir, of: own, at-least: 2}}, result: wins | k3/4/WW2/K3 w - - 0 1 | *",
                "{pieces: wazir, in: centre, beside: {pieces: all, of: either, at-most: 0}}, result: loses | k3/2w1/4/KW2 w - - 0 1 | 1-0",
                "{pieces: wazir, in: centre, beside: {pieces: all, of: either, at-most: 0}}, result: loses | k3/1ww1/4/KW2 w - - 0 1 | *",
                "{pieces: wazir, of: either, in: centre, beside: {pieces: king}, at-least: 2}, side: white, result: wins | k3/1w2/1W2/K3 w - - 0 1 | *",
                "{pieces: wazir, of: either, in: centre, beside: {pieces: king}, at-least: 2}, side: white, result: wins | k3/4/1Ww1/K1K1 w - - 0 1 | 1-0",
                // All such pieces are one group; none are no group.
                "{all: [{chain: wazir}, {pieces: wazir, in: centre}]}, result: wins | k3/4/1WW1/K3 w - - 0 1 | 1-0",
                "{all: [{chain: wazir}, {pieces: wazir, in: centre}]}, result: wins | k3/4/1W2/K3 w - - 0 1 | 1-0",
                "{all: [{chain: wazir}, {pieces: wazir, in: centre}]}, result: wins | k3/3W/1W2/K3 w - - 0 1 | *",
                "{all: [{chain: wazir}, {pieces: wazir, in: centre}]}, result: wins | kWW1/3W/1W2/K3 w - - 0 1 | *",
                "{all: [{chain: wazir}, {pieces: wazir, in: centre}]}, result: wins | kWW1/3W/2W1/K3 w - - 0 1 | 1-0",
                "{all: [{chain: wazir, by: W}, {pieces: wazir, in: centre}]}, result: wins | k3/2W1/1W2/K3 w - - 0 1 | *",
                "{all: [{chain: wazir, by: F}, {pieces: wazir, in: centre}]}, result: wins | k3/2W1/1W2/K3 w - - 0 1 | 1-0",
                "{all: [{chain: wazir, of: enemy}, {pieces: wazir, of: enemy, at-least: 2}]}, side: white, result: wins | k3/2w1/2w1/K3 w - - 0 1 | 1-0",
                "{all: [{chain: wazir}, {pieces: wazir, of: enemy, at-least: 2}]}, side: white, result: wins | k3/2w1/2w1/K3 w - - 0 1 | *",
                // More pieces than the enemy.
                "{pieces: all, more-than: {pieces: all, of: enemy}}, result: wins | k3/4/4/KW2 b - - 0 1  | 1-0",
                "{pieces: all, more-than: {pieces: all, of: enemy}}, result: wins | k2w/4/4/KW2 b - - 0 1 | *",
                "{pieces: all, at-least: {pieces: {king: 3}, of: enemy}}, result: wins | k2w/4/4/KWW1 b - - 0 1 | 1-0",
                "{pieces: all, at-least: {pieces: {king: 3}, of: enemy}}, result: wins | k2w/4/4/KW2 b - - 0 1 | *",
                "{pieces: wazir, at-most: {pieces: wazir, of: enemy, in: centre}}, result: loses | k3/2w1/4/KW2 b - - 0 1 | 0-1",
                "{pieces: wazir, at-most: {pieces: wazir, of: enemy, in: centre}}, result: loses | k3/2w1/1W2/K3 b - - 0 1 | 1-0",
                "{pieces: wazir, at-most: {pieces: wazir, of: enemy, in: centre}}, result: loses | k1w1/4/4/KW2 b - - 0 1 | *",
                "{pieces: king, more-than: {pieces: wazir}}, result: loses        | kw2/4/4/K3 b - - 0 1  | 0-1",
                // Rows and blocks.
                "{row: wazir, length: 3}, result: wins | k3/4/4/WWW1 b - - 0 1    | 1-0",
                "{row: wazir, length: 3}, result: wins | k3/4/4/WW1W b - - 0 1    | *",
                "{row: wazir, length: 3}, result: wins | k2w/3w/3w/W3 w - - 0 1   | 0-1",
                "{row: wazir, length: 3}, result: wins | W2k/1W2/2W1/4 b - - 0 1  | 1-0",
                "{row: wazir, length: 3}, result: wins | 3k/2W1/1W2/W3 b - - 0 1  | 1-0",
                "{row: wazir, length: 3}, result: wins | 3k/2W1/1w2/W3 b - - 0 1  | *",
                "{row: wazir, length: 3}, result: wins | 3W/W3/4/k3 b - - 0 1     | *",
                "{row: [wazir, king], length: 3}, result: wins | 4/2W1/1K2/W2k b - - 0 1 | 1-0",
                "{row: wazir, length: 3, gaps: true}, result: wins | k3/4/4/WW1W b - - 0 1 | 1-0",
                "{row: wazir, length: 3, gaps: true}, result: wins | 3W/k3/1W2/W3 b - - 0 1 | 1-0",
                "{row: wazir, length: 3, gaps: true}, result: wins | 3W/k3/2W1/W3 b - - 0 1 | *",
                "{row: wazir, length: 3, along: sideways}, result: wins             | W2k/W3/W3/4 b - - 0 1 | *",
                "{row: wazir, length: 3, along: [sideways, vertical]}, result: wins | W2k/W3/W3/4 b - - 0 1 | 1-0",
                "{row: wazir, length: 3, of: enemy}, result: loses                  | W2k/W3/W3/4 b - - 0 1 | 1-0",
                "{block: wazir, length: 2}, result: wins | k3/1WW1/1WW1/4 b - - 0 1 | 1-0",
                "{block: wazir, length: 2}, result: wins | k3/1WW1/1Ww1/4 b - - 0 1 | *",
                "{block: wazir, length: 2}, result: wins | k2W/W2W/W2W/4 b - - 0 1  | *",
                // Other conditions, together.
                "{all: [{side: white}, {counter: quiet, reaches: 5}]}, result: draws | k3/4/4/K3 w - - 5 1 | 1/2-1/2",
                "{all: [{side: white}, {counter: quiet, reaches: 5}]}, result: draws | k3/4/4/K3 b - - 5 1 | *",
                "{any: [{pieces: wazir, at-most: 0}, {pieces: king, at-most: 0}]}, result: loses | 3w/4/4/KW2 w - - 0 1 | 1-0",
                "{any: [{pieces: wazir, at-most: 0}, {pieces: king, at-most: 0}]}, result: loses | k3/4/4/KW2 w - - 0 1 | 1-0",
                "{any: [{pieces: wazir, at-most: 0}, {pieces: king, at-most: 0}]}, result: loses | kw2/4/4/KW2 w - - 0 1 | *",
                "{turn: {at-least: 9}}, side: black, result: wins | k3/4/4/KW2 w - - 0 9 | 0-1",
            })
    void aConditionEndsTheGame(String ending, String position, String result) {
        Position reached = game("{when: " + ending + "}").position(position);
        assertThat(result(reached.node())).isEqualTo(result);
        assertThat(reached.count() == 0).isEqualTo(!result.equals("*"));
        Cursor cursor = reached.cursor();
        assertThat(cursor.kind() == Cursor.Kind.END).isEqualTo(!result.equals("*"));
    }

    /** White takes the last wazir with its first move, and may still make the second. A named side is lost at once. */
    @Test
    void theSideToMoveIsLookedAtWhereItsTurnBegins() {
        String bare = "{when: {pieces: [all, not king], at-most: 0}, SIDE result: loses}";
        Position mover = game(bare.replace("SIDE", "side: to-move,"))
                .position("k3/4/1w2/KW2 w - - 0 1")
                .after("b1b2");
        assertThat(Trial.events(mover)).contains("--", "a1b1");
        assertThat(result(mover.after("--").node())).isEqualTo("1-0");
        for (String side : List.of("side: black,", "side: either,", "")) {
            Position named = game(bare.replace("SIDE", side))
                    .position("k3/4/1w2/KW2 w - - 0 1")
                    .after("b1b2");
            assertThat(result(named.node())).isEqualTo("1-0");
            assertThat(named.turns().ends()).isEqualTo(1);
            assertThat(named.explain("a1b1")).contains("the game is over: over");
        }
    }

    /**
     * A wazir that reaches the centre wins after the reply, if it is still there. From a2 and d1 the centre is one step
     * away; the second move leaves it again.
     */
    @Test
    void theEnemyHasALastReply() {
        Variant game = game("{when: {pieces: wazir, in: centre}, side: to-move, result: wins}");
        Position reached = game.position("k3/w3/4/KW2 w - - 0 1").after("b1b2").after("--");
        assertThat(result(reached.node())).isEqualTo("*");
        assertThat(result(reached.after("a4b4").after("--").node())).isEqualTo("1-0");
        Position taken = reached.after("a3b3").after("b3b2");
        assertThat(result(taken.node())).isEqualTo("*");
        assertThat(taken.turn()).isEqualTo(Color.WHITE);
    }

    /** A side loses at once where no king may come to the far rank. Black's king on a2 may go to a1, not from a3. */
    @Test
    void aMoveIsAskedFor() {
        Variant game = game("{when: {all: [{pieces: wazir, of: enemy, in: far},"
                + " {not: {possible: {kinds: king, to: far}}}]}, side: to-move, result: loses}");
        assertThat(result(game.position("W3/4/k3/K3 b - - 0 1").node())).isEqualTo("*");
        assertThat(result(game.position("W3/k3/4/K3 b - - 0 1").node())).isEqualTo("1-0");
        assertThat(result(game.position("W3/4/k3/1K2 w - - 0 1").node())).isEqualTo("*");
        Position before = game.position("4/W2k/4/K3 w - - 0 1").after("a3a4");
        assertThat(result(before.node())).isEqualTo("*");
        assertThat(result(before.after("--").node())).isEqualTo("1-0");
    }

    /** The number of sequences of a turn: a game that ends with the first move has no second one. */
    @Test
    void turnsEndWithTheGame() {
        Variant game = game("{when: {pieces: wazir, in: centre}, result: wins}");
        // The wazir on b1 goes to b2 and ends the game; to c1, or the king to a2, b2 (which is no wazir), go on.
        Position start = game.position("k3/4/4/KW2 w - - 0 1");
        assertThat(Trial.events(start)).containsExactlyInAnyOrder("b1b2", "b1c1", "a1a2", "a1b2");
        assertThat(result(start.after("b1b2").node())).isEqualTo("1-0");
        long sequences = 1;
        for (String first : List.of("b1c1", "a1a2", "a1b2")) {
            sequences += start.after(first).count();
        }
        assertThat(start.turns().sequences()).isEqualTo(sequences);
    }

    @Test
    void aHostIsTold() {
        Ending told = game("{title: the far side, when: {pieces: wazir, in: far}, result: wins}")
                .endings()
                .get(0);
        assertThat(told.kind()).isEqualTo(Ending.Kind.CONDITION);
        assertThat(told.title()).isEqualTo("the far side");
        assertThat(told.verdict()).isEqualTo(Ending.Verdict.WINS);
        assertThat(told.sides()).containsExactly(Color.WHITE, Color.BLACK);
        assertThat(told.isOfSideToMove()).isFalse();
        Ending mover = game("{when: {pieces: wazir, in: far}, side: to-move, result: wins}")
                .endings()
                .get(0);
        assertThat(mover.isOfSideToMove()).isTrue();
        Ending black = game("{when: {pieces: wazir, in: far}, side: black, result: wins}")
                .endings()
                .get(0);
        assertThat(black.sides()).containsExactly(Color.BLACK);
    }

    /** A right of castling: neither piece has moved. White's rook of the queen's side has been captured. */
    @ParameterizedTest
    @CsvSource({
        "queen-side, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, *",
        "queen-side, r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1,   0-1",
        "king-side,  r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1,   *",
        "king-side,  r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1,   1-0",
        "queen-side, r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1,   1-0",
    })
    void aRightOfCastlingIsACondition(String way, String position, String result) {
        Variant game = Trial.load(
                folder,
                Trial.SMALL_CHESS + "turn: move\nendings: {lost: {when: {not: {castling: " + way
                        + "}}, result: loses}}\n");
        assertThat(result(game.position(position).node())).isEqualTo(result);
    }

    /** Pieces in hand count, unless an area is named; in {@code hand} they count alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "when: none-left, pieces: wazir               | k2w/4/4/K3[W] w - - 0 1 | *",
                "when: none-left, pieces: wazir               | k2w/4/4/K3[w] w - - 0 1 | 0-1",
                "'when: {pieces: wazir, at-most: 0}'          | k2w/4/4/K3[W] w - - 0 1 | *",
                "'when: {pieces: wazir, at-most: 0}'          | k2w/4/4/K3[w] w - - 0 1 | 0-1",
                "'when: {pieces: wazir, in: hand, at-least: 2}' | k2w/4/4/K3[ww] w - - 0 1 | 1-0",
                "'when: {pieces: wazir, in: hand, at-least: 2}' | kww1/4/4/K3[w] w - - 0 1 | *",
            })
    void piecesInHandCount(String when, String position, String result) {
        String game = GAME.replace("over: ENDING", "over: {" + when.replace("'", "") + ", result: loses}")
                .replace("turn: [move, {optional: move}]", "hands: {}\nturn: {one-of: [move, {drop: {}}]}");
        assertThat(result(Trial.load(folder, game).position(position).node())).isEqualTo(result);
    }

    /** A turn without a move adds one, a move begins anew. The game ends when both sides have passed. */
    @Test
    void twoPassesInARowEndTheGame() {
        Variant game = Trial.load(
                folder,
                GAME.replace("[move, {optional: move}]", "[{add: {passes: 1}}, {optional: [move, {set: {passes: 0}}]}]")
                        .replace("counters:", "numbers: {passes: {to: 3}}\ncounters:")
                        .replace("ENDING", "{when: {number: passes, at-least: 3}, result: draws}"));
        Position once = game.start().after("a1a2").after("--");
        assertThat(result(once.node())).isEqualTo("*");
        assertThat(result(once.after("b1c1").after("--").node())).isEqualTo("*");
        assertThat(result(once.after("--").node())).isEqualTo("1/2-1/2");
    }

    /** A stuck side wins with more pieces, draws with as many, and passes with fewer. */
    @ParameterizedTest
    @CsvSource({"pp2/PP2/1P2/4 w - - 0 1, 1-0", "pp2/PP2/4/4 w - - 0 1, 1/2-1/2", "pp2/PP2/4/2P1 b - - 0 1, *"})
    void aStuckSideIsJudgedByACondition(String position, String result) {
        String game = GAME.replace("[move, {optional: move}]", "move")
                .replace("wazir: {symbol: W, move: W}", "pawn: {symbol: P, move: mfW}")
                .replace("k2w/4/4/KW2", "p3/4/4/P3")
                .replace("over: ENDING", """
                        most: {when: stalemate, only-if: {pieces: all, more-than: {pieces: all, of: enemy}}, result: wins}, \
                        even: {when: stalemate, only-if: {not: {pieces: all, of: enemy, more-than: {pieces: all}}}, \
                        result: draws}""");
        Position stuck = Trial.load(folder, game).position(position);
        assertThat(result(stuck.node())).isEqualTo(result);
    }

    @Test
    void aStuckSideForWhichNoEndingIsMeantPasses() {
        String game = GAME.replace("[move, {optional: move}]", "move")
                .replace("wazir: {symbol: W, move: W}", "pawn: {symbol: P, move: mfW}")
                .replace("k2w/4/4/KW2", "p3/4/4/P3")
                .replace(
                        "over: ENDING",
                        "stuck: {when: stalemate, only-if: {pieces: pawn, at-least: 2}, result: loses}");
        Position stuck = Trial.load(folder, game).position("p3/P3/4/4 w - - 0 1");
        assertThat(Trial.events(stuck)).containsExactly("--");
        assertThat(result(Trial.load(folder, game)
                        .position("pp2/PP2/4/4 w - - 0 1")
                        .node()))
                .isEqualTo("0-1");
    }
}
