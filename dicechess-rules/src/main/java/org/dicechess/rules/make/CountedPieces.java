package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.NearSquares;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;

/** The pieces for which a condition asks. Part of the inner loop of games that end by it: it makes no objects. */
final class CountedPieces {

    /** The number of set words that one unit of work, 10 nanoseconds, covers. */
    private static final int WORDS_PER_UNIT = 6;

    private final State state;
    private final Safety safety;
    private final int words;

    /** The codes that count, for each side. */
    private final int[][] codes;

    private final SideSets area;

    /** What a piece of each kind counts. */
    private final int[] worth;

    /** Whether those count alone that are attacked, or that are not; empty for all. */
    private final Optional<Boolean> attacked;

    /** Whether those count alone that their own side attacks, or that it does not; empty for all. */
    private final Optional<Boolean> guarded;

    /** How many pieces must stand around each; empty if any number may. */
    private final Optional<MoveFilter.Near> beside;

    private final NearSquares near;

    /** The codes of each side that must attack them; empty if any may. */
    private final int[][] attackers;

    /** Sets of squares, one after the other, one of which must hold enough pieces; empty where pieces are counted. */
    private final long[] places;

    private final int atLeast;

    /** All squares. */
    private final long[] everywhere;

    /** The kinds of pieces in hand that count. */
    private final int[] handKinds;

    /** The pieces of a side that count. */
    private final long[] present;

    /** The units of work of one answer at most. */
    private final int work;

    /** The units of work of one look at whether a piece is attacked. */
    private final int attackWork;

    CountedPieces(State state, Safety safety, Condition.Pieces condition) {
        this(
                state,
                safety,
                condition.kinds(),
                condition.in(),
                condition.attacked(),
                condition.guarded(),
                condition.beside(),
                condition.attackers(),
                condition.inHand(),
                condition.worth(),
                List.of(),
                0);
    }

    CountedPieces(State state, Safety safety, Condition.Together condition) {
        this(
                state,
                safety,
                condition.kinds(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new BitSet(),
                false,
                List.of(),
                condition.places(),
                condition.atLeast());
    }

    private CountedPieces(
            State state,
            Safety safety,
            BitSet kinds,
            Optional<Area> in,
            Optional<Boolean> attacked,
            Optional<Boolean> guarded,
            Optional<MoveFilter.Near> beside,
            BitSet attackers,
            boolean inHand,
            List<Integer> worth,
            List<BitSet> sets,
            int atLeast) {
        this.state = state;
        this.safety = safety;
        this.attacked = attacked;
        this.guarded = guarded;
        this.beside = beside;
        this.near = new NearSquares(state);
        this.attackers = attackers.isEmpty() ? new int[0][] : state.tables.codesOf(attackers);
        this.handKinds = inHand && state.tables.numbers.holds ? kinds.stream().toArray() : new int[0];
        this.words = state.words;
        this.codes = state.tables.codesOf(kinds);
        this.worth = new int[state.tables.game.kinds().size()];
        for (int kind = 0; kind < this.worth.length; kind++) {
            this.worth[kind] = worth.isEmpty() ? 1 : worth.get(kind);
        }
        this.area = new SideSets(in.orElse(state.tables.everywhere()), words);
        this.atLeast = atLeast;
        this.present = new long[words];
        this.everywhere = new long[words];
        Arrays.fill(everywhere, -1);
        this.places = new long[sets.size() * words];
        for (int i = 0; i < sets.size(); i++) {
            System.arraycopy(SideSets.words(sets.get(i), words), 0, places, i * words, words);
        }
        this.attackWork = safety.attackers.attackWork();
        this.work = (Math.max(codes[0].length, codes[1].length) * words + places.length) / WORDS_PER_UNIT;
    }

    /**
     * Returns how many such pieces of a side there are in the area, or what they are worth together.
     *
     * @param asker the side that asks
     */
    int count(int side, int asker) {
        state.work += work;
        int count = 0;
        for (int kind : handKinds) {
            count += worth[kind] * state.tables.numbers.inHand(state.board, kind, side);
        }
        for (int code : codes[side]) {
            for (int word = 0; word < words; word++) {
                long found = state.pieces[code * words + word] & area.word(side, word);
                count += worth[state.tables.kindOf[code]] * Long.bitCount(counted(found, word, side, asker));
            }
        }
        return count;
    }

    /** Adds the squares of all such pieces of a side in the area to a set. */
    void mark(int side, int asker, long[] set) {
        state.work += work;
        for (int code : codes[side]) {
            for (int word = 0; word < words; word++) {
                set[word] |= counted(state.pieces[code * words + word] & area.word(side, word), word, side, asker);
            }
        }
    }

    /** Returns the pieces of a side among those of a word that are attacked, guarded and surrounded as they must be. */
    private long counted(long found, int word, int side, int asker) {
        long counted = found;
        if (attacked.isPresent() || guarded.isPresent() || beside.isPresent()) {
            for (long left = found; left != 0; left &= left - 1) {
                int square = word << 6 | Long.numberOfTrailingZeros(left);
                counted ^= isAttacked(square, side) && isGuarded(square, side) && isSurrounded(square, asker)
                        ? 0
                        : left & -left;
            }
        }
        return counted;
    }

    private boolean isAttacked(int square, int side) {
        if (attacked.isEmpty()) {
            return true;
        }
        state.work += attackWork;
        return attackers.length == 0
                ? safety.attackers.attackedAsItIs(square, side ^ 1) == attacked.get()
                : safety.attackers.attackedBy(square, attackers[side ^ 1]);
    }

    private boolean isGuarded(int square, int side) {
        if (guarded.isEmpty()) {
            return true;
        }
        state.work += attackWork;
        return safety.attackers.attackedAsItIs(square, side) == guarded.get();
    }

    private boolean isSurrounded(int square, int asker) {
        if (beside.isEmpty()) {
            return true;
        }
        state.work += near.work(beside.get());
        return near.holds(beside.get(), square, asker);
    }

    /** Returns whether one of the places holds enough such pieces of a side. */
    boolean areTogether(int side) {
        return areTogether(side, everywhere);
    }

    /** Returns whether one of the places holds enough such pieces of a side, one of them on a square of a set. */
    boolean areTogether(int side, long[] through) {
        state.work += work;
        int number = 0;
        for (int word = 0; word < words; word++) {
            long all = 0;
            for (int code : codes[side]) {
                all |= state.pieces[code * words + word];
            }
            present[word] = all;
            number += Long.bitCount(all);
        }
        return number >= atLeast && anyPlaceIsFull(through);
    }

    private boolean anyPlaceIsFull(long[] through) {
        for (int place = 0; place < places.length; place += words) {
            int number = 0;
            long met = 0;
            for (int word = 0; word < words; word++) {
                long found = places[place + word] & present[word];
                number += Long.bitCount(found);
                met |= found & through[word];
            }
            if (number >= atLeast && met != 0) {
                return true;
            }
        }
        return false;
    }
}
