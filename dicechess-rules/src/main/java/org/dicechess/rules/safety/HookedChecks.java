package org.dicechess.rules.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.KnownAnswer;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.jspecify.annotations.Nullable;

/**
 * Holds the enemy pieces with hooks, and the squares on which the answers of the hooks depend. Only moves from or to
 * such a square are tested: the hooks are asked again as if the move were made. Part of the inner loop: it makes no
 * objects.
 */
final class HookedChecks {

    private final State state;
    private final HookAnswers hooks;

    /** For each side its codes with hooks, those of nobody included. */
    private final int[][] codes;

    /** Tells whether an event leaves the royals safe: it is made and tested. The engine sets it. */
    IntPredicate survives = event -> true;

    private final int[] pieces;

    /** For each piece the squares on which its answer depends. */
    private final long[] watchedBy;

    /** For each piece whether it attacks the royal. */
    private final boolean[] attacks;

    private final long[] watched;
    private int size;

    /** Whether some piece attacks the royal. */
    private boolean check;

    /** Whether an answer depends on a set of pieces. */
    private boolean readsSets;

    HookedChecks(State state, HookAnswers hooks) {
        this.state = state;
        this.hooks = hooks;
        this.codes = new int[][] {hooked(state, 0), hooked(state, 1)};
        boolean any = codes[0].length + codes[1].length > 0;
        this.pieces = new int[any ? state.squares : 0];
        this.attacks = new boolean[pieces.length];
        this.watchedBy = new long[pieces.length * state.words];
        this.watched = new long[state.words];
    }

    private static int[] hooked(State state, int side) {
        return Arrays.stream(state.tables.codesOf[side])
                .filter(code -> state.tables.hooked.moves[code])
                .toArray();
    }

    /** Removes all pieces. */
    void begin() {
        if (size > 0) {
            size = 0;
            check = false;
            readsSets = false;
            Arrays.fill(watched, 0);
        }
    }

    /**
     * Finds the pieces of the enemy. Returns false if squares alone do not tell when an answer changes.
     *
     * @param royal the square of the only royal
     */
    boolean find(int enemy, int royal) {
        boolean tell = true;
        for (int code : codes[enemy]) {
            for (int word = 0; word < state.words; word++) {
                for (long left = state.pieces[code * state.words + word]; left != 0; left &= left - 1) {
                    // The side to move asks about the pieces of nobody.
                    tell &= state.owners[code] != State.NOBODY
                            && add(word << 6 | Long.numberOfTrailingZeros(left), royal);
                }
            }
        }
        return tell;
    }

    private boolean add(int from, int royal) {
        KnownAnswer answer = hooks.known(from);
        int begin = size * state.words;
        pieces[size] = from;
        attacks[size++] = answer.takes(royal);
        check |= answer.takes(royal);
        readsSets |= answer.readsSets();
        Arrays.fill(watchedBy, begin, begin + state.words, 0);
        answer.addWatched(state.pieces, watchedBy, begin);
        for (int word = 0; word < state.words; word++) {
            watched[word] |= watchedBy[begin + word];
        }
        return answer.ofSquares;
    }

    /** Returns whether any piece has been found. */
    boolean hasAny() {
        return size > 0;
    }

    /** Returns whether a hook lists a move that takes the royal. */
    boolean check() {
        return check;
    }

    /** Returns whether a piece of a side takes an enemy on a square by a move of its hook. */
    boolean attack(int square, int by) {
        return attack(square, by, null);
    }

    /** Does the same for the pieces that do not stand on some squares. */
    boolean attack(int square, int by, long @Nullable [] without) {
        for (int code : codes[by]) {
            for (int word = 0; word < state.words; word++) {
                long left = state.pieces[code * state.words + word] & (without == null ? -1L : ~without[word]);
                for (; left != 0; left &= left - 1) {
                    if (hooks.takes(word << 6 | Long.numberOfTrailingZeros(left), square)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns the squares of one word, among those of a set, to which a piece may go without an attack by a hook. */
    long legal(int from, int word, long set, int royal) {
        boolean isWatched = isIn(watched, 0, from);
        long legal = check && !isWatched ? set & watched[word] : set;
        for (long left = isWatched ? legal : legal & watched[word]; left != 0; left &= left - 1) {
            int to = word << 6 | Long.numberOfTrailingZeros(left);
            legal ^= isLegal(from, to, state.at(from), from == royal ? to : royal) ? 0 : left & -left;
        }
        return legal;
    }

    /**
     * Returns whether no hook attacks the royal after a move.
     *
     * @param code the code of the piece after the move
     * @param royal the square of the royal after the move
     */
    boolean isLegal(int from, int to, int code, int royal) {
        boolean changes = readsSets && code != state.at(from);
        if (!changes && !isIn(watched, 0, from) && !isIn(watched, 0, to)) {
            return !check;
        }
        return staysSafe(from, to, code, royal, changes);
    }

    private boolean staysSafe(int from, int to, int code, int royal, boolean changes) {
        int moved = state.lift(from);
        int captured = state.at(to) == 0 ? 0 : state.lift(to);
        state.set(to, code);
        boolean safe = true;
        boolean known = true;
        for (int i = 0; i < size && safe && known; i++) {
            if (pieces[i] == to) {
                continue;
            }
            int begin = i * state.words;
            if (changes || isIn(watchedBy, begin, from) || isIn(watchedBy, begin, to)) {
                Work.test(state, Work.EXOTIC);
                KnownAnswer answer = hooks.known(pieces[i]);
                known = answer.ofSquares;
                safe = !answer.takes(royal);
            } else {
                // It watches all squares that it attacks. So it attacks no square to which the royal goes.
                safe = !attacks[i];
            }
        }
        state.lift(to);
        if (captured != 0) {
            state.set(to, captured);
        }
        state.set(from, moved);
        return known ? safe : survives.test(EventCode.of(EventCode.MOVE, from, to, code));
    }

    /** Returns whether no answer depends on what stands on some of the squares that an effect changes. */
    boolean leaves(int[] effect) {
        boolean leaves = !readsSets;
        for (int i = HookAnswer.HEAD; i < effect.length && leaves; i++) {
            leaves = !isIn(watched, 0, HookAnswer.square(effect[i]));
        }
        return leaves;
    }

    private static boolean isIn(long[] sets, int begin, int square) {
        return (sets[begin + (square >> 6)] >>> square & 1) != 0;
    }
}
