package org.dicechess.rules.ends;

import java.util.Arrays;
import java.util.BitSet;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.make.Conditions;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the game is over and how, in the order of the definition. Part of the inner loop: it makes no
 * objects.
 */
public final class Endings {

    /** The history is unknown. */
    public static final int NO_HISTORY = 0;

    /** The log holds the history. */
    public static final int LOGGED = 1;

    /** The position has occurred often enough for a draw. */
    public static final int REPEATED = 2;

    /** Something else holds the history. */
    private static final int TOLD = 3;

    /** The number of set words that one unit of work, 10 nanoseconds, covers. */
    private static final int WORDS_PER_UNIT = 6;

    /** Fewer set words take no time beside an event. */
    private static final int FEW_WORDS = 48;

    private final State state;
    private final HookAnswers hooks;
    private final Safety safety;
    private final Mover mover;
    private final Conditions conditions;
    private final Tables tables;
    private final long[] pieces;
    private static final int CHECKMATE = 0;
    private static final int STALEMATE = 1;
    private static final int COUNT = 2;
    private static final int REPETITION = 3;
    private static final int NONE_LEFT = 4;
    private static final int MATERIAL = 5;
    private static final int HOOKED = 6;
    private static final int OF_TURN = 7;
    private static final int MET = 8;

    private final Ending[] endings;

    /** The type of each ending. A switch over types is faster than calls of objects of many classes. */
    private final int[] types;

    /** The numbers of all endings. */
    private final int[] all;

    /** The numbers of all endings but checkmate and stalemate. */
    private final int[] otherThanMates;

    /** The counter of each ending that has one. */
    private final int[] counters;

    /** The counter value, or the number of occurrences, at which each ending holds. */
    private final int[] limits;

    /** The details of each ending of this type, else null. */
    private final NoneLeft[] noneLeft;

    private final InsufficientMaterial[] insufficient;
    private final Met[] met;

    /** What must be the case for each ending besides, null for nothing. */
    private final @Nullable Condition[] onlyIf;

    /** Each ending that asks something of all turns of a side between equal positions, else null. */
    private final Ending.@Nullable Repetition[] judging;

    /** The side of which the last ending by such a condition spoke. */
    private int judged;

    /** How often the position has occurred, as something else holds its history. */
    private int occurrences;

    /** For each ending the sides of which it speaks, as bits, as such a history tells. */
    private int[] told = new int[0];

    /** The numbers of the endings that decide a game whatever comes next. */
    private final int[] deciders;

    /** Whether hooks or conditions decide some ending. They may ask for more than pieces. */
    private final boolean unsettled;

    /** Whether a stage of a turn may end the game. */
    private final boolean ofTurn;

    /** The units of work for one test of all endings; 0 if they read few sets of pieces. */
    private final int work;

    /** Whether a turn without a move leads to an occurrence of a position. */
    private boolean passesCount;

    private final boolean matesEnd;
    private final boolean checkmateEnds;
    private final boolean stalemateEnds;

    public Endings(State state, HookAnswers hooks, Safety safety, Mover mover, Conditions conditions) {
        this.conditions = conditions;
        this.hooks = hooks;
        this.safety = safety;
        this.mover = mover;
        this.state = state;
        this.tables = state.tables;
        this.pieces = state.pieces;
        this.endings = tables.game.endings().toArray(new Ending[0]);
        this.types = new int[endings.length];
        this.counters = new int[endings.length];
        this.limits = new int[endings.length];
        this.noneLeft = new NoneLeft[endings.length];
        this.insufficient = new InsufficientMaterial[endings.length];
        this.met = new Met[endings.length];
        this.onlyIf = new Condition[endings.length];
        this.judging = new Ending.Repetition[endings.length];
        for (int i = 0; i < endings.length; i++) {
            prepare(i);
        }
        this.work = work();
        this.all = numbers(true);
        this.otherThanMates = numbers(false);
        this.deciders = deciders();
        this.unsettled = any(Ending.Hooked.class)
                || any(Ending.Met.class)
                || Arrays.stream(endings).anyMatch(ending -> !ending.isUnconditional());
        this.ofTurn = any(Ending.OfTurn.class);
        this.checkmateEnds = any(Ending.Checkmate.class);
        this.stalemateEnds = any(Ending.Stalemate.class);
        this.matesEnd = checkmateEnds || stalemateEnds;
    }

    private int work() {
        int words = 0;
        for (int i = 0; i < endings.length; i++) {
            words += insufficient[i] == null ? 0 : insufficient[i].words();
            words += noneLeft[i] == null ? 0 : 2 * tables.codes.count() * state.words;
        }
        return words < FEW_WORDS ? 0 : words / WORDS_PER_UNIT;
    }

