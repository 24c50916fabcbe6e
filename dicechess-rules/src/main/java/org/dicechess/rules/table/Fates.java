package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;

/** What becomes of captured men, and with which codes men are put down. */
public final class Fates {

    /** For each code whether a captured man may have to be put down again. */
    public final boolean[] waits;

    /** For each code the code with which it is put down again. */
    public final int[] placed;

    /** For each code the area where the man is put down when captured; empty if it leaves the game. */
    public final BitSet[] rooms;

    /** For each side and kind the codes with which it may be put down. */
    private final int[][][] puts = new int[2][][];

    /** For code times words: {@link #rooms}, and the squares where he has to be captured for it. */
    private final long[] room;

    private final long[] within;
    private final int words;
    private final Codes codes;

    Fates(Game game, Codes codes) {
        this.codes = codes;
        this.waits = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            waits[code] = codes.piece(code).type().fate().isPresent();
        }
        this.placed = new int[codes.count() + 1];
        this.rooms = new BitSet[codes.count() + 1];
        rooms[0] = new BitSet();
        for (int code = 1; code <= codes.count(); code++) {
            placed[code] =
                    codes.placed(codes.piece(code).type(), codes.piece(code).color())[0];
            rooms[code] = waits[code] ? fate(code).to().of(codes.piece(code).color()) : rooms[0];
        }
        this.words = (game.squares().size() + 63) >> 6;
        this.room = new long[(codes.count() + 1) * words];
        this.within = new long[room.length];
        for (int code = 1; code <= codes.count(); code++) {
            if (waits[code]) {
                lay(code, game.squares().size());
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
     * Whether a man captured on a square is put down again: its fate says so, and there is room.
     *
     * @param all the squares with men
     */
    public boolean waits(int code, int square, long[] all) {
        for (int word = 0; word < words; word++) {
            if ((room[code * words + word] & ~all[word]) != 0) {
                return (within[code * words + (square >> 6)] >>> square & 1) != 0;
            }
        }
        return false;
    }

    /** Whether the owner of a waiting man chooses where he is put down, not the captor. */
    public boolean ownerPuts(int code) {
        Optional<Fate> fate = codes.piece(code).type().fate();
        return fate.isPresent() && fate.get().byOwner();
    }

    /** Whether any man may be put down again. */
    public boolean any() {
        for (boolean some : waits) {
            if (some) {
                return true;
            }
        }
        return false;
    }

    /** The codes with which a side, 0 White, may put down a man of a kind. */
    public int[] puts(int side, Kind kind) {
        return puts[side][kind.index()];
    }

    /** For each side the codes with which it may put down men of these kinds, kind by kind. */
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

    private void lay(int code, int squares) {
        Optional<BitSet> in =
                fate(code).in().map(area -> area.of(codes.piece(code).color()));
        for (int square = 0; square < squares; square++) {
            int at = code * words + (square >> 6);
            room[at] |= rooms[code].get(square) ? 1L << square : 0;
            within[at] |= in.isEmpty() || in.get().get(square) ? 1L << square : 0;
        }
    }

    private Fate fate(int code) {
        return codes.piece(code).type().fate().orElseThrow();
    }
}
