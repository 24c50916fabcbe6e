package org.dicechess.rules.ask;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.model.Asked;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.state.BoardView;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.spi.Look;

/** The view that hooks have of a state, for one side. Only lists make new objects. */
final class LookView implements Look {

    private static final String SIDE = "a side";

    /** The number of sets and squares that a search for attackers looks at for one unit of fuel. */
    private static final int SETS_PER_UNIT = 16;

    private final State state;
    private final LongConsumer meter;
    private final Readings readings;
    private final Tables tables;
    private final Squares grid;
    private final Color side;

    /** The piece of each code. */
    private final List<Optional<Piece>> pieces;

    private final Map<String, Kind> kinds = new HashMap<>();

    LookView(State state, Readings readings, LongConsumer meter, Color side) {
        this.meter = meter;
        this.readings = readings;
        this.state = state;
        this.tables = state.tables;
        this.grid = tables.game.squares();
        this.side = side;
        tables.game.kinds().forEach(kind -> kinds.put(kind.name(), kind));
        this.pieces = new ArrayList<>();
        pieces.add(Optional.empty());
        for (int code = 1; code <= tables.codes.count(); code++) {
            pieces.add(Optional.of(tables.codes.piece(code)));
        }
    }

    @Override
    public Color side() {
        return side;
    }

    @Override
    public List<Square> squares() {
        return grid.list();
    }

    @Override
    public Square square(String name) {
        Square square = Square.of(Asked.about(name, "the name of a square, as e4"));
        if (grid.index(square) < 0) {
            throw new IllegalArgumentException("no square " + OneLine.quoted(name) + " on this board");
        }
        return square;
    }

    @Override
    public Optional<Piece> at(Square square) {
        int index = index(square);
        if (index < 0) {
            return Optional.empty();
        }
        readings.code(index);
        return pieces.get(state.at(index));
    }

    @Override
    public boolean isEmpty(Square square) {
        int index = index(square);
        return index >= 0 && owner(index) < 0;
    }

    @Override
    public boolean has(Square square, Color side) {
        int index = index(square);
        int wanted = Asked.about(side, SIDE).ordinal();
        return index >= 0 && owner(index) == wanted;
    }

    @Override
    public boolean has(Square square, Color side, String kind) {
        int wanted = kind(kind).index();
        int owner = Asked.about(side, SIDE).ordinal();
        int index = index(square);
        if (index < 0) {
            return false;
        }
        readings.kind(index, wanted);
        int code = state.at(index);
        return tables.kindOf[code] == wanted && (state.owners[code] == owner || state.owners[code] == State.NOBODY);
    }

    @Override
    public List<Square> squaresOf(Color side, String kind) {
        List<Square> found = new ArrayList<>();
        Kind wanted = kind(kind);
        for (int word = 0; word < state.words; word++) {
            for (long left = set(wanted, side, word); left != 0; left &= left - 1) {
                found.add(grid.square(word << 6 | Long.numberOfTrailingZeros(left)));
            }
        }
        return found;
    }

    @Override
    public int count(Color side, String kind) {
        int count = 0;
        Kind wanted = kind(kind);
        for (int word = 0; word < state.words; word++) {
            count += Long.bitCount(set(wanted, side, word));
        }
        return count;
    }

    @Override
    public List<Square> neighbours(Square square) {
        int index = index(square);
        List<Square> near = new ArrayList<>();
        for (Direction way : index < 0 ? new Direction[0] : Direction.values()) {
            int there = grid.step(index, way.files(), way.ranks());
            if (there >= 0) {
                near.add(grid.square(there));
            }
        }
        return near;
    }

    /** The fuel is that of the sets and of the lines that are looked at, whoever asks. */
    @Override
    public List<Square> attackers(Square square, Color side) {
        int index = index(square);
        int by = Asked.about(side, SIDE).ordinal();
        if (index < 0) {
            throw new IllegalArgumentException("there is no square " + square);
        }
        long before = state.work;
        List<Square> found = new ArrayList<>();
        for (int word = 0; word < state.words; word++) {
            for (long left = readings.attackers(index, by, word); left != 0; left &= left - 1) {
                found.add(grid.square(word << 6 | Long.numberOfTrailingZeros(left)));
            }
        }
        meter.accept(1
                + (tables.codes.count() * state.words + state.squares) / SETS_PER_UNIT
                + (state.work - before) / Work.FUEL);
        return found;
    }

    @Override
    public boolean in(Square square, String area, Color side) {
        BitSet squares = squares(area, side);
        int index = index(square);
        return index >= 0 && squares.get(index);
    }

    @Override
    public List<Square> area(String name, Color side) {
        return grid.of(squares(name, side));
    }

    @Override
    public int counter(String name) {
        List<Counter> counters = tables.game.counters();
        for (int i = 0; i < counters.size(); i++) {
            if (counters.get(i).name().equals(name)) {
                readings.counter(i);
                return Math.max(0, state.counter(i));
            }
        }
        throw new IllegalArgumentException("no counter " + OneLine.quoted(name) + "; there are "
                + OneLine.names(counters.stream().map(Counter::name).toList()));
    }

    @Override
    public int number(String name, Color side) {
        int number = tables.numbers.index(name);
        if (number < 0) {
            throw new IllegalArgumentException("no number " + OneLine.quoted(name) + "; there are "
                    + OneLine.names(
                            tables.game.numbers().stream().map(GameNumber::name).toList()));
        }
        int at = tables.numbers.at(number, Asked.about(side, SIDE).ordinal());
        readings.number(at);
        return state.number(at);
    }

    @Override
    public void charge(long fuel) {
        meter.accept(fuel);
    }

    /** Returns the side to move and the board. */
    @Override
    public String toString() {
        readings.lose();
        return (side == Color.WHITE ? "White" : "Black") + " to move, board " + new BoardView(tables, state.board);
    }

    private int index(Square square) {
        return grid.index(Asked.about(square, "a square"));
    }

    /** Returns the owner of the piece on a square, -1 if it is empty. */
    private int owner(int square) {
        readings.owner(square);
        return state.board[square] == 0 ? -1 : state.owner(square);
    }

    private Kind kind(String name) {
        Kind kind = kinds.get(name);
        if (kind != null) {
            return kind;
        }
        throw new IllegalArgumentException("no piece " + OneLine.quoted(name) + "; there are "
                + OneLine.names(tables.game.kinds().stream().map(Kind::name).toList()));
    }

    private long set(Kind kind, Color side, int word) {
        long pieces = 0;
        int first = tables.codes.of(kind, Asked.about(side, SIDE));
        for (int facing = 0; facing < kind.states(); facing++) {
            int index = (first + 2 * facing) * state.words + word;
            readings.set(index);
            pieces |= state.pieces[index];
        }
        return pieces;
    }

    private BitSet squares(String name, Color side) {
        return tables.game.areas().area(name).of(Asked.about(side, SIDE));
    }
}
