package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.dicechess.Move;
import org.dicechess.Roll;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;

/** Explains why the dice that a move names cannot be spent on it, or must be named. */
final class WhyNotSpent {

    private final PositionWords words;

    WhyNotSpent(PositionWords words) {
        this.words = words;
    }

    /** Returns why the named dice are not in hand; empty if they are, or if none is named. */
    Optional<String> missing(Move move) {
        if (move.spent().isEmpty()) {
            return Optional.empty();
        }
        if (!words.spendsDice()) {
            return Optional.of("dice are not spent one by one here, so a move names none");
        }
        List<Integer> left =
                new ArrayList<>(words.position.roll().map(Roll::faces).orElse(List.of()));
        return move.spent().stream()
                .filter(face -> !left.remove(face))
                .findFirst()
                .map(face -> "no " + (move.spent().indexOf(face) < move.spent().lastIndexOf(face) ? "second " : "")
                        + "die " + face + " is in hand: " + words.roll());
    }

    /** Returns why the named dice do not move a piece of this kind; empty if they do, or if none is named. */
    Optional<String> unsuitable(Move move, Kind kind) {
        if (move.spent().size() > 1) {
            return Optional.of(Article.a(kind.name()) + " moves with one die, not "
                    + move.spent().size());
        }
        return move.spent().stream()
                .filter(face -> !moves(face, kind))
                .findFirst()
                .map(face -> "the die " + face + " moves no " + kind.name() + words.ruleOfRoll());
    }

    /**
     * Returns the texts of the move if it must name dice, or must not name them; empty if its dice are not at fault.
     */
    Optional<String> misnamed(Move move) {
        if (!words.spendsDice()) {
            return Optional.empty();
        }
        List<Move> others = new Alternatives(words)
                .withAnyDice(move).stream()
                        .filter(other -> move.spent().isEmpty() || move.spent().equals(other.spent()))
                        .toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        if (others.stream().anyMatch(other -> other.text().equals(move.text()))) {
            return Optional.of("the listed event " + move.text() + " has another effect than this one");
        }
        boolean choice = others.stream().map(Move::spent).distinct().count() > 1;
        String texts = String.join(" or ", others.stream().map(Move::text).toList());
        return Optional.of((choice ? "several dice allow this move: " : "the text of this event is ") + texts);
    }

    /** Returns that too few dice would be used, if nothing else prevents the event. */
    Optional<String> tooFew(IntPredicate isMeant) {
        int[] out = new int[words.tables.eventBound];
        return words.spend()
                .filter(Stage.Spend::most)
                .filter(spend -> Arrays.stream(out, 0, words.engine.generator.listSpending(out, 0))
                        .anyMatch(isMeant))
                .map(spend -> "the turn must use as many dice as it can, which it could not after this move"
                        + PositionWords.cited(spend.rule()));
    }

    private boolean moves(int face, Kind kind) {
        Pool pool = words.tables
                .game
                .pools()
                .get(words.tables.stages.poolInHand(words.state.stage(), words.state.hand() - 1));
        return pool.movable(new Roll(List.of(face)), words.tables.game.kinds().size())
                .get(kind.index());
    }
}
