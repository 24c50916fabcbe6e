package org.dicechess.rules.ends;

import java.util.Arrays;
import java.util.BitSet;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.SideSets;
import org.dicechess.rules.table.Tables;

/**
 * Asks a state whether the game is over, and how; in the order of the definition. Part of the inner loop: no objects
 * are made.
 */
public final class Endings {

    /**
     * What is known of the history: nothing, what the log tells, or that the position has occurred often enough for a
     * draw.
     */
    public static final int NO_HISTORY = 0;

    public static final int LOGGED = 1;
    public static final int REPEATED = 2;

    /** Words of sets that are looked at in 10 nanoseconds. */
    private static final int WORDS_A_UNIT = 6;

    /** Work that nobody need count. */
    private static final int LITTLE = 200;

    private final State state;
    private final HookAnswers hooks;
    private final Safety safety;
    private final Mover mover;
    private final Tables tables;
    private final long[] pieces;
    private static final int CHECKMATE = 0;
    private static final int STALEMATE = 1;
    private static final int COUNT = 2;
    private static final int REPETITION = 3;
    private static final int NONE_LEFT = 4;
    private static final int MATERIAL = 5;
    private static final int HOOKED = 6;

    private final Ending[] endings;

    /** For each ending which of these it is: a switch over them is quicker than calls of objects of many classes. */
    private final int[] sorts;

    /** The numbers of all endings, and of those but mate and stalemate. */
    private final int[] all;

    private final int[] otherThanMates;

    /** For each ending the counter that it asks, and how far it goes or how often the position occurs. */
    private final int[] counters;

    private final int[] reaches;

    /** For each ending that is one of these, else nothing. */
    private final NoneLeft[] noneLeft;

    private final Dead[] dead;

    /** The endings that decide a game by the men on the board. */
    private final int[] deciders;

    /** For each code whether a side may need it to go on. */
    private final boolean[] needed;

    /** Whether a side needs men in an area, so that a move alone can cost it the game. */
    private final boolean neededSomewhere;

    /** Whether hooks are asked, who may look at the dice. */
    private final boolean hooked;

    /** Units of work for a look at all endings; few games have many of those that look at sets of pieces. */
    private final int work;

    private final boolean matesEnd;
    private final boolean checkmateEnds;
    private final boolean stalemateEnds;

    public Endings(State state, HookAnswers hooks, Safety safety, Mover mover) {
        this.hooks = hooks;
        this.safety = safety;
        this.mover = mover;
        this.state = state;
        this.tables = state.tables;
        this.pieces = state.pieces;
        this.endings = tables.game.endings().toArray(new Ending[0]);
        this.sorts = new int[endings.length];
        this.counters = new int[endings.length];
        this.reaches = new int[endings.length];
        this.noneLeft = new NoneLeft[endings.length];
        this.dead = new Dead[endings.length];
        this.needed = new boolean[tables.codes.count() + 1];
        for (int i = 0; i < endings.length; i++) {
            prepare(i);
        }
        this.work = work();
        this.all = numbers(true);
        this.otherThanMates = numbers(false);
        this.neededSomewhere = anyInArea(endings);
        this.deciders = deciders();
        this.hooked = any(Ending.Hooked.class);
        this.checkmateEnds = any(Ending.Checkmate.class);
        this.stalemateEnds = any(Ending.Stalemate.class);
        this.matesEnd = checkmateEnds || stalemateEnds;
    }

    private int work() {
        int words = 0;
        for (int i = 0; i < endings.length; i++) {
            words += dead[i] == null ? 0 : dead[i].codes.length * state.words;
            words += noneLeft[i] == null ? 0 : 2 * tables.codes.count() * state.words;
        }
        return words / WORDS_A_UNIT;
    }

    private int[] deciders() {
        int[] found = new int[endings.length];
        int size = 0;
        for (int i = 0; i < endings.length; i++) {
            if (sorts[i] == NONE_LEFT || sorts[i] == HOOKED && endings[i].verdict() != Ending.Verdict.DRAWS) {
                found[size++] = i;
            }
        }
        return Arrays.copyOf(found, size);
    }

    private int[] numbers(boolean mates) {
        int[] found = new int[endings.length];
        int size = 0;
        for (int i = 0; i < endings.length; i++) {
            if (mates || sorts[i] != CHECKMATE && sorts[i] != STALEMATE) {
                found[size++] = i;
            }
        }
        return Arrays.copyOf(found, size);
    }

