package org.dicechess.rules.play;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.table.SideSets;
import org.dicechess.rules.table.Tables;

/** Asks a state whether the game is over, and how; in the order of the definition. Part of the inner loop: no objects are made. */
final class Endings {

    private final State state;
    private final Tables tables;
    private final Ending[] endings;
    private final Test[] tests;
    private final NoneLeft[] captures;
    private final Told[] deciders;

    /** For each code whether a side may need it to go on. */
    private final boolean[] needed;

    /** Whether a side needs men in an area, so that a move alone can cost it the game. */
    private final boolean neededSomewhere;

    private final boolean matesEnd;
    private final boolean checkmateEnds;
    private final boolean stalemateEnds;

    Endings(State state) {
        this.state = state;
        this.tables = state.tables;
        this.endings = tables.game.endings().toArray(Ending[]::new);
        this.tests = new Test[endings.length];
        for (int i = 0; i < endings.length; i++) {
            tests[i] = test(i, endings[i]);
        }
        this.captures = IntStream.range(0, tests.length)
                .filter(i -> tests[i] instanceof NoneLeft)
                .mapToObj(i -> (NoneLeft) tests[i])
                .toArray(NoneLeft[]::new);
        this.needed = new boolean[tables.codes.count() + 1];
        for (NoneLeft none : captures) {
            IntStream.concat(IntStream.of(none.codes[0]), IntStream.of(none.codes[1])).forEach(code -> needed[code] = true);
        }
        this.neededSomewhere = tables.game.endings().stream()
                .anyMatch(ending -> ending instanceof Ending.NoneLeft none && none.area().isPresent());
        this.deciders = IntStream.range(0, tests.length)
                .filter(i -> tests[i] instanceof Told && endings[i].verdict() != Ending.Verdict.DRAWS)
                .mapToObj(i -> (Told) tests[i])
                .toArray(Told[]::new);
        this.checkmateEnds = tables.game.endings().stream().anyMatch(Ending.Checkmate.class::isInstance);
        this.stalemateEnds = tables.game.endings().stream().anyMatch(Ending.Stalemate.class::isInstance);
        this.matesEnd = checkmateEnds || stalemateEnds;
    }

