package org.dicechess;

import java.util.Optional;

/**
 * A move that an action of the definition allows, as the promotion of a Cavalo in d4 d6 chess. It changes the board as
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
