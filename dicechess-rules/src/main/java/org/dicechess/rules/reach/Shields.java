package org.dicechess.rules.reach;

import java.util.Arrays;
import java.util.BitSet;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.lines.RidePaths;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Protection;

/** Protection as tables: for each protecting code and square the squares on which it protects pieces. */
public final class Shields {

    private final int squares;
    private final int words;

    /** The codes that protect. */
    private final int[] protectors;

    /** For each protector and square times words: the squares on which it protects pieces. */
    private final long[][] reach;

    /** For each protector the codes that it protects. */
    private final int[][] wards;

    public Shields(Game game, Codes codes) {
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        int[] found = new int[codes.count()];
        int size = 0;
        for (int code = 1; code <= codes.count(); code++) {
            if (codes.piece(code).type().protection().isPresent()) {
                found[size++] = code;
            }
        }
        this.protectors = Arrays.copyOf(found, size);
        this.reach = new long[size][squares * words];
        this.wards = new int[size][];
        for (int i = 0; i < size; i++) {
            GamePiece piece = codes.piece(protectors[i]);
            fill(game, codes, i, piece, piece.type().protection().orElseThrow());
        }
    }

    /** Returns whether any kind protects others. */
    public boolean any() {
        return protectors.length > 0;
    }

    /** Returns whether any kind protects a piece of some codes. */
    public boolean protectsAny(int[] codes) {
        return Arrays.stream(wards)
                .flatMapToInt(Arrays::stream)
                .anyMatch(ward -> Arrays.stream(codes).anyMatch(code -> code == ward));
    }

    /** Returns the most looks at a word of the board for one call of {@link #cover}. */
    public int looks() {
        return Arrays.stream(wards)
                        .mapToInt(each -> (1 + each.length) * words)
                        .max()
                        .orElse(0)
                * squares;
    }

    /**
     * Computes the squares of all protected pieces.
     *
     * @param pieces for code times words the squares of its pieces
     * @param covered receives the result
     */
    public void cover(long[] pieces, long[] covered) {
        Arrays.fill(covered, 0);
        for (int i = 0; i < protectors.length; i++) {
            for (int word = 0; word < words; word++) {
                for (long left = pieces[protectors[i] * words + word]; left != 0; left &= left - 1) {
                    cover(i, word << 6 | Long.numberOfTrailingZeros(left), pieces, covered);
                }
            }
        }
    }

    private void cover(int protector, int square, long[] pieces, long[] covered) {
        for (int word = 0; word < words; word++) {
            long near = reach[protector][square * words + word] & ~covered[word];
            for (int i = 0; near != 0 && i < wards[protector].length; i++) {
                covered[word] |= near & pieces[wards[protector][i] * words + word];
            }
        }
    }

    private void fill(Game game, Codes codes, int protector, GamePiece piece, Protection protection) {
        int[] found = new int[codes.count()];
        int size = 0;
        for (int code = 1; code <= codes.count(); code++) {
            GamePiece other = codes.piece(code);
            if (codes.owner(code) == codes.owner(protectors[protector])
                    && protection.pieces().contains(other.type().name())) {
                found[size++] = code;
            }
        }
        wards[protector] = Arrays.copyOf(found, size);
        BitSet inside = new BitSet();
        inside.set(0, squares);
        protection.in().ifPresent(area -> inside.and(area.of(piece.color())));
        inside.stream().forEach(square -> mark(game, protector, piece, protection, square));
    }

    private void mark(Game game, int protector, GamePiece piece, Protection protection, int square) {
        for (Ride ride : protection.beside()) {
            for (Ride.Leap leap : ride.leaps()) {
                Ride.Leap turned = RidePaths.turned(leap, piece);
                int to = game.squares().step(square, turned.dx(), turned.dy());
                if (to >= 0) {
                    reach[protector][square * words + (to >> 6)] |= 1L << to;
                }
            }
        }
    }
}
