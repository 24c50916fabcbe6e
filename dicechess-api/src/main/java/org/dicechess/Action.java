package org.dicechess;

import java.util.Optional;

/**
 * A move that an action of the definition allows, such as a promotion in an area of the board. It changes the board as
 * any {@link Move} does. An action and a move are never equal, and neither are two actions of different names.
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
