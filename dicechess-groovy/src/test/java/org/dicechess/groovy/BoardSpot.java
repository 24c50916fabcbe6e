package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.Spot;

/** A square of a board of 8x8 squares with the areas of d4 d6 chess. */
record BoardSpot(Square square, Color side, Direction facing) implements Spot {

    private static final List<String> BORDER =
            List.of("c8", "d8", "e8", "f8", "c7", "f7", "c2", "f2", "c1", "d1", "e1", "f1");
    private static final Map<Color, Integer> SIXTH_RANK = Map.of(Color.WHITE, 6, Color.BLACK, 3);

    static BoardSpot of(String square, Color side, Direction facing) {
        return new BoardSpot(Square.of(square), side, facing);
    }

    /** Returns every square for both sides and all eight facings. */
    static List<BoardSpot> all() {
        List<BoardSpot> spots = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                for (Color side : Color.values()) {
                    for (Direction facing : Direction.values()) {
                        spots.add(new BoardSpot(new Square(file, rank), side, facing));
                    }
                }
            }
        }
        return spots;
    }

    @Override
    public Spot at(Square other) {
        return new BoardSpot(other, side, facing);
    }

    @Override
    public boolean in(String area) {
        return switch (area) {
            case "border" -> BORDER.contains(square.text());
            case "sixth-rank" -> square.rank() + 1 == SIXTH_RANK.get(side);
            case "playing" -> square.rank() >= 2 && square.rank() <= 5 || square.file() >= 2 && square.file() <= 5;
            default -> throw new IllegalArgumentException("no area '" + area + "'");
        };
    }

    @Override
    public Direction towards(String area) {
        if (!area.equals("sixth-rank")) {
            throw new IllegalArgumentException("no area '" + area + "' on one rank");
        }
        int ranks = SIXTH_RANK.get(side) - (square.rank() + 1);
        return ranks > 0 ? Direction.NORTH : ranks < 0 ? Direction.SOUTH : facing;
    }

    @Override
    public List<Square> walk(Direction... steps) {
        List<Square> visited = new ArrayList<>();
        Optional<Square> at = Optional.of(square);
        for (Direction step : steps) {
            at = at.flatMap(from -> next(from, step));
            at.ifPresent(visited::add);
        }
        return at.isPresent() ? visited : List.of();
    }

    private static Optional<Square> next(Square from, Direction step) {
        int file = from.file() + step.files();
        int rank = from.rank() + step.ranks();
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? Optional.empty() : Optional.of(new Square(file, rank));
    }
}
