package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.spi.Look;

/** A board of 8x8 empty squares that records the cost of answers. */
final class EmptyLook implements Look {

    private final List<Square> squares = new ArrayList<>();
    private long fuel;

    EmptyLook() {
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                squares.add(new Square(file, rank));
            }
        }
    }

    long fuel() {
        return fuel;
    }

    @Override
    public void charge(long units) {
        fuel += units;
    }

    @Override
    public Color side() {
        return Color.WHITE;
    }

    @Override
    public List<Square> squares() {
        return List.copyOf(squares);
    }

    @Override
    public Square square(String name) {
        return Square.of(name);
    }

    @Override
    public Optional<Piece> at(Square square) {
        return Optional.empty();
    }

    @Override
    public boolean isEmpty(Square square) {
        return true;
    }

    @Override
    public boolean has(Square square, Color side) {
        return false;
    }

    @Override
    public boolean has(Square square, Color side, String kind) {
        return false;
    }

    @Override
    public List<Square> squaresOf(Color side, String kind) {
        return squares();
    }

    @Override
    public List<Square> neighbours(Square square) {
        return squares.subList(0, 8);
    }

    @Override
    public List<Square> attackers(Square square, Color side) {
        return squares.subList(0, 8);
    }

    @Override
    public int count(Color side, String kind) {
        return 0;
    }

    @Override
    public boolean in(Square square, String area, Color side) {
        return false;
    }

    @Override
    public List<Square> area(String name, Color side) {
        return squares();
    }

    @Override
    public int number(String name, Color side) {
        return 0;
    }

    @Override
    public int counter(String name) {
        return 0;
    }
}
