package org.dicechess.examples.console;

import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.PieceType;
import org.dicechess.Position;

/** Says in words which pieces a roll lets move. */
final class DiceWords {

    private DiceWords() {}

    /**
     * Returns the kinds that the faces name, in the order of the roll: {@code rook, queen}; {@code any piece} where
     * each of several dice lets every kind move. Empty where no roll is being played or its faces name no kinds.
     */
    static String of(Position position) {
        List<List<PieceType>> allowed = position.rollAllows();
        List<PieceType> all = position.variant().pieceTypes();
        return allowed.size() > 1 && allowed.stream().allMatch(all::equals)
                ? "any piece"
                : Texts.printable(allowed.stream()
                        .filter(kinds -> !kinds.isEmpty())
                        .map(kinds -> kinds.stream().map(PieceType::name).collect(Collectors.joining(" or ")))
                        .collect(Collectors.joining(", ")));
    }
}