    /** Whether the game is decided by the men on the board: some side has none left of what it needs, or a hook says so. */
    boolean decided() {
        for (NoneLeft none : captures) {
            if (none.loser() >= 0) {
                return true;
            }
        }
        for (Told told : deciders) {
            if (told.holds(false, false)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a move may leave a side without what it needs.
     *
     * @param before the code of the man that moves
     * @param after what it is then
     * @param captured the code of the man that it takes, 0 for none
     */
    boolean mayEnd(int before, int after, int captured) {
        return needed[captured] || needed[before] && (before != after || neededSomewhere);
    }

    /** Whether mate or stalemate can end the game at the stage that has come. */
    boolean asksForMate() {
        return matesEnd && tables.stages.isBegin(state.stage);
    }

    /** Whether a side without a legal move, whatever the roll, has come to its end. */
    boolean endsWithoutMove() {
        return state.safety().inCheck(state.side) ? checkmateEnds : stalemateEnds;
    }

    /**
     * The number of the first ending that holds, -1 if the game goes on.
     *
     * @param stuck whether the side to move has no legal move whatever the roll
     * @param history whether to look for repetition
     */
    int first(boolean stuck, boolean history) {
        for (int i = 0; i < tests.length; i++) {
            if (tests[i].holds(stuck, history)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether one ending holds now, history left aside. */
    boolean holds(int number) {
        return tests[number].holds(false, false);
    }

    /** What hosts are told of an ending. */
    Node.End end(int number) {
        Ending ending = endings[number];
        int side = tests[number] instanceof NoneLeft none ? none.loser() : state.side;
        Color spoken = Color.values()[side];
        Result result = switch (ending.verdict()) {
            case WINS -> Result.winFor(spoken);
            case LOSES -> Result.winFor(spoken.opponent());
            case DRAWS -> Result.DRAW;
        };
        return new Node.End(result, ending.name().replace('-', ' '), ending.rule());
    }

    private Test test(int number, Ending ending) {
        if (ending instanceof Ending.Checkmate) {
            return (stuck, history) -> stuck && state.safety().inCheck(state.side);
        }
        if (ending instanceof Ending.Stalemate) {
            return (stuck, history) -> stuck && !state.safety().inCheck(state.side);
        }
        if (ending instanceof Ending.NoneLeft none) {
            return new NoneLeft(none);
        }
        if (ending instanceof Ending.Count count) {
            return (stuck, history) -> state.counter(count.counter()) >= count.reaches();
        }
        if (ending instanceof Ending.Material material) {
            return new Dead(material);
        }
        if (ending instanceof Ending.Hooked hooked) {
            return new Told(number, hooked);
        }
        int times = ((Ending.Repetition) ending).times();
        return (stuck, history) -> history && tables.stages.isBegin(state.stage) && state.hand == 0 && state.hasOccurred(times);
    }

    /** Whether an ending holds. */
    @FunctionalInterface
    private interface Test {

        boolean holds(boolean stuck, boolean history);
    }

    /** A hook says so. */
    private final class Told implements Test {

        private final int number;
        private final Ending.Hooked ending;

        Told(int number, Ending.Hooked ending) {
            this.number = number;
            this.ending = ending;
        }

        @Override
        public boolean holds(boolean stuck, boolean history) {
            return state.arbiter().isOver(number, ending);
        }
    }

    /** A side has none left of what it needs. */
    private final class NoneLeft implements Test {

        private final int[][] codes;
        private final SideSets area;

        NoneLeft(Ending.NoneLeft none) {
            this.codes = tables.codesOf(none.kinds());
            this.area = new SideSets(none.area().orElse(tables.everywhere()), state.words);
        }

        /** The side that has none left, the side to move first; -1 if both have some. */
        int loser() {
            if (hasNone(state.side)) {
                return state.side;
            }
            return hasNone(state.side ^ 1) ? state.side ^ 1 : -1;
        }

        @Override
        public boolean holds(boolean stuck, boolean history) {
            return loser() >= 0;
        }

        private boolean hasNone(int side) {
            for (int code : codes[side]) {
                for (int word = 0; word < state.words; word++) {
                    if ((state.men[code * state.words + word] & area.word(side, word)) != 0) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    /** Too little material. */
    private final class Dead implements Test {

        /** For each code that counts 2, or 1 where one such man may be there. */
        private final int[] weights;

        private final int[] codes;
        private final int[] coloured;
        private final long[] dark;

        Dead(Ending.Material material) {
            this.codes = allBut(material.only());
            this.weights = IntStream.of(codes).map(code -> material.andOne().get(kind(code)) ? 1 : 2).toArray();
            this.coloured = IntStream.rangeClosed(1, tables.codes.count())
                    .filter(code -> material.oneColour().get(kind(code)))
                    .toArray();
            this.dark = new long[state.words];
            for (int square = 0; square < state.squares; square++) {
                dark[square >> 6] |= tables.game.squares().isDark(square) ? 1L << square : 0;
            }
        }

        @Override
        public boolean holds(boolean stuck, boolean history) {
            int others = 0;
            for (int i = 0; i < codes.length; i++) {
                for (int word = 0; word < state.words; word++) {
                    others += weights[i] * Long.bitCount(state.men[codes[i] * state.words + word]);
                }
                if (others > 1) {
                    return false;
                }
            }
            return onOneColour();
        }

        private int[] allBut(BitSet kinds) {
            return IntStream.rangeClosed(1, tables.codes.count()).filter(code -> !kinds.get(kind(code))).toArray();
        }

        private boolean onOneColour() {
            long onDark = 0;
            long onLight = 0;
            for (int code : coloured) {
                for (int word = 0; word < state.words; word++) {
                    onDark |= state.men[code * state.words + word] & dark[word];
                    onLight |= state.men[code * state.words + word] & ~dark[word];
                }
            }
            return onDark == 0 || onLight == 0;
        }

        private int kind(int code) {
            return tables.codes.man(code).type().index();
        }
    }
}
