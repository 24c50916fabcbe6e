package org.dicechess.examples.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.search.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewTest {

    private static GameRecord game(Position start, String events) {
        GameRecord game = GameRecord.from(start);
        for (String event : events.split(" (?![^\\[]*])")) {
            game = game.after(event);
        }
        return game;
    }

    private static Review review(String id, String start, String events) {
        Variant variant = Games.load(id);
        Position position = start.isEmpty() ? variant.start() : variant.position(start);
        return new Reviewer(new Analysis(Games.evaluation(id)), Budget.nodes(4_000)).review(game(position, events));
    }

    /**
     * The larger die has a winning chance of 2/3, the smaller one of 3/4. One number of three captures: it brings 1/3,
     * and the result less this luck is 2/3.
     */
    @Test
    void aGameIsReviewedExactly() {
        GameRecord game = game(AnalysisTest.HARE.position("H1t w - - 0 1"), "a1:d3 [2] a1c1");
        Review review = new Reviewer(AnalysisTest.exact(), Budget.nodes(500)).review(game);
        Moment.Chosen choice = (Moment.Chosen) review.moments().get(0);
        Moment.Rolled roll = (Moment.Rolled) review.moments().get(1);
        assertThat(review.moments()).hasSize(2);
        assertThat(AnalysisTest.texts(choice.played())).isEqualTo("a1:d3");
        assertThat(AnalysisTest.texts(choice.best())).isEqualTo("a1:d2");
        assertThat(choice.loss()).isCloseTo(1 / 12.0, within(1e-6));
        assertThat(choice.verdict()).isEqualTo(Verdict.ERROR);
        assertThat(choice.margin()).isZero();
        assertThat(roll.luck()).isCloseTo(1 / 3.0, within(1e-6));
        assertThat(roll.best()).isEqualTo(1);
        assertThat(roll.worst()).isCloseTo(0.5, within(1e-6));
        assertThat(review.corrected()).isCloseTo(2 / 3.0, within(1e-6));
        assertThat(review.curve()).hasSize(4);
        assertThat(review.curve().get(0)).isCloseTo(3 / 4.0, within(1e-6));
        assertThat(review.curve().get(1)).isCloseTo(2 / 3.0, within(1e-6));
        assertThat(review.curve().subList(2, 4)).containsExactly(1.0, 1.0);
    }

    /** The larger die leaves 2/3 of 3/4, as above; the roll decides. */
    @Test
    void aLineTellsTheChanceOfTheCurve() {
        GameRecord game = game(AnalysisTest.HARE.position("H1t w - - 0 1"), "a1:d3 [2] a1c1");
        Review review = new Reviewer(AnalysisTest.exact(), Budget.nodes(500)).review(game);
        assertThat(new ReviewText(review).lines())
                .startsWith(
                        "1. White plays a1:d3: error, loses 8.3 ± 0.0 against a1:d2; White 66.7%",
                        "1. White rolls [2]: luck +33.3; White 100.0%", "");
    }

    @Test
    void theSumsOfASideAreThoseOfItsMoments() {
        GameRecord game = game(AnalysisTest.HARE.position("H1t w - - 0 1"), "a1:d3 [1] a1b1 c1:d3 [1] c1b1");
        Review review = new Reviewer(AnalysisTest.exact(), Budget.nodes(500)).review(game);
        Review.Tally white = review.tally(Color.WHITE);
        Review.Tally black = review.tally(Color.BLACK);
        assertThat(white.choices()).isEqualTo(1);
        assertThat(white.verdicts()).containsEntry(Verdict.ERROR, 1).containsEntry(Verdict.BLUNDER, 0);
        assertThat(white.lost()).isCloseTo(1 / 12.0, within(1e-6));
        assertThat(white.luck()).isCloseTo(1 / 2.0 - 2 / 3.0, within(1e-6));
        assertThat(black.choices()).isZero();
        assertThat(black.mean()).isZero();
        assertThat(black.rolls()).isEqualTo(1);
        // Black stands even, and one number of three captures.
        assertThat(black.luck()).isCloseTo(1 / 2.0, within(1e-6));
        assertThat(review.corrected()).isCloseTo(0 + 1 / 6.0 + 1 / 2.0, within(1e-6));
    }

    /**
     * A queen on a square where a pawn takes it; a mate in one that is passed by; a king that is not taken where the
     * own one is attacked twice.
     */
    @ParameterizedTest
    @CsvSource({
        "chess, '', e2e4 d7d5 d1g4 c8g4, 2",
        "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, a1a7 g7g6, 0",
        "dice-chess, qqq1k3/8/8/8/4R3/8/8/4K3 w - - 0 1, [4 6] e4f4 [1 1], 1",
    })
    void aBlunderIsNamed(String id, String start, String events, int at) {
        List<Moment> moments = review(id, start, events).moments();
        Moment.Chosen choice = (Moment.Chosen) moments.stream()
                .filter(moment -> moment.from() == at)
                .findFirst()
                .orElseThrow();
        assertThat(choice.verdict()).isEqualTo(Verdict.BLUNDER);
        assertThat(choice.best()).isNotEqualTo(choice.played());
    }

    @Test
    void theMateIsFine() {
        Moment mate = review("chess", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1a8")
                .moments()
                .get(0);
        assertThat(((Moment.Chosen) mate).verdict()).isEqualTo(Verdict.FINE);
        assertThat(((Moment.Chosen) mate).best()).isEqualTo(((Moment.Chosen) mate).played());
        assertThat(mate.after()).isEqualTo(1);
    }

    /** A king in check with one way out has no choice. */
    @Test
    void aForcedMoveIsNoChoice() {
        Review review = review("chess", "k7/8/1K6/8/8/8/8/7R b - - 0 1", "a8b8 h1h8");
        assertThat(review.moments()).extracting(Moment::from).containsExactly(1);
    }

    /** Three dice give a turn of three moves: a choice of one side, whose order does not matter. */
    @Test
    void aTurnOfSeveralDiceIsOneChoice() {
        Variant variant = Games.load("dice-chess-three");
        GameRecord game = GameRecord.from(variant.start()).after("[1 1 2]");
        game = game.after("e2e4").after("d2d4").after("b1c3");
        Review review =
                new Reviewer(new Analysis(Games.evaluation("dice-chess-three")), Budget.nodes(2_000)).review(game);
        assertThat(review.moments()).extracting(Moment::from).containsExactly(0, 1);
        assertThat(review.moments()).extracting(Moment::to).containsExactly(1, 4);
    }

    @Test
    void aTurnThatIsCutOffIsNotReviewed() {
        Variant variant = Games.load("dice-chess-three");
        GameRecord game = GameRecord.from(variant.start()).after("[1 1 2]").after("e2e4");
        Review review =
                new Reviewer(new Analysis(Games.evaluation("dice-chess-three")), Budget.nodes(500)).review(game);
        assertThat(review.moments()).extracting(Moment::from).containsExactly(0);
        assertThat(review.curve()).hasSize(3);
    }

    @Test
    void progressIsToldAndAnInterruptEndsTheReview() {
        GameRecord game = game(Games.load("chess").start(), "e2e4 e7e5 g1f3");
        List<Integer> told = new ArrayList<>();
        Reviewer reviewer = new Reviewer(new Analysis(Games.evaluation("chess")), Budget.nodes(500));
        assertThat(reviewer.review(game, told::add).moments()).hasSize(3);
        assertThat(told).containsExactly(1, 2, 3);
        Review cut = reviewer.review(game, done -> Thread.currentThread().interrupt());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(cut.moments()).hasSize(1);
        assertThat(cut.reviewed()).isEqualTo(1);
        assertThat(new ReviewText(cut).lines()).contains("interrupted after 1 of 3 events");
    }
}
