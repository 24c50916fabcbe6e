package org.dicechess.rules.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.Die;
import org.dicechess.Direction;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.play.PlayPosition;
import org.jspecify.annotations.Nullable;

/**
 * Reads event texts. A text stands for the listed event with this canonical text and for no other; only the dice of a
 * roll may be in another order. Any other well-formed text is refused with the reason why no event has it.
 */
final class EventText {

    static final int LONGEST = 300;
    private static final String SQUARE = "[a-z][1-9][0-9]{0,2}";
    /** The further effects of a move: captures on other squares, then pieces that are shifted or changed. */
    private static final String MORE = "(?:x" + SQUARE + ")+(?:,[^:,/]+)*|(?:,[^:,/]+)+";

    /** The name of dice or of an action in the definition. */
    private static final String NAME = "[\\p{L}\\p{Nd}_-]{1,40}";

    private static final String ACTION = "(?:/(" + NAME + "))?";

    private static final Pattern WITH_EFFECTS =
            Pattern.compile(SQUARE + SQUARE + "[^:/]*?(?:" + MORE + ")(?::[0-9+]+)?" + ACTION);
    private static final Pattern MOVE =
            Pattern.compile("(" + SQUARE + ")(" + SQUARE + ")([^:/]*?)(?:" + MORE + ")?((?::[0-9+]+)?)" + ACTION);
    private static final Pattern PUT = Pattern.compile("(\\p{L}|\\(\\p{L}{1,4}\\))@(" + SQUARE + ")" + ACTION);
    private static final Pattern SELECTION = Pattern.compile("(" + SQUARE + "):(" + NAME + ")");
    private static final String FACE = "(?:0|-?[1-9][0-9]{0,5})";
    private static final Pattern ROLL = Pattern.compile("\\[(" + FACE + "(?: " + FACE + ")*)\\]");

    private EventText() {}

    /**
     * Returns the listed event with this text.
     *
     * @throws NotationException if the text is no event
     * @throws IllegalEventException if the event is not listed
     */
    static Event parse(Position position, String text) {
        if (text.length() > LONGEST) {
            throw new NotationException(
                    text, LONGEST, "the text is too long, expected at most " + LONGEST + " characters");
        }
        return listed(position, text).orElseGet(() -> {
            Event meant = described(position, text);
            if (meant instanceof Roll && position.explain(meant).isEmpty()) {
                return meant;
            }
            throw new IllegalEventException(refusal(position, text, meant));
        });
    }

    /** Returns the reason why no listed event has this text, even if the text describes one of them. */
    private static String refusal(Position position, String text, Event meant) {
        if (meant instanceof Move move && WITH_EFFECTS.matcher(text).matches()) {
            List<String> others = alongside(position, move);
            if (!others.isEmpty()) {
                return "no move from " + move.path().get(0) + " to "
                        + move.path().get(1) + " has all these effects here; expected " + String.join(" or ", others);
            }
        }
        return position.explain(meant).orElseGet(() -> misspelt(position, meant));
    }

    /** Returns the texts of the listed moves with the same start and arrival. */
    private static List<String> alongside(Position position, Move move) {
        return position.node() instanceof Node.Decision decision
                ? decision.events().stream()
                        .filter(event -> event instanceof Move other
                                && other.from().equals(move.from())
                                && other.to().equals(move.to()))
                        .map(Event::text)
                        .toList()
                : List.of();
    }

    /**
     * Returns the message for a text that describes a listed event, but is not its canonical text, or that moves
     * nothing.
     */
    private static String misspelt(Position position, Event meant) {
        if (meant instanceof Move move && move.edits().isEmpty()) {
            Square from = move.path().get(0);
            return (position.board().contains(from) ? "no piece stands on " : "there is no square ") + from;
        }
        return "the text of this event is " + position.listed(meant).text();
    }

    /** Returns whether a move has further effects than its own arrival and a capture there. */
    static boolean hasFurtherEffects(Move move) {
        return WITH_EFFECTS.matcher(move.text()).matches();
    }

    private static Optional<Event> listed(Position position, String text) {
        return position instanceof PlayPosition own ? own.written(text) : Optional.empty();
    }

    private static Event described(Position position, String text) {
        Matcher move = MOVE.matcher(text);
        Matcher put = PUT.matcher(text);
        Matcher selection = SELECTION.matcher(text);
        Matcher roll = ROLL.matcher(text);
        if (text.equals("--")) {
            return new Pass();
        }
        if (roll.matches()) {
            return roll(
                    position,
                    Arrays.stream(roll.group(1).split(" "))
                            .map(Integer::valueOf)
                            .toList());
        }
        if (selection.matches()) {
            return new Selection(square(text, selection.group(1), selection.start(1)), selection.group(2));
        }
        if (move.matches()) {
            return action(move(position, text, move), move.group(5));
        }
        if (put.matches()) {
            return action(put(position, text, put), put.group(3));
        }
        throw new NotationException(
                text,
                1,
                "not an event, expected a move as e2e4, a roll as [1 3], a selection as e5:d4 or -- for a pass");
    }

