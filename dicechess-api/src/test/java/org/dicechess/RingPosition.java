package org.dicechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A moment of {@link RingVariant}: the rook, the roll and the side.
 *
 * @param square of the rook, 0 to 4
 * @param face that was rolled, 0 before the roll
 * @param ended how many turns have ended: the counter {@code turns}
 * @param black whether Black is to move
 */
record RingPosition(RingVariant variant, int square, int face, int ended, boolean black) implements Position {

    static final Piece ROOK = ToyPiece.of("R");
    static final Dice DICE = new Dice("coin", List.of());

    RingPosition(RingVariant variant, int square, int face, int ended) {
        this(variant, square, face, ended, ended % 2 == 1);
    }

    @Override
    public Node node() {
        if (face == 0) {
            List<Outcome> outcomes = List.of(outcome(1), outcome(2));
            return new Node.Chance(
                    DICE,
                    outcomes,
                    variant.weights().stream().mapToLong(Long::longValue).sum());
        }
        List<Event> events = new ArrayList<>(List.of(new Pass(), move(face)));
        if (face == 2) {
            events.add(move(-2));
        }
        return new Node.Decision(turn(), List.copyOf(events));
    }

    private Outcome outcome(int number) {
        return new Outcome(new Roll(List.of(number)), variant.weights().get(number - 1));
    }

    private Move move(int steps) {
        Square from = new Square(square, 0);
        Square to = new Square(Math.floorMod(square + steps, RingVariant.SQUARES), 0);
        return Move.of(
                from.text() + to.text(),
                List.of(new Edit.Lift(from, ROOK), new Edit.Put(to, ROOK)),
                List.of(),
                List.of(from, to));
    }

    List<Event> all() {
        return node() instanceof Node.Chance chance
                ? chance.outcomes().stream()
                        .map(Outcome::roll)
                        .map(Event.class::cast)
                        .toList()
                : ((Node.Decision) node()).events();
    }

    @Override
    public Event listed(Event event) {
        return all().stream()
                .filter(event::equals)
                .findFirst()
                .orElseThrow(() -> new IllegalEventException(event.text() + " is not listed"));
    }

    @Override
    public Position after(Event event) {
        Event listed = listed(event);
        if (listed instanceof Roll roll) {
            return new RingPosition(variant, square, roll.faces().get(0), ended, black);
        }
        int next = listed instanceof Move move ? move.to().orElseThrow().file() : square;
        return new RingPosition(variant, next, 0, ended + 1, !black);
    }

    @Override
    public Optional<String> explain(Event event) {
        return all().contains(event) ? Optional.empty() : Optional.of(event.text() + " is not listed");
    }

    @Override
    public Node nodeIfRepeated() {
        return beginsTurn() ? new Node.End(Result.DRAW, "repetition", variant.repetitionRule()) : node();
    }

    @Override
    public Node nodeIfRepeated(Recurrence history) {
        return nodeIfRepeated();
    }

    @Override
    public Position ignoring(String... counters) {
        return new RingPosition(variant, square, face, counters.length == 0 ? ended : 0, black);
    }

    @Override
    public Color turn() {
        return black ? Color.BLACK : Color.WHITE;
    }

    @Override
    public boolean beginsTurn() {
        return face == 0;
    }

    @Override
    public Optional<Roll> roll() {
        return face == 0 ? Optional.empty() : Optional.of(new Roll(List.of(face)));
    }

    @Override
    public int count() {
        return all().size();
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
        return ended;
    }

    @Override
    public int turnNumber() {
        return 1 + ended / 2;
    }

    @Override
    public Cursor cursor() {
        return new RingCursor(this);
    }

    @Override
    public String text() {
        return new Square(square, 0) + " " + turn() + " " + face;
    }

    @Override
    public String toString() {
        return text();
    }

    @Override
    public Board board() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Piece> reserve(Color color) {
        return List.of();
    }

    @Override
    public Optional<Selection> selection() {
        return Optional.empty();
    }

    @Override
    public Optional<Dice> dice() {
        return face == 0 ? Optional.empty() : Optional.of(DICE);
    }

    @Override
    public List<CastlingRight> castling() {
        return List.of();
    }

    @Override
    public List<Square> enPassant() {
        return List.of();
    }

    @Override
    public Optional<Purpose> purpose() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean inCheck(Color color) {
        return false;
    }

    @Override
    public TurnGraph turns() {
        throw new UnsupportedOperationException();
    }
}
