package org.dicechess;

import java.util.List;

/**
 * Dice that are rolled together.
 *
 * @param name the name in the definition
 * @param dice the dice in order, at least one; equal dice stand side by side, and a roll lists their faces in ascending
 *     order
 * @since 0.1
 */
public record Dice(String name, List<Die> dice) {

    /** Copies the list. */
    public Dice {
        dice = List.copyOf(dice);
    }
}
