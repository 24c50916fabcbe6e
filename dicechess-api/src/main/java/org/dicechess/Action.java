package org.dicechess;

import java.util.Optional;

/**
 * A move that an action of the definition allows, such as a promotion in an area of the board. It changes the board as
 * any {@link Move} does. One that acts on all its pieces at once has no path: {@link #from()} and {@link #to()} are
 * empty, {@link #edits()} tells what changes, and its text is its name in parentheses, {@code (flood)}. An action and a
 * move are never equal, and neither are two actions of different names.
 *
 * @since 0.1
 */
public interface Action extends Move {

    /** Returns the name of the action in the definition. */
    String name();

    @Override
    default Optional<String> action() {
        return Optional.of(name());
    }
}
