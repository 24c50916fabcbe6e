package org.dicechess.rules.san;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Board;
import org.dicechess.CastlingRight;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Dice;
import org.dicechess.Direction;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Purpose;
import org.dicechess.Recurrence;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;

/** A position in which White may play certain events, whatever any rules say; nothing is in check after them. */
public record SanScene(Map<Square, Piece> pieces, List<Event> events) implements Position {

    /** A kind of piece that is not royal. */
    record Kind(String name, String symbol) implements PieceType {

        @Override
        public String betza() {
            return "";
        }

        @Override
        public boolean isRoyal() {
            return false;
        }

        @Override
        public List<Direction> facings() {
            return List.of();
        }
    }

    /** A piece. */
    record GamePiece(PieceType type, Color color, Optional<Direction> facing) implements Piece {

        static GamePiece white(String symbol) {
            return new GamePiece(new Kind(symbol, symbol), Color.WHITE, Optional.empty());
        }

        GamePiece facing(Direction direction) {
            return new GamePiece(type, color, Optional.of(direction));
        }

        @Override
        public Optional<Color> owner() {
            return Optional.of(color);
        }

        @Override
        public String text() {
            return type.symbol();
        }
    }

    /** A board on which all squares exist, with these pieces. */
    private record Pieces(Map<Square, Piece> pieces) implements Board {

        @Override
        public boolean joinsFiles() {
            return false;
        }

        @Override
        public boolean joinsRanks() {
            return false;
        }

        @Override
        public int files() {
            return 26;
        }

        @Override
        public int ranks() {
            return 256;
        }

        @Override
        public List<Square> squares() {
            return List.copyOf(pieces.keySet());
        }

        @Override
        public boolean contains(Square square) {
            return true;
        }

        @Override
        public int index(Square square) {
            throw new UnsupportedOperationException();
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
            throw new IllegalArgumentException(name);
        }
    }

    public SanScene {
        pieces = new LinkedHashMap<>(pieces);
    }

    @Override
    public Board board() {
        return new Pieces(pieces);
    }

    @Override
    public int count() {
        return events.size();
    }

    @Override
    public Node node() {
        return new Node.Decision(Color.WHITE, events);
    }

    @Override
    public Node nodeIfRepeated() {
        return node();
    }

    @Override
    public Node nodeIfRepeated(Recurrence history) {
        return node();
    }

    @Override
    public Event listed(Event event) {
        return events.get(events.indexOf(event));
    }

    @Override
    public Position after(Event event) {
        return this;
    }

    @Override
    public boolean beginsTurn() {
        return true;
    }

    @Override
    public Optional<Dice> dice() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<CastlingRight> castling() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Square> enPassant() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Purpose> purpose() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Selection> selection() {
        return Optional.empty();
    }

    @Override
    public boolean inCheck(Color color) {
        return false;
    }

    @Override
    public Color turn() {
        return Color.WHITE;
    }

    @Override
    public Optional<String> explain(Event event) {
        return Optional.empty();
    }

    @Override
    public Variant variant() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Piece> reserve(Color color) {
        return List.of();
    }

    @Override
    public int turnNumber() {
        return 1;
    }

    @Override
    public Optional<Roll> roll() {
        return Optional.empty();
    }

    @Override
    public Map<PieceType, Integer> hand(Color side) {
        return Map.of();
    }

    @Override
    public int number(String name, Color side) {
        throw new IllegalArgumentException(name);
    }

    @Override
    public int counter(String name) {
        throw new IllegalArgumentException(name);
    }

    @Override
    public Position ignoring(String... counters) {
        return this;
    }

    @Override
    public TurnGraph turns() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Cursor cursor() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String text() {
        return "scene";
    }
}
