package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.Direction;
import org.dicechess.Square;

/** Reads the squares of pieces: {@code a6}, or {@code d7^s} where the square leaves the facing open. */
final class Squares {

    private final PlacedPieces pieces;
    private final Ending ending;

    Squares(PlacedPieces pieces, Ending ending) {
        this.pieces = pieces;
        this.ending = ending;
    }

    /**
     * Returns the placement with its pieces on these squares, in the order of the pairing.
     *
     * @throws BadInputException if there is none
     */
    int[] read(List<String> texts) {
        if (texts.size() != ending.places().length) {
            throw new BadInputException(
                    ending.pairing().text() + " needs " + ending.places().length + " squares, not " + texts.size());
        }
        int[] placed = new int[texts.size()];
        for (int i = 0; i < placed.length; i++) {
            placed[i] = piece(texts.get(i), ending.places()[i]);
        }
        return placed;
    }

    private int piece(String text, int[] places) {
        int caret = text.indexOf('^');
        Square square = Square.of(caret < 0 ? text : text.substring(0, caret));
        int[] here = Arrays.stream(places)
                .filter(piece -> pieces.squares().get(pieces.square(piece)).equals(square))
                .filter(piece -> caret < 0 || faces(piece, Direction.of(text.substring(caret + 1))))
                .toArray();
        if (here.length == 0) {
            throw new BadInputException("the " + pieces.piece(places[0]).type().name() + " cannot stand on " + text);
        }
        if (here.length > 1) {
            throw new BadInputException("say where it faces: "
                    + Arrays.stream(here).mapToObj(pieces::text).collect(Collectors.joining(" or ")));
        }
        return here[0];
    }

    private boolean faces(int piece, Direction direction) {
        return pieces.piece(piece).facing().filter(direction::equals).isPresent();
    }
}
