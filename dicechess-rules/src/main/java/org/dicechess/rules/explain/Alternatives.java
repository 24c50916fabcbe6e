package org.dicechess.rules.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Move;

/** The possible moves that are nearly the one that was meant. */
final class Alternatives {

    private final PositionWords present;

    Alternatives(PositionWords present) {
        this.present = present;
    }

    /** The texts of those between the same squares. */
    List<String> to(Move move) {
        return moves().filter(
                        other -> other.from().equals(move.from()) && other.to().equals(move.to()))
                .map(Move::text)
                .toList();
    }

    /**
     * One with the same effect and dice, which is another action, or none; an action if possible where an action is
     * meant.
     */
    Optional<Move> alike(Move move) {
        return moves().filter(other ->
                        other.edits().equals(move.edits()) && other.spent().equals(move.spent()))
                .min(Comparator.comparing(
                        other -> other.action().isPresent() != move.action().isPresent()));
    }

    /** Those with the same effect on the board, or the same text, but for the dice. */
    List<Move> withAnyDice(Move move) {
        return moves().filter(other ->
                        other.edits().equals(move.edits()) || stem(other).equals(stem(move)))
                .toList();
    }

    private Stream<Move> moves() {
        return present.listed().filter(Move.class::isInstance).map(Move.class::cast);
    }

    private static String stem(Move move) {
        int colon = move.text().indexOf(':');
        return colon < 0 ? move.text() : move.text().substring(0, colon);
    }
}
