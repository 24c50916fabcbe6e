package org.dicechess.examples.console;

import java.util.Optional;
import java.util.Set;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Square;

/**
 * A named area to outline on a board.
 *
 * @param label how a legend names it
 * @param squares what is in it
 */
record Area(String label, Set<Square> squares) {

    /** In place of an area's name: no outline. */
    static final String NONE = "none";

    /**
     * The area with this name as one side sees it; nothing for {@link #NONE}.
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
     * The name of the area that boards show unless told otherwise: the first that both sides share and that is not all
     * or nothing.
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
