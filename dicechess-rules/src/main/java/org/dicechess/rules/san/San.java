package org.dicechess.rules.san;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.Position;
import org.dicechess.Result;
import org.dicechess.rules.events.EventReader;

/**
 * Reads and writes standard algebraic notation of the listed events of any variant.
 *
 * <p>Source: PGN standard (1994), section 8.2.3. In addition, a symbol of several letters is in parentheses; a facing
 * that distinguishes two moves follows the arrival as {@code ^e}; a drop of a piece in hand is {@code P@e4} for both
 * sides; and any other event that is not a move from square to square keeps its canonical text.
 */
public final class San {

    /** The most candidates that a message names. */
    private static final int NAMED = 8;

    /** The most events of a position in which a reason for a refusal is looked for: that lists them several times. */
    private static final int MOST_COMPARED = 4096;

    /** The beginning of the reason for a text that may be several moves. */
    private static final String AMBIGUOUS = "ambiguous; ";

    private static final Pattern PARENTHESES = Pattern.compile("[()]");

    private San() {}

    /**
     * Returns the algebraic text of an event.
     *
     * @throws IllegalEventException if the event is not listed
     */
    public static String format(Position position, Event event) {
        Event listed = listed(position, event);
        String text = SanTable.around(position, listed).text(listed).orElseThrow();
        return listed instanceof Move ? text + mark(position, listed) : text;
    }

    private static Event listed(Position position, Event event) {
        try {
            return position.listed(event);
        } catch (IllegalEventException impossible) {
            throw new IllegalEventException(event.text() + ": " + impossible.getMessage());
        }
    }

    public static Event parse(Position position, String text) {
        if (text.length() > EventReader.LONGEST) {
            throw new NotationException(
                    text,
                    EventReader.LONGEST,
                    "the text is too long, expected at most " + EventReader.LONGEST + " characters");
        }
        if (position.node() instanceof Node.Chance chance && !chance.picks()) {
            return roll(position, chance, text);
        }
        SanInput input = SanInput.of(text);
        String body = SanSpelling.usual(position, input.body());
        SanTable table = SanTable.around(position, body);
        List<Event> exact = table.fitting(body);
        List<Event> fitting =
                exact.isEmpty() ? table.fitting(SanSpelling.withoutHyphen(body).replace("~", "")) : exact;
        if (fitting.size() == 1) {
            return checked(
                    input.plus() ? withPlus(position, table, fitting.get(0), text) : fitting.get(0), input, text);
        }
        throw fitting.isEmpty() ? unknown(position, text, input, body) : ambiguous(table, text, fitting);
    }

    /**
     * Returns the move that a text with a plus means: the plus is a mark of check where the move gives check. Otherwise
     * other programs mean a promotion to a kind whose symbol begins with a plus, if there is one.
     */
    private static Event withPlus(Position position, SanTable table, Event event, String text) {
        List<Event> promotions = table.meaning(other -> OwnPromotion.isPlus(other, event.text() + "+"));
        if (promotions.isEmpty() || mark(position, event).equals("+")) {
            return event;
        }
        if (promotions.size() > 1) {
            throw ambiguous(table, text, promotions);
        }
        return promotions.get(0);
    }

    /**
     * Returns a move without its number, marks and comments; the same text if it is no decision, or if the text claims
     * that the move captures en passant.
     */
    public static String bare(Position position, String text) {
        boolean decides = !(position.node() instanceof Node.Chance chance && !chance.picks())
                && text.length() <= EventReader.LONGEST;
        SanInput input = SanInput.of(decides ? text : "");
        return decides && input.enPassant() < 0
                ? SanSpelling.withoutHyphen(SanSpelling.usual(position, input.body()))
                : text;
    }

    /** Returns whether a refusal says that the text may be several moves. */
    public static boolean isAmbiguous(NotationException refusal) {
        return refusal.reason().startsWith(AMBIGUOUS);
    }

    /** Refuses a move that the text calls en passant if it does not capture on another square than its arrival. */
    private static Event checked(Event event, SanInput input, String text) {
        if (input.enPassant() >= 0 && !(event instanceof Move move && isEnPassant(move))) {
            throw new NotationException(
                    text, input.enPassant() + 1, "expected the end of the move, which captures nothing en passant");
        }
        return event;
    }

    private static boolean isEnPassant(Move move) {
        return !move.capturedOn().isEmpty()
                && move.to().filter(move.capturedOn()::contains).isEmpty();
    }

