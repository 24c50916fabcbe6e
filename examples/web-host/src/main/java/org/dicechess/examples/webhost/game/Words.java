package org.dicechess.examples.webhost.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;

/** Says in words for people what an event does: for buttons, the record and screen readers. */
public final class Words {

    private Words() {}

    /** Returns the words for an event of a position, without the player. */
    public static String of(Position position, Event event) {
        if (event instanceof Roll roll) {
            return "rolls " + roll.faces().stream().map(String::valueOf).collect(Collectors.joining(" and "));
        }
        if (event instanceof Selection selection) {
            return "rolls " + selection.die() + " for the " + on(position.board(), selection.square()) + " on "
                    + selection.square();
        }
        return event instanceof Move move ? move(position.board(), move) : pass(event);
    }

    private static String pass(Event event) {
        return event instanceof Pass ? "passes" : event.text();
    }

    private static String move(Board board, Move move) {
        String action = move.action().map(name -> name.replace('-', ' ') + ": ").orElse("");
        return action + way(board, move) + captures(move) + partner(board, move) + becomes(board, move);
    }

    private static String way(Board board, Move move) {
        String to = move.to().map(Square::text).orElse("");
        if (move.from().isEmpty()) {
            return to.isEmpty() ? "changes nothing on the board" : "puts the " + dropped(move) + " on " + to;
        }
        String piece = on(board, move.from().get());
        String from = move.from().get().text();
        return from.equals(to) ? piece + " on " + from : piece + " from " + from + " to " + to;
    }

    private static String dropped(Move move) {
        return move.arrival().map(Words::kind).orElse("piece");
    }

    private static String captures(Move move) {
        List<Piece> captures = move.captures();
        return captures.isEmpty()
                ? ""
                : ", captures " + captures.stream().map(Words::kind).collect(Collectors.joining(" and "));
    }

    private static String partner(Board board, Move move) {
        return move.partner()
                .map(square -> ", with the " + on(board, square) + " on " + square)
                .orElse("");
    }

    private static String becomes(Board board, Move move) {
        String kind = move.promotion().map(piece -> ", becomes " + kind(piece)).orElse("");
        Optional<String> before = move.from().flatMap(board::at).map(Words::facing);
        String after = move.arrival().map(Words::facing).orElse("");
        return after.isEmpty() || before.equals(Optional.of(after)) ? kind : kind + ", faces " + after;
    }

    private static String facing(Piece piece) {
        return piece.facing()
                .map(direction ->
                        direction.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '))
                .orElse("");
    }

    /** Returns the kind of a piece. */
    static String kind(Piece piece) {
        return piece.type().name().replace('-', ' ');
    }

    private static String on(Board board, Square square) {
        return board.at(square).map(Words::kind).orElse("piece");
    }

    /** Returns {@code White} or {@code Black}. */
    static String side(Color side) {
        return side == Color.WHITE ? "White" : "Black";
    }
}
