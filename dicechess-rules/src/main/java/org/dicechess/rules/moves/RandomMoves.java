package org.dicechess.rules.moves;

import java.util.function.IntUnaryOperator;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.BitSelect;
import org.dicechess.rules.table.MoveBounds;
import org.dicechess.rules.table.Tables;

/**
 * Chooses a legal move by chance, each equally likely, without listing all moves. Part of the inner loop of random
 * games: it makes no objects.
 *
 * <p>Each piece has as many slots as a piece of its code can have moves on any square. A slot is drawn. Its number
 * within the piece stands for the pseudo-legal move of this number; beyond their number the slot is empty. A slot that
 * is empty or illegal is drawn again. So each legal move has exactly one slot, and is as likely as any other. Where too
 * many slots in a row have failed, the caller lists all events and chooses among them, which does not change the
 * chances.
 */
public final class RandomMoves {

    /** No move has been chosen: the events have to be listed. */
    public static final int NONE = -1;

    /** More slots in a row rarely fail, and then a list is quicker. */
    private static final int TRIES = 24;

    /** The moves of fewer codes are listed, which is quicker: a roll often names few pieces. */
    private static final int FEWEST_CODES = 3;

    private final State state;
    private final Safety safety;
    private final Generator generator;
    private final Drops drops;
    private final PseudoLegalTargets targets;
    private final Tables tables;
    private final Rolls rolls;
    private final long[] pieces;
    private final int squares;
    private final int words;
    private final int[] scratch;

    /** For each code how many slots a piece has where it does not promote. */
    private final int[] plain;

    /** For each code how many slots a piece has that may promote. */
    private final int[] promotions;

    /** For each code times words plus word: the squares from which it may promote. */
    private final long[] promoting;

    /** For each code how many slots more that is than elsewhere. */
    private final int[] further;

    private final boolean[] promotes;
    private final int castlings;

    /** The codes that may move now, and the slots of each before those of the next. */
    private int[] codes = {};

    private final int[] ends;

    /**
     * Creates the chooser of a state.
     *
     * @param scratch room for the events of one position, overwritten by each question
     */
    public RandomMoves(State state, Safety safety, Generator generator, Drops drops, int[] scratch) {
        this.state = state;
        this.safety = safety;
        this.generator = generator;
        this.drops = drops;
        this.scratch = scratch;
        this.tables = state.tables;
        this.rolls = tables.rolls;
        this.pieces = state.pieces;
        this.squares = state.squares;
        this.words = state.words;
        this.targets = new PseudoLegalTargets(state, safety);
        MoveBounds bounds = tables.moveBounds;
        this.plain = bounds.plain;
        this.promotions = bounds.promotions;
        this.promoting = bounds.promoting;
        this.further = new int[promotions.length];
        this.promotes = new boolean[promotions.length];
        for (int code = 1; code < promotes.length; code++) {
            promotes[code] = promotions[code] > 0;
            further[code] = promotions[code] - plain[code];
        }
        this.castlings = tables.castlings.rights();
        this.ends = new int[promotions.length];
    }

    /**
     * Returns a legal move or drop, where only they may come. {@link #NONE} where none has been found: there may be
     * one, or only a pass.
     *
     * @param random returns a number from 0 to less than its argument
     */
    public int choose(IntUnaryOperator random) {
        int roll = state.binding();
        int[] movable = rolls.movable(roll, state.side);
        if (movable.length < FEWEST_CODES) {
            return NONE;
        }
        safety.prepare();
        if (safety.verify || safety.check || safety.needsEachPiece()) {
            return NONE;
        }
        int put = tables.stages.afterDrop[state.stage()] == Stages.NOT_HERE ? 0 : drops.count();
        if (put == MoveCounter.UNKNOWN) {
            return NONE;
        }
        // A filter of drops may have tried one, which changes what is known of safety.
        safety.prepare();
        int moves = moveSlots(movable);
        int dropped = moves + put;
        int slots = dropped + (state.rights != 0 && rolls.castles(roll) ? castlings : 0);
        for (int tries = slots == 0 ? TRIES : 0; tries < TRIES; tries++) {
            int slot = random.applyAsInt(slots);
            int event = slot < moves ? move(slot) : slot < dropped ? drop(slot - moves) : castling(slot - dropped);
            if (event != NONE) {
                return event;
            }
        }
        return NONE;
    }

