package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions that put, remove and replace pieces, by a player or by chance. All expected values are counted by hand. */
class PutAndRemoveTest {

    private static final String GAME = """
            format: 1
            id: weather
            name: Weather
            board: {files: 3, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              pawn: {symbol: P, move: fW}
              crab: {symbol: C, move: W, facings: [e, w]}
            areas: {mid: rank 2, any: all}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;

    @TempDir
    private Path folder;

    private Variant game(String actions, String turn) {
        return Trial.load(
                folder, GAME + "actions: " + actions + "\nturn: " + turn + "\nsetup: kpp/1P1/P1K w - - 0 1\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{go: {remove: pawn}} | a1a1xa1 b2b2xb2",
                "{go: {remove: pawn, in: mid}} | b2b2xb2",
                "{go: {remove: pawn, of: enemy}} | b3b3xb3 c3c3xc3",
                "{go: {remove: [pawn, king], of: either}} | a1a1xa1 a3a3xa3 b2b2xb2 b3b3xb3 c1c1xc1 c3c3xc3",
                "{go: {put: pawn, in: mid}} | P@a2 P@c2",
                "{go: {put: [pawn, king], in: mid, of: enemy}} | k@a2 k@c2 p@a2 p@c2",
                "{go: {put: crab}} | C@a2^e C@a2^w C@b1^e C@b1^w C@c2^e C@c2^w",
                "{go: {replace: [pawn, king], by: crab}} | a1a1c^e a1a1c^w b2b2c^e b2b2c^w c1c1c^e c1c1c^w",
                "{go: {replace: pawn, of: enemy, by: king}} | b3b3k c3c3k",
                "{go: {remove: crab}} | --",
                "{go: {exchange: pawn, with: king}} | a1c1,c1a1 c1b2,b2c1",
                "{go: {exchange: [pawn, king], of: enemy}} | a3b3,b3a3 a3c3,c3a3",
                "{go: {exchange: pawn, of: either}} | a1b3,b3a1 a1c3,c3a1 b2b3,b3b2 b2c3,c3b2",
                "{go: {exchange: pawn, of: either, in: mid}} | --",
                "{go: {move: [pawn, king], of: enemy}} | a3a2 a3b2 b3b2 c3c2",
                "{go: {move: pawn, of: either}} | a1a2 b2b3 b3b2 c3c2",
                "{go: {move: pawn, of: own}} | a1a2 b2b3",
                "{go: {relocate: [pawn, king], from: any, to: mid}} | a1a2 a1c2 b2a2 b2c2 c1a2 c1c2",
                "{go: {relocate: king, of: enemy, from: any, to: any}} | a3b1 a3a2 a3c2",
            })
    void anActionListsItsWays(String actions, String events) {
        Position start = game(actions, "{act: [go]}").start();

        assertThat(start.node().events())
                .extracting(event -> event.text().replace("/go", ""))
                .containsExactlyInAnyOrder(events.split(" "));
        play(start);
    }

    /** Pieces that exchange their squares are moved, not captured, and lose what depends on their squares. */
    @Test
    void exchangedPiecesAreNoCaptures() {
        Variant variant = Trial.load(
                folder,
                Trial.SMALL_CHESS
                        + "actions: {swap: {exchange: [rook, knight]}}\nturn: [{act: swap}, {move: {}}]\n"
                        + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n");
        Position start = variant.position("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 5 1");
        Move swap = (Move) start.node().events().get(0);
        assertThat(start.node().events()).extracting(Object::toString).containsExactly("a1b1,b1a1", "b1h1,h1b1");
        assertThat(swap.captures()).isEmpty();
        assertThat(start.words(swap)).contains("a1").contains("b1");
        Position after = start.after(swap);
        assertThat(after.text()).isEqualTo("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/NR2K2R w Kkq - 5 1 @1");
        assertThat(after.after("e1g1").turn()).isEqualTo(org.dicechess.Color.BLACK);
    }

    /** A pawn of either side that is exchanged sets back the counter of moves without a pawn; nothing is captured. */
    @Test
    void anExchangedPawnHasMoved() {
        Variant variant = Trial.load(
                folder,
                Trial.SMALL_CHESS.replace("areas: {", "areas: {mid: [a3-h6], ")
                        + "actions: {swap: {exchange: pawn, with: rook, of: either, in: mid}}\n"
                        + "turn: [{act: swap}, {move: {}}]\n"
                        + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n");
        Position start = variant.position("4k3/8/8/3R4/4p3/8/8/4K3 w - - 5 1");
        assertThat(start.node().events()).extracting(Object::toString).containsExactly("e4d5,d5e4");
        assertThat(((Move) start.node().events().get(0)).captures()).isEmpty();
        assertThat(start.after("e4d5,d5e4").text()).isEqualTo("4k3/8/8/3p4/4R3/8/8/4K3 w - - -1 1 @1");
    }

    /** Each event, played and taken back with a cursor, leads where the position says; its text is read again. */
    private static void play(Position start) {
        Cursor cursor = start.cursor().checked();
        long key = cursor.key();
        for (var event : start.node().events()) {
            Position after = start.after(event.text());
            assertThat(after).isEqualTo(start.after(event));
            cursor.play(cursor.number(event));
            assertThat(cursor.position()).isEqualTo(after);
            assertThat(start.variant().notation().position(after.text())).isEqualTo(after);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position()).isEqualTo(start);
        }
    }

    /** The pieces after an event, in words and as edits. */
    @Test
    void anEventTellsWhatItDoes() {
        Position start = game("{off: {remove: pawn, of: enemy}, on: {put: pawn}}", "{act: [off, on]}")
                .start();

        assertThat(start.after("b3b3xb3").text()).isEqualTo("k1p/1P1/P1K b - - 0 1");
        assertThat(start.after("P@b1").text()).isEqualTo("kpp/1P1/PPK b - - 0 1");
        Move off = (Move) start.variant().notation().event(start, "b3b3xb3");
        assertThat(off.action()).hasValue("off");
        assertThat(off.captures()).isEmpty();
        assertThat(off.promotion()).isEmpty();
        assertThat(start.words(off)).isEqualTo("off: pawn on b3 leaves the board");
        assertThat(start.words(start.variant().notation().event(start, "P@b1"))).isEqualTo("on: puts the pawn on b1");
        assertThat(start.explain("a1a1xa1"))
                .hasValueSatisfying(reason -> assertThat(reason).contains("off"));
        assertThat(start.explain("P@a1")).isPresent();
    }

    /** A storm removes a pawn of each side by chance; the player has moved before. */
    @Test
    void chanceRemovesAPieceOfEachSide() {
        Position start = game(
                        "{own: {remove: pawn}, other: {remove: pawn, of: enemy}}",
                        "[{move: {kinds: king}}, {act: [own], by: chance}, {act: [other], by: chance}]")
                .start()
                .after("c1b1");
        Node.Chance own = (Node.Chance) start.node();
        Position second = start.after("b2b2xb2");

        assertThat(own.events()).extracting(Object::toString).containsExactlyInAnyOrder("a1a1xa1", "b2b2xb2");
        assertThat(own.total()).isEqualTo(2);
        assertThat(((Node.Chance) second.node()).events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("b3b3xb3", "c3c3xc3");
        assertThat(second.after("c3c3xc3").text()).isEqualTo("kp1/3/PK1 b - - 0 1");
    }

    /** Where chance has no piece to remove, the turn goes on behind. */
    @Test
    void theTurnGoesOnWhereChanceCannotRemoveAnything() {
        Position start = game("{off: {remove: crab}}", "[{act: [off], by: chance}, {move: {kinds: king}}]")
                .start();
        Position after = start.after("--");

        assertThat(((Node.Chance) start.node()).events())
                .extracting(Object::toString)
                .containsExactly("--");
        assertThat(after.turn()).isEqualTo(start.turn());
        assertThat(after.node().events()).extracting(Object::toString).containsExactlyInAnyOrder("c1b1", "c1c2");
    }

    /** The piece that has moved becomes another kind by chance; a king stays what it is. */
    @Test
    void thePieceThatHasMovedChanges() {
        Position start = game(
                        "{change: {replace: pawn, by: [pawn, crab]}}",
                        "[move, {act: [change], only: {piece: same}, by: chance}]")
                .start();
        Position moved = start.after("a1a2");

        assertThat(((Node.Chance) moved.node()).events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("a2a2", "a2a2c^e", "a2a2c^w");
        assertThat(moved.after("a2a2c^e").text()).isEqualTo("kpp/C^eP1/2K b - - 0 1");
        assertThat(((Node.Chance) start.after("c1b1").node()).events())
                .extracting(Object::toString)
                .containsExactly("--");
        assertThat(start.variant().notation().position(moved.text())).isEqualTo(moved);
        play(moved);
    }

    /** A piece that has left the board is the same as no other; a piece of the enemy may have moved last. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{off: {remove: pawn}} | a1a1xa1 | kpp/1P1/2K w - - 0 1 @1 | b2b3 c1b1 c1c2",
                "{off: {replace: pawn, by: king}} | a1a1k | kpp/1P1/K1K w - - 0 1 >a1 @1 | b2b3 c1b1 c1c2",
                "{off: {move: pawn, of: enemy}} | c3c2 | kp1/1Pp/P1K w - - 0 1 >c2 @1 | a1a2 b2b3 c1b1 c1c2",
            })
    void theLastPieceIsOnTheBoard(String actions, String event, String text, String others) {
        Position start = game(actions, "[{act: [off]}, {move: {piece: other}}]").start();
        Position after = start.after(event);
        assertThat(after.text()).isEqualTo(text);
        assertThat(start.variant().position(text)).isEqualTo(after);
        assertThat(after.node().events()).extracting(Object::toString).containsExactlyInAnyOrder(others.split(" "));
    }

    /** A pawn that becomes a pawn stays what it is, and can be captured en passant. */
    @Test
    void aPieceThatIsReplacedByAnEqualOneStays() {
        Variant variant = Trial.load(
                folder,
                Trial.SMALL_CHESS.replace("areas: {", "areas: {mid: rank 4, ")
                        + "actions: {change: {replace: [pawn, rook], in: mid, by: [pawn, rook]}}\n"
                        + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n"
                        + "turn: [{move: {}}, {act: [change], only: {piece: same}}]\n");
        Position leap = variant.notation()
                .position("4k3/8/8/8/3p4/8/4P3/R3K3 w Q - 0 1")
                .after("e2e4");
        Position stays = leap.after("e4e4");

        assertThat(stays.text()).isEqualTo("4k3/8/8/8/3pP3/8/8/R3K3 b Q e3 0 1");
        assertThat(stays.node().events()).extracting(Object::toString).contains("d4e3");
        assertThat(leap.after("e4e4r").node().events())
                .extracting(Object::toString)
                .doesNotContain("d4e3");
        play(leap);
    }

    /** Only pieces of an area are removed, and only on its squares are pieces put. */
    @Test
    void onlySomeWaysAreAllowed() {
        Position start = game(
                        "{off: {remove: pawn}, on: {put: king}}", "{act: [off, on], only: [{in: mid}, {to: mid}]}")
                .start();
        assertThat(start.node().events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("b2b2xb2", "K@a2", "K@c2");
    }

    /** A piece that is lost by an action ends the game as one that is captured. */
    @Test
    void anEndingSeesThatAPieceIsRemoved() {
        Position start = game("{go: {remove: king}}", "{act: [go]}").start();
        assertThat(start.after("c1c1xc1").node()).isInstanceOf(Node.End.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{go: {remove: [pawn, horse]}} | unknown piece 'horse'",
                "{go: {remove: pawn, of: both}} | expected own, enemy, either",
                "{go: {put: pawn, of: either}} | expected own or enemy",
                "{go: {put: pawn, in: far}} | unknown area 'far'",
                "{go: {put: pawn, from: mid}} | unknown key 'from'",
                "{go: {replace: pawn, in: mid}} | required key 'by' is missing",
            })
    void aWrongActionIsRefused(String actions, String message) {
        String game = GAME + "actions: " + actions + "\nturn: {act: [go]}\nsetup: k2/3/2K\n";
        List<org.dicechess.rules.Problem> problems =
                Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8));
        assertThat(problems)
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains(message));
        assertThat(problems.get(0).line()).isEqualTo(11);
    }
}
