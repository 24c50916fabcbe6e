package org.dicechess.rules.moves;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.NearSquares;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;
import org.dicechess.rules.table.Tables;

/** Lists the drops of pieces in hand: each on the empty squares that its stage and the safety of the royal leave. */
public final class Drops {

    /** The most lists within one another: drops, and the replies to one of them. */
    private static final int DEEPEST = 2;

    private static final Rule[] NONE = {};

    private final State state;
    private final Tables tables;
    private final NumberTable numbers;
    private final Safety safety;
    private final Generator generator;
    private final FilteredMoves filtered;

    /** What each stage allows; null for stages without drops. */
    private final Rule[] rules;

    private final boolean any;

    /** For each kind that as which a piece is in hand before it is put down, by index. */
    private final int[] held;

    /** The kinds, by index, that are royal under check: each drop is made and tested. */
    private final BitSet guarded = new BitSet();

    private final NearSquares near;

    /**
     * The squares of the files and ranks that are open to the present kind. A test for mate lists the replies, and
     * needs its own.
     */
    private final long[][] lines;

    /** How many lists are being made. */
    private int depth;

    public Drops(State state, Safety safety, Generator generator, FilteredMoves filtered) {
        this.state = state;
        this.tables = state.tables;
        this.numbers = tables.numbers;
        this.safety = safety;
        this.generator = generator;
        this.filtered = filtered;
        this.near = new NearSquares(state);
        this.lines = new long[DEEPEST][state.words];
        this.held = tables.game.kinds().stream()
                .mapToInt(kind -> tables.fates.droppedFrom(tables.fates.puts(0, kind)[0]))
                .toArray();
        Stages stages = tables.stages;
        this.rules = new Rule[stages.dealing];
        for (int stage = 0; stage < rules.length; stage++) {
            rules[stage] = stages.afterDrop[stage] == Stages.NOT_HERE ? null : new Rule(stages.dropFilters.get(stage));
        }
        for (int code : tables.royals[0]) {
            guarded.set(tables.kindOf[code]);
        }
        this.any = Arrays.stream(rules).anyMatch(rule -> rule != null);
    }

    /** What a stage allows of the drops. */
    private final class Rule {

        /** For each kind the filters that may let a piece be put down as this kind. */
        private final List<List<MoveFilter>> filters;

        /** For each kind what has to be tested in play. */
        private final Tests[] tests = new Tests[tables.game.kinds().size()];

        /** The kinds, by index, that the stage may put on the board. */
        private final int[] kinds;

        /** Whether a roll in hand has to name the piece. */
        private final boolean ofRoll;

        /** For code times words plus word: the squares that clauses about kinds and squares leave. */
        private final long[] squares = new long[(tables.codes.count() + 1) * state.words];

        Rule(List<MoveFilter> filters) {
            this.filters = tables.game.kinds().stream()
                    .map(kind -> filters.stream()
                            .filter(filter -> mayPut(filter, kind.index()))
                            .toList())
                    .toList();
            this.ofRoll = filters.stream()
                    .anyMatch(filter -> filter.clauses().stream().anyMatch(MoveFilter.Rolled.class::isInstance));
            this.kinds = IntStream.range(0, tests.length)
                    .filter(kind -> !this.filters.get(kind).isEmpty())
                    .toArray();
            for (int kind : kinds) {
                tests[kind] = Tests.of(this.filters.get(kind));
                this.filters.get(kind).forEach(filter -> add(filter, kind));
            }
        }

        private void add(MoveFilter filter, int kind) {
            SideSets to = new SideSets(area(filter), state.words);
            for (Color color : Color.values()) {
                for (int code :
                        tables.fates.puts(color.ordinal(), tables.game.kinds().get(kind))) {
                    for (int word = 0; word < state.words; word++) {
                        squares[code * state.words + word] |= to.word(color.ordinal(), word);
                    }
                }
            }
        }

        private Area area(MoveFilter filter) {
            return filter.clauses().stream()
                    .filter(MoveFilter.To.class::isInstance)
                    .map(clause -> ((MoveFilter.To) clause).area())
                    .findFirst()
                    .orElse(tables.everywhere());
        }

