package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Reserve;
import org.dicechess.Square;

/**
 * The texts of moves that programs exchange. They are our texts, except that a drop of either side has capitals, and
 * that with UCI_Chess960 a king that castles takes its own rook.
 *
 * @param chess960 whether UCI_Chess960 is on
 */
record UciMoves(boolean chess960) {

    String text(Event event) {
        if (chess960 && event instanceof Move move && isCastling(move)) {
            return move.from().map(Square::text).orElseThrow()
                    + move.partner().map(Square::text).orElseThrow();
        }
        return event instanceof Move move && isFromHand(move) ? drop(move) : event.text();
    }

    /** Returns the text of a drop, {@code P@e4} for both sides. */
    private static String drop(Move move) {
        String text = move.text();
        String symbol = move.arrival().orElseThrow().type().symbol();
        return (text.startsWith("(") ? "(" + symbol + ")" : symbol) + text.substring(text.indexOf('@'));
    }

    private static boolean isFromHand(Move move) {
        return move.isDrop()
                && move.edits().stream()
                        .anyMatch(edit -> edit.place() instanceof Reserve reserve
                                && reserve.name().equals("hand"));
    }

    /**
     * Returns the listed event with this text.
     *
     * @throws IllegalArgumentException if there is none
     */
    Event read(Position position, String text) {
        return find(position, text)
                .orElseThrow(() -> new IllegalArgumentException("no move '" + text + "' in " + position.text()));
    }

    /** Returns the listed event with this text. */
    Optional<Event> find(Position position, String text) {
        List<Event> events = position.node() instanceof Node.Decision decision ? decision.events() : List.of();
        for (Event event : events) {
            if (text(event).equals(text) || event.text().equals(text)) {
                return Optional.of(event);
            }
        }
        return Optional.empty();
    }

    private static boolean isCastling(Move move) {
        return move.partner().isPresent()
                && move.captures().isEmpty()
                && move.action().isEmpty();
    }
}
