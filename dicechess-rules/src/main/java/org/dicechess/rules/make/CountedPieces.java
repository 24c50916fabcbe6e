package org.dicechess.rules.make;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.safety.Safety;
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

    /** Sets of squares, one after the other, one of which must hold enough pieces; empty where pieces are counted. */
    private final long[] places;

    private final int atLeast;

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
            boolean inHand,
            List<Integer> worth,
            List<BitSet> sets,
            int atLeast) {
        this.state = state;
        this.safety = safety;
        this.attacked = attacked;
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
        this.places = new long[sets.size() * words];
        for (int i = 0; i < sets.size(); i++) {
            long[] set = sets.get(i).toLongArray();
            System.arraycopy(set, 0, places, i * words, set.length);
        }
        this.attackWork = safety.attackWork();
        this.work = (Math.max(codes[0].length, codes[1].length) * words + places.length) / WORDS_PER_UNIT;
    }

    /** Returns how many such pieces of a side there are in the area, or what they are worth together. */
    int count(int side) {
        state.work += work;
        int count = 0;
        for (int kind : handKinds) {
            count += worth[kind] * state.tables.numbers.inHand(state.board, kind, side);
        }
        for (int code : codes[side]) {
            for (int word = 0; word < words; word++) {
                long found = state.pieces[code * words + word] & area.word(side, word);
                int number = attacked.isEmpty() ? Long.bitCount(found) : count(found, word, side, attacked.get());
                count += worth[state.tables.kindOf[code]] * number;
            }
        }
        return count;
    }

    /** Returns how many pieces of a side among those of a word are attacked, or are not. */
    private int count(long found, int word, int side, boolean attacked) {
        int count = 0;
        for (long left = found; left != 0; left &= left - 1) {
            state.work += attackWork;
            count += safety.attackedAsItIs(word << 6 | Long.numberOfTrailingZeros(left), side ^ 1) == attacked ? 1 : 0;
        }
        return count;
    }

    /** Returns whether one of the places holds enough such pieces of a side. */
    boolean areTogether(int side) {
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
        return number >= atLeast && anyPlaceIsFull();
    }

    private boolean anyPlaceIsFull() {
        for (int place = 0; place < places.length; place += words) {
            int number = 0;
            for (int word = 0; word < words; word++) {
                number += Long.bitCount(places[place + word] & present[word]);
            }
            if (number >= atLeast) {
                return true;
            }
        }
        return false;
    }
}
