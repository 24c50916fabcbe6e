package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Square;

/**
 * The moves of pieces that turn on their way or that a hook moves, written by hand for each name, independent of the
 * notation and the tables.
 */
final class ReferencePaths {

    private static final int[][] KING = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private final ReferencePosition position;
    private final Square from;
    private final ReferencePiece piece;
    private final Set<Square> arrivals = new TreeSet<>();

    private ReferencePaths(ReferencePosition position, Square from, ReferencePiece piece) {
        this.position = position;
        this.from = from;
        this.piece = piece;
    }

    /** Returns the squares where the piece may go; empty if its kind is not known here. */
    static Optional<Set<Square>> of(ReferencePosition position, Square from, ReferencePiece piece) {
        ReferencePaths paths = new ReferencePaths(position, from, piece);
        return paths.go() ? Optional.of(paths.arrivals) : Optional.empty();
    }

    private boolean go() {
        switch (piece.kind().name()) {
            case "griffin" -> bent(1, 3);
            case "gryphon" -> bent(1, 1);
            case "aanca" -> bent(0, 1);
            case "mao" -> mao();
            case "rose" -> circles(KNIGHT, 7);
            case "rhinoceros" -> circles(KING, 8);
            case "hooked-cannon" -> cannon();
            case "grasshopper" -> grasshopper();
            case "draughtsman" -> draughtsman();
            case "skipper" -> skipper();
            case "whirler" -> whirler();
            case "korean-cannon" -> koreanCannon();
            case "picky-rook" -> picky(0, List.of("knight", "king"));
            case "mild-bishop" ->
                picky(1, List.of("pawn", "knight", "korean-cannon", "picky-rook", "mild-bishop", "lefty"));
            default -> {
                return false;
            }
        }
        return true;
    }

    /**
     * A step on odd or even places of the ring, then outwards. The step has number one, and the piece may stop from a
     * given number on.
     */
    private void bent(int parity, int firstStop) {
        for (int way = parity; way < 8; way += 2) {
            for (int turn : new int[] {1, 7}) {
                int[] out = KING[(way + turn) % 8];
                for (int step = 1; step < 40; step++) {
                    int[] at = {KING[way][0] + (step - 1) * out[0], KING[way][1] + (step - 1) * out[1]};
                    if (step >= firstStop) {
                        arrive(at);
                    }
                    if (!isEmpty(at)) {
                        break;
                    }
                }
            }
        }
    }

    private void mao() {
        for (int way = 0; way < 8; way += 2) {
            if (isEmpty(KING[way])) {
                arrive(sum(KING[way], KING[(way + 1) % 8]));
                arrive(sum(KING[way], KING[(way + 7) % 8]));
            }
        }
    }

    private void circles(int[][] ring, int most) {
        for (int way = 0; way < 8; way++) {
            for (int turn : new int[] {1, 7}) {
                int[] at = {0, 0};
                for (int step = 0; step < most; step++) {
                    at = sum(at, ring[(way + turn * step) % 8]);
                    arrive(at);
                    if (!isEmpty(at)) {
                        break;
                    }
                }
            }
        }
    }

    private void cannon() {
        for (int way = 1; way < 8; way += 2) {
            int pieces = 0;
            for (int step = 1; square(times(KING[way], step)).isPresent(); step++) {
                int[] at = times(KING[way], step);
                if (pieces == 0 && isEmpty(at) || pieces == 1 && isEnemy(at)) {
                    arrive(at);
                }
                pieces += isEmpty(at) ? 0 : 1;
            }
        }
    }

    private void grasshopper() {
        for (int[] way : KING) {
            int step = 1;
            while (isEmpty(times(way, step))) {
                step++;
            }
            if (square(times(way, step)).isPresent()) {
                arrive(times(way, step + 1));
            }
        }
    }

    /** A step, or a leap over a neighbouring enemy to the square behind, which may have an enemy too. */
    private void draughtsman() {
        for (int way = 1; way < 8; way += 2) {
            if (isEmpty(KING[way])) {
                arrive(KING[way]);
            } else if (isEnemy(KING[way])) {
                arrive(times(KING[way], 2));
            }
        }
    }

    /**
     * Like a rook from the second square on, whatever is on the first. It captures on the third square only and moves
     * quietly to the others.
     */
    private void skipper() {
        for (int way = 0; way < 8; way += 2) {
            for (int step = 1; step < 40 && square(times(KING[way], step)).isPresent(); step++) {
                int[] at = times(KING[way], step);
                if (step > 1 && (step == 3 ? isEnemy(at) : isEmpty(at))) {
                    arrive(at);
                }
                if (step > 1 && !isEmpty(at)) {
                    break;
                }
            }
        }
    }

    /** Over one piece that is no such cannon; another one is neither captured nor passed. */
    private void koreanCannon() {
        for (int way = 0; way < 8; way += 2) {
            int pieces = 0;
            for (int step = 1; square(times(KING[way], step)).isPresent() && pieces < 2; step++) {
                int[] at = times(KING[way], step);
                boolean cannon = is(at, List.of("korean-cannon"));
                if (pieces == 1 && !cannon) {
                    arrive(at);
                }
                pieces += isEmpty(at) ? 0 : cannon ? 2 : 1;
            }
        }
    }

    /** A rook or bishop that captures some kinds only. */
    private void picky(int parity, List<String> kinds) {
        for (int way = parity; way < 8; way += 2) {
            int step = 1;
            for (; isEmpty(times(KING[way], step)); step++) {
                arrive(times(KING[way], step));
            }
            if (is(times(KING[way], step), kinds)) {
                arrive(times(KING[way], step));
            }
        }
    }

    private boolean is(int[] at, List<String> kinds) {
        return square(at)
                .flatMap(position::at)
                .filter(other -> kinds.contains(other.kind().name()))
                .isPresent();
    }

    /** A king's step, or around a square of four back to the start. */
    private void whirler() {
        for (int way = 0; way < 8; way++) {
            arrive(KING[way]);
            if (way % 2 == 0 && isEmpty(KING[way]) && isEmpty(KING[way + 1]) && isEmpty(KING[(way + 2) % 8])) {
                arrivals.add(from);
            }
        }
    }

    private void arrive(int[] at) {
        if (isEmpty(at) || isEnemy(at)) {
            arrivals.add(square(at).orElseThrow());
        }
    }

    private boolean isEmpty(int[] at) {
        return square(at).isPresent()
                && (square(at).get().equals(from)
                        || position.at(square(at).get()).isEmpty());
    }

    private boolean isEnemy(int[] at) {
        return square(at)
                .flatMap(position::at)
                .filter(other -> other.color() != piece.color())
                .isPresent();
    }

    private Optional<Square> square(int[] at) {
        int file = from.file() + at[0];
        int rank = from.rank() + at[1];
        boolean inBox = file >= 0 && file < position.rules().files && rank >= 0 && rank < position.rules().ranks;
        return inBox
                ? Optional.of(new Square(file, rank)).filter(position.rules().squares::contains)
                : Optional.empty();
    }

    private static int[] sum(int[] one, int[] other) {
        return new int[] {one[0] + other[0], one[1] + other[1]};
    }

    private static int[] times(int[] step, int many) {
        return new int[] {step[0] * many, step[1] * many};
    }
}
