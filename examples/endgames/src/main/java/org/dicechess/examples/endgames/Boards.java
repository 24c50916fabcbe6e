package org.dicechess.examples.endgames;

import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;

/**
 * Sets pieces up, and reads them from a board. Rights and counters are empty. The turn has the number 2, as the first
 * turn of a game may have rules of its own.
 */
final class Boards {

    /** The number of a turn that is not the first. */
    private static final int LATER = 2;

    private final PlacedPieces pieces;
    private final Variant variant;
    private final int squares;

    Boards(PlacedPieces pieces) {
        this.pieces = pieces;
        this.variant = pieces.variant();
        this.squares = pieces.squares().size();
    }

    /**
     * Returns the beginning of a turn with these pieces, whether the game is over or not.
     *
     * @throws NotationException if the rules refuse it
     */
    Position position(Color turn, int... placed) {
        return position(LATER, turn, placed);
    }

    /** Returns whether the first turn of the game with these pieces has rules of its own. */
    boolean isFirstTurnSpecial(Color turn, int... placed) {
        return position(1, turn, placed).cursor().key()
                != position(LATER, turn, placed).cursor().key();
    }

    private Position position(int number, Color turn, int... placed) {
        int[] codes = new int[squares];
        for (int one : placed) {
            codes[pieces.square(one)] = pieces.code(one);
        }
        return variant.position(field(codes) + (turn == Color.WHITE ? " w" : " b") + " - - 0 " + number);
    }

    /** Returns the same if no two pieces share a square, the rules allow it and the game is not over; else empty. */
    Optional<Position> playable(Color turn, int... placed) {
        for (int i = 0; i < placed.length; i++) {
            for (int j = 0; j < i; j++) {
                if (pieces.square(placed[i]) == pieces.square(placed[j])) {
                    return Optional.empty();
                }
            }
        }
        try {
            return Optional.of(position(turn, placed)).filter(position -> !(position.node() instanceof Node.End));
        } catch (NotationException impossible) {
            // The rules refuse a position of these pieces alone: kings may be missing.
            return Optional.empty();
        }
    }

    /**
     * Writes the pieces on the board into the buffer, by square.
     *
     * @return the number of pieces
     */
    int read(Cursor cursor, int[] buffer) {
        int count = 0;
        for (int square = 0; square < squares; square++) {
            int code = cursor.at(square);
            if (code != 0) {
                buffer[count++] = pieces.placed(code, square);
            }
        }
        return count;
    }

    private String field(int[] codes) {
        StringBuilder text = new StringBuilder();
        for (int rank = variant.board().ranks() - 1; rank >= 0; rank--) {
            rank(rank, codes, text);
            text.append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }

    private void rank(int rank, int[] codes, StringBuilder text) {
        int run = 0;
        for (int file = 0; file < variant.board().files(); file++) {
            int square = pieces.squares().indexOf(new Square(file, rank));
            boolean empty = square >= 0 && codes[square] == 0;
            if (!empty && run > 0) {
                text.append(run);
            }
            run = empty ? run + 1 : 0;
            if (!empty) {
                text.append(square < 0 ? "*" : variant.piece(codes[square]).text());
            }
        }
        text.append(run > 0 ? String.valueOf(run) : "");
    }
}
