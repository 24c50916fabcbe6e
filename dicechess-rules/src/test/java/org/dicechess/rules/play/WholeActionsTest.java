package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions that act on all their pieces at once. All expected values are counted by hand. */
class WholeActionsTest {

    private static final String GAME = """
            format: 1
            id: tides
            name: Tides
            board: {files: 3, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              pawn: {symbol: P, move: fW}
              crab: {symbol: C, move: W, facings: [e, w]}
              fish: {symbol: F, move: W, when-captured: {to: mid}}
            areas: {mid: rank 2, low: {white: rank 1}, any: all}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;

    @TempDir
    private Path folder;

    private Variant game(String actions, String turn) {
        return Trial.load(
                folder, GAME + "actions: " + actions + "\nturn: " + turn + "\nsetup: kpp/1P1/P1K w - - 0 1\n");
    }

    private static List<String> events(Position position) {
        return position.node().events().stream().map(Event::text).toList();
    }

    /** Rank 3 is k p p, on b2 a white pawn, rank 1 is P . K. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{remove: pawn, all: true} | '' | kpp/3/2K",
                "{remove: pawn, all: true} | , only: {in: mid} | kpp/3/P1K",
                "{remove: pawn, all: true, of: either} | , only: {in: mid} | kpp/3/P1K",
                "{remove: [pawn, king], all: true, of: either} | , only: {kinds: pawn} | k2/3/2K",
                "{remove: [pawn, king], all: true, of: either} | , only: {not: {kinds: king}, in: mid} | kpp/3/P1K",
                "{remove: pawn, all: true, of: enemy} | '' | k2/1P1/P1K",
                "{replace: pawn, by: king, all: true, of: enemy} | '' | kkk/1P1/P1K",
                "{replace: [pawn, king], by: king, all: true, of: either} | '' | kkk/1K1/K1K",
                "{shift: pawn, direction: right} | '' | kpp/2P/1PK",
                "{shift: [pawn, king], direction: right} | '' | kpp/2P/1PK",
                "{shift: [pawn, king], direction: right, around: true} | '' | kpp/2P/KP1",
                "{shift: [pawn, king], direction: right, around: true, of: either} | '' | pkp/2P/KP1",
                "{shift: [pawn, king], direction: right, around: true, of: either} | , only: {in: low} | kpp/1P1/KP1",
                "{shift: [pawn, king], direction: left} | '' | kpp/P2/PK1",
                "{shift: pawn, direction: backward, of: enemy} | '' | kp1/1Pp/P1K",
                "{shift: [pawn, king], direction: forward} | '' | kpp/PPK/3",
                "{shift: [pawn, king], direction: forward-left, in: low} | '' | --",
                "{shift: [pawn, king], direction: forward-left} | '' | kpp/1P1/P1K",
                "{shift: pawn, direction: forward, of: either} | '' | kpp/PP1/2K",
            })
    void anActionActsOnAllItsPieces(String action, String only, String board) {
        Position start = game("{go: " + action + "}", "{act: [go]" + only + "}").start();
        boolean nothing = board.equals("--") || board.equals("kpp/1P1/P1K");

        assertThat(events(start)).containsExactly(nothing ? "--" : "(go)");
        if (!nothing) {
            Position after = start.after("(go)");
            assertThat(after.text()).startsWith(board + " b ");
            Cursor cursor = start.cursor().checked();
            long key = cursor.key();
            cursor.play(cursor.number(start.node().events().get(0)));
            assertThat(cursor.position()).isEqualTo(after);
            cursor.undo();
            assertThat(cursor.position()).isEqualTo(start);
            assertThat(cursor.key()).isEqualTo(key);
        }
    }

    /** Black's forward is down, and Black's low rank is the highest. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{shift: [pawn, king], direction: forward, in: any} | k1p/1p1/P1K",
                "{shift: [pawn, king], direction: right, around: true, in: low} | pkp/1P1/P1K",
            })
    void blackSeesDirectionsAndAreasFromItsSide(String action, String board) {
        Position start = game("{go: " + action + "}", "{one-of: [{move: {kinds: crab}}, {act: [go]}]}")
                .position("kpp/3/P1K b - - 0 1");
        String expected = board.equals("k1p/1p1/P1K") ? "3/kpp/P1K" : board.replace("1P1", "3");
        assertThat(start.after("(go)").text()).startsWith(expected + " w ");
    }

    /** A chain of pieces stays if its first one cannot go on; a full line goes around. */
    @Test
    void aPieceThatStaysStopsThoseBehindIt() {
        Variant variant = game(
                "{go: {shift: pawn, direction: right}, round: {shift: [pawn, king], direction: right,"
                        + " around: true, of: either}}",
                "{act: [go, round]}");
        Position blocked = variant.position("k2/PP1/PPK w - - 0 1");
        assertThat(blocked.after("(go)").text()).startsWith("k2/1PP/PPK ");
        assertThat(blocked.after("(round)").text()).startsWith("1k1/1PP/KPP ");
    }

    /** An effect that another action has, too, is listed once. */
    @Test
    void anEffectIsListedOnce() {
        String actions = "{one: {remove: pawn, in: mid}, all: {remove: pawn, in: mid, all: true},"
                + " both: {remove: pawn, all: true}, same: {remove: [pawn, crab], all: true},"
                + " step: {relocate: pawn, from: mid, to: mid}, shift: {shift: pawn, in: mid, direction: right}}";
        Position start =
                game(actions, "{act: [one, all, both, same, step, shift]}").start();
        assertThat(events(start)).containsExactlyInAnyOrder("b2b2xb2", "(both)", "b2a2", "b2c2");
        Position other = game(actions, "{act: [shift, same, both]}").start();
        assertThat(events(other)).containsExactlyInAnyOrder("(shift)", "(same)");
    }

    /** On a rank of two squares a shift around exchanges the pieces. */
    @Test
    void aShiftMayBeAnExchange() {
        String actions = "{swap: {exchange: [pawn, king], in: pair}, round: {shift: [pawn, king], in: pair, direction:"
                + " left, around: true}}";
        Variant variant = Trial.load(
                folder,
                GAME.replace("areas: {", "areas: {pair: [b1, c1], ") + "actions: " + actions
                        + "\nturn: {act: [swap, round]}\nsetup: k2/3/1PK w - - 0 1\n");
        assertThat(events(variant.start())).containsExactly("b1c1,c1b1");
    }

    /** A shift of pawns sets the counter back that only one of the actions names. */
    @Test
    void shiftsThatLeaveTheSameCountersAreTheSameEffect() {
        Variant variant = Trial.load(
                folder,
                GAME + "actions: {one: {shift: pawn, direction: left}, other: {shift: pawn, direction: left}}\n"
                        + "counters: {quiet: {reset-by-capture: true, reset-by-moves-of: pawn,"
                        + " reset-by-actions: [other]}}\n"
                        + "turn: {act: [one, other]}\nsetup: k2/2P/1PK w - - 5 1\n");
        assertThat(events(variant.start())).containsExactly("(one)");
        Position removes = Trial.load(
                        folder,
                        GAME + "actions: {one: {remove: pawn, all: true}, other: {remove: pawn, all: true}}\n"
                                + "counters: {quiet: {reset-by-capture: true, reset-by-actions: [other]}}\n"
                                + "turn: {act: [one, other]}\nsetup: k2/2P/1PK w - - 5 1\n")
                .start();
        assertThat(events(removes)).containsExactly("(one)", "(other)");
    }

    /** An action sets a counter back that a pawn's move sets back already: for pawns it does the same as the other. */
    @Test
    void countersThatAgreeAreTheSameEffect() {
        Variant variant = Trial.load(
                folder,
                GAME + "actions: {one: {move: [pawn, king]}, other: {move: [pawn, king]}}\n"
                        + "counters: {quiet: {reset-by-capture: true, reset-by-moves-of: pawn, reset-by-actions: [other]}}\n"
                        + "turn: {act: [one, other]}\nsetup: k2/3/P1K w - - 5 1\n");
        assertThat(events(variant.start()))
                .containsExactlyInAnyOrder(
                        "a1a2/one", "c1b1/one", "c1b2/one", "c1c2/one", "c1b1/other", "c1b2/other", "c1c2/other");
    }

    @Test
    void anEventTellsWhatItDoes() {
        Position start = game("{go: {remove: pawn, all: true, of: either}}", "[{act: go, by: chance}, {move: {}}]")
                .start();
        Move go = (Move) start.node().events().get(0);
        assertThat(((Node.Chance) start.node()).total()).isEqualTo(1);
        assertThat(go.action()).hasValue("go");
        assertThat(go.from()).isEmpty();
        assertThat(go.to()).isEmpty();
        assertThat(go.captures()).isEmpty();
        assertThat(go.capturedOn()).isEmpty();
        assertThat(go.isDrop()).isFalse();
        assertThat(go.edits()).hasSize(4);
        assertThat(start.words(go)).isEqualTo("go: changes a1 and b2 and b3 and c3");
        assertThat(start.listed(
                        Move.of("(go)", go.edits(), List.of(), List.of()).as("go")))
                .isEqualTo(go);
        assertThat(start.after(go).turn()).isEqualTo(start.turn());
        assertThat(start.explain("(gone)")).isPresent();
        assertThat(start.after(go).explain("(go)")).isPresent();
    }

    /** What leaves the board or becomes another kind is captured, what is shifted is moved: each of the pieces. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{remove: [pawn, king], of: enemy, all: true} | captured: pawn | yes",
                "{remove: [pawn, king], of: enemy, all: true} | captured: king | yes",
                "{remove: [pawn, king], of: enemy, all: true} | moved: pawn | no",
                "{remove: pawn, of: enemy, all: true} | captured: king | no",
                "{replace: pawn, by: king, all: true} | captured: pawn | yes",
                "{shift: [pawn, king], direction: left} | moved: pawn | yes",
                "{shift: [pawn, king], direction: left} | moved: king | yes",
                "{shift: pawn, direction: left} | moved: king | no",
                "{shift: [pawn, king], direction: left} | captured: pawn | no",
                "{remove: pawn, in: mid} | captured: pawn | yes",
                "{remove: pawn, in: mid} | moved: pawn | no",
                "{replace: pawn, by: king, in: mid} | captured: pawn | yes",
            })
    void conditionsSeeEachPiece(String action, String condition, String holds) {
        Variant variant = Trial.load(
                folder,
                GAME.replace("endings: {lost: {when: none-left, pieces: king, result: loses}}", "endings: {}")
                                .replaceAll("  fish: .*\\n", "")
                        + "actions: {go: " + action + "}\nturn: [{act: go}, {when: {" + condition
                        + "}, then: {move: {kinds: pawn}}, else: {move: {kinds: king}}}]\n"
                        + "setup: kpp/1P1/P1K w - - 0 1\n");
        Position start = variant.position("kp1/1P1/P1K w - - 0 1");
        Position after = start.after(start.node().events().get(0));
        String kind = holds.equals("yes") ? "P" : "K";
        assertThat(after.text()).contains(" w ");
        assertThat(start.variant().position(after.text())).isEqualTo(after);
        assertThat(after.node().events())
                .allMatch(event -> event.text().equals("--")
                        || after.board()
                                .at(((Move) event).from().orElseThrow())
                                .orElseThrow()
                                .text()
                                .equals(kind));
        assertThat(after.node().events()).isNotEmpty();
    }

    /** A full line of equal pieces does not change when it goes around. */
    @Test
    void aShiftThatChangesNothingIsNotListed() {
        Position start = game(
                        "{go: {shift: pawn, direction: left, around: true}}",
                        "{one-of: [{move: {kinds: king}}, {act: go}]}")
                .position("k2/PPP/2K w - - 0 1");
        assertThat(events(start)).doesNotContain("(go)");
    }

    /** The ending sees the last king leave. */
    @Test
    void aGameMayEnd() {
        Position start = game("{go: {remove: king, all: true}}", "{act: [go]}").start();
        assertThat(start.after("(go)").node()).isInstanceOf(Node.End.class);
    }

    /** A filter of kinds looks at the piece that comes back. */
    @ParameterizedTest
    @CsvSource({"pawn, P@a2 P@b2", "crab, --", "king, --"})
    void aPieceThatComesBackIsOfItsKind(String kind, String events) {
        Position start = game(
                        "{back: {return: pawn, count: 2, from: any, to: mid}}",
                        "{act: [back], only: {kinds: " + kind + "}}")
                .position("kpp/2P/P1K w - - 0 1");
        assertThat(events(start)).containsExactlyInAnyOrder(events.split(" "));
    }

    /** Fifteen actions on a full board of 256 squares, of which each removes a rank: 15 events, 500 times in time. */
    @Test
    @Timeout(5)
    void manyActionsOnAFullBoardTakeNoTime() {
        String areas = IntStream.rangeClosed(1, 15)
                .mapToObj(rank -> "r" + rank + ": {white: rank " + rank + "}")
                .collect(Collectors.joining(", "));
        String actions = IntStream.rangeClosed(1, 15)
                .mapToObj(rank -> "go" + rank + ": {remove: pawn, of: either, all: true, in: r" + rank + "}")
                .collect(Collectors.joining(", "));
        String names =
                IntStream.rangeClosed(1, 15).mapToObj(rank -> "go" + rank).collect(Collectors.joining(", "));
        String rank = "P".repeat(16) + "/";
        Position start = Trial.load(
                        folder,
                        "format: 1\nid: full\nname: Full\nboard: {files: 16, ranks: 16}\n"
                                + "pieces: {pawn: {symbol: P, move: fW}}\nendings: {}\nareas: {" + areas
                                + "}\nactions: {" + actions + "}\nturn: {act: [" + names + "]}\nsetup: "
                                + rank.repeat(15) + "P".repeat(16) + " w - - 0 1\n")
                .start();
        assertThat(start.node().events()).hasSize(15);
        assertThat(start.after("(go3)").text()).startsWith(rank.repeat(13) + "16/" + rank + "P");
        Cursor cursor = start.cursor();
        int[] buffer = new int[start.variant().eventBound()];
        for (int i = 0; i < 500; i++) {
            assertThat(cursor.list(buffer, 0)).isEqualTo(15);
            cursor.play(buffer[i % 15]);
            cursor.undo();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{shift: pawn} | '' | required key 'direction' is missing",
                "{shift: pawn, direction: vertical} | '' | expected forward, backward, left, right or two at once",
                "{shift: pawn, direction: left-right} | '' | expected forward, backward, left, right or two at once",
                "{shift: pawn, direction: left, all: true} | '' | unknown key 'all'",
                "{replace: pawn, by: crab, all: true} | '' | all pieces become the same",
                "{replace: pawn, by: [king, pawn], all: true} | '' | all pieces become the same",
                "{put: pawn, all: true} | '' | unknown key 'all'",
                "{remove: fish, all: true} | '' | would have to be put down again",
                "{remove: pawn, all: true} | , only: {to: mid} | acts on all its pieces",
                "{remove: pawn, all: true} | , only: {in: mid, distance: 2} | acts on all its pieces",
            })
    void aWrongActionIsRefused(String action, String only, String message) {
        String game = GAME + "actions: {go: " + action + "}\nturn: {act: [go]" + only + "}\nsetup: k2/3/2K\n";
        List<Problem> problems = Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8));
        assertThat(problems)
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains(message));
    }

    /** A shift along the rank keeps pawns off the last rank; one forward does not. */
    @Test
    void noPieceIsShiftedWhereItHasToPromote() {
        String game = GAME.replace("move: fW}", "move: fW, promotion: {area: last, to: king}}")
                .replace("areas: {", "areas: {last: {white: rank 3}, ");
        String right = "actions: {go: {shift: pawn, direction: DIRECTION}}\nturn: {act: [go]}\nsetup: k2/3/2K\n";
        assertThat(Loader.create()
                        .check("g", (game + right.replace("DIRECTION", "right")).getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        assertThat(Loader.create()
                        .check("g", (game + right.replace("DIRECTION", "forward")).getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::code)
                .containsExactly("E-PROMOTION");
    }
}
