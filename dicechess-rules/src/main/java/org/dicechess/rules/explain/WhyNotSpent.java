package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.dicechess.Move;
import org.dicechess.Roll;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;

/** Why the dice that a move names cannot be spent on it, or have to be named. */
final class WhyNotSpent {

    private final PositionWords present;

    WhyNotSpent(PositionWords present) {
        this.present = present;
    }

    /** Why the dice named are not there to be spent; empty if they are, or none is named. */
    Optional<String> missing(Move move) {
        if (move.spent().isEmpty()) {
            return Optional.empty();
        }
        if (!present.spends()) {
            return Optional.of("dice are not spent one by one here, so that a move names none");
        }
        List<Integer> left =
                new ArrayList<>(present.position.roll().map(Roll::faces).orElse(List.of()));
        return move.spent().stream()
                .filter(face -> !left.remove(face))
                .findFirst()
                .map(face -> "no " + (move.spent().indexOf(face) < move.spent().lastIndexOf(face) ? "second " : "")
                        + "die " + face + " is in hand: " + present.roll());
    }

    /** Why the dice named do not move a man of this kind; empty if they do, or none is named. */
    Optional<String> idle(Move move, Kind kind) {
        if (move.spent().size() > 1) {
            return Optional.of("a " + kind.name() + " moves with one die, not "
                    + move.spent().size());
        }
        return move.spent().stream()
                .filter(face -> !moves(face, kind))
                .findFirst()
                .map(face -> "the die " + face + " moves no " + kind.name() + present.ruleOfRoll());
    }

    /**
     * How the move is written where dice have to be named, or must not be; empty if that is not what is wrong with it.
     */
    Optional<String> unnamed(Move move) {
        List<Move> others = new Alternatives(present)
                .withAnyDice(move).stream()
                        .filter(other -> move.spent().isEmpty() || move.spent().equals(other.spent()))
                        .toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        boolean choice = others.stream().map(Move::spent).distinct().count() > 1;
        String texts = String.join(" or ", others.stream().map(Move::text).toList());
        return Optional.of((choice ? "several dice allow it: " : "here it is written ") + texts);
    }

    /** That too few dice would be used, where an event fails for no other reason. */
    Optional<String> tooFew(IntPredicate meant) {
        int[] out = new int[present.tables.eventBound];
        return present.spend()
                .filter(Stage.Spend::most)
                .filter(spend -> Arrays.stream(out, 0, present.engine.generator.listSpending(out, 0))
                        .anyMatch(meant))
                .map(spend -> "the turn has to use as many dice as it can, and after this move it could not"
                        + PositionWords.cited(spend.rule()));
    }

    private boolean moves(int face, Kind kind) {
        Pool pool = present.tables
                .game
                .pools()
                .get(present.tables.stages.poolInHand(present.state.stage(), present.state.hand() - 1));
        return pool.movable(new Roll(List.of(face)), present.tables.game.kinds().size())
                .get(kind.index());
    }
}