        /** Returns whether a filter may let a piece in hand be put down as a kind. */
        private boolean mayPut(MoveFilter filter, int kind) {
            return numbers.handAt(held[kind], 0) != NumberTable.NOT_HELD && filter.mayDrop(held[kind], kind);
        }

        /** Returns the squares in one word on which drops have to be tested one by one. */
        long tested(int kind, int code, int word) {
            if (ofRoll && state.roll() != 0) {
                return -1;
            }
            return switch (tests[kind].rest()) {
                case NOTHING -> 0;
                case CHECKS -> safety.mayGiveCheck(code, word);
                case ALL -> -1;
            };
        }
    }

    /**
     * What has to be tested of the drops of a kind.
     *
     * @param lines clauses of files and ranks, which hold for all squares of such a line alike
     * @param rest what else has to be tested
     */
    private record Tests(List<MoveFilter.Near> lines, Rest rest) {

        /** What has to be tested for each drop. */
        private enum Rest {
            NOTHING,
            /** Clauses that allow every drop that gives no check. */
            CHECKS,
            ALL
        }

        /** Returns the tests of a kind of which these filters speak. Where there are several, one may allow more. */
        static Tests of(List<MoveFilter> filters) {
            if (filters.stream().allMatch(filter -> filter.clauses().stream().allMatch(Tests::isPlain))) {
                return new Tests(List.of(), Rest.NOTHING);
            }
            if (filters.size() != 1) {
                return new Tests(List.of(), Rest.ALL);
            }
            List<MoveFilter.Clause> clauses = filters.get(0).clauses();
            List<MoveFilter.Near> lines = clauses.stream()
                    .filter(Tests::isOfLine)
                    .map(MoveFilter.Near.class::cast)
                    .toList();
            List<MoveFilter.Clause> others = clauses.stream()
                    .filter(clause -> !isPlain(clause) && !isOfLine(clause))
                    .toList();
            return new Tests(
                    lines,
                    others.isEmpty()
                            ? Rest.NOTHING
                            : others.stream().allMatch(Tests::allowsQuiet) ? Rest.CHECKS : Rest.ALL);
        }

        /** Returns whether a clause speaks of the kind, the square or the roll alone. */
        private static boolean isPlain(MoveFilter.Clause clause) {
            return clause instanceof MoveFilter.Rolled
                    || clause instanceof MoveFilter.Kinds
                    || clause instanceof MoveFilter.Becomes
                    || clause instanceof MoveFilter.To;
        }

        private static boolean isOfLine(MoveFilter.Clause clause) {
            return clause instanceof MoveFilter.Near near && near.where() != MoveFilter.Near.Where.BESIDE;
        }

        private static boolean allowsQuiet(MoveFilter.Clause clause) {
            return clause instanceof MoveFilter.Mates mates && !mates.must()
                    || clause instanceof MoveFilter.Checks checks && !checks.must();
        }
    }

    /** Lists the drops of the present stage and returns the index after the last. */
    int list(int[] out, int begin) {
        return list(rules[state.stage()], out, begin);
    }

    /** Returns whether the drops of a stage are those that its filters allow; stages without drops have none. */
    boolean isCountable(int stage) {
        return rules[stage] == null || tables.stages.dropPrefer.get(stage).isEmpty();
    }

    /** Returns the filters of the present stage that may let a piece be put down as a kind, by index. */
    public List<MoveFilter> filters(int kind) {
        return rules[state.stage()].filters.get(kind);
    }

    /** Returns the number of drops of the present stage; {@link MoveCounter#UNKNOWN} if they have to be listed. */
    int count() {
        Rule rule = rules[state.stage()];
        if (rule == null) {
            return 0;
        }
        safety.prepare();
        if (safety.triesDrops()) {
            return MoveCounter.UNKNOWN;
        }
        int count = 0;
        for (int kind : rule.kinds) {
            if (numbers.inHand(state.board, held[kind], state.side) > 0) {
                if (guarded.get(kind)) {
                    return MoveCounter.UNKNOWN;
                }
                count += count(rule, kind);
            }
        }
        return count;
    }

