package org.dicechess.examples.endgames;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Variant;

/**
 * Solved endings of one variant, for other programs: values of positions in which a turn begins. Counters count as 0.
 * Thread-safe.
 */
public final class EndingTable {

    private static final int TRIALS = 100_000;

    private final PlacedPieces pieces;
    private final Boards boards;
    private final Retirement retirement;
    private final List<Ending> endings;
    private final int most;

    private EndingTable(Variant variant, List<Ending> endings) {
        pieces = new PlacedPieces(variant);
        boards = new Boards(pieces);
        retirement = new Retirement(pieces, boards, new Anchors(pieces, boards));
        this.endings = List.copyOf(endings);
        most = endings.stream().mapToInt(ending -> ending.places().length).max().orElse(0);
    }

    /**
     * Reads files that {@code endgames solve} has written.
     *
     * @throws IllegalArgumentException if a file is no such table, or holds endings of other rules
     * @throws java.io.UncheckedIOException if a file cannot be read
     */
    public static EndingTable read(Variant variant, List<Path> files) {
        try {
            return new EndingTable(
                    variant,
                    files.stream()
                            .flatMap(file -> TableFile.read(file, variant).stream())
                            .toList());
        } catch (BadInputException bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    /**
     * Solves one pairing of kinds.
     *
     * @param white the names of White's kinds, several joined by a plus sign
     * @param black likewise Black's
     * @throws IllegalArgumentException if the variant has no such kinds, or they have too many placements
     */
    public static EndingTable solve(Variant variant, String white, String black) {
        try {
            List<Pairing> pairings = List.of(Pairing.of(variant, white, black));
            return new EndingTable(variant, new Solver(variant).solve(pairings, Progress.NONE));
        } catch (BadInputException bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    /**
     * Writes a file, replacing it.
     *
     * @throws java.io.UncheckedIOException if that fails
     */
    public void write(Path file) {
        TableFile.write(file, pieces.variant(), endings);
    }

    /**
     * Returns whether so few pieces that can still move are on the board as in one of the endings. It is quick, and may
     * be asked within a turn.
     */
    public boolean mayHold(Cursor cursor) {
        int active = 0;
        int squares = pieces.squares().size();
        for (int square = 0; square < squares && active <= most; square++) {
            int code = cursor.at(square);
            active += code != 0 && !retirement.isStuckAlone(pieces.placed(code, square)) ? 1 : 0;
        }
        return active <= most;
    }

    /**
     * Returns White's winning expectation, -1 to 1, where a turn begins and the game is not over; empty if no table
     * holds the position, or it has castling rights, captures en passant or pieces beside the board, or it begins the
     * game and the first turn has rules of its own.
     */
    public OptionalDouble value(Cursor cursor) {
        if (!mayHold(cursor)) {
            return OptionalDouble.empty();
        }
        int[] placed = new int[pieces.squares().size()];
        int[] left = Arrays.copyOf(placed, retirement.retire(placed, boards.read(cursor, placed)));
        for (Ending ending : endings) {
            Optional<int[]> inOrder = inOrder(ending.pairing(), left);
            if (inOrder.isPresent()) {
                OptionalDouble value = ending.value(cursor.turn(), inOrder.get());
                if (value.isPresent()) {
                    return isUsual(cursor, left) ? value : OptionalDouble.empty();
                }
            }
        }
        return OptionalDouble.empty();
    }

    /**
     * Returns a random position of the tables in which the game is not over.
     *
     * @throws IllegalStateException if none is found
     */
    public Position random(RandomGenerator random) {
        for (int trial = 0; trial < TRIALS; trial++) {
            Ending ending = endings.get(random.nextInt(endings.size()));
            int[] placed = Ending.pieces(ending.places(), random.nextInt(Ending.count(ending.places())));
            Color turn = random.nextBoolean() ? Color.WHITE : Color.BLACK;
            Optional<Position> position =
                    ending.value(turn, placed).isPresent() ? boards.playable(turn, placed) : Optional.empty();
            if (position.isPresent()) {
                return position.get();
            }
        }
        throw new IllegalStateException("no position in which the game is not over");
    }

    /** Returns the pieces in the order of a pairing; empty if it has other pieces. */
    private Optional<int[]> inOrder(Pairing pairing, int[] placed) {
        int whites = pairing.white().size();
        if (placed.length != whites + pairing.black().size()) {
            return Optional.empty();
        }
        List<Integer> left = new ArrayList<>(Arrays.stream(placed).boxed().toList());
        int[] ordered = new int[placed.length];
        for (int i = 0; i < ordered.length; i++) {
            Color color = i < whites ? Color.WHITE : Color.BLACK;
            PieceType kind =
                    i < whites ? pairing.white().get(i) : pairing.black().get(i - whites);
            Optional<Integer> found = left.stream()
                    .filter(piece -> pieces.piece(piece).isOf(color)
                            && pieces.piece(piece).type().equals(kind))
                    .findFirst();
            if (found.isEmpty()) {
                return Optional.empty();
            }
            ordered[i] = found.get();
            left.remove(found.get());
        }
        return Optional.of(ordered);
    }

    /** Returns whether nothing but the pieces and the side to move counts. */
    private boolean isUsual(Cursor cursor, int[] placed) {
        boolean first = cursor.turnNumber() == 1 && boards.isFirstTurnSpecial(cursor.turn(), placed);
        Position position = cursor.position();
        return !first
                && position.castling().isEmpty()
                && position.enPassant().isEmpty()
                && position.reserve(Color.WHITE).isEmpty()
                && position.reserve(Color.BLACK).isEmpty();
    }
}
