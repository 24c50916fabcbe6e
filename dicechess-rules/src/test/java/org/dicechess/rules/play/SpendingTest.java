package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.rules.InvalidDefinitionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two dice spent one by one on nine squares: 1 moves the pawn a step up, 2 the wazir. All counts were made by hand. */
class SpendingTest {

    private static final String GAME = """
            format: 1
            id: spending
            name: Spending
            board: {files: 3, ranks: 3}
            pieces:
              pawn:  {symbol: P, move: fmW}
              wazir: {symbol: W, move: W}
            dice: {two: {count: 2, faces: [pawn, wazir]}}
            turn: [{roll: two}, {spend: {}}]
            endings:
              bare: {when: none-left, pieces: wazir, result: loses}
            setup: 2w/3/P1W w - - 0 1
            """;

    private static final String BOTH_FREE = "2w/3/P1W w - - 0 1";

    @TempDir
    private Path folder;

    @Test
    void diceMayBeGivenUpAtAnyTime() {
        Position rolled = with("{}").position(BOTH_FREE).after("[1 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a1a2", "c1b1", "c1c2", "--");
        assertThat(Trial.events(rolled.after("a1a2"))).containsExactlyInAnyOrder("c1b1", "c1c2", "--");
        assertThat(Trial.events(rolled.after("c1b1"))).containsExactlyInAnyOrder("a1a2", "--");
        assertThat(rolled.after("c1b1").after("a1a2").text()).isEqualTo("2w/P2/1W1 b - - 0 1");
        assertThat(rolled.after("--").text()).isEqualTo("2w/3/P1W b - - 0 1");
    }

    @Test
    void eightSequencesEndInSixPositions() {
        Position rolled = with("{}").position(BOTH_FREE).after("[1 2]");
        assertThat(rolled.turns().sequences()).isEqualTo(8);
        assertThat(rolled.turns().ends()).isEqualTo(6);
        // The start, one piece moved (three ways), and the six ends.
        assertThat(rolled.turns().positions()).hasSize(10).startsWith(rolled);
    }

    /**
     * Nine sequences: none, a1a2 and a1b1 alone, a1a2 with three moves after it, a1b1 with three. They end on six
     * squares, including a1 with no move; a1 and b2 can be reached in two ways.
     */
    @Test
    void theWayOfAPieceDoesNotMatter() {
        var turns = with("{}").position("3/3/W1w w - - 0 1").after("[2 2]").turns();

        assertThat(turns.sequences()).isEqualTo(9);
        assertThat(turns.ends()).isEqualTo(6);
    }

    /** No move follows the capture that ends the game, so the capture comes last or the other move is never made. */
    @Test
    void theMoveThatEndsTheGameIsTheLast() {
        var turns = with("{}").position("2W/W2/w1P w - - 0 1").after("[2 2]").turns();
        long ends = IntStream.range(0, turns.positions().size())
                .filter(position -> turns.links(position).isEmpty())
                .count();

        assertThat(turns.ends()).isEqualTo(ends);
    }

    @Test
    void linksOfTheGraphLeadWhereTheirEventsDo() {
        var turns = with("{}").position(BOTH_FREE).after("[1 2]").turns();
        for (int from = 0; from < turns.positions().size(); from++) {
            for (var link : turns.links(from)) {
                assertThat(link.to()).isGreaterThan(from);
                assertThat(turns.positions().get(link.to()))
                        .isEqualTo(turns.positions().get(from).after(link.event()));
            }
        }
    }

