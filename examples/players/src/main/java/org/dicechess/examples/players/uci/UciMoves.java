package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Reserve;
import org.dicechess.Square;

/**
 * The texts of moves that programs exchange. They are our texts, with three differences. A drop of either side has
 * capitals. A promotion to a piece that stays known as promoted has no tilde, {@code e7e8q} for {@code e7e8q~}, unless
 * the position has a move with that text. With UCI_Chess960 a king that castles takes its own rook.
 *
 * @param chess960 whether UCI_Chess960 is on
 */
record UciMoves(boolean chess960) {

    private static final String PROMOTED = "~";

    /** Returns the text of an event of a cursor. */
    String text(Cursor cursor, int event) {
        return text(cursor::position, cursor.event(event));
    }

    /** Returns the text of an event of a position. */
    String text(Position position, Event event) {
        return text(() -> position, event);
    }

    /** A position is asked for only where its other events count. */
    private String text(Supplier<Position> position, Event event) {
        return isMarked(event) && events(position.get()).contains(own(event)) ? event.text() : own(event);
    }

    private static Set<String> events(Position position) {
        return position.node().events().stream().map(Event::text).collect(Collectors.toSet());
    }

    private static boolean isMarked(Event event) {
        return event instanceof Move move
                && move.promotion()
                        .filter(piece -> piece.type().symbol().endsWith(PROMOTED))
                        .isPresent();
    }

    /** Returns the text whatever other events there are. */
    private String own(Event event) {
        if (chess960 && event instanceof Move move && isCastling(move)) {
            return move.from().map(Square::text).orElseThrow()
                    + move.partner().map(Square::text).orElseThrow();
        }
        if (event instanceof Move move && isFromHand(move)) {
            return drop(move);
        }
        return isMarked(event) ? event.text().replaceFirst(PROMOTED, "") : event.text();
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

    /** Returns the listed event with this text; if several have it, the one with it as our text. */
    Optional<Event> find(Position position, String text) {
        Optional<Event> found = Optional.empty();
        for (Event event : position.node() instanceof Node.Decision decision ? decision.events() : List.<Event>of()) {
            if (event.text().equals(text)) {
                return Optional.of(event);
            }
            found = found.isEmpty() && own(event).equals(text) ? Optional.of(event) : found;
        }
        return found;
    }

    private static boolean isCastling(Move move) {
        return move.partner().isPresent()
                && move.captures().isEmpty()
                && move.action().isEmpty();
    }
}
