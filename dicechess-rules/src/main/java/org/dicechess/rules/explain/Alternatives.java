package org.dicechess.rules.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Move;

/** The listed moves that resemble an impossible one. */
final class Alternatives {

    private final PositionWords words;

    Alternatives(PositionWords words) {
        this.words = words;
    }

    /** Returns the texts of the listed moves between the same squares, in their order. */
    List<String> textsBetween(Move move) {
        return moves().filter(
                        other -> other.from().equals(move.from()) && other.to().equals(move.to()))
                .map(Move::text)
                .toList();
    }

    /** Returns that only other moves between the same squares are listed, with their texts; empty if none is. */
    Optional<String> insteadOf(Move move) {
        List<String> others = textsBetween(move);
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of("no move from " + move.from().orElseThrow() + " to "
                        + move.to().orElseThrow() + " has this effect here; expected " + String.join(" or ", others));
    }

    /**
     * Returns a listed move with the same effect and dice, but perhaps another action. An action is preferred for an
     * action, another move for another move.
     */
    Optional<Move> withSameEffect(Move move) {
        return moves().filter(other ->
                        other.edits().equals(move.edits()) && other.spent().equals(move.spent()))
                .min(Comparator.comparing(
                        other -> other.action().isPresent() != move.action().isPresent()));
    }

    /**
     * Returns the listed moves between the same squares with the same effect on the board, or the same text apart from
     * the dice.
     */
    List<Move> withAnyDice(Move move) {
        return moves().filter(
                        other -> other.from().equals(move.from()) && other.to().equals(move.to()))
                .filter(other ->
                        other.edits().equals(move.edits()) || stem(other).equals(stem(move)))
                .toList();
    }

    private Stream<Move> moves() {
        return words.listed().filter(Move.class::isInstance).map(Move.class::cast);
    }

    private static String stem(Move move) {
        int colon = move.text().indexOf(':');
        return colon < 0 ? move.text() : move.text().substring(0, colon);
    }
}
