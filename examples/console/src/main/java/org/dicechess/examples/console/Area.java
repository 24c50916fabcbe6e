package org.dicechess.examples.console;

import java.util.Optional;
import java.util.Set;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Square;

/**
 * A named area to outline on a board.
 *
 * @param label its name in a legend
 * @param squares its squares
 */
record Area(String label, Set<Square> squares) {

    /** The word for no outline, in place of the name of an area. */
    static final String NONE = "none";

    /**
     * Returns the area with this name as one side sees it; empty for {@link #NONE}.
     *
     * @throws BadInputException if the board has no such area
     */
    static Optional<Area> named(Board board, String name, Color side) {
        if (name.equals(NONE)) {
            return Optional.empty();
        }
        if (!board.areas().contains(name)) {
            throw new BadInputException("no area '" + name + "'; there " + known(board));
        }
        String owner = isShared(board, name) ? "" : Texts.side(side) + "'s ";
        return Optional.of(new Area(owner + name, Set.copyOf(board.area(name, side))));
    }

    /**
     * Returns the name of the area that boards show by default: the first that both sides share and that is neither
     * empty nor the whole board.
     */
    static String usual(Board board) {
        return board.areas().stream()
                .filter(name -> isShared(board, name)
                        && isPart(board.area(name, Color.WHITE).size(), board))
                .findFirst()
                .orElse(NONE);
    }

    private static boolean isShared(Board board, String name) {
        return board.area(name, Color.WHITE).equals(board.area(name, Color.BLACK));
    }

    private static boolean isPart(int size, Board board) {
        return size > 0 && size < board.squares().size();
    }

    private static String known(Board board) {
        return board.areas().isEmpty()
                ? "are none on this board"
                : "are " + String.join(", ", board.areas()) + " and " + NONE;
    }
}
