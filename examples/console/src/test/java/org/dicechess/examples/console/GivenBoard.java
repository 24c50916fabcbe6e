package org.dicechess.examples.console;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;

/** A board set up by hand: the squares of a rectangle except some, and pieces on them. */
record GivenBoard(int files, int ranks, List<Square> missing, Map<Square, GivenPiece> pieces) implements Board {

    /** A piece given by its side, its facing if it has one, and its text in position texts. */
    record GivenPiece(Color color, Optional<Direction> facing, String text) implements Piece {

        static GivenPiece white(String text) {
            return new GivenPiece(Color.WHITE, Optional.empty(), text);
        }

        static GivenPiece black(String text) {
            return new GivenPiece(Color.BLACK, Optional.empty(), text);
        }

        GivenPiece facing(Direction direction) {
            return new GivenPiece(color, Optional.of(direction), text + "^" + direction.text());
        }

        @Override
        public Optional<Color> owner() {
            return Optional.of(color);
        }

        @Override
        public PieceType type() {
            throw new AssertionError("a drawing needs the text only");
        }
    }

    @Override
    public List<Square> squares() {
        return IntStream.range(0, files * ranks)
                .mapToObj(index -> new Square(index % files, index / files))
                .filter(this::contains)
                .toList();
    }

    @Override
    public boolean contains(Square square) {
        return square.file() < files && square.rank() < ranks && !missing.contains(square);
    }

    @Override
    public int index(Square square) {
        return squares().indexOf(square);
    }

    @Override
    public Optional<Piece> at(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    @Override
    public List<String> areas() {
        return List.of();
    }

    @Override
    public List<Square> area(String name, Color side) {
        throw new IllegalArgumentException("no such area: " + name);
    }
}
