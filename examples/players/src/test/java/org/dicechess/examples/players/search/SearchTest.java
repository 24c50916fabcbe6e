package org.dicechess.examples.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.match.RandomPositions;
import org.dicechess.examples.players.play.Players;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class SearchTest {

    /** Positions whose plain tree is larger are passed over. */
    private static final long MOST = 300_000;

    /**
     * The command {@code players compare} does the same with many positions and greater depths. Where dice are rolled
     * once a turn, one turn after the roll has no chance node: two turns have them, or captures behind one.
     */
    @ParameterizedTest
    @CsvSource({
        "dice-chess, 2, 0, 60, 20",
        "dice-chess, 1, 2, 60, 10",
        "dice-chess-three, 2, 0, 200, 5",
        "d4-d6-chess, 1, 0, 60, 5",
        "d4-d6-chess-older, 1, 0, 60, 5",
        "chess, 3, 0, 60, 3",
        "chess, 1, 3, 60, 10",
    })
    void everyPruningGivesTheValueOfPlainExpectiminimax(
            String id, int depth, int quiescence, int events, int positions) {
        Variant variant = Games.load(id);
        Evaluation evaluation = Games.evaluation(id);
        RandomPositions sequence = new RandomPositions(variant, events, 7);
        int compared = 0;
        int wanted = 6 * positions;
        for (int tries = 0; compared < wanted && tries < 100; tries++) {
            Cursor cursor = sequence.next();
            OptionalDouble plain =
                    new PlainExpectiminimax(cursor, evaluation, quiescence, MOST).find(cursor.player(), depth);
            if (plain.isEmpty()) {
                continue;
            }
            double expected = plain.getAsDouble();
            for (int star = 0; star <= 2; star++) {
                for (int table = 0; table <= 16; table += 16) {
                    Options options = Options.EXACT
                            .depth(depth)
                            .quiescence(quiescence)
                            .star(star)
                            .table(table);
                    Found found = new Search(evaluation, options).find(cursor, Budget.UNLIMITED);
                    if (found.depth() == depth) {
                        compared++;
                        assertThat(found.value())
                                .as("star %d, table %d, %s", star, table, cursor.position())
                                .isCloseTo(expected, within(1e-9));
                    }
                }
            }
        }
        assertThat(compared).isGreaterThanOrEqualTo(wanted);
    }

    /** The rook may move, and no outcome is better than the king. */
    @Test
    void aKingThatCanBeTakenIsTaken() {
        Variant variant = Games.load("dice-chess");
        Cursor cursor =
                variant.position("4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 [4 6]").cursor();
        Found found = search("dice-chess", Options.EXACT).find(cursor, Budget.nodes(100));
        assertThat(cursor.event(found.way().get(0)).text()).isEqualTo("e4e8");
        assertThat(found.value()).isEqualTo(1);
    }

    /** The sacrifice of a queen, and of a rook. */
    @ParameterizedTest
    @CsvSource({
        "5r1k/6pp/7N/8/2Q5/8/8/K7 w - - 0 1, c4g8",
        "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, a1a6",
    })
    void aMateInTwoIsFound(String text, String mate) {
        Variant variant = Games.load("chess");
        Cursor cursor = variant.position(text).cursor();
        Found found = search("chess", Options.EXACT.depth(3)).find(cursor, Budget.UNLIMITED);
        assertThat(cursor.event(found.way().get(0)).text()).isEqualTo(mate);
        assertThat(found.value()).isEqualTo(1);
    }

    /**
     * The numbers of turns come from a solver of another program, which tried every move: the winner takes the shortest
     * way, the loser the longest.
     */
    @ParameterizedTest
    @CsvSource({
        "k7/8/1K6/8/8/8/8/7R b - - 0 1, -1, 2",
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1, 1, 1",
        "2k5/6Q1/8/1Q4K1/3n4/7Q/8/8 b - - 0 1, -1, 4",
        "8/6b1/Q7/R7/2R1K3/1k6/R7/8 b - - 0 1, -1, 4",
        "2r5/1q5K/8/8/7Q/5k2/5q2/8 w - - 0 1, -1, 6",
        "8/7p/7p/p7/K7/8/2R1R3/1k6 b - - 0 1, -1, 6",
        "2N5/3Q4/4q1k1/8/1K6/8/5q1Q/8 w - - 0 1, 1, 7",
    })
    void theDistanceOfAMateIsThatOfTheBestDefence(String text, double value, int turns) {
        Cursor cursor = Games.load("chess").position(text).cursor();
        Options usual = Players.usual(Games.evaluation("chess").shape(), 1);
        for (Options options : List.of(usual, usual.threads(2))) {
            Found found = search("chess", options).find(cursor, Budget.nodes(60_000));
            assertThat(found.value()).isEqualTo(value);
            assertThat(found.end()).hasValue(turns);
        }
    }

    /** Both lines of the shortest mates come first: the mate at once, and two in three turns. */
    @Test
    void shorterWinsComeFirst() {
        Cursor cursor =
                Games.load("chess").position("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1").cursor();
        List<Found> best = search("chess", Options.EXACT).best(cursor, Budget.nodes(200_000), 4);
        assertThat(best)
                .extracting(found -> found.end().orElse(0))
                .startsWith(1, 3)
                .isSorted();
    }

    /** Nothing can be chosen, but the value is still asked for. */
    @Test
    void anOnlyMoveIsSearched() {
        Cursor cursor = Games.load("chess")
                .position("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")
                .cursor();
        int blunder = cursor.number(cursor.position().variant().notation().event(cursor.position(), "h5e5"));
        Wanted only = Wanted.best(1).beginning(Set.of(blunder));
        Found found = search("chess", Options.EXACT.depth(2))
                .best(cursor, Budget.UNLIMITED, only)
                .get(0);
        assertThat(found.depth()).isEqualTo(2);
        // A queen for two pawns.
        assertThat(found.value()).isLessThan(-0.3);
    }

    /** The two mates in two again, and a rook that stands free, with each idea left out and with all. */
    @ParameterizedTest
    @CsvSource({
        "6rk/6pp/7N/8/8/1Q6/8/K7 w - - 0 1, b3g8",
        "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, a1a6",
        "4k3/8/8/3r4/8/8/3R4/4K3 w - - 0 1, d2d5",
    })
    void everyIdeaFindsTheBestMove(String text, String best) {
        Variant variant = Games.load("chess");
        for (Idea without : Idea.values()) {
            Set<Idea> ideas = EnumSet.allOf(Idea.class);
            ideas.remove(without);
            Cursor cursor = variant.position(text).cursor();
            Options usual = Players.usual(Games.evaluation("chess").shape(), 1);
            for (Options options : List.of(usual, usual.ideas(ideas), usual.threads(2))) {
                Found found = search("chess", options.depth(6)).find(cursor, Budget.UNLIMITED);
                assertThat(cursor.event(found.way().get(0)).text())
                        .as("without %s", without)
                        .isEqualTo(best);
            }
        }
    }

    /** A selective search of a game without rolls, too. */
    @Test
    void theSameNodesGiveTheSameMoveOfChess() {
        Cursor cursor = new RandomPositions(Games.load("chess"), 40, 5).next();
        Options usual = Players.usual(Games.evaluation("chess").shape(), 1);
        for (Options options : List.of(usual, usual.threads(2))) {
            Found once = search("chess", options).find(cursor, Budget.nodes(3_000));
            assertThat(search("chess", options).find(cursor, Budget.nodes(3_000)))
                    .isEqualTo(once);
        }
    }

    /** More threads than ways, and several ways that are valued exactly. */
    @ParameterizedTest
    @CsvSource({
        "dice-chess, 2, 2, 1",
        "dice-chess, 2, 3, 4",
        "chess, 2, 2, 3",
        "chess, 2, 60, 1",
        "d4-d6-chess, 1, 2, 2"
    })
    void severalThreadsFindTheSameValues(String id, int depth, int threads, int most) {
        Variant variant = Games.load(id);
        Evaluation evaluation = Games.evaluation(id);
        RandomPositions sequence = new RandomPositions(variant, 60, 17);
        for (int i = 0; i < 3; i++) {
            Cursor cursor = sequence.next();
            Options options = Options.EXACT.depth(depth);
            List<Found> alone = new Search(evaluation, options).best(cursor, Budget.UNLIMITED, most);
            List<Found> together =
                    new Search(evaluation, options.threads(threads)).best(cursor, Budget.UNLIMITED, most);
            assertThat(together).hasSameSizeAs(alone);
            for (int j = 0; j < alone.size(); j++) {
                assertThat(together.get(j).value())
                        .as("way %d of %s", j, cursor.position())
                        .isCloseTo(alone.get(j).value(), within(1e-9));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anInterruptedSearchOfSeveralThreadsEnds(boolean before) {
        Variant variant = Games.load("dice-chess");
        Cursor cursor = new RandomPositions(variant, 60, 4).next();
        Search search = search("dice-chess", Options.EXACT.threads(3));
        Thread searching = Thread.currentThread();
        if (before) {
            searching.interrupt();
        } else {
            new Thread(() -> {
                        LockSupport.parkNanos(1_000_000L * 300);
                        searching.interrupt();
                    })
                    .start();
        }
        Found found = search.find(cursor, Budget.UNLIMITED);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(found.way()).isNotEmpty();
    }

    @Test
    void theSameNodesGiveTheSameWay() {
        Variant variant = Games.load("dice-chess");
        RandomPositions sequence = new RandomPositions(variant, 60, 3);
        for (int i = 0; i < 5; i++) {
            Cursor cursor = sequence.next();
            Found once = search("dice-chess", Options.EXACT).find(cursor, Budget.nodes(3_000));
            Found again = search("dice-chess", Options.EXACT).find(cursor, Budget.nodes(3_000));
            assertThat(again).isEqualTo(once);
            Options three = Options.EXACT.threads(3);
            assertThat(search("dice-chess", three).find(cursor, Budget.nodes(3_000)))
                    .isEqualTo(search("dice-chess", three).find(cursor, Budget.nodes(3_000)));
        }
    }

    /** Each of the best ways has the value of a plain search behind it, and no other way has a larger one. */
    @ParameterizedTest
    @CsvSource({"dice-chess, 2", "chess, 2", "d4-d6-chess, 1"})
    void theBestWaysHaveTheirOwnValues(String id, int depth) {
        Variant variant = Games.load(id);
        Evaluation evaluation = Games.evaluation(id);
        Cursor cursor = new RandomPositions(variant, 60, 11).next();
        List<Found> best = new Search(evaluation, Options.EXACT.depth(depth).star(2)).best(cursor, Budget.UNLIMITED, 3);
        List<Found> all =
                new Search(evaluation, Options.EXACT.depth(depth)).best(cursor, Budget.UNLIMITED, Integer.MAX_VALUE);
        assertThat(best).hasSize(Math.min(3, all.size()));
        for (int i = 0; i < best.size(); i++) {
            assertThat(best.get(i).value()).isCloseTo(all.get(i).value(), within(1e-9));
        }
        double expected = new PlainExpectiminimax(cursor, evaluation, 0, Long.MAX_VALUE)
                .find(cursor.player(), depth)
                .orElseThrow();
        assertThat(all.get(0).value()).isCloseTo(expected, within(1e-9));
        assertThat(all)
                .isSortedAccordingTo(Comparator.comparingDouble(Found::value).reversed());
    }

    @Test
    void aSearchLeavesTheCursorWhereItWas() {
        Variant variant = Games.load("d4-d6-chess");
        Cursor cursor = new RandomPositions(variant, 60, 3).next();
        long key = cursor.key();
        int depth = cursor.depth();
        search("d4-d6-chess", Options.EXACT).find(cursor, Budget.nodes(500));
        assertThat(cursor.key()).isEqualTo(key);
        assertThat(cursor.depth()).isEqualTo(depth);
    }

    @Test
    void anOptionOutOfRangeIsRefused() {
        assertThatThrownBy(() -> Options.EXACT.star(3)).hasMessage("star 3; expected 0 to 2");
        assertThatThrownBy(() -> Options.EXACT.threads(0)).hasMessage("threads 0; expected 1 to 256");
    }

    @Test
    void aChanceNodeIsNoDecision() {
        Variant variant = Games.load("dice-chess");
        assertThatThrownBy(() ->
                        search("dice-chess", Options.EXACT).find(variant.start().cursor(), Budget.nodes(1)))
                .hasMessageContaining("expected a decision");
    }

    private static Search search(String id, Options options) {
        return new Search(Games.evaluation(id), options);
    }
}
