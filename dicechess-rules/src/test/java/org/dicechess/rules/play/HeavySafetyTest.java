package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Cursor;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * 85 kings that may not be attacked and 4,600 moves, each of which is made and tested: long records and turns are given
 * up.
 */
@Tag("long")
@Timeout(60)
class HeavySafetyTest {

    private static final String GAME = """
            format: 1
            id: royals
            name: Royals
            board: {files: 16, ranks: 16}
            pieces:
              king: {symbol: K, move: W, royal: true}
              leaper: {symbol: L, move: "mWmFmDmNmAmHmCmZm(0,4)m(1,4)mGm(2,4)m(0,5)m(3,4)m(1,5)m(2,5)m(4,4)m(3,5)m(0,6)m(1,6)m(2,6)m(4,5)m(3,6)m(0,7)m(1,7)"}
            MORE
            turn: TURN
            check: CHECK
            endings: {taken: {when: none-left, pieces: king, result: loses}MATE}
            setup: KKKKKKKKKKKKKKKK/KKKKKKKKKKKKKKKK/KKKKKKKKKKKKKKKK/KKKKKKKKKKKKKKKK/KKKKKKKKKKKKKKKK/KKKKKLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLL6/16/16/16/16/14kl w - - 0 1
            """;

    /** Kinds that never stand on the board make the search for attackers longer. */
    private static final String MORE = IntStream.range(0, 120)
            .mapToObj(number ->
                    "  p%1$d: {symbol: Z%2$c%3$c, move: W}".formatted(number, 'a' + number / 26, 'a' + number % 26))
            .collect(Collectors.joining("\n"));

    @TempDir
    private Path folder;

    @Test
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void aRecordOfSuchPositionsIsRefused() {
        Variant royals = royals("move", "{}", ", mate: {when: checkmate, result: loses}");
        String record = "variant: royals\nrules: " + royals.rulesHash() + "\nstart: "
                + royals.start().text() + "\nevents:\n"
                + "k7k6 p1p2 k6k7 p2p1 ".repeat(100).strip() + "\nresult: *\n";

        assertThatThrownBy(() -> royals.notation().record(record))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("units of work to list, expected at most 50000000");
    }

    @Test
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void countsOfATurnGiveUp() {
        TurnGraph turn = royals("[move, move]", "{attacked-royal: may-be-taken}", "")
                .start()
                .turns();

        assertThatThrownBy(turn::ends)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the turn has more than 50000000 units of work");
        assertThatThrownBy(() -> turn.positions(1_000_000)).isInstanceOf(IllegalStateException.class);
    }

    /**
     * Each move that gives check is followed by a search for a reply among hundreds of drops, and the reply is made and
     * tested, since all pieces hop. That begins when the setup is read, as the turn asks whether anything is possible.
     */
    @Test
    @Timeout(10)
    void aSearchForMateGivesUp() {
        String kinds = IntStream.range(0, 26)
                .mapToObj(number -> "  h%d: {symbol: A%c, move: gQ}\n".formatted(number, 'a' + number))
                .collect(Collectors.joining());
        String held = IntStream.range(0, 26)
                .mapToObj(number -> "9(A%1$c)9(a%1$c)".formatted('a' + number))
                .collect(Collectors.joining());
        String game = "format: 1\nid: mates\nname: Mates\nboard: {files: 16, ranks: 16}\npieces:\n"
                + "  king: {symbol: K, move: K, royal: true}\n" + kinds
                + "hands: {}\ncheck: {attacked-royal: may-be-taken}\n"
                + "turn: {one-of: [{move: {not: {mates: must}}}, {drop: {mates: must}}], stuck: pass}\n"
                + "endings: {taken: {when: none-left, pieces: king, result: loses}}\n"
                + "setup: \"k15/" + "(Aa)(Ab)(Ac)(Ad)(Ae)(Af)(Ag)(Ah)8/".repeat(7)
                + "8(aa)(ab)(ac)(ad)(ae)(af)(ag)(ah)/".repeat(7) + "K15[" + held
                + "]\"\n";

        assertThatThrownBy(() -> Trial.load(folder, game))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining(
                        "the tests of royal safety in one position take more than 50000000 units of work");
    }

    private static final String ROUTES = """
            format: 1
            id: routes
            name: Routes
            board: {files: 16, ranks: 16}
            pieces:
              king: {symbol: K, move: W, royal: true}
              leaper: {symbol: L, move: "mWmFmDmNmAmHmCmZm(0,4)m(1,4)mGm(2,4)m(0,5)m(3,4)m(1,5)m(2,5)m(4,4)m(3,5)m(0,6)m(1,6)m(2,6)m(4,5)m(3,6)m(0,7)m(1,7)"}
              route: {symbol: Z, move: "mWc[W-W-R]c[W-W-B]c[W-F-R]c[W-F-B]c[W-D-R]c[W-D-B]c[W-A-R]c[W-A-B]c[W-N-R]c[W-N-B]"}
            turn: move
            check: {}
            endings: {mate: {when: checkmate, result: loses}}
            setup: KINGS/16/16/16/16/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/zzzzzzzzzzzzzzzz/zzzzzzzzzzzzzzzz/zzzzzzzzzzzzzzzz/zzzzzzzzzzzzzzzk w - - 0 1
            """;

    /**
     * After each of thousands of moves one king is tested by the lines that lead to it, 64 kings by all lines of all
     * pieces. A position text may hold as many kings as a setup.
     */
    @Test
    void manyRoyalsAndManyRoutesTakeTooMuchWork() {
        String message = "the tests of royal safety in one position take more than 50000000 units of work: have fewer"
                + " royals, or fewer pieces that hop or go by routes";
        String row = "KKKKKKKKKKKKKKKK";
        assertThatThrownBy(() -> Trial.load(folder, ROUTES.replace("KINGS", row + "/" + row + "/" + row + "/" + row)))
                .isInstanceOf(org.dicechess.rules.InvalidDefinitionException.class)
                .hasMessageContaining("trial.yaml:10:8: E-RANGE " + message + " in check");
        assertThat(Trial.load(folder, ROUTES.replace("KINGS", "K15/16/16/16"))
                        .start()
                        .count())
                .isGreaterThan(1000);
        Variant one = Trial.load(
                folder,
                ROUTES.replace("KINGS", "K15/16/16/16").replace("check: {}", "check: {attacked-royal: may-be-taken}"));
        assertThat(one.start().count()).isGreaterThan(1000);
        String setup = one.start().text();
        Position many = one.position(setup.replace("K15/16/16/16", row + "/" + row + "/" + row + "/" + row));
        if (TestShare.isAll()) {
            assertThatThrownBy(many::node).isInstanceOf(PlayException.class).hasMessage(message);
            assertThatThrownBy(many::count).isInstanceOf(PlayException.class).hasMessage(message);
        }
        Cursor cursor = many.cursor();
        int[] events = new int[one.eventBound()];
        assertThatThrownBy(() -> cursor.list(events, 0))
                .isInstanceOf(PlayException.class)
                .hasMessage(message);
        assertThat(cursor.position()).isEqualTo(many);
        assertThat(one.start().count()).as("the limit is that of one task").isGreaterThan(1000);
    }

    private Variant royals(String turn, String check, String mate) {
        Variant royals = Trial.load(
                folder,
                GAME.replace("MORE", MORE)
                        .replace("TURN", turn)
                        .replace("CHECK", check)
                        .replace("MATE", mate));
        assertThat(royals.start().count()).isGreaterThan(1000);
        return royals;
    }
}
