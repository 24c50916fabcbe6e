package org.dicechess.rules.codes;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;

/** The fates of captured pieces, and the codes with which pieces are placed. */
public final class Fates {

    /** For each code: whether the captured piece may have to be placed again. */
    public final boolean[] waits;

    /** For each code: the code with which the captured piece is placed again. */
    public final int[] placed;

    /** For each code: the area where the captured piece is placed; empty if it leaves the game. */
    public final BitSet[] areas;

    /**
     * For each code: where the number of such captured pieces in White's hand stands, NOT_HELD if they leave the game.
     */
    private final int[] hands;

    /** For each code: the kind, by index, as which it is in hand before it is dropped. */
    private final int[] droppedFrom;

    /** Whether a captured piece goes to the hand of its captor, not of its owner. */
    private final boolean captor;

    /** For each side and kind: the codes with which it may be placed. */
    private final int[][][] puts = new int[2][][];

    /** For code times words: {@link #areas} as longs. */
    private final long[] areaWords;

    /** For code times words: the squares on which the piece has to be captured to be placed again. */
    private final long[] captureWords;

    private final int words;
    private final Codes codes;

    public Fates(Game game, Codes codes, NumberTable numbers) {
        this.codes = codes;
        this.captor = game.hands().isPresent() && game.hands().get().captured() == Hands.Captured.CAPTOR;
        this.hands = hands(game, numbers);
        this.droppedFrom = droppedFrom(game);
        this.waits = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            waits[code] = codes.piece(code).type().fate().isPresent();
        }
        this.placed = new int[codes.count() + 1];
        this.areas = new BitSet[codes.count() + 1];
        areas[0] = new BitSet();
        for (int code = 1; code <= codes.count(); code++) {
            placed[code] =
                    codes.placed(codes.piece(code).type(), codes.piece(code).color())[0];
            areas[code] = waits[code] ? fate(code).to().of(codes.piece(code).color()) : areas[0];
        }
        this.words = (game.squares().size() + 63) >> 6;
        this.areaWords = new long[(codes.count() + 1) * words];
        this.captureWords = new long[areaWords.length];
        for (int code = 1; code <= codes.count(); code++) {
            if (waits[code]) {
                fill(code, game.squares().size());
            }
        }
        for (Color color : Color.values()) {
            puts[color.ordinal()] = new int[game.kinds().size()][];
            for (Kind kind : game.kinds()) {
                puts[color.ordinal()][kind.index()] = codes.placed(kind, color);
            }
        }
    }

    /**
     * Returns whether a piece captured on a square is placed again: its fate says so, and an empty square is left for
     * it.
     *
     * @param all the occupied squares
     */
    public boolean waits(int code, int square, long[] all) {
        for (int word = 0; word < words; word++) {
            if ((areaWords[code * words + word] & ~all[word]) != 0) {
                return (captureWords[code * words + (square >> 6)] >>> square & 1) != 0;
            }
        }
        return false;
    }

    private int[] hands(Game game, NumberTable numbers) {
        boolean kept = game.hands().isPresent() && game.hands().get().captured() != Hands.Captured.NOBODY;
        int[] found = new int[codes.count() + 1];
        Arrays.fill(found, NumberTable.NOT_HELD);
        for (int code = 1; kept && code <= codes.count(); code++) {
            found[code] = numbers.handAt(held(game, codes.piece(code).type()).index(), 0);
        }
        return found;
    }

    private int[] droppedFrom(Game game) {
        BitSet kinds = game.hands().isPresent() ? game.hands().get().kinds() : new BitSet();
        int[] from = new int[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            Kind kind = codes.piece(code).type();
            from[code] =
                    kinds.get(kind.index()) ? kind.index() : held(game, kind).index();
        }
        return from;
    }

    /** Returns the kind, by index, as which a piece is in hand before it is dropped as a code. */
    public int droppedFrom(int code) {
        return droppedFrom[code];
    }

    /** Returns the kind as which a captured piece is held: what it was before it promoted. */
    private static Kind held(Game game, Kind kind) {
        for (Kind other : game.kinds()) {
            if (kind.demoted().equals(Optional.of(other.name()))) {
                return other;
            }
        }
        return kind;
    }

    /**
     * Returns where the number stands that a captured piece raises in a hand; {@link NumberTable#NOT_HELD} if it leaves
     * the game.
     *
     * @param captured its code
     * @param moved the code of the piece that captures it
     */
    public int handAt(int captured, int moved) {
        int at = hands[captured];
        if (at == NumberTable.NOT_HELD) {
            return at;
        }
        int holder = codes.owner(captor ? moved : captured);
        return holder == Codes.NOBODY ? NumberTable.NOT_HELD : at + holder;
    }

    /** Returns whether the owner of a piece that awaits placement chooses its square; otherwise the captor does. */
    public boolean ownerPuts(int code) {
        Optional<Fate> fate = codes.piece(code).type().fate();
        return fate.isPresent() && fate.get().byOwner();
    }

    /** Returns whether any piece may be placed again. */
    public boolean any() {
        for (boolean some : waits) {
            if (some) {
                return true;
            }
        }
        return false;
    }

    /** Returns the codes with which a side, 0 for White, may place a kind. */
    public int[] puts(int side, Kind kind) {
        return puts[side][kind.index()];
    }

    /** Returns for each side the codes with which it may place these kinds, kind by kind. */
    public int[][] puts(List<Kind> kinds) {
        int[][] all = new int[2][0];
        for (int side = 0; side < 2; side++) {
            for (Kind kind : kinds) {
                int[] more = puts(side, kind);
                int end = all[side].length;
                all[side] = Arrays.copyOf(all[side], end + more.length);
                System.arraycopy(more, 0, all[side], end, more.length);
            }
        }
        return all;
    }

    private void fill(int code, int squares) {
        Optional<Area> area = fate(code).in();
        Optional<BitSet> in =
                area.isPresent() ? Optional.of(area.get().of(codes.piece(code).color())) : Optional.empty();
        for (int square = 0; square < squares; square++) {
            int at = code * words + (square >> 6);
            areaWords[at] |= areas[code].get(square) ? 1L << square : 0;
            captureWords[at] |= in.isEmpty() || in.get().get(square) ? 1L << square : 0;
        }
    }

    private Fate fate(int code) {
        return codes.piece(code).type().fate().orElseThrow();
    }
}
