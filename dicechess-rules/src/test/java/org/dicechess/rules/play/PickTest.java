package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Choice;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves that are picked and made later, or not at all. All expected values are counted by hand. */
class PickTest {

    private static final String GAME = """
            format: 1
            id: picks
            name: Picks
            board: {files: 3, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: R, move: R}
            dice: {red: {faces: 2}, blue: {faces: 2}}
            actions: {captor-leaves: {remove: rook}, victim-leaves: {remove: rook, of: enemy}}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;

    /** A capture is fought out: above, it is made; equal, nothing happens; below, the captor leaves. */
    private static final String COMBAT = """
            one-of:
            - {move: {captures: never}}
            - - {pick: {captures: must}}
              - {roll: red}
              - roll: blue
                then:
                  above red: {move: picked}
                  equal red: pass
                  below red: {act: [captor-leaves], by: chance}
            """;

    @TempDir
    private Path folder;

    private static String text(String turn, String setup) {
        String game = turn.contains("red") ? GAME : GAME.replaceAll("dice: .*\n", "");
        game = turn.contains("victim") ? game : game.replace(", victim-leaves: {remove: rook, of: enemy}", "");
        game = turn.contains("captor") ? game : game.replaceAll("actions: .*\n", "");
        return game + "turn:\n  " + turn.strip().replace("\n", "\n  ") + "\nsetup: \"" + setup + "\"\n";
    }

    private Variant game(String turn, String setup) {
        return Trial.load(folder, text(turn, setup));
    }

    private static List<String> texts(Position position) {
        return position.node().events().stream().map(Object::toString).toList();
    }

    /** Plays each event of a position with a cursor, takes it back, and reads the text of each position again. */
    private static void check(Position position) {
        Cursor cursor = position.cursor().checked();
        for (var event : position.node().events()) {
            long key = cursor.key();
            Position after = position.after(event.text());
            cursor.play(cursor.number(event));
            assertThat(cursor.position()).isEqualTo(after);
            assertThat(position.variant().notation().position(after.text())).isEqualTo(after);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position()).isEqualTo(position);
        }
    }

    /** Chance picks two of the five moves: 5, then 4 are left; in either order the positions are equal. */
    @Test
    void chanceOffersMoves() {
        Position start = game("[{pick: {}, by: chance, number: 2}, {move: picked}]", "k2/3/1RK w - - 0 1")
                .start();
        Node.Chance first = (Node.Chance) start.node();
        Position one = start.after("(c1c2)");
        Position two = one.after("(b1a1)");

        assertThat(texts(start)).containsExactlyInAnyOrder("(b1a1)", "(b1b2)", "(b1b3)", "(c1b2)", "(c1c2)");
        assertThat(first.total()).isEqualTo(5);
        assertThat(((Node.Chance) one.node()).total()).isEqualTo(4);
        assertThat(texts(one)).doesNotContain("(c1c2)");
        assertThat(two).isEqualTo(start.after("(b1a1)").after("(c1c2)"));
        assertThat(two).isNotEqualTo(start.after("(b1a1)").after("(b1b2)"));
        assertThat(((Node.Decision) two.node()).player()).isEqualTo(Color.WHITE);
        assertThat(texts(two)).containsExactlyInAnyOrder("b1a1", "c1c2");
        assertThat(two.explain("b1b2")).hasValue("this stage of the turn allows no such move: it was not picked");
        assertThat(two.after("c1c2").text()).isEqualTo("k2/2K/1R1 b - - 0 1");
        for (Position each : List.of(start, one, two)) {
            check(each);
        }
    }

    /** With one move chance picks it alone, and then nothing. */
    @Test
    void chancePicksNoMoreMovesThanThereAre() {
        Position start = game(
                        "[{pick: {kinds: rook, captures: never}, by: chance, number: 3}, {move: picked}]",
                        "k1r/2r/RrK w - - 0 1")
                .start();
        Position all = start.after("(a1a2)").after("--").after("--");

        assertThat(texts(start)).containsExactly("(a1a2)");
        assertThat(texts(start.after("(a1a2)"))).containsExactly("--");
        assertThat(texts(all)).containsExactly("a1a2");
    }

    /** A second pick forgets the first. */
    @Test
    void aNewPickForgetsTheOneBefore() {
        Position start = game(
                        "[{pick: {kinds: rook}}, {roll: red}, {pick: {kinds: king}}, {roll: blue}, {move: picked}]",
                        "k2/3/1RK w - - 0 1")
                .start();
        Position second = start.after("(b1a1)").after("[1]").after("(c1c2)");
        assertThat(second.text()).contains("(c1c2)").doesNotContain("(b1a1)");
        assertThat(texts(second.after("[2]"))).containsExactly("c1c2");
    }

    /** A capture en passant is picked, and the text of the position states it. */
    @Test
    void aCaptureEnPassantIsPicked() {
        Variant variant = Trial.load(
                folder,
                Trial.SMALL_CHESS
                        + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n"
                        + "turn: [{pick: {}}, {move: picked}]\n");
        Position start = variant.notation().position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        Position picked = start.after("(e5d6)");

        assertThat(picked.text()).isEqualTo("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 (e5d6) @1");
        assertThat(variant.notation().position(picked.text())).isEqualTo(picked);
        assertThat(picked.after("e5d6").text()).isEqualTo("4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    }

    /** The opponent forbids one move. */
    @Test
    void theOpponentForbidsAMove() {
        Position start = game("[{pick: {}, by: opponent}, {move: {picked: never}}]", "k2/3/1RK w - - 0 1")
                .start();

        assertThat(((Node.Decision) start.node()).player()).isEqualTo(Color.BLACK);
        assertThat(start.purpose().orElseThrow().text()).isEqualTo("Black chooses for White, who picks a move");
        assertThat(start.words(new Choice("c1c2"))).isEqualTo("chooses c1c2");
        assertThat(texts(start.after("(c1c2)"))).containsExactlyInAnyOrder("b1a1", "b1b2", "b1b3", "c1b2");
        assertThat(start.after("(c1c2)").explain("c1c2"))
                .hasValue("this stage of the turn allows no such move: it was picked");
        check(start.after("(c1c2)"));
    }

    /** Chance names a piece that can move, each equally often; the side moves it. */
    @Test
    void chancePicksAPiece() {
        Position start = game("[{pick-piece: {}, by: chance}, {move: {piece: picked}}]", "k2/3/RRK w - - 0 1")
                .start();
        Node.Chance chance = (Node.Chance) start.node();
        assertThat(texts(start.after("(c1)"))).containsExactlyInAnyOrder("c1b2", "c1c2");
        assertThat(chance.total()).isEqualTo(3);
        assertThat(texts(start.after("(a1)"))).containsExactlyInAnyOrder("a1a2", "a1a3");
        assertThat(start.after("(a1)").text()).contains(" (a1)");
        assertThat(start.after("(a1)").explain("c1c2"))
                .hasValue("this stage of the turn allows no such move: no picked move is of that piece");
        check(start.after("(a1)"));
    }

    /** A side names a piece of those that can capture, and chance moves it. */
    @Test
    void aSidePicksAPieceAndChanceItsMove() {
        Position start = game(
                        "[{pick-piece: {captures: must}}, {move: {piece: picked}, by: chance}]", "k2/1r1/1RK w - - 0 1")
                .start();
        assertThat(texts(start)).containsExactly("(b1)", "(c1)");
        assertThat(start.purpose().orElseThrow().text()).isEqualTo("White picks a piece");
        assertThat(((Node.Chance) start.after("(c1)").node()).total()).isEqualTo(2);
        assertThat(texts(game("[{pick-piece: {captures: must}}, {move: {piece: picked}}]", "k2/3/1RK w - - 0 1")
                        .start()))
                .containsExactly("--");
        check(start);
        check(start.after("(b1)"));
    }

    /** Where a piece may move or be picked to move, both count: 2 moves of the king, 3 of the rook. */
    @Test
    void movesAndPicksAreCountedApart() {
        Position start = game("{one-of: [{move: {}}, [{pick: {}}, {move: picked}]]}", "k2/3/1RK w - - 0 1")
                .start();
        assertThat(texts(start)).hasSize(10);
        assertThat(start.count()).isEqualTo(10);
        assertThat(start.cursor().count()).isEqualTo(10);
        check(start);
    }

    /** A pick forgets earlier ones also if there is nothing to pick; the text is read again. */
    @Test
    void aPickOfNothingForgetsTheOnesBefore() {
        Position start = game("[{pick: {}, number: 2}, {pick: {captures: must}}, {move: picked}]", "k2/3/1RK w - - 0 1")
                .start();
        Position two = start.after("(b1a1)").after("(b1b2)");
        assertThat(texts(two)).containsExactly("--");
        assertThat(two.after("--").text()).doesNotContain("(");
        assertThat(texts(two.after("--"))).containsExactly("--");
        check(two);
        check(two.after("--"));
    }

    /** An optional pick is declined where nothing can be picked, too. */
    @Test
    void anOptionalPickOfNothingIsDeclined() {
        Position start = game(
                        "[{move: {}}, {optional: [{pick: {captures: must}}, {move: picked}]}]", "k2/3/1RK w - - 0 1")
                .start();
        Position between = start.after("b1a1");
        assertThat(texts(between)).containsExactlyInAnyOrder("(a1a3)", "--");
        Position quiet = start.after("c1c2");
        assertThat(texts(quiet)).containsExactly("--");
        assertThat(quiet.after("--").turn()).isEqualTo(Color.BLACK);
    }

    @Test
    void aCaptureIsFoughtOut() {
        Position start = game(COMBAT, "k2/1r1/1RK w - - 0 1").start();
        Position picked = start.after("(b1b2)");
        Position fought = picked.after("[1]");

        assertThat(texts(start)).containsExactlyInAnyOrder("(b1b2)", "(c1b2)", "b1a1", "c1c2");
        assertThat(picked.board()).isEqualTo(start.board());
        assertThat(fought.after("[1]").after("--").turn()).isEqualTo(Color.BLACK);
        assertThat(fought.after("[1]").after("--").board().toString())
                .isEqualTo(start.board().toString());
        assertThat(texts(fought.after("[2]"))).containsExactly("b1b2");
        assertThat(fought.after("[2]").after("b1b2").text()).isEqualTo("k2/1R1/2K b - - 0 1");
        Position lost = picked.after("[2]").after("[1]");
        assertThat(texts(lost)).containsExactly("b1b1xb1");
        assertThat(lost.after("b1b1xb1").text()).isEqualTo("k2/1r1/2K b - - 0 1");
        for (Position each : List.of(start, picked, fought, fought.after("[2]"), lost)) {
            check(each);
        }
    }

    /** On a 1 the captor leaves, on a 2 both leave; a king's capture needs no roll. */
    @Test
    void thePieceThatWouldMoveLeaves() {
        Position start = game("""
                        - pick: {captures: must}
                        - when: {picked: {kinds: king}}
                          then: {move: picked}
                          else:
                            roll: red
                            then:
                              1: {act: [captor-leaves], only: {piece: picked}, by: chance}
                              2: [{act: [victim-leaves], only: {piece: target}, by: chance}, {roll: blue}, {move: {}}]
                        """, "k2/1r1/1RK w - - 0 1").start();
        Position rook = start.after("(b1b2)");

        assertThat(texts(start.after("(c1b2)"))).containsExactly("c1b2");
        assertThat(texts(rook.after("[1]"))).containsExactly("b1b1xb1");
        assertThat(texts(rook.after("[2]"))).containsExactly("b2b2xb2");
        assertThat(rook.after("[2]").after("b2b2xb2").node()).isInstanceOf(Node.Chance.class);
        check(rook.after("[1]"));
    }

    /** A game without picks says so of any move in parentheses. */
    @Test
    void nothingIsPickedInOtherGames() {
        Variant variant = game("move", "k2/3/1RK w - - 0 1");
        assertThatThrownBy(() -> variant.notation().position("k2/3/1RK w - - 0 1 (b1c1)"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("'(b1c1)', expected moves that can be picked before this stage");
    }

    /** A text states a pick only where one can stand, and only a move of the side on turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k2/3/1RK w - - 0 1 (b1a1) | expected moves that can be picked before this stage",
                "k2/3/1RK w - - 0 1 (b1c1) @2 | is no move of the side on turn",
                "k2/3/1RK w - - 0 1 (b1a1) (b1a1) @2 | expected moves that can be picked before this stage",
                "k2/3/1RK w - - 0 1 (b1a1) (b1b2) (b1b3) @2 | expected moves that can be picked before this stage",
            })
    void aWrongPickIsRefused(String text, String message) {
        Variant variant = game("[{pick: {}, by: chance, number: 2}, {move: picked}]", "k2/3/1RK w - - 0 1");
        assertThatThrownBy(() -> variant.notation().position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
        assertThat(variant.notation().position("k2/3/1RK w - - 0 1 (b1a1) (b1b2) @2"))
                .isEqualTo(variant.start().after("(b1a1)").after("(b1b2)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: picked} | E-TURN 'picked' without a move that is picked; expected {pick: ...} before it in the turn",
                "[{pick: {}}, move, {move: picked}] | E-TURN 'picked' without a move that is picked",
                "[{pick-piece: {}}, {move: picked}] | E-TURN 'picked' without a move that is picked",
                "[{pick-piece: {kinds: horse}}, {move: {piece: picked}}] | E-UNKNOWN-PIECE unknown piece 'horse'",
                "[{pick: {}, number: 9}, {move: picked}] | E-RANGE whole number from 1 to 8 expected, not 9",
                "[{pick: {kinds: horse}}, {move: picked}] | E-UNKNOWN-PIECE unknown piece 'horse'",
                "[{pick: {}, by: me}, {move: picked}] | E-CHOICE expected player, opponent, chance",
                "[{pick: {}}, {act: [captor-leaves], only: {picked: must}}] | E-FILTER 'picked' speaks of moves; expected",
                "{act: [captor-leaves], only: {piece: picked}} | E-TURN 'piece: picked' without a pick",
                "[{pick: {}}, {move: {picked: may}}] | E-CHOICE expected must, never",
            })
    void aMistakeIsToldOnce(String turn, String message) {
        List<Problem> problems =
                Loader.create().check("game.yaml", text(turn, "k2/3/1RK").getBytes(StandardCharsets.UTF_8));
        assertThat(problems)
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.code() + " " + problem.message()).startsWith(message));
    }
}