    private static Move action(Move move, @Nullable String name) {
        return name == null ? move : move.as(name);
    }

    /** Returns a roll; equal dice may be in any order, as they lie on the table. */
    private static Roll roll(Position position, List<Integer> faces) {
        Roll written = new Roll(faces);
        Roll sorted = new Roll(sorted(position, faces));
        return !sorted.equals(written)
                        && position.explain(sorted).isEmpty()
                        && position.explain(written).isPresent()
                ? sorted
                : written;
    }

    /** Returns the faces of equal dice in ascending order; other dice keep their places. */
    private static List<Integer> sorted(Position position, List<Integer> faces) {
        List<Die> dice =
                position.node() instanceof Node.Chance chance ? chance.dice().dice() : List.of();
        List<Integer> sorted = new ArrayList<>(faces);
        int begin = 0;
        for (int end = 1; end <= faces.size() && dice.size() == faces.size(); end++) {
            if (end == faces.size() || !dice.get(end).equals(dice.get(begin))) {
                sorted.subList(begin, end).sort(Comparator.naturalOrder());
                begin = end;
            }
        }
        return sorted;
    }

    private static Move move(Position position, String text, Matcher parts) {
        Square from = square(text, parts.group(1), parts.start(1));
        Square to = square(text, parts.group(2), parts.start(2));
        Optional<Piece> mover = position.board().at(from);
        List<Edit> edits = new ArrayList<>();
        mover.ifPresent(piece -> edits.add(new Edit.Lift(from, piece)));
        position.board()
                .at(to)
                .filter(piece -> !to.equals(from))
                .ifPresent(piece -> edits.add(new Edit.Lift(to, piece)));
        mover.map(piece -> arrived(position, piece, text, parts))
                .ifPresent(piece -> edits.add(new Edit.Put(to, piece)));
        return Move.of(text, edits, spent(parts.group(4)), List.of(from, to));
    }

    /** Returns a placement that is not listed: only the kind and the square are known. */
    private static Move put(Position position, String text, Matcher parts) {
        Square to = square(text, parts.group(2), parts.start(2));
        for (int code = 1; code <= position.variant().pieceCodes(); code++) {
            Piece piece = position.variant().piece(code);
            String letters = piece.color() == Color.WHITE
                    ? piece.type().symbol()
                    : piece.type().symbol().toLowerCase(Locale.ROOT);
            if (parts.group(1).equals(letters.length() == 1 ? letters : "(" + letters + ")")) {
                return Move.of(text, List.of(new Edit.Put(to, piece)), List.of(), List.of(to));
            }
        }
        throw new NotationException(text, 1, "no piece has the symbol '" + parts.group(1) + "'");
    }

    /** Returns the faces after the colon. */
    private static List<Integer> spent(String die) {
        return die.isEmpty()
                ? List.of()
                : Arrays.stream(die.substring(1).split("\\+"))
                        .filter(face -> !face.isEmpty() && face.length() < 7)
                        .map(Integer::valueOf)
                        .toList();
    }

    private static Square square(String text, String name, int index) {
        try {
            return Square.of(name);
        } catch (IllegalArgumentException wrong) {
            throw new NotationException(text, index + 1, String.valueOf(wrong.getMessage()));
        }
    }

    /** Returns the piece as it arrives: of another kind if a symbol follows, and with the facing after a caret. */
    private static Piece arrived(Position position, Piece piece, String text, Matcher parts) {
        String suffix = parts.group(3);
        int caret = suffix.indexOf('^');
        String symbol = caret < 0 ? suffix : suffix.substring(0, caret);
        Optional<String> facing = caret < 0 ? Optional.empty() : Optional.of(suffix.substring(caret + 1));
        for (int code = 1; code <= position.variant().pieceCodes(); code++) {
            Piece other = position.variant().piece(code);
            boolean sameKind = symbol.isEmpty() ? other.type().equals(piece.type()) : symbol.equals(symbolOf(other));
            boolean sameFacing = facing.isEmpty()
                    ? !symbol.isEmpty() || other.facing().equals(piece.facing())
                    : other.facing().map(Direction::text).equals(facing);
            if (sameKind && sameFacing && other.color() == piece.color()) {
                return other;
            }
        }
        throw new NotationException(
                text,
                parts.start(3) + 1,
                "'" + suffix
                        + "' after the squares, expected the end, the lower-case symbol of a piece, or a facing as ^n");
    }

    private static String symbolOf(Piece piece) {
        String symbol = piece.type().symbol().toLowerCase(Locale.ROOT);
        return symbol.length() == 1 ? symbol : "(" + symbol + ")";
    }
}
