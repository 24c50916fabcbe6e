package org.dicechess.rules.events;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Choice;
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
import org.dicechess.rules.model.Article;
import org.jspecify.annotations.Nullable;

/**
 * Reads event texts. A text stands for the listed event with this canonical text and for no other; only the dice of a
 * roll may be in another order. Any other well-formed text is refused with the reason why no event has it.
 */
public final class EventReader {

    /** The most characters of a text. */
    public static final int LONGEST = 300;

    /** The beginning of an algebraic text: a symbol, or a square of arrival alone. */
    private static final Pattern ALGEBRAIC =
            Pattern.compile("[Oo0]-[Oo0]|(?:\\+?\\p{Lu}~?|\\(\\+?\\p{L}+~?\\))?[a-z]?[0-9]{0,3}x?[a-z][0-9]");

    private EventReader() {}

    /**
     * Returns the listed event with this text.
     *
     * @param listed finds the listed event of the position with a text
     * @throws NotationException if the text is no event
     * @throws IllegalEventException if the event is not listed
     */
    public static Event read(Position position, String text, Function<String, Optional<Event>> listed) {
        if (text.length() > LONGEST) {
            throw new NotationException(
                    text, LONGEST, "the text is too long, expected at most " + LONGEST + " characters");
        }
        return listed.apply(text).orElseGet(() -> {
            Event meant = described(position, text, listed);
            if (meant instanceof Roll && position.explain(meant).isEmpty()) {
                return meant;
            }
            throw new IllegalEventException(refusal(position, meant));
        });
    }

    /** Returns the letters of the kind that a move ends in; empty if it names none. */
    public static String kind(Move move) {
        Matcher parts = EventSyntax.MOVE.matcher(move.text());
        return parts.matches() ? parts.group("kind") : "";
    }

    /** Reads a text. The message for a malformed one names the event that it is but for blanks and upper case. */
    private static Event described(Position position, String text, Function<String, Optional<Event>> listed) {
        try {
            return described(position, text);
        } catch (NotationException malformed) {
            Optional<String> near = nearly(text, listed);
            if (near.isEmpty()) {
                throw malformed;
            }
            String wrong = near.get().equals(text.strip()) ? "blanks around an event" : "upper case";
            throw new NotationException(text, 1, wrong + ", expected '" + near.get() + "'");
        }
    }

    /** Returns the listed text that a text is but for blanks around it and upper case; empty if there is none. */
    private static Optional<String> nearly(String text, Function<String, Optional<Event>> listed) {
        return Stream.of(text.strip(), text.strip().toLowerCase(Locale.ROOT))
                .filter(near -> listed.apply(near).isPresent())
                .findFirst();
    }

    /** Returns whether a malformed text is rather a wrong algebraic text than a wrong event. */
    public static boolean resemblesAlgebraic(String text, Function<String, Optional<Event>> listed) {
        String lower = text.strip().toLowerCase(Locale.ROOT);
        return nearly(text, listed).isEmpty()
                && EventSyntax.begin(lower) == 0
                && (ALGEBRAIC.matcher(text.strip()).lookingAt()
                        || ALGEBRAIC.matcher(lower).lookingAt());
    }

