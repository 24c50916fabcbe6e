package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.model.Asked;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.model.Squares;
import org.dicechess.spi.Spot;

/** A square seen by a piece that stands on it: the subject of a hook's question. */
public record SpotView(Game game, GamePiece piece, int index) implements Spot {

    private static final String DIRECTION = "a direction";

    @Override
    public Square square() {
        return game.squares().square(index);
    }

    @Override
    public Color side() {
        return piece.color();
    }

    @Override
    public Direction facing() {
        return piece.facing().orElse(piece.color() == Color.WHITE ? Direction.NORTH : Direction.SOUTH);
    }

    @Override
    public Spot at(Square square) {
        int there = game.squares().index(Asked.about(square, "a square"));
        if (there < 0) {
            throw new IllegalArgumentException("there is no square " + square);
        }
        return new SpotView(game, piece, there);
    }

    @Override
    public boolean in(String area) {
        return squaresOf(area).get(index);
    }

    @Override
    public Direction towards(String area) {
        int there = rankOf(area);
        int here = square().rank();
        return here == there ? facing() : here < there ? Direction.NORTH : Direction.SOUTH;
    }

    @Override
    public List<Square> walk(Direction... steps) {
        Squares squares = game.squares();
        Square[] visited = new Square[Asked.about(steps, DIRECTION).length];
        int at = index;
        for (int i = 0; i < visited.length; i++) {
            Direction step = Asked.about(steps[i], DIRECTION);
            at = squares.step(at, step.files(), step.ranks());
            if (at < 0) {
                return List.of();
            }
            visited[i] = squares.square(at);
        }
        return List.of(visited);
    }

    @Override
    public List<Square> ray(Direction way) {
        Squares squares = game.squares();
        List<Square> ray = new ArrayList<>();
        int at = squares.step(index, Asked.about(way, DIRECTION).files(), way.ranks());
        while (at >= 0 && at != index) {
            ray.add(squares.square(at));
            at = squares.step(at, way.files(), way.ranks());
        }
        return List.copyOf(ray);
    }

    @Override
    public Direction turned(Direction way) {
        Asked.about(way, DIRECTION);
        if (piece.type().facesForward()) {
            return piece.color() == Color.WHITE ? way : way.turned(Direction.SOUTH.ordinal());
        }
        return piece.facing().map(facing -> way.turned(facing.ordinal())).orElseGet(() -> Spot.super.turned(way));
    }

    /**
     * Returns the rank that holds all squares of an area.
     *
     * @throws IllegalArgumentException if the area does not lie on one rank
     */
    private int rankOf(String area) {
        BitSet squares = squaresOf(area);
        int first = squares.nextSetBit(0);
        int rank = first < 0 ? 0 : game.squares().square(first).rank();
        if (first < 0 || game.squares().square(squares.length() - 1).rank() != rank) {
            throw new IllegalArgumentException("area " + OneLine.quoted(area) + " does not lie on one rank");
        }
        return rank;
    }

    private BitSet squaresOf(String name) {
        return game.areas().area(name).of(piece.color());
    }

    @Override
    public String toString() {
        return piece.text() + " on " + square();
    }
}