    private void need(NoneLeft none) {
        for (int[] codes : none.codes) {
            for (int code : codes) {
                needed[code] = true;
            }
        }
    }

    private static boolean anyInArea(Ending[] endings) {
        for (Ending ending : endings) {
            if (ending instanceof Ending.NoneLeft none && none.area().isPresent()) {
                return true;
            }
        }
        return false;
    }

    private boolean any(Class<? extends Ending> type) {
        for (Ending ending : endings) {
            if (type.isInstance(ending)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the game is decided by the men on the board: some side has none left of what it needs, or a hook says so.
     */
    public boolean decided() {
        if ((state.seen & (State.GOES_ON | State.OPEN)) != 0) {
            return false;
        }
        for (int decider : deciders) {
            if (sorts[decider] == NONE_LEFT ? noneLeft[decider].loser() >= 0 : holds(decider)) {
                return true;
            }
        }
        state.seen |= hooked ? 0 : State.OPEN;
        return false;
    }

    /**
     * Whether a move may leave a side without what it needs.
     *
     * @param before the code of the man that moves
     * @param after what it is then
     * @param captured the code of the man that it takes, 0 for none
     */
    public boolean mayEnd(int before, int after, int captured) {
        return hooked || needed[captured] || needed[before] && (before != after || neededSomewhere);
    }

    /**
     * Whether the game may become a draw between two events of a turn: by material, a hook, or a counter of walks;
     * others change with the turn.
     */
    public boolean drawWithinTurns() {
        boolean may = false;
        for (int i = 0; i < endings.length; i++) {
            may |= sorts[i] == MATERIAL || sorts[i] == HOOKED || sorts[i] == COUNT && tables.counting.walks != 0;
        }
        return may;
    }

    /** Whether mate or stalemate can end the game at the stage that has come. */
    public boolean asksForMate() {
        return matesEnd && tables.stages.isBegin(state.stage());
    }

    /** Whether a side without a legal move, whatever the roll, has come to its end. */
    public boolean endsWithoutMove() {
        return safety.inCheck(state.side) ? checkmateEnds : stalemateEnds;
    }

    /**
     * The number of the first ending that holds, -1 if the game goes on.
     *
     * @param stuck whether the side to move has no legal move whatever the roll
     * @param history {@link #NO_HISTORY}, {@link #LOGGED} or {@link #REPEATED}
     */
    public int first(boolean stuck, int history) {
        if ((state.seen & State.GOES_ON) != 0 && !stuck && !isAfterTurn()) {
            return -1;
        }
        if (work > LITTLE) {
            Work.charge(work);
        }
        for (int i : stuck ? all : otherThanMates) {
            if (holds(i, stuck, history)) {
                return i;
            }
        }
        state.seen |= hooked ? 0 : State.GOES_ON;
        return -1;
    }

    /** Whether one ending holds now, history left aside. */
    public boolean holds(int number) {
        return holds(number, false, NO_HISTORY);
    }

    private boolean holds(int i, boolean stuck, int history) {
        return switch (sorts[i]) {
            case CHECKMATE -> stuck && safety.inCheck(state.side);
            case STALEMATE -> stuck && !safety.inCheck(state.side);
            case COUNT -> state.counter(counters[i]) >= reaches[i];
            case REPETITION ->
                history != NO_HISTORY && isAfterTurn() && (history == REPEATED || mover.hasOccurred(reaches[i]));
            case NONE_LEFT -> noneLeft[i].loser() >= 0;
            case MATERIAL -> dead[i].holds();
            default -> hooks.isOver(i, (Ending.Hooked) endings[i]);
        };
    }

    private boolean isAfterTurn() {
        return tables.stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /** What hosts are told of an ending. */
    public Node.End end(int number) {
        Ending ending = endings[number];
        int side = sorts[number] == NONE_LEFT ? noneLeft[number].loser() : state.side;
        Color spoken = Color.values()[side];
        Result result = switch (ending.verdict()) {
            case WINS -> Result.winFor(spoken);
            case LOSES -> Result.winFor(spoken.opponent());
            case DRAWS -> Result.DRAW;
        };
        return new Node.End(result, ending.reason(), ending.rule());
    }

    private void prepare(int i) {
        sorts[i] = HOOKED;
        if (endings[i] instanceof Ending.Checkmate) {
            sorts[i] = CHECKMATE;
        } else if (endings[i] instanceof Ending.Stalemate) {
            sorts[i] = STALEMATE;
        } else if (endings[i] instanceof Ending.Count count) {
            sorts[i] = COUNT;
            counters[i] = count.counter();
            reaches[i] = count.reaches();
        } else if (endings[i] instanceof Ending.Repetition repetition) {
            sorts[i] = REPETITION;
            reaches[i] = repetition.times();
        } else if (endings[i] instanceof Ending.NoneLeft none) {
            sorts[i] = NONE_LEFT;
            noneLeft[i] = new NoneLeft(none);
            need(noneLeft[i]);
        } else if (endings[i] instanceof Ending.Material material) {
            sorts[i] = MATERIAL;
            dead[i] = new Dead(material);
        }
    }

    /** A side has none left of what it needs. */
    private final class NoneLeft {

        private final int[][] codes;
        private final SideSets area;

        /**
         * For each side, where the board fits in one word, a code that it needs, and where; else code 0, of which there
         * are no men.
         */
        private final int whiteCode;

        private final int blackCode;
        private final long whiteArea;
        private final long blackArea;

        NoneLeft(Ending.NoneLeft none) {
            this.codes = tables.codesOf(none.kinds());
            this.area = new SideSets(none.area().orElse(tables.everywhere()), state.words);
            this.whiteCode = state.words == 1 && codes[0].length > 0 ? codes[0][0] : 0;
            this.blackCode = state.words == 1 && codes[1].length > 0 ? codes[1][0] : 0;
            this.whiteArea = area.word(0, 0);
            this.blackArea = area.word(1, 0);
        }

        /** The side that has none left, the side to move first; -1 if both have some. */
        int loser() {
            if ((pieces[whiteCode] & whiteArea) != 0 && (pieces[blackCode] & blackArea) != 0) {
                return -1;
            }
            if (hasNone(state.side)) {
                return state.side;
            }
            return hasNone(state.side ^ 1) ? state.side ^ 1 : -1;
        }

        private boolean hasNone(int side) {
            for (int code : codes[side]) {
                for (int word = 0; word < state.words; word++) {
                    if ((state.pieces[code * state.words + word] & area.word(side, word)) != 0) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    /** Too little material. */
    private final class Dead {

        /** For each code that counts 2, or 1 where one such man may be there. */
        private final int[] weights;

        private final int[] codes;
        private final int[] coloured;
        private final long[] dark;

        Dead(Ending.Material material) {
            this.codes = codes(material.only(), false);
            this.coloured = codes(material.oneColour(), true);
            this.weights = new int[codes.length];
            for (int i = 0; i < codes.length; i++) {
                weights[i] = material.andOne().get(kind(codes[i])) ? 1 : 2;
            }
            this.dark = new long[state.words];
            for (int square = 0; square < state.squares; square++) {
                dark[square >> 6] |= tables.game.squares().isDark(square) ? 1L << square : 0;
            }
        }

        boolean holds() {
            int others = 0;
            for (int i = 0; i < codes.length; i++) {
                for (int word = 0; word < state.words; word++) {
                    others += weights[i] * Long.bitCount(state.pieces[codes[i] * state.words + word]);
                }
                if (others > 1) {
                    return false;
                }
            }
            return onOneColour();
        }

        /** The codes of these kinds, or of all others. */
        private int[] codes(BitSet kinds, boolean these) {
            int[] found = new int[tables.codes.count()];
            int size = 0;
            for (int code = 1; code <= found.length; code++) {
                if (kinds.get(kind(code)) == these) {
                    found[size++] = code;
                }
            }
            return Arrays.copyOf(found, size);
        }

        private boolean onOneColour() {
            long onDark = 0;
            long onLight = 0;
            for (int code : coloured) {
                for (int word = 0; word < state.words; word++) {
                    onDark |= state.pieces[code * state.words + word] & dark[word];
                    onLight |= state.pieces[code * state.words + word] & ~dark[word];
                }
            }
            return onDark == 0 || onLight == 0;
        }

        private int kind(int code) {
            return tables.codes.piece(code).type().index();
        }
    }
}
