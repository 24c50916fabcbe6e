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
 * that distinguishes two moves follows the arrival as {@code ^e}; and an event that is not a move from square to square
 * keeps its canonical text.
 */
public final class San {

    /** The most candidates that a message names. */
    private static final int NAMED = 8;

    /** The most events of a position in which a reason for a refusal is looked for: that lists them several times. */
    private static final int MOST_COMPARED = 4096;

    private static final Pattern ZEROS = Pattern.compile("0-0(?:-0)?");

    private static final Pattern PARENTHESES = Pattern.compile("[()]");

    /** The beginning of long algebraic notation with a hyphen. */
    private static final Pattern SQUARE_AND_HYPHEN = Pattern.compile("^(.*[0-9])-(?=[a-z])");

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
        if (position.node() instanceof Node.Chance chance) {
            return roll(position, chance, text);
        }
        String body = zeros(unmarked(text));
        SanTable table = SanTable.around(position, body);
        List<Event> fitting = table.fitting(body);
        if (fitting.size() == 1) {
            return fitting.get(0);
        }
        throw fitting.isEmpty() ? unknown(position, text, body) : ambiguous(table, text, fitting);
    }

    private static Event roll(Position position, Node.Chance chance, String text) {
        if (!text.startsWith("[")) {
            throw new NotationException(
                    text, 1, "expected a roll of " + chance.dice().name());
        }
        try {
            return EventReader.read(position, unmarked(text), written -> Optional.empty());
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
        Color mover = ((Node.Decision) position.node()).player();
        Position after = position.after(event);
        if (isWonBy(mover, after)) {
            return "#";
        }
        return after.inCheck(mover.opponent()) && !position.inCheck(mover.opponent()) ? "+" : "";
    }

    /** Returns whether a side has won; a position in which the definition fails is won by nobody. */
    private static boolean isWonBy(Color side, Position position) {
        try {
            return position.node() instanceof Node.End end && end.result() == Result.winFor(side);
        } catch (PlayException failed) {
            return false;
        }
    }

    private static String unmarked(String text) {
        int end = text.length();
        while (end > 0 && "+#!?".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(0, end);
    }

    /** Replaces the zeros with which many authors write castling. */
    private static String zeros(String text) {
        return ZEROS.matcher(text).matches() ? text.replace('0', 'O') : text;
    }

    private static NotationException unknown(Position position, String text, String body) {
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
        String reason = SanReasons.of(position, SQUARE_AND_HYPHEN.matcher(body).replaceFirst("$1"))
                .filter(why -> !why.isEmpty())
                .map(": "::concat)
                .orElse("");
        return new NotationException(text, known + 1, "no such move" + reason + help);
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
        return new NotationException(text, 1, "ambiguous; it may be " + named(candidates));
    }

    private static String named(List<String> texts) {
        String named = String.join(", ", texts.subList(0, Math.min(NAMED, texts.size())));
        return texts.size() > NAMED ? named + ", ..." : named;
    }
}