    @Test
    void thePathToAPositionLeadsThere() {
        var turns = with("{}").position(BOTH_FREE).after("[1 2]").turns();
        assertThat(turns.way(0)).isEmpty();
        for (int index = 0; index < turns.positions().size(); index++) {
            Position reached = turns.start();
            for (Event event : turns.way(index)) {
                reached = reached.after(event);
            }
            assertThat(reached).isEqualTo(turns.positions().get(index));
        }
        int end = turns.positions().indexOf(turns.start().after("c1b1").after("a1a2"));
        assertThat(turns.way(end)).extracting(Event::text).containsExactlyInAnyOrder("a1a2", "c1b1");
        assertThatThrownBy(() -> turns.way(10)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void diceThatAnotherPoolHasTooCanBeSpent() {
        String twice = "dice: {one: {count: 2, faces: [pawn, wazir]}, two: {count: 2, faces: [pawn, wazir]}}";
        Variant variant = Trial.load(
                folder,
                GAME.replace("dice: {two: {count: 2, faces: [pawn, wazir]}}", twice)
                        .replace("[{roll: two}, {spend: {}}]", "[{roll: one}, move, {roll: two}, {spend: {}}]"));
        Position rolled =
                variant.position(BOTH_FREE).after("[1 1]").after("a1a2").after("[1 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a2a3", "c1b1", "c1c2", "--");
    }

    @Test
    void aDieThatMustBeUsedIsNotGivenUpWhileItCanBe() {
        Position rolled = with("{must: pawn}").position(BOTH_FREE).after("[1 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a1a2", "c1b1", "c1c2");
        assertThat(Trial.events(rolled.after("a1a2"))).containsExactlyInAnyOrder("c1b1", "c1c2", "--");
        assertThat(Trial.events(rolled.after("c1b1"))).containsExactly("a1a2");
        assertThat(rolled.turns().sequences()).isEqualTo(5);
        assertThat(rolled.turns().ends()).isEqualTo(3);
        assertThat(rolled.explain(new org.dicechess.Pass())).get().asString().contains("may not be given up");
    }

    @Test
    void aBlockedPieceMayBeFreedOrNot() {
        Position rolled = with("{must: pawn}").position("2w/W2/P2 w - - 0 1").after("[1 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a2a3", "a2b2", "--");
        assertThat(Trial.events(rolled.after("a2b2"))).containsExactly("a1a2");
    }

    @Test
    void aMoveThatLeavesADieWithoutUseIsRefusedWhereBothCanBeUsed() {
        Position rolled = with("{most: true}").position("2w/1W1/P2 w - - 0 1").after("[1 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a1a2", "b2b1", "b2c2", "b2b3");
        assertThat(rolled.explain("b2a2")).get().asString().contains("as many dice as it can");
    }

    @Test
    void ifOneDieCannotBeUsedTheOtherIs() {
        Position rolled = with("{most: true}").position("P1w/3/2W w - - 0 1").after("[1 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("c1b1", "c1c2");
        assertThat(Trial.events(rolled.after("c1b1"))).containsExactly("--");
        assertThat(Trial.events(rolled.variant().position("P1w/3/2W w - - 0 1").after("[1 1]")))
                .containsExactly("--");
    }

    @Test
    void aTurnThatEndsTheGameMayUseFewerDice() {
        String taken = "3/wW1/2P w - - 0 1";
        assertThat(Trial.events(with("{most: true}").position(taken).after("[1 2]")))
                .doesNotContain("b2a2")
                .contains("c1c2");
        Position rolled = with("{most: true, or-ending: bare}").position(taken).after("[1 2]");
        assertThat(Trial.events(rolled)).contains("b2a2", "c1c2");
        assertThat(rolled.after("b2a2").node()).isInstanceOf(Node.End.class);
    }

    @Test
    void equalDiceMoveTheSamePieceTwice() {
        Position rolled = with("{}").position(BOTH_FREE).after("[1 1]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a1a2", "--");
        assertThat(rolled.after("a1a2").after("a2a3").text()).isEqualTo("P1w/3/2W b - - 0 1");
        assertThat(((Move) ((Node.Decision) rolled.node()).events().get(0)).spent())
                .isEqualTo(List.of(1));
    }

    @Test
    void aMoveThatTwoDiceAllowNamesTheDieThatItSpends() {
        Variant variant = Trial.load(folder, GAME.replace("[pawn, wazir]", "[[pawn, wazir], wazir]"));
        Position rolled = variant.position(BOTH_FREE).after("[1 2]");
        assertThat(Trial.events(rolled))
                .containsExactlyInAnyOrder("a1a2", "c1b1:1", "c1b1:2", "c1c2:1", "c1c2:2", "--");
        assertThat(rolled.after("c1b1:1").roll().orElseThrow().text()).isEqualTo("[2]");
        assertThat(rolled.after("c1b1:2").roll().orElseThrow().text()).isEqualTo("[1]");
    }

    @Test
    void theFirstTurnOfTheGameMayBeDifferent() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("dice: {two", "dice: {one: {faces: [pawn, wazir]}, two")
                        + "first-turn: [{roll: one}, {spend: {}}]\n");
        Position start = variant.start();
        assertThat(((Node.Chance) start.node()).total()).isEqualTo(2);
        assertThat(start.beginsTurn()).isTrue();
        assertThat(variant.position(start.text())).isEqualTo(start);
        Position rolled = start.after("[2]");
        assertThat(variant.position(rolled.text())).isEqualTo(rolled);
        Position black = rolled.after("c1b1");
        assertThat(((Node.Chance) black.node()).total()).isEqualTo(4);
        assertThat(((Node.Chance) variant.position("2w/3/P1W w - - 0 2").node()).total())
                .isEqualTo(4);
    }

    /** Ten pawns that go up one by one as long as the player likes: 5 to the power of 10 places, nearly ten million. */
    @Test
    void aTurnOfTooManyPositionsIsGivenUp() {
        TurnGraph turns =
                crawling("10p/11/11/11/PPPPPPPPPP1", "files: 11, ranks: 5").turns();
        assertThatThrownBy(() -> turns.positions(20_000))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("more than 20000 positions");
        assertThatThrownBy(() -> crawling("9p/10/10/10/9P", "files: 10, ranks: 5")
                        .turns()
                        .positions(3))
                .isInstanceOf(IllegalStateException.class);
    }

    /** Eight dice for 40 pawns that may go up one square each: 40 choose 8 are 76,904,685 ends. */
    @Test
    @Tag("long")
    void aTurnOfTooManyPositionsIsNotCounted() {
        TurnGraph turns =
                Trial.load(folder, """
                format: 1
                id: crowd
                name: Crowd
                board: {files: 20, ranks: 5}
                areas: {first: {white: [rank 1, rank 3]}}
                pieces: {pawn: {symbol: P, move: imfW, initial: first}}
                dice: {eight: {count: 8, faces: [pawn, []]}}
                turn: [{roll: eight}, {spend: {}}]
                endings: {}
                setup: 19p/20/PPPPPPPPPPPPPPPPPPPP/20/PPPPPPPPPPPPPPPPPPPP w - - 0 1
                """).start().after("[1 1 1 1 1 1 1 1]").turns();
        assertThatThrownBy(turns::ends)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the turn has more than");
    }

    /** White's pieces step to b2, d2 or c1, or capture: then Black's piece is placed on a4, b4, c4 or d4. */
    @Test
    void aTurnThatOnlyAwaitsAPlacementIsCounted() {
        Position start = Trial.load(folder, """
                format: 1
                id: put
                name: Put
                board: {files: 4, ranks: 4}
                areas: {pen: {white: rank 1, black: rank 4}}
                pieces: {unit: {symbol: M, move: W, when-captured: {to: pen}}}
                turn: move
                endings: {}
                setup: 4/2m1/2M1/4 w - - 0 1
                """).start();
        assertThat(start.turns().sequences()).isEqualTo(3 + 4);
        assertThat(start.turns().ends()).isEqualTo(3 + 4);
        assertThat(start.after("c2c3").turns().sequences()).isEqualTo(4);
    }

    /** Five squares on the way of a pawn; the turn may stop at each except the first. */
    @Test
    void theGraphHasAtMostThePositionsThatTheCallerAllows() {
        TurnGraph turns = crawling("1p/2/2/2/P1", "files: 2, ranks: 5").turns();
        assertThatThrownBy(() -> turns.positions(4))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("more than 4 positions");
        int all = turns.positions(1000).size();
        assertThat(turns.positions(all)).hasSize(all);
        assertThatThrownBy(() -> turns.positions(all - 1)).isInstanceOf(IllegalStateException.class);
    }

    /**
     * White puts its piece on another empty square, twice: 34 squares of 36, and from each of them 34 again, which are
     * 35 different ones. So 1 + 34 + 35 positions have 34 + 34 * 34 links.
     */
    @Test
    void theGraphHasAtMostEightLinksForEachAllowedPosition() {
        Position start = Trial.load(folder, """
                format: 1
                id: far
                name: Far
                board: {files: 6, ranks: 6}
                areas: {in: [all]}
                pieces: {unit: {symbol: M, move: W}}
                actions: {far: {relocate: unit, from: in, to: in}}
                turn: [{act: [far]}, {act: [far]}]
                endings: {}
                setup: 5m/6/6/6/6/M5 w - - 0 1
                """).start();
        assertThatThrownBy(() -> start.turns().positions(70))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the turn has more than 560 links between its positions");
        assertThatThrownBy(() -> start.turns().positions(148))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("more than 1184 links");
        TurnGraph turns = start.turns();
        assertThat(turns.positions(149)).hasSize(70);
        assertThat(IntStream.range(0, 70)
                        .map(position -> turns.links(position).size())
                        .sum())
                .isEqualTo(1190);
        assertThatThrownBy(() -> turns.positions(148))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("links");
        assertThat(turns.sequences()).isEqualTo(34 * 34);
        assertThat(turns.ends()).isEqualTo(35);
    }

    /** White's king can only capture the last piece, and then the game is drawn: the king does not move again. */
    @Test
    void aDrawEndsTheTurnForCountsAndGraph() {
        Variant variant = Trial.load(folder, """
                format: 1
                id: drawn
                name: Drawn
                board: {files: 4, ranks: 1}
                pieces: {king: {symbol: K, move: W}, unit: {symbol: M, move: W}}
                turn: [move, move]
                counters: {quiet: {counts: turns, reset-by-capture: true}}
                endings:
                  dead: {when: material, only: king, result: draws}
                  long: {when: counter, counter: quiet, reaches: 3, result: draws}
                setup: Km1k w - - 0 1
                """);
        TurnGraph turns = variant.start().turns();
        assertThat(turns.positions()).hasSize(2);
        assertThat(turns.sequences()).isEqualTo(1);
        assertThat(turns.ends()).isEqualTo(1);
        TurnGraph over = variant.position("1Kmk w - - 3 1").turns();
        assertThat(over.positions()).hasSize(1);
        assertThat(over.sequences()).isEqualTo(1);
        assertThat(over.ends()).isEqualTo(1);
        // Black's piece goes to b1; then it goes back or captures on a1, or the king goes to c1.
        assertThat(variant.position("K1mk b - - 2 1").turns().sequences()).isEqualTo(3);
    }

    /** Eight pawns on each of sixteen files, with eight squares before them: 1,024 steps in a row. */
    @Test
    void aTurnOfTooManyEventsIsGivenUp() {
        String empty = String.join("/", Collections.nCopies(8, "16"));
        String pawns = String.join("/", Collections.nCopies(8, "PPPPPPPPPPPPPPPP"));
        TurnGraph turns = crawling(empty + "/" + pawns, "files: 16, ranks: 16").turns();
        assertThatThrownBy(turns::sequences)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("more than 1000 events");
        assertThatThrownBy(() -> turns.positions(100_000))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("more than 1000 events");
    }

    private Position crawling(String board, String size) {
        return Trial.load(folder, """
                format: 1
                id: crawl
                name: Crawl
                board: {SIZE}
                pieces: {pawn: {symbol: P, move: mfW}}
                turn: {repeat: move}
                endings: {}
                setup: BOARD w - - 0 1
                """.replace("SIZE", size).replace("BOARD", board))
                .start();
    }

    @Test
    void aTurnThatCanGoOnForEverHasNoNumberOfSequences() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("dice: {two: {count: 2, faces: [pawn, wazir]}}\n", "")
                        .replace("[{roll: two}, {spend: {}}]", "{repeat: move}"));
        assertThatThrownBy(() -> variant.start().turns().sequences()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> variant.start().turns().positions()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void moreDiceDueThanInHandAreRefused() {
        Variant variant = with("{most: true, or-ending: bare}");
        assertThatThrownBy(() -> variant.position("2w/3/P1W w - - 0 1 [1] !2")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> variant.position("2w/3/P1W w - - 0 1 [1] !1")).isInstanceOf(NotationException.class);
    }

    @Test
    void spendingWithoutARollIsAProblem() {
        assertThatThrownBy(() -> Trial.load(
                        folder, GAME.replace("[{roll: two}, {spend: {}}]", "[{roll: two}, move, {spend: {}}]")))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("no dice are in hand for 'spend'");
    }

    @Test
    void doublesMeanNothingForDiceThatAreSpent() {
        assertThatThrownBy(() -> Trial.load(folder, GAME.replace("count: 2,", "count: 2, doubles: any,")))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("doubles");
    }

    private Variant with(String spend) {
        return Trial.load(folder, GAME.replace("{spend: {}}", "{spend: " + spend + "}"));
    }
}