    /** Returns the reason why no listed event has this text, even if the text describes one of them. */
    private static String refusal(Position position, Event meant) {
        if (meant instanceof Move move && hasFurtherEffects(move)) {
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
        return position.node().events().stream()
                .filter(event -> event instanceof Move other
                        && other.from().equals(move.from())
                        && other.to().equals(move.to()))
                .map(Event::text)
                .toList();
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
    public static boolean hasFurtherEffects(Move move) {
        Matcher parts = EventSyntax.MOVE.matcher(move.text());
        return parts.matches() && parts.group("effects") != null;
    }

    private static Event described(Position position, String text) {
        Matcher move = EventSyntax.MOVE.matcher(text);
        Matcher drop = EventSyntax.DROP.matcher(text);
        Matcher selection = EventSyntax.SELECTION.matcher(text);
        Matcher roll = EventSyntax.ROLL.matcher(text);
        if (text.equals(EventSyntax.PASS)) {
            return new Pass();
        }
        Matcher choice = EventSyntax.CHOICE.matcher(text);
        if (choice.matches()) {
            return new Choice(choice.group("name"));
        }
        if (roll.matches()) {
            return roll(position, numbers(roll.group("faces"), " "));
        }
        if (selection.matches()) {
            return new Selection(square(text, selection, "from"), selection.group("pool"));
        }
        if (move.matches()) {
            return action(move(position, text, move), move.group("action"));
        }
        if (drop.matches()) {
            return action(drop(position, text, drop), drop.group("action"));
        }
        throw notAnEvent(text);
    }

    private static NotationException notAnEvent(String text) {
        int end = EventSyntax.begin(text);
        return end == 0
                ? new NotationException(
                        text,
                        1,
                        "not an event, expected a move as e2e4, a drop as P@e4, a roll as [1 3], a selection as e5:d4, a choice as (name) or -- for a pass"
                                + (ALGEBRAIC.matcher(text).lookingAt() ? "; this looks like algebraic notation" : ""))
                : new NotationException(text, end + 1, "expected the end after '" + text.substring(0, end) + "'");
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
        Square from = square(text, parts, "from");
        Square to = square(text, parts, "to");
        Optional<Piece> mover = position.board().at(from);
        List<Edit> edits = new ArrayList<>();
        mover.ifPresent(piece -> edits.add(new Edit.Lift(from, piece)));
        position.board()
                .at(to)
                .filter(piece -> !to.equals(from))
                .ifPresent(piece -> edits.add(new Edit.Lift(to, piece)));
        mover.map(piece -> arrived(position, piece, text, parts))
                .ifPresent(piece -> edits.add(new Edit.Put(to, piece)));
        return Move.of(text, edits, spent(parts), List.of(from, to));
    }

    /** Returns a drop that is not listed: only the kind and the square are known. */
    private static Move drop(Position position, String text, Matcher parts) {
        Square to = square(text, parts, "to");
        Piece piece = pieces(position)
                .filter(each -> EventSyntax.dropped(each).equals(parts.group("piece")))
                .findFirst()
                .orElseThrow(
                        () -> new NotationException(text, 1, "no piece has the symbol '" + parts.group("piece") + "'"));
        return Move.of(text, List.of(new Edit.Put(to, piece)), List.of(), List.of(to));
    }

    /** Returns the faces after the colon. */
    private static List<Integer> spent(Matcher parts) {
        return Optional.ofNullable(parts.group("dice"))
                .map(faces -> numbers(faces, "\\+"))
                .orElse(List.of());
    }

    private static List<Integer> numbers(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .filter(number -> !number.isEmpty() && number.length() < 8)
                .map(Integer::valueOf)
                .toList();
    }

    private static Square square(String text, Matcher parts, String group) {
        try {
            return Square.of(parts.group(group));
        } catch (IllegalArgumentException wrong) {
            throw new NotationException(text, parts.start(group) + 1, String.valueOf(wrong.getMessage()));
        }
    }

    /** Returns the piece as it arrives: of another kind if a symbol follows, and with the facing after a caret. */
    private static Piece arrived(Position position, Piece piece, String text, Matcher parts) {
        String kind = parts.group("kind");
        Optional<String> facing = Optional.ofNullable(parts.group("facing"));
        return pieces(position)
                .filter(other -> other.owner().equals(piece.owner())
                        && isKind(kind, piece, other)
                        && isFacing(kind, facing, piece, other))
                .findFirst()
                .orElseThrow(() -> notArrived(position, piece, text, parts));
    }

    /** Returns why no piece arrives as the text says: its kind cannot face so, or there is no such kind or facing. */
    private static RuntimeException notArrived(Position position, Piece piece, String text, Matcher parts) {
        if (position.node() instanceof Node.End end) {
            return new IllegalEventException("the game is over: " + end.title());
        }
        String kind = parts.group("kind");
        Optional<String> facing = Optional.ofNullable(parts.group("facing"));
        List<Piece> kinds = pieces(position)
                .filter(other -> other.owner().equals(piece.owner()) && isKind(kind, piece, other))
                .toList();
        if (!kinds.isEmpty() && facing.filter(EventReader::isDirection).isPresent()) {
            String facings = kinds.stream()
                    .flatMap(other -> other.facing().stream())
                    .map(Direction::text)
                    .collect(Collectors.joining(", "));
            return new IllegalEventException(Article.a(kinds.get(0).type().name()) + " cannot face " + facing.get()
                    + (facings.isEmpty() ? ": it has no facings" : "; expected one of " + facings));
        }
        return new NotationException(
                text,
                parts.start("kind") + 1,
                "'"
                        + text.substring(
                                parts.start("kind"), facing.isPresent() ? parts.end("facing") : parts.end("kind"))
                        + "' after the squares, expected the end, the lower-case symbol of a piece, or a facing as ^n");
    }

    private static boolean isDirection(String text) {
        return Arrays.stream(Direction.values()).map(Direction::text).anyMatch(text::equals);
    }

    private static boolean isKind(String kind, Piece piece, Piece other) {
        return kind.isEmpty() ? other.type().equals(piece.type()) : kind.equals(EventSyntax.kind(other.type()));
    }

    private static boolean isFacing(String kind, Optional<String> facing, Piece piece, Piece other) {
        return facing.isEmpty()
                ? !kind.isEmpty() || other.facing().equals(piece.facing())
                : other.facing().map(Direction::text).equals(facing);
    }

    private static Stream<Piece> pieces(Position position) {
        return IntStream.rangeClosed(1, position.variant().pieceCodes()).mapToObj(position.variant()::piece);
    }
}
