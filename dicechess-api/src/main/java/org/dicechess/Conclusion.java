package org.dicechess;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended that the rules have not ended. The side that {@code by} names never wins.
 *
 * <table>
 * <caption>What fits together</caption>
 * <tr><th>kind</th><th>by</th><th>result</th></tr>
 * <tr><td>resignation</td><td>the side that resigns</td><td>that side loses</td></tr>
 * <tr><td>agreement</td><td>empty</td><td>draw</td></tr>
 * <tr><td>time</td><td>the side whose time ran out</td><td>that side loses, or draw</td></tr>
 * <tr><td>time</td><td>empty, for both sides</td><td>draw</td></tr>
 * <tr><td>adjudication</td><td>empty, or the side at fault</td><td>any, but a side at fault does not win</td></tr>
 * <tr><td>abandonment</td><td>the side that left</td><td>that side loses, or draw</td></tr>
 * <tr><td>abandonment</td><td>empty, for both sides</td><td>draw</td></tr>
 * </table>
 *
 * <p>A game that is broken off without a result has no conclusion.
 *
 * @param kind what ended the game
 * @param by the side whose act or lapse ended the game; empty where no single side did
 * @param result the result
 * @param why free text for people, empty if there is none: at most 200 characters, no control characters, no line
 *     separators, no half of a surrogate pair
 * @since 0.1
 */
public record Conclusion(Kind kind, Optional<Color> by, Result result, String why) {

    private static final int LONGEST = 200;

    /** What can end a game besides its rules. */
    public enum Kind {
        /** A side resigns; {@code resignation} in records. */
        RESIGNATION,
        /** The sides agree to a draw; {@code agreement} in records. */
        AGREEMENT,
        /** The time of a side has run out; {@code time} in records. */
        TIME,
        /** An arbiter decides; {@code adjudication} in records. */
        ADJUDICATION,
        /** A side has left the game; {@code abandonment} in records. */
        ABANDONMENT;

        /** Returns the word in records: the name in lower case. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not, or if the text is too long or has a character that is not
     *     allowed
     */
    public Conclusion {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(result, "result");
        if (!fits(kind, by, result)) {
            throw new IllegalArgumentException(
                    text(kind, by) + " with the result " + result.text() + ", expected " + expected(kind));
        }
        PlainLine.check("why", why, LONGEST);
    }

    /** Returns the conclusion of a game that this side resigns, and so loses. */
    public static Conclusion resignation(Color by) {
        return new Conclusion(Kind.RESIGNATION, Optional.of(by), Result.winFor(by.opponent()), "");
    }

    /** Returns the conclusion of a game that both sides agree to draw. */
    public static Conclusion agreement() {
        return new Conclusion(Kind.AGREEMENT, Optional.empty(), Result.DRAW, "");
    }

    /** Returns the conclusion of a game that this side loses because its time has run out. */
    public static Conclusion timeLoss(Color by) {
        return new Conclusion(Kind.TIME, Optional.of(by), Result.winFor(by.opponent()), "");
    }

    /** Returns the conclusion of a game that is drawn although the time of this side has run out. */
    public static Conclusion timeDraw(Color by) {
        return new Conclusion(Kind.TIME, Optional.of(by), Result.DRAW, "");
    }

    /** Returns the conclusion of a game to which an arbiter gives this result. */
    public static Conclusion adjudication(Result result) {
        return new Conclusion(Kind.ADJUDICATION, Optional.empty(), result, "");
    }

    /** Returns the conclusion of a game that this side loses because it has left. */
    public static Conclusion abandonment(Color by) {
        return new Conclusion(Kind.ABANDONMENT, Optional.of(by), Result.winFor(by.opponent()), "");
    }

    /**
     * Returns this conclusion with another text for people.
     *
     * @throws IllegalArgumentException if the text is too long or has a character that is not allowed
     */
    public Conclusion because(String reason) {
        return new Conclusion(kind, by, result, reason);
    }

    /** Returns kind and side as records write them: {@code resignation by black}, {@code agreement}. */
    public String text() {
        return text(kind, by);
    }

    private static String text(Kind kind, Optional<Color> by) {
        return kind.text()
                + by.map(side -> " by " + side.name().toLowerCase(Locale.ROOT)).orElse("");
    }

    private static boolean fits(Kind kind, Optional<Color> by, Result result) {
        boolean lost = by.isPresent() && result == Result.winFor(by.get().opponent());
        boolean drawn = result == Result.DRAW;
        return switch (kind) {
            case RESIGNATION -> lost;
            case AGREEMENT -> drawn && by.isEmpty();
            case TIME, ABANDONMENT -> lost || drawn;
            case ADJUDICATION -> lost || drawn || by.isEmpty();
        };
    }

    private static String expected(Kind kind) {
        return switch (kind) {
            case RESIGNATION -> "a side, which loses";
            case AGREEMENT -> "a draw by no side";
            case TIME, ABANDONMENT -> "a side, which loses, or a draw";
            case ADJUDICATION -> "a named side not to win";
        };
    }
}