    private int[] deciders() {
        int[] found = new int[endings.length];
        int size = 0;
        for (int i = 0; i < endings.length; i++) {
            boolean draws = endings[i].verdict() == Ending.Verdict.DRAWS;
            if (types[i] == NONE_LEFT || types[i] == MET || !draws && types[i] == HOOKED) {
                found[size++] = i;
            }
        }
        return Arrays.copyOf(found, size);
    }

    private int[] numbers(boolean mates) {
        int[] found = new int[endings.length];
        int size = 0;
        for (int i = 0; i < endings.length; i++) {
            if (mates || types[i] != CHECKMATE && types[i] != STALEMATE) {
                found[size++] = i;
            }
        }
        return Arrays.copyOf(found, size);
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
     * Returns whether the pieces on the board decide the game: a side has none left of what it needs, or a hook or a
     * condition ends it.
     */
    public boolean decided() {
        if (ofTurn && isAtEnd()) {
            return true;
        }
        if ((state.seen & (State.NO_ENDING | State.UNDECIDED)) != 0) {
            return false;
        }
        if (work > 0) {
            state.work += work;
        }
        for (int decider : deciders) {
            if (types[decider] == NONE_LEFT ? noneLeft[decider].loser() >= 0 : holds(decider)) {
                return true;
            }
        }
        state.seen |= unsettled ? 0 : State.UNDECIDED;
        return false;
    }

    /**
     * Returns whether the game may become a draw between two events of a turn: by material, a hook, a condition, or a
     * counter of walks. Other draws come only at the end of a turn.
     */
    public boolean drawWithinTurns() {
        boolean may = false;
        for (int i = 0; i < endings.length; i++) {
            may |= types[i] == MATERIAL || types[i] == HOOKED || types[i] == MET;
            may |= types[i] == COUNT && onlyIf[i] != null;
            may |= types[i] == COUNT && tables.counting.walks != 0;
        }
        return may;
    }

    /** Returns whether checkmate or stalemate can end the game at this stage. */
    public boolean asksForMate() {
        return matesEnd && tables.stages.isBegin(state.stage());
    }

    /** Returns whether the game ends if the side to move has no legal move with any roll. */
    public boolean endsWithoutMove() {
        boolean check = safety.royals.inCheck(state.side);
        return (check ? checkmateEnds : stalemateEnds) && mayBe(check ? CHECKMATE : STALEMATE);
    }

    /** Returns whether what an ending of a type asks for besides is the case. */
    private boolean mayBe(int type) {
        for (int i = 0; i < endings.length; i++) {
            if (types[i] == type && isAllowed(i)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether what an ending asks for besides is the case. */
    private boolean isAllowed(int i) {
        return onlyIf[i] == null || conditions.holds(onlyIf[i], state.side);
    }

    /**
     * Returns the number of the first ending that holds, -1 if the game goes on.
     *
     * @param stuck whether the side to move has no legal move with any roll
     * @param history {@link #NO_HISTORY}, {@link #LOGGED} or {@link #REPEATED}
     */
    public int first(boolean stuck, int history) {
        if ((state.seen & State.NO_ENDING) != 0 && !stuck && !isAfterTurn() && !(ofTurn && isAtEnd())) {
            return -1;
        }
        if (work > 0) {
            state.work += work;
        }
        for (int i : stuck ? all : otherThanMates) {
            if (holds(i, stuck, history)) {
                return i;
            }
        }
        state.seen |= unsettled ? 0 : State.NO_ENDING;
        return -1;
    }

    /** Returns whether an ending holds now. The history does not count. */
    public boolean holds(int number) {
        return holds(number, false, NO_HISTORY);
    }

    /** Small, so that the compiler inlines it where games are played. */
    private boolean holds(int i, boolean stuck, int history) {
        boolean holds = switch (types[i]) {
            case COUNT -> state.counter(counters[i]) >= limits[i];
            case REPETITION -> history != NO_HISTORY && isAfterTurn() && isRepeated(i, history);
            case NONE_LEFT -> (state.seen & State.UNDECIDED) == 0 && noneLeft[i].loser() >= 0;
            case MATERIAL -> insufficient[i].holds();
            default -> isMateOrElse(i, stuck);
        };
        return holds && isAllowed(i);
    }

    private boolean isMateOrElse(int i, boolean stuck) {
        return switch (types[i]) {
            case CHECKMATE -> stuck && safety.royals.inCheck(state.side);
            case STALEMATE -> stuck && !safety.royals.inCheck(state.side);
            case MET -> met[i].side() >= 0;
            case OF_TURN -> tables.stages.ending[state.stage()] == i;
            default -> hooks.isOver(i, (Ending.Hooked) endings[i]);
        };
    }

    private boolean isRepeated(int i, int history) {
        if (judging[i] != null) {
            return judges(i, judging[i], history);
        } else if (history == TOLD) {
            return occurrences >= limits[i];
        }
        return history == REPEATED || mover.hasOccurred(limits[i], passesCount);
    }

    /** Returns whether one side alone has always done what an ending asks. */
    private boolean judges(int i, Ending.Repetition ending, int history) {
        int sides = 0;
        if (history == LOGGED) {
            sides = mover.alwaysKept(ending, passesCount, conditions);
        } else if (history == TOLD) {
            sides = told[i];
        }
        judged = sides - 1;
        return sides == 1 || sides == 2;
    }

    /**
     * Returns the number of the first ending that holds, -1 if the game goes on.
     *
     * @param occurrences how often the position has occurred
     * @param sides for each ending that judges what a side has done, the sides that have done it, as bits
     */
    public int first(boolean stuck, int occurrences, int[] sides) {
        this.occurrences = occurrences;
        told = sides;
        return first(stuck, TOLD);
    }

    /** Returns whether a stage of the turn has ended the game. */
    private boolean isAtEnd() {
        return tables.stages.ending[state.stage()] >= 0;
    }

    private boolean isAfterTurn() {
        return tables.stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /** Returns an ending as host programs see it. */
    public Node.End end(int number) {
        Ending ending = endings[number];
        Color subject = Color.values()[subject(number)];
        Result result = switch (ending.verdict()) {
            case WINS -> Result.winFor(subject);
            case LOSES -> Result.winFor(subject.opponent());
            case DRAWS -> Result.DRAW;
        };
        return new Node.End(result, ending.reason(), ending.title(), ending.rule());
    }

    /** Returns the side that an ending is about. */
    private int subject(int number) {
        return switch (types[number]) {
            case NONE_LEFT -> noneLeft[number].loser();
            case MET -> met[number].side();
            case REPETITION -> judging[number] == null ? state.side : judged;
            default -> state.side;
        };
    }

    private void prepare(int i) {
        types[i] = HOOKED;
        onlyIf[i] = endings[i].about().onlyIf().orElse(null);
        if (endings[i] instanceof Ending.Checkmate) {
            types[i] = CHECKMATE;
        } else if (endings[i] instanceof Ending.Stalemate) {
            types[i] = STALEMATE;
        } else if (endings[i] instanceof Ending.Count count) {
            types[i] = COUNT;
            counters[i] = count.counter();
            limits[i] = count.reaches();
        } else if (endings[i] instanceof Ending.Repetition repetition) {
            types[i] = REPETITION;
            limits[i] = repetition.times();
            passesCount |= repetition.passesCount();
            judging[i] = repetition.always().isPresent() ? repetition : null;
        } else if (endings[i] instanceof Ending.NoneLeft none) {
            types[i] = NONE_LEFT;
            noneLeft[i] = new NoneLeft(none);
        } else if (endings[i] instanceof Ending.Met condition) {
            types[i] = MET;
            met[i] = new Met(condition);
        } else if (endings[i] instanceof Ending.OfTurn) {
            types[i] = OF_TURN;
        } else if (endings[i] instanceof Ending.Material material) {
            types[i] = MATERIAL;
            insufficient[i] = new InsufficientMaterial(material);
        }
    }

    /** The ending of a side that has none left of the pieces that it needs. */
    private final class NoneLeft {

        private final int[][] codes;
        private final SideSets area;

        /** The kinds of which a piece in hand is left, too: all, unless an area is named. */
        private final int[] handKinds;

        /** A code that White needs, where the board fits in one word; else 0, a code without pieces. */
        private final int whiteCode;

        /** The same for Black. */
        private final int blackCode;

        /** Where White needs it. */
        private final long whiteArea;

        /** Where Black needs it. */
        private final long blackArea;

        NoneLeft(Ending.NoneLeft none) {
            this.codes = tables.codesOf(none.kinds());
            this.handKinds = tables.numbers.holds && none.area().isEmpty()
                    ? none.kinds().stream().toArray()
                    : new int[0];
            this.area = new SideSets(none.area().orElse(tables.everywhere()), state.words);
            this.whiteCode = state.words == 1 && codes[0].length > 0 ? codes[0][0] : 0;
            this.blackCode = state.words == 1 && codes[1].length > 0 ? codes[1][0] : 0;
            this.whiteArea = area.word(0, 0);
            this.blackArea = area.word(1, 0);
        }

        /** Returns the side that has none left, the side to move first; -1 if none has. */
        int loser() {
            if ((pieces[whiteCode] & whiteArea) != 0 && (pieces[blackCode] & blackArea) != 0) {
                return -1;
            }
            int side = state.side;
            if (hasNone(side)) {
                return side;
            }
            return hasNone(side ^ 1) ? side ^ 1 : -1;
        }

        private boolean hasNone(int side) {
            for (int code : codes[side]) {
                for (int word = 0; word < state.words; word++) {
                    if ((state.pieces[code * state.words + word] & area.word(side, word)) != 0) {
                        return false;
                    }
                }
            }
            for (int kind : handKinds) {
                if (tables.numbers.inHand(state.board, kind, side) > 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The ending by a condition. */
    private final class Met {

        private final Condition condition;
        private final Ending.Subject subject;

        Met(Ending.Met ending) {
            this.condition = ending.condition();
            this.subject = ending.subject();
        }

        /** Returns the side for which the condition holds, the side to move first; -1 if it holds for none. */
        int side() {
            int side = state.side;
            return switch (subject) {
                case EITHER -> holds(side) ? side : holds(side ^ 1) ? side ^ 1 : -1;
                case TO_MOVE -> isAfterTurn() && holds(side) ? side : -1;
                case WHITE -> holds(0) ? 0 : -1;
                case BLACK -> holds(1) ? 1 : -1;
            };
        }

        private boolean holds(int side) {
            return conditions.holds(condition, side);
        }
    }

    /** The ending by too little material. */
    private final class InsufficientMaterial {

        /** The weight of each counted code: 1 where one such piece may be present, otherwise 2. */
        private final int[] weights;

        private final int[] codes;
        private final int[] coloured;
        private final long[] dark;

        /** The kinds, by index, of which pieces in hand count, and the weight of one; 2 for kinds of one colour. */
        private final int[] held;

        private final int[] heldWeights;

        /** The code that was enough at the last test, 0 for none. While it is present, the material suffices. */
        private int enough;

        InsufficientMaterial(Ending.Material material) {
            this.codes = codes(material.only(), false);
            this.coloured = codes(material.oneColour(), true);
            this.weights = new int[codes.length];
            for (int i = 0; i < codes.length; i++) {
                weights[i] = material.andOne().get(kind(codes[i])) ? 1 : 2;
            }
            this.held = tables.numbers.holds ? heldKinds(material) : new int[0];
            this.heldWeights = new int[held.length];
            for (int i = 0; i < held.length; i++) {
                boolean light =
                        material.andOne().get(held[i]) && !material.oneColour().get(held[i]);
                heldWeights[i] = light ? 1 : 2;
            }
            this.dark = new long[state.words];
            for (int square = 0; square < state.squares; square++) {
                dark[square >> 6] |= tables.game.squares().isDark(square) ? 1L << square : 0;
            }
        }

        /** Returns the number of set words that a test reads at most. */
        int words() {
            return (codes.length + 2 * coloured.length) * state.words;
        }

        boolean holds() {
            return (enough == 0 || count(enough) == 0) && isInsufficient();
        }

        private boolean isInsufficient() {
            int weight = 0;
            for (int i = 0; i < held.length && weight <= 1; i++) {
                weight += heldWeights[i] * inHands(held[i]);
            }
            if (weight > 1) {
                return false;
            }
            for (int i = 0; i < codes.length; i++) {
                weight += weights[i] * count(codes[i]);
                if (weight > 1) {
                    enough = weights[i] > 1 ? codes[i] : 0;
                    return false;
                }
            }
            return onOneColour();
        }

        /** Returns the kinds of which a piece in hand counts: a bishop in hand may be put on either colour. */
        private int[] heldKinds(Ending.Material material) {
            BitSet kinds = (BitSet) material.oneColour().clone();
            kinds.or(material.only());
            kinds.flip(0, tables.game.kinds().size());
            kinds.or(material.oneColour());
            return kinds.stream().toArray();
        }

        private int inHands(int kind) {
            return tables.numbers.inHand(state.board, kind, 0) + tables.numbers.inHand(state.board, kind, 1);
        }

        private int count(int code) {
            int count = 0;
            for (int word = 0; word < state.words; word++) {
                count += Long.bitCount(pieces[code * state.words + word]);
            }
            return count;
        }

        /** Returns the codes of these kinds, or of all other kinds. */
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
                if (onDark != 0 && onLight != 0) {
                    return false;
                }
            }
            return true;
        }

        private int kind(int code) {
            return tables.codes.piece(code).type().index();
        }
    }
}
