package org.dicechess.rules.san;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;

/**
 * Reads a promotion between two squares as other programs write it: {@code a7a8+} for the only promotion to a kind
 * whose symbol begins with a plus, and {@code a7a8q} for the kind {@code q~}, which demotes when it is captured.
 */
public final class OwnPromotion {

    private static final Pattern SQUARES = Pattern.compile("[a-z][0-9]{1,3}[a-z][0-9]{1,3}(\\+|\\p{Ll})");

    private OwnPromotion() {}

    /** Returns the only listed event that such a text means; empty if the text is of another form, or means none. */
    public static Optional<Event> event(Position position, String text) {
        if (!SQUARES.matcher(text).matches() || !(position.node() instanceof Node.Decision)) {
            return Optional.empty();
        }
        List<Event> meant = position.node().events().stream()
                .filter(event ->
                        text.endsWith("+") ? isPlus(event, text) : event.text().equals(text + "~"))
                .toList();
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /** Returns whether a promotion is this text and the letters of its kind, which begin with the plus. */
    static boolean isPlus(Event event, String text) {
        String own = event.text();
        return own.startsWith(text)
                && own.substring(text.length()).codePoints().allMatch(Character::isLowerCase)
                && own.length() > text.length();
    }
}