    /** Counts the slots of the moves of some codes, and notes where those of each end. */
    private int moveSlots(int[] movable) {
        codes = movable;
        int end = 0;
        for (int i = 0; words == 1 && i < movable.length; i++) {
            long all = pieces[movable[i]];
            int last = Long.bitCount(all & promoting[movable[i]]);
            end += Long.bitCount(all) * plain[movable[i]] + last * further[movable[i]];
            ends[i] = end;
        }
        for (int i = 0; words > 1 && i < movable.length; i++) {
            int code = movable[i];
            for (int word = 0; word < words; word++) {
                end += slots(code, word);
            }
            ends[i] = end;
        }
        return end;
    }

    /** Returns the number of slots of the pieces of a code in one word of the board. */
    private int slots(int code, int word) {
        long all = pieces[code * words + word];
        if (!promotes[code]) {
            return Long.bitCount(all) * plain[code];
        }
        long last = all & promoting[code * words + word];
        return Long.bitCount(all ^ last) * plain[code] + Long.bitCount(last) * promotions[code];
    }

    private int drop(int number) {
        drops.list(scratch, 0);
        return scratch[number];
    }

    private int castling(int number) {
        return number < generator.castlings(scratch, 0) ? scratch[number] : NONE;
    }

    private int move(int slot) {
        int i = 0;
        for (int code = 0; code < codes.length; code++) {
            i += ends[code] - 1 - slot >>> 31;
        }
        int code = codes[i];
        int left = i == 0 ? slot : slot - ends[i - 1];
        int word = 0;
        for (int here = words == 1 ? Integer.MAX_VALUE : slots(code, 0); left >= here; here = slots(code, word)) {
            left -= here;
            word++;
        }
        return promotes[code] ? moveOrPromotion(code, word, left) : move(code, word, pieces[code * words + word], left);
    }

    private int moveOrPromotion(int code, int word, int slot) {
        long all = pieces[code * words + word];
        long last = all & promoting[code * words + word];
        int before = Long.bitCount(all ^ last) * plain[code];
        if (slot < before) {
            return move(code, word, all ^ last, slot);
        }
        int each = promotions[code];
        int from = word << 6 | BitSelect.place(last, (slot - before) / each);
        return listed(code, from, (slot - before) % each);
    }

    /** Returns the move of a slot of some pieces of a code in one word of the board. */
    private int move(int code, int word, long set, int slot) {
        int each = plain[code];
        int piece = slot / each;
        int from = word << 6 | BitSelect.place(set, piece);
        int place = targets.place(code * squares + from);
        int bits = targets.bits(place);
        int number = slot - piece * each;
        if (generator.isListed(bits)) {
            return listed(code, from, number);
        }
        return words == 1 ? onOneWord(code, from, place, number) : onWords(code, from, place, number);
    }

    private int listed(int code, int from, int number) {
        return number < generator.piece(code, from, scratch, 0) ? scratch[number] : NONE;
    }

    private int onOneWord(int code, int from, int place, int number) {
        int bits = targets.bits(place);
        long own = safety.own[0];
        long set = targets.leapsAndRays(place, state.all[0], own);
        long paths = (bits & Targets.PATHS) == 0 ? 0 : targets.paths(place, 0, bits);
        long reached = (set | paths) & ~own;
        return number < Long.bitCount(reached) ? arrival(code, from, bits, 0, reached, paths, number) : NONE;
    }

    private int onWords(int code, int from, int place, int number) {
        int bits = targets.bits(place);
        boolean rides = targets.rides(place, bits);
        int left = number;
        int last = PseudoLegalTargets.lastWord(bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= last; word++) {
            long paths = (bits & Targets.PATHS) == 0 ? 0 : targets.paths(place, word, bits);
            long reached = (targets.leapsAndRays(place, word, bits, rides) | paths) & ~safety.own[word];
            int count = Long.bitCount(reached);
            if (left < count) {
                return arrival(code, from, bits, word, reached, paths, left);
            }
            left -= count;
        }
        return NONE;
    }

    /** Returns the move to the square of this number in a set if it is legal. */
    private int arrival(int code, int from, int bits, int word, long reached, long paths, int number) {
        int square = BitSelect.place(reached, number);
        long arrival = 1L << square;
        boolean legal = safety.needsOwnPath(from, bits)
                ? safety.legal((bits & Targets.ROYAL) != 0, from, word, arrival) != 0
                : (safety.open[word] & arrival) != 0;
        if (!legal) {
            return NONE;
        }
        int move = EventCode.leaving(from, code) | ((paths & arrival) == 0 ? EventCode.MOVE : Generator.kind(bits));
        return EventCode.arriving(move, word << 6 | square);
    }
}
