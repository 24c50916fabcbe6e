package org.dicechess;

import java.util.List;

/**
 * Dice that are rolled together.
 *
 * @param name the name in the definition, unlike those of all other dice of the variant
 * @param dice the dice in order, at least one; equal dice stand side by side, and a roll lists their faces in ascending
 *     order. Dice that deal one step of the setup each are not equal, even where names and faces are alike
 * @param doublesMoveAny whether a roll that shows the same face on all dice, two or more, lets every kind of piece
 *     move. Else each die of such a roll means what it means alone
 * @since 0.1
 */
public record Dice(String name, List<Die> dice, boolean doublesMoveAny) {

    /** Copies the list. */
    public Dice {
        dice = List.copyOf(dice);
    }

    /** Makes dice of which each means the same in every roll. */
    public Dice(String name, List<Die> dice) {
        this(name, dice, false);
    }
}
