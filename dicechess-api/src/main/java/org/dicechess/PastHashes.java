package org.dicechess;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;

/**
 * The hash codes of the positions that a game has come through, so that a search for repetition looks at positions only where a hash code
 * has come again. Immutable: games that have a past in common share it, and the first to go on from there writes into the same array.
 */
final class PastHashes {

    static final PastHashes NONE = new PastHashes(Optional.empty(), new int[0], 0);

    private static final int ROOM = 64;
    private static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);

    private final Optional<PastHashes> before;

    /** Zero where nothing has been written yet; below {@link #size} nothing changes any more. */
    private final int[] hashes;

    private final int size;

    private PastHashes(Optional<PastHashes> before, int[] hashes, int size) {
        this.before = before;
        this.hashes = hashes;
        this.size = size;
    }

    /** These and one more. */
    PastHashes and(int hash) {
        int cell = cell(hash);
        if (size == hashes.length) {
            int[] room = new int[ROOM];
            room[0] = cell;
            return new PastHashes(Optional.of(this), room, 1);
        }
        if (CELL.compareAndSet(hashes, size, 0, cell)) {
            return new PastHashes(before, hashes, size + 1);
        }
        int[] branch = new int[ROOM];
        System.arraycopy(hashes, 0, branch, 0, size);
        branch[size] = cell;
        return new PastHashes(before, branch, size + 1);
    }

    /** How often a hash code is among them. */
    int count(int hash) {
        int cell = cell(hash);
        int count = 0;
        for (Optional<PastHashes> part = Optional.of(this); part.isPresent(); part = part.get().before) {
            for (int i = 0; i < part.get().size; i++) {
                count += part.get().hashes[i] == cell ? 1 : 0;
            }
        }
        return count;
    }

    /** Zero stands for an empty cell; one hash code for two costs a look at positions and no more. */
    private static int cell(int hash) {
        return hash == 0 ? 1 : hash;
    }
}