    private int count(Rule rule, int kind) {
        int count = 0;
        long[] open = lines(rule, kind);
        for (int code : tables.fates.puts(state.side, tables.game.kinds().get(kind))) {
            for (int word = 0; word < state.words; word++) {
                long free = free(rule, code, word) & open[word];
                long tested = free & rule.tested(kind, code, word);
                count += Long.bitCount(free ^ tested);
                for (long left = tested; left != 0; left &= left - 1) {
                    count += allows(rule, drop(code, word, left)) ? 1 : 0;
                }
            }
        }
        return count;
    }

    /** Returns the squares in one word to which a piece may be put. */
    private long free(Rule rule, int code, int word) {
        // A filter may have tried the drop before, which changes what is known of safety.
        safety.prepare();
        return rule.squares[code * state.words + word] & ~state.all[word] & safety.open[word];
    }

    /** Returns whether the filters of a stage allow a drop. They may list the replies to it. */
    private boolean allows(Rule rule, int drop) {
        depth++;
        try {
            return filtered.allow(rule.filters.get(tables.kindOf[EventCode.code(drop)]), drop);
        } finally {
            depth--;
        }
    }

    private static int drop(int code, int word, long squares) {
        return EventCode.arriving(EventCode.drop(code), word << 6 | Long.numberOfTrailingZeros(squares));
    }

    /** Returns the squares of the files and ranks on which a kind may be put; valid until the next call. */
    private long[] lines(Rule rule, int kind) {
        long[] open = lines[depth];
        Arrays.fill(open, -1);
        for (MoveFilter.Near line : rule.tests[kind].lines()) {
            near.keep(line, open);
        }
        return open;
    }

    /** Returns whether the side to move can drop a piece at some stage of a turn. */
    public boolean anyLegal(int[] scratch) {
        for (Rule rule : any ? rules : NONE) {
            if (rule != null && anyLegal(rule, scratch)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyLegal(Rule rule, int[] scratch) {
        for (int kind : rule.kinds) {
            if (numbers.inHand(state.board, held[kind], state.side) > 0 && anyLegal(rule, kind, scratch)) {
                return true;
            }
        }
        return false;
    }

    /** Looks at one drop after the other, as each may take long. */
    private boolean anyLegal(Rule rule, int kind, int[] scratch) {
        long[] open = lines(rule, kind);
        for (int code : tables.fates.puts(state.side, tables.game.kinds().get(kind))) {
            for (int word = 0; word < state.words; word++) {
                long free = free(rule, code, word) & open[word];
                boolean tries = safety.triesDrops() || guarded.get(kind);
                long tested = free & rule.tested(kind, code, word);
                for (long left = free; left != 0; left &= left - 1) {
                    scratch[0] = drop(code, word, left);
                    if (((tested & left & -left) == 0 || allows(rule, scratch[0]))
                            && (!tries || generator.verified(scratch, 0, 1) > 0)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int list(Rule rule, int[] out, int begin) {
        int end = begin;
        for (int kind : rule.kinds) {
            if (numbers.inHand(state.board, held[kind], state.side) > 0) {
                end = list(rule, kind, out, end);
            }
        }
        safety.prepare();
        return safety.triesDrops() ? generator.verified(out, begin, end) : end;
    }

    private int list(Rule rule, int kind, int[] out, int begin) {
        int end = begin;
        long[] open = lines(rule, kind);
        for (int code : tables.fates.puts(state.side, tables.game.kinds().get(kind))) {
            for (int word = 0; word < state.words; word++) {
                long free = free(rule, code, word) & open[word];
                long tested = free & rule.tested(kind, code, word);
                for (long left = free; left != 0; left &= left - 1) {
                    int event = drop(code, word, left);
                    if ((tested & left & -left) == 0 || allows(rule, event)) {
                        out[end++] = event;
                    }
                }
            }
        }
        return guarded.get(kind) ? generator.verified(out, begin, end) : end;
    }
}
