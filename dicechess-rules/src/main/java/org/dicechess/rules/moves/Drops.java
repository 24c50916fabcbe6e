package org.dicechess.rules.moves;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;
import org.dicechess.rules.table.Tables;

/** Lists the drops of pieces in hand: each on the empty squares that its stage and the safety of the royal leave. */
public final class Drops {

    private final State state;
    private final Tables tables;
    private final NumberTable numbers;
    private final Safety safety;
    private final Generator generator;
    private final FilteredMoves filtered;

    /** The kinds, by index, of which a hand may hold pieces. */
    private final int[] kinds;

    /** What each stage allows; null for stages without drops. */
    private final Rule[] rules;

    private final boolean any;

    public Drops(State state, Safety safety, Generator generator, FilteredMoves filtered) {
        this.state = state;
        this.tables = state.tables;
        this.numbers = tables.numbers;
        this.safety = safety;
        this.generator = generator;
        this.filtered = filtered;
        this.kinds = tables.game
                .hands()
                .map(Hands::kinds)
                .map(set -> set.stream().toArray())
                .orElse(new int[0]);
        Stages stages = tables.stages;
        this.rules = new Rule[stages.dealing];
        for (int stage = 0; stage < rules.length; stage++) {
            rules[stage] = stages.afterDrop[stage] == Stages.NOT_HERE ? null : new Rule(stages.dropFilters.get(stage));
        }
        this.any = Arrays.stream(rules).anyMatch(rule -> rule != null);
    }

    /** What a stage allows of the drops. */
    private final class Rule {

        private final List<MoveFilter> filters;

        /** Whether some clause has to be tested for each drop. */
        private final boolean tests;

        /** Whether a roll in hand has to name the piece. */
        private final boolean ofRoll;

        /** For code times words plus word: the squares that clauses about kinds and squares leave. */
        private final long[] squares = new long[(tables.codes.count() + 1) * state.words];

        Rule(List<MoveFilter> filters) {
            this.filters = filters;
            boolean other = false;
            boolean roll = false;
            for (MoveFilter filter : filters) {
                for (MoveFilter.Clause clause : filter.clauses()) {
                    roll |= clause instanceof MoveFilter.Rolled;
                    other |= !(clause instanceof MoveFilter.Rolled
                            || clause instanceof MoveFilter.Kinds
                            || clause instanceof MoveFilter.To);
                }
                add(filter);
            }
            this.tests = other;
            this.ofRoll = roll;
        }

        private void add(MoveFilter filter) {
            for (Color color : Color.values()) {
                SideSets to = new SideSets(area(filter), state.words);
                for (int kind : kinds) {
                    for (int code : tables.fates.puts(
                            color.ordinal(), tables.game.kinds().get(kind))) {
                        for (int word = 0; word < state.words && mayBe(filter, kind); word++) {
                            squares[code * state.words + word] |= to.word(color.ordinal(), word);
                        }
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

        private static boolean mayBe(MoveFilter filter, int kind) {
            return filter.clauses().stream()
                    .noneMatch(clause -> clause instanceof MoveFilter.Kinds named
                            && !named.kinds().get(kind));
        }

        boolean isTested() {
            return tests || ofRoll && state.roll() != 0;
        }
    }

    /** Lists the drops of the present stage and returns the index after the last. */
    int list(int[] out, int begin) {
        return list(rules[state.stage()], out, begin);
    }

    /**
     * Returns whether the drops of a stage may be counted without a list: kinds and squares alone tell them. Stages
     * without drops count none.
     */
    boolean isCountable(int stage) {
        return rules[stage] == null
                || !rules[stage].tests && tables.stages.dropPrefer.get(stage).isEmpty();
    }

    /** Returns the number of drops of the present stage; {@link MoveCounter#UNKNOWN} if they have to be listed. */
    int count() {
        Rule rule = rules[state.stage()];
        if (rule == null) {
            return 0;
        }
        safety.prepare();
        if (rule.isTested() || safety.triesDrops()) {
            return MoveCounter.UNKNOWN;
        }
        int count = 0;
        for (int kind : kinds) {
            if (numbers.inHand(state.board, kind, state.side) > 0) {
                count += count(rule, tables.game.kinds().get(kind));
            }
        }
        return count;
    }

    private int count(Rule rule, Kind kind) {
        int count = 0;
        for (int code : tables.fates.puts(state.side, kind)) {
            for (int word = 0; word < state.words; word++) {
                count += Long.bitCount(free(rule, code, word));
            }
        }
        return count;
    }

    /** Returns the squares in one word to which a piece may be put. */
    private long free(Rule rule, int code, int word) {
        return rule.squares[code * state.words + word] & ~state.all[word] & safety.open[word];
    }

    /** Returns whether the side to move can drop a piece at some stage of a turn. */
    public boolean anyLegal(int[] scratch) {
        for (Rule rule : any ? rules : new Rule[0]) {
            if (rule != null && list(rule, scratch, 0) > 0) {
                return true;
            }
        }
        return false;
    }

    private int list(Rule rule, int[] out, int begin) {
        safety.prepare();
        int end = begin;
        for (int kind : kinds) {
            if (numbers.inHand(state.board, kind, state.side) > 0) {
                end = list(rule, tables.game.kinds().get(kind), out, end);
            }
        }
        end = rule.isTested() ? filtered.keep(rule.filters, out, begin, end) : end;
        return safety.triesDrops() ? generator.verified(out, begin, end) : end;
    }

    private int list(Rule rule, Kind kind, int[] out, int begin) {
        int end = begin;
        for (int code : tables.fates.puts(state.side, kind)) {
            for (int word = 0; word < state.words; word++) {
                for (long left = free(rule, code, word); left != 0; left &= left - 1) {
                    out[end++] = EventCode.arriving(EventCode.drop(code), word << 6 | Long.numberOfTrailingZeros(left));
                }
            }
        }
        return end;
    }
}