    private static Event roll(Position position, Node.Chance chance, String text) {
        if (!text.startsWith("[")) {
            throw new NotationException(
                    text, 1, "expected a roll of " + chance.dice().name());
        }
        try {
            return EventReader.read(position, SanInput.of(text).body(), written -> Optional.empty());
        } catch (IllegalEventException impossible) {
            throw new NotationException(text, 1, String.valueOf(impossible.getMessage()));
        } catch (NotationException malformed) {
            throw new NotationException(text, malformed.column(), malformed.reason());
        }
    }

    /**
     * Returns the mark of a listed move that wins or gives check. A check that stood already before the move, because
     * the enemy lost the turn to answer it, is not marked again.
     */
    private static String mark(Position position, Event event) {
        Color mover = mover(position);
        Position after = position.after(event);
        if (isWonBy(mover, after)) {
            return "#";
        }
        return after.inCheck(mover.opponent()) && !position.inCheck(mover.opponent()) ? "+" : "";
    }

    /** Returns the side whose pieces move: the side on turn, but for a captured piece that its owner places. */
    static Color mover(Position position) {
        boolean places = !position.reserve(position.turn().opponent()).isEmpty();
        return places && position.node() instanceof Node.Decision decision ? decision.player() : position.turn();
    }

    /** Returns whether a side has won; a position in which the definition fails is won by nobody. */
    private static boolean isWonBy(Color side, Position position) {
        try {
            return position.node() instanceof Node.End end && end.result() == Result.winFor(side);
        } catch (PlayException failed) {
            return false;
        }
    }

    private static NotationException unknown(Position position, String text, SanInput input, String body) {
        if (position.node() instanceof Node.End) {
            return new NotationException(text, 1, "no move is possible because the game is over");
        }
        if (body.startsWith("[")) {
            return new NotationException(text, 1, "nothing is rolled now, expected a move");
        }
        if (position.count() > MOST_COMPARED) {
            return new NotationException(text, 1, "none of the " + position.count() + " moves is written so");
        }
        SanTable table = SanTable.of(position);
        Optional<String> misspelt = table.ignoringCase(body.strip());
        if (misspelt.isPresent()) {
            return new NotationException(
                    text, 1, "blanks or letters of the wrong case, expected '" + misspelt.get() + "'");
        }
        Optional<String> meant = meant(position, body);
        if (meant.isPresent()) {
            return new NotationException(text, 1, "no such move: expected '" + meant.get() + "'");
        }
        int known = table.known(body);
        List<String> near = table.beginning(body.substring(0, known));
        String help = known > 0 && !near.isEmpty() ? "; possible here: " + named(near) : "";
        String reason = SanReasons.of(position, SanSpelling.withoutHyphen(body))
                .filter(why -> !why.isEmpty())
                .map(": "::concat)
                .orElse("");
        return new NotationException(text, input.begin() + known + 1, "no such move" + reason + help);
    }

    /** Returns the algebraic text of the move that is meant in other ways of writing: e2-e4, E2E4, pe4, (N)f3. */
    private static Optional<String> meant(Position position, String body) {
        for (String plain : List.of(
                body.replace("-", ""),
                body.replace("-", "").toLowerCase(Locale.ROOT),
                PARENTHESES.matcher(body).replaceAll(""),
                body.startsWith("p") ? body.substring(1) : body)) {
            SanTable table = SanTable.around(position, plain);
            List<Event> fitting = table.fitting(plain);
            if (!plain.equals(body) && fitting.size() == 1) {
                return table.text(fitting.get(0));
            }
            Optional<Event> canonical = plain.equals(body) ? Optional.empty() : canonical(position, plain);
            if (canonical.isPresent()) {
                return SanTable.around(position, canonical.get()).text(canonical.get());
            }
        }
        return Optional.empty();
    }

    private static Optional<Event> canonical(Position position, String text) {
        try {
            return Optional.of(position.variant().notation().event(position, text));
        } catch (IllegalEventException | NotationException other) {
            return Optional.empty();
        }
    }

    private static NotationException ambiguous(SanTable table, String text, List<Event> fitting) {
        List<String> candidates = fitting.stream()
                .limit(NAMED + 1)
                .map(event -> table.text(event).orElseThrow())
                .toList();
        return new NotationException(text, 1, AMBIGUOUS + "it may be " + named(candidates));
    }

    private static String named(List<String> texts) {
        String named = String.join(", ", texts.subList(0, Math.min(NAMED, texts.size())));
        return texts.size() > NAMED ? named + ", ..." : named;
    }
}
