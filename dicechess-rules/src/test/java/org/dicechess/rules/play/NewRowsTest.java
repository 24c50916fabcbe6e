package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows and blocks that the event right before has made. All expected values are counted by hand. */
class NewRowsTest {

    /**
     * A mill that has just been made takes an enemy stone, as in nine men's morris; here on 16 squares, without aim.
     */
    private static final String MILLS = """
            format: 1
            id: mills
            name: Mills
            board: {files: 4, ranks: 4}
            pieces: {stone: {symbol: S, move: mW}}
            hands: {pieces: stone, captured: nobody}
            actions: {take: {remove: stone, of: enemy}}
            turn:
              - when: {pieces: stone, in: hand}
                then: drop
                else: {move: {}, stuck: {end: no-move}}
              - when: {row: stone, length: 3, along: [vertical, sideways], through: arrival}
                then: {act: take}
            endings:
              few: {when: {pieces: stone, at-most: 2}, result: loses}
              no-move: {when: turn, result: loses}
            setup: 4/4/4/4[SSSSSsssss] w - - 0 1
            """;

    /** The turn goes on if the condition holds. */
    private static final String GAME = """
            format: 1
            id: rows
            name: Rows
            board: {files: 5, ranks: 4}
            areas: {any: all}
            pieces:
              king:  {symbol: K, move: K}
              rook:  {symbol: R, move: mR}
              stone: {symbol: S, move: W}
            hands: {pieces: stone, captured: nobody}
            castling: {king: king, rook: rook, ways: {east: {king: c1, rook: e1, king-to: e1, rook-to: d1}}}
            actions:
              come: {put: stone, in: any}
              jump: {relocate: stone, from: any, to: any}
              grow: {replace: stone, by: rook}
              swap: {exchange: stone, with: rook}
              push: {move: stone, of: enemy}
              take: {remove: stone, of: enemy}
              tide: {shift: stone, direction: right, in: any}
              coup: {convert: stone, of: enemy, all: true}
            turn:
              - one-of: [move, drop, {act: [come, jump, grow, swap, push, take, tide, coup]}]
              - {when: CONDITION, then: {move: {}}}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: k4/5/4K/5 w - - 0 1
            """;

    private static final String NEW = "{row: stone, length: 3, through: arrival}";

    @TempDir
    private Path folder;

    @Test
    void aNewMillTakesAStone() {
        Variant variant = Trial.load(folder, MILLS);
        Position begun = Trial.play(variant.start(), "S@a1", "s@a3", "S@b1", "s@c3", "S@d1", "s@d4");
        assertThat(begun.turn()).isEqualTo(Color.WHITE);
        Position made = Trial.play(begun, "S@c1");
        assertThat(made.turn()).isEqualTo(Color.WHITE);
        assertThat(Trial.events(made)).containsExactlyInAnyOrder("a3a3xa3", "c3c3xc3", "d4d4xd4");
        Position taken = Trial.play(made, "c3c3xc3");
        assertThat(taken.text()).isEqualTo("3s/s3/4/SSSS[Sss] b - - 0 4 @1");
    }

    /**
     * The mill on the first rank stays one while another stone is dropped, and when one comes back to it, it is new.
     */
    @Test
    void anOldMillTakesNothing() {
        Variant variant = Trial.load(folder, MILLS);
        Position old = variant.position("s2s/s3/4/SSS1[Sss] w - - 0 4");
        assertThat(Trial.play(old, "S@d3").turn()).isEqualTo(Color.BLACK);
        Position moving = variant.position("s2s/s3/4/SSS1 w - - 0 4");
        Position left = Trial.play(moving, "c1d1");
        assertThat(left.turn()).isEqualTo(Color.BLACK);
        Position back = Trial.play(left, "d4c4", "d1c1");
        assertThat(Trial.events(back)).containsExactlyInAnyOrder("a3a3xa3", "a4a4xa4", "c4c4xc4");
        Position over = Trial.play(back, "a3a3xa3");
        assertThat(over.node()).isInstanceOf(Node.End.class);
    }

