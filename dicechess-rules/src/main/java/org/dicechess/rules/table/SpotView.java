package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.Squares;
import org.dicechess.spi.Spot;

/** A square as a man sees it: what hooks are asked about. */
record SpotView(Game game, Man man, int index) implements Spot {

    @Override
    public Square square() {
        return game.squares().square(index);
    }

    @Override
    public Color side() {
        return man.color();
    }

    @Override
    public Direction facing() {
        return man.facing().orElse(man.color() == Color.WHITE ? Direction.NORTH : Direction.SOUTH);
    }

    @Override
    public boolean in(String area) {
        return squaresOf(area).get(index);
    }

    @Override
    public Direction towards(String area) {
        List<Integer> ranks = game.squares().of(squaresOf(area)).stream().map(Square::rank).distinct().toList();
        if (ranks.size() != 1) {
            throw new IllegalArgumentException("area '" + area + "' does not lie on one rank");
        }
        int here = square().rank();
        return here == ranks.get(0) ? facing() : here < ranks.get(0) ? Direction.NORTH : Direction.SOUTH;
    }

    @Override
    public List<Square> walk(Direction... steps) {
        Squares squares = game.squares();
        List<Square> visited = new ArrayList<>();
        int at = index;
        for (Direction step : steps) {
            at = squares.step(at, step.files(), step.ranks());
            if (at < 0) {
                return List.of();
            }
            visited.add(squares.square(at));
        }
        return List.copyOf(visited);
    }

    @Override
    public Direction turned(Direction way) {
        return man.facing().map(facing -> way.turned(facing.ordinal())).orElseGet(() -> Spot.super.turned(way));
    }

    private BitSet squaresOf(String name) {
        for (Area area : game.areas()) {
            if (area.name().equals(name)) {
                return area.of(man.color());
            }
        }
        throw new IllegalArgumentException(
                "no area '" + name + "'; there are " + game.areas().stream().map(Area::name).toList());
    }

    @Override
    public String toString() {
        return man.text() + " on " + square();
    }
}
