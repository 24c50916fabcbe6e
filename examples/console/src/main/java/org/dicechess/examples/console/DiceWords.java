package org.dicechess.examples.console;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Dice;
import org.dicechess.Die;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Roll;

/** Says in words which pieces a roll lets move. */
final class DiceWords {

    private DiceWords() {}

    /**
     * Returns the kinds that the faces name, in the order of the roll: {@code rook, queen}; {@code any piece} for
     * doubles that let every kind move. Empty where no roll is being played or its faces name no kinds.
     */
    static String of(Position position) {
        Optional<Roll> roll = position.roll();
        Optional<Dice> dice = position.dice();
        return roll.isEmpty() || dice.isEmpty()
                ? ""
                : Texts.printable(meaning(dice.get(), roll.get().faces()));
    }

    private static String meaning(Dice dice, List<Integer> faces) {
        boolean full = dice.dice().size() == faces.size();
        if (dice.doublesMoveAny()
                && full
                && faces.size() > 1
                && faces.stream().distinct().count() == 1) {
            return "any piece";
        }
        // Some dice of a shorter roll are spent, and its faces tell the die only if all dice are equal.
        return full || dice.dice().stream().distinct().count() == 1 ? kinds(dice.dice(), faces) : "";
    }

    private static String kinds(List<Die> dice, List<Integer> faces) {
        return IntStream.range(0, faces.size())
                .mapToObj(i -> kinds(dice.get(i), faces.get(i)))
                .filter(kinds -> !kinds.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String kinds(Die die, int face) {
        return die.pieces(face).stream().map(PieceType::name).collect(Collectors.joining(" or "));
    }
}
