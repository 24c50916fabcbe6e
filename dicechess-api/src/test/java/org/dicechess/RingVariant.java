package org.dicechess;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game small enough to count by hand. One rook stands on a ring of five squares, a1 to e1. A turn is a roll and a
 * choice: after a 1 the player passes or moves the rook one square up, after a 2 also two squares down. The counter
 * {@code turns} counts turns. Nothing but repetition ends the game.
 *
 * @param weights of the two rolls
 * @param repetitions how many equal positions draw, 0 for a game that never ends
 * @param repeatsByPasses whether positions after a turn without a move are among them
 */
record RingVariant(String rulesHash, List<Long> weights, int repetitions, boolean repeatsByPasses) implements Variant {

    static final int SQUARES = 5;

    /** A roll of 2 weighs twice as much as a roll of 1. */
    static RingVariant drawnAfter(int repetitions) {
        return new RingVariant("ring-" + repetitions, List.of(1L, 2L), repetitions, true);
    }

    @Override
    public String id() {
        return "ring";
    }

    @Override
    public String name() {
        return "Ring";
    }

    @Override
    public Map<String, String> options() {
        return Map.of();
    }

    @Override
    public Map<String, List<String>> choices() {
        return Map.of();
    }

    @Override
    public Description description() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Position start() {
        return new RingPosition(this, 0, 0, 0);
    }

    @Override
    public Notation notation() {
        return RingNotation.of();
    }

    @Override
    public Board board() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<PieceType> handTypes() {
        return List.of();
    }

    @Override
    public List<PieceType> pieceTypes() {
        return List.of(RingPosition.ROOK.type());
    }

    @Override
    public Piece piece(int code) {
        return RingPosition.ROOK;
    }

    @Override
    public int pieceCodes() {
        return 1;
    }

    @Override
    public List<Dice> dice() {
        return List.of(RingPosition.DICE);
    }

    @Override
    public List<Ending> endings() {
        return List.of();
    }

    @Override
    public List<RuleChapter> rules() {
        return List.of();
    }

    @Override
    public boolean hasCheck() {
        return false;
    }

    @Override
    public Reach reach(Piece piece, Square from) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Reach reach(Piece piece, Square from, int steps) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<String> numbers() {
        return List.of();
    }

    @Override
    public boolean isNumberOfSide(String name) {
        throw new IllegalArgumentException("no number " + name);
    }

    @Override
    public Optional<String> numberTitle(String name) {
        throw new IllegalArgumentException("no number " + name);
    }

    @Override
    public List<String> counters() {
        return List.of("turns");
    }

    @Override
    public boolean judgesRepetition() {
        return false;
    }

    @Override
    public String repetitionRule() {
        return "ring-9";
    }

    @Override
    public int eventBound() {
        return 3;
    }

    /** All are one game to their positions, so that the rules hash alone tells records apart. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RingVariant;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}