    /** White's mill does not count while Black moves; a stone that makes two mills takes one stone. */
    @Test
    void theStonesOfTheSideOnTurnCount() {
        Variant variant = Trial.load(folder, MILLS);
        Position black = variant.position("s2s/s3/4/SSS1 b - - 0 4");
        assertThat(Trial.play(black, "d4d3").turn()).isEqualTo(Color.WHITE);
        Position two = Trial.play(variant.position("1s1s/S2s/S3/1SS1[S] w - - 0 4"), "S@a1");
        assertThat(Trial.events(two)).containsExactlyInAnyOrder("b4b4xb4", "d3d3xd3", "d4d4xd4");
        assertThat(Trial.play(two, "d3d3xd3").turn()).isEqualTo(Color.BLACK);
    }

    @Test
    void theRulesTellIt() {
        assertThat(Trial.load(folder, MILLS).rules())
                .flatExtracting(chapter -> chapter.sentences())
                .extracting(sentence -> sentence.text())
                .anySatisfy(text -> assertThat(text)
                        .contains(
                                "3 own pieces stand in a row (vertical or sideways), and one of them has arrived there")
                        .contains(", and one of them has arrived there by the event right before"));
    }

    @ParameterizedTest(name = "{0}: {2} in {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // Moves: a row that is made, one that stays, one that is left.
                NEW + " | k4/5/4K/SS1S1 w - - 0 1 | d1c1 | true",
                NEW + " | k4/3S1/4K/SSS2 w - - 0 1 | d3d2 | false",
                "{row: stone, length: 3} | k4/3S1/4K/SSS2 w - - 0 1 | d3d2 | true",
                NEW + " | k4/5/4K/SSS2 w - - 0 1 | e2e3 | false",
                NEW + " | k4/5/4K/SSS2 w - - 0 1 | c1c2 | false",
                NEW + " | k4/5/SS2K/SSS2 w - - 0 1 | c1c2 | true",
                NEW + " | k4/5/3SK/SSS2 w - - 0 1 | d2d1 | true",
                "{not: " + NEW + "} | k4/3S1/4K/SSS2 w - - 0 1 | d3d2 | true",
                "{all: [captured, " + NEW + "]} | k4/5/4K/SSsS1 w - - 0 1 | d1c1 | true",
                // Whose pieces, and which.
                NEW + " | k4/5/4K/sssS1 w - - 0 1 | d1d2 | false",
                "{row: stone, length: 3, of: enemy, through: arrival} | k4/5/4K/ss1s1 w - - 0 1 | d1c1/push | true",
                "{row: stone, length: 3, of: enemy, through: arrival} | k4/5/3SK/sss2 w - - 0 1 | d2d3 | false",
                "{row: [stone, king], length: 3, through: arrival} | k4/5/1K3/S1S2 w - - 0 1 | b2b1 | true",
                // On one line with gaps a king has arrived, which does not count.
                "{row: stone, length: 3, gaps: true, through: arrival} | k4/5/3SK/S1S2 w - - 0 1 | d2d1 | true",
                "{row: stone, length: 3, gaps: true, through: arrival} | k4/5/4K/SS1S1 w - - 0 1 | e2e1 | false",
                "{block: stone, length: 2, through: arrival} | k4/5/SS2K/S1S2 w - - 0 1 | c1b1 | true",
                "{block: stone, length: 2, through: arrival} | k4/5/SS2K/SSS2 w - - 0 1 | c1c2 | false",
                // Drops and actions; a stone that an action takes leaves the old row as it is.
                NEW + " | k4/5/4K/SS3[S] w - - 0 1 | S@c1 | true",
                NEW + " | k4/5/4K/SSS2[S] w - - 0 1 | S@e1 | false",
                NEW + " | k4/5/4K/SS3 w - - 0 1 | S@c1/come | true",
                NEW + " | k3S/5/4K/SS3 w - - 0 1 | e4c1/jump | true",
                NEW + " | k3s/5/4K/SSS2 w - - 0 1 | e4e4xe4/take | false",
                NEW + " | k4/5/4K/SSs2 w - - 0 1 | (coup) | true",
                NEW + " | k4/5/SSS1K/s4 w - - 0 1 | (coup) | false",
                NEW + " | k4/5/4K/SSS2 w - - 0 1 | (tide) | true",
                NEW + " | k4/5/4K/SRS2 w - - 0 1 | a1b1,b1a1/swap | false",
                NEW + " | k4/1S3/4K/SRS2 w - - 0 1 | b1b3,b3b1/swap | true",
                "{row: rook, length: 2, through: arrival} | k4/1R3/4K/RS3 w - - 0 1 | b1b3,b3b1/swap | true",
                "{row: rook, length: 2, through: arrival} | k4/5/4K/RS3 w - - 0 1 | b1b1r/grow | true",
                "{row: rook, length: 2, through: arrival} | k4/5/4K/RR1S1 w - - 0 1 | d1d1r/grow | false",
                // Castling: king and rook both arrive.
                "{row: [rook, stone], length: 2, through: arrival} | k4/5/3S1/2K1R w K - 0 1 | c1e1 | true",
                "{row: [king, stone], length: 2, through: arrival} | k4/5/4S/2K1R w K - 0 1 | c1e1 | true",
                "{row: stone, length: 2, through: arrival} | k4/5/3SS/2K1R w K - 0 1 | c1e1 | false",
            })
    void theTurnGoesOnByARowThatTheEventHasMade(String condition, String position, String event, boolean holds) {
        Position before =
                Trial.load(folder, GAME.replace("CONDITION", condition)).position(position);
        assertThat(Trial.play(before, event).turn() == Color.WHITE).isEqualTo(holds);
    }

    /** A rook that castling leaves where it is has not arrived; the king beside it has. */
    @Test
    void aPieceThatStaysHasNotArrived() {
        String game = GAME.replace("rook: e1, king-to: e1, rook-to: d1", "rook: e1, king-to: d1, rook-to: e1");
        Position before = Trial.load(
                        folder, game.replace("CONDITION", "{row: [rook, stone], length: 2, through: arrival}"))
                .position("k4/5/4S/2K1R w K - 0 1");
        assertThat(Trial.play(before, "c1e1").turn()).isEqualTo(Color.BLACK);
        Position other = Trial.load(
                        folder, game.replace("CONDITION", "{row: [king, stone], length: 2, through: arrival}"))
                .position("k4/5/3S1/2K1R w K - 0 1");
        assertThat(Trial.play(other, "c1e1").turn()).isEqualTo(Color.WHITE);
    }

    /** A stone that slides on has arrived where it comes to rest; what its arrival turns over has not arrived. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{after: {move: {kinds: stone}}, at: arrival, relocate: all, to: ahead} | k4/2S2/4K/SS3 | c3c2 | true",
                "{after: {move: {kinds: stone}}, at: arrival, relocate: all, to: ahead} | k4/2S2/SS2K/5 | c3c2 | false",
                "{after: move, reach: W, convert: stone, of: enemy} | k4/2S2/4K/SSs2 | c3c2 | false",
                "{after: move, at: arrival, replace: rook, by: stone} | k4/2R2/4K/SS3 | c3c1 | true",
                "{after: {move: {kinds: rook}}, at: arrival, remove: rook} | k4/2R2/4K/SSS2 | c3c2 | false",
            })
    void effectsComeBefore(String effect, String board, String event, boolean holds) {
        Position before = Trial.load(folder, GAME.replace("CONDITION", NEW) + "effects: {slide: " + effect + "}\n")
                .position(board + " w - - 0 1");
        assertThat(Trial.play(before, event).turn() == Color.WHITE).isEqualTo(holds);
    }

    /** Chance finds nothing to take, and passes: nothing has arrived by that. */
    @Test
    void afterAPassNothingHasArrived() {
        String turn = "turn: [move, {act: take, by: chance}, {when: " + NEW + ", then: {move: {}}}]\n";
        Position before = Trial.load(folder, withTurn(turn)).position("k4/5/4K/SS1S1 w - - 0 1");
        Position moved = Trial.play(before, "d1c1");
        assertThat(moved.turn()).isEqualTo(Color.WHITE);
        assertThat(Trial.play(moved, "--").turn()).isEqualTo(Color.BLACK);
    }

    /** Conditions may stand behind others, and behind numbers, after the same event. */
    @Test
    void itIsAskedBehindOtherConditions() {
        String turn = "numbers: {mills: {to: 9}}\nturn: [move, {when: {side: white}, then: {when: " + NEW
                + ", then: {add: {mills: 1}}}}]\n";
        Position before = Trial.load(folder, withTurn(turn)).position("k4/5/4K/SS1S1 w - - 0 1 mills=0");
        assertThat(Trial.play(before, "d1c1").number("mills", Color.WHITE)).isEqualTo(1);
        assertThat(Trial.play(before, "d1d2").number("mills", Color.WHITE)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "turn: [move, {when: NEW, then: move}] | ``",
                "turn: [move, {when: {block: stone, length: 2, through: arrival}, then: move}] | ``",
                "turn: {when: NEW, then: move, else: move} | E-TURN 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them after a move",
                "turn: [{roll: die}, {when: NEW, then: {move: {}}, else: move}] | E-TURN 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them after a move",
                "turn: [{roll: die}, {spend: {}}, {when: NEW, then: {move: {}}}] | E-TURN 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them after a move",
                "turn: [{one-of: [move, {pass: {add: {passes: 1}}}]}, {when: NEW, then: {move: {}}}] | E-TURN 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them after a move",
                "turn: {move: {only-if: NEW}} | E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them in a 'when' of the turn",
                "turn: {move: {leaves: NEW}} | E-CONDITION 'leaves' asks what is the case behind the move; expected a condition without captured, moved, first-move, through, picked, possible and hook",
                "turn: [move, {when: {row: stone, length: 3, through: departure}, then: move}] | E-CHOICE expected arrival; not 'departure'",
                "turn: [move, {when: {row: stone, length: 6, through: arrival}, then: move}] | E-RANGE the board has no room for this",
                "turn: [move, {when: {chain: stone, through: arrival}, then: move}] | E-UNKNOWN-KEY unknown key 'through'",
                "turn: [move, {when: {pieces: stone, through: arrival}, then: move}] | E-UNKNOWN-KEY unknown key 'through'",
            })
    void whereNothingArrivesItIsRefused(String turn, String problem) {
        String dice = turn.contains("roll") ? "dice: {die: {faces: [king, stone]}}\n" : "";
        assertProblem(withTurn(turn.replace("NEW", NEW) + "\n") + dice + "numbers: {passes: {to: 3}}\n", problem);
    }

    @Test
    void aPositionDoesNotTellWhatHasArrived() {
        assertProblem(
                GAME.replace("CONDITION", "captured")
                        .replace("lost: {", "row: {when: " + NEW + ", result: wins}, lost: {"),
                "E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of an event; expected a number that the"
                        + " turn changes then");
        assertProblem(
                GAME.replace("CONDITION", NEW).replace("move: mR}", "move: mR, when-captured: {to: any}}"),
                "E-CONDITION 'captured', 'moved', 'first-move' and 'through' have no meaning where a captured piece is placed"
                        + " again, as the rook");
    }

    /** Returns the game without hands and with another turn. */
    private static String withTurn(String turn) {
        return GAME.replaceFirst("hands:.*\n", "").replaceFirst("(?s)turn:.*(?=endings)", turn);
    }

    private static void assertProblem(String game, String problem) {
        assertThat(Loader.create().check("f", game.getBytes(StandardCharsets.UTF_8)))
                .filteredOn(each -> !each.code().startsWith("W-"))
                .extracting(each -> each.code() + " " + each.message())
                .isEqualTo(problem.isEmpty() ? List.of() : List.of(problem));
    }
}
