package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Roll;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.sections.Rolled;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Reads how a turn goes on as a roll says: for each pattern what follows. The first pattern that a roll shows counts. A
 * pattern shows no roll only where another compares with dice thrown before: their roll decides which patterns remain.
 */
final class RollBranches {

    private static final String ELSE = "else";

    private final Pool pool;
    private final BitSet left;
    private final Rolled before;
    private final Problems problems;

    /**
     * Creates a reader.
     *
     * @param before the rolls before
     */
    RollBranches(Pool pool, Rolled before, Problems problems) {
        this.before = before;
        this.pool = pool;
        this.left = all(pool);
        this.problems = problems;
    }

    /**
     * What follows some rolls.
     *
     * @param shown the outcomes, by index
     */
    record Branch(BitSet shown, YamlNode then) {}

    /** Returns all outcomes of a pool, by index. */
    static BitSet all(Pool pool) {
        BitSet all = new BitSet();
        all.set(0, pool.outcomes().size());
        return all;
    }

    List<Branch> of(YamlMap map) {
        List<Branch> branches = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            Optional<BitSet> shown = shown(map, entry);
            if (shown.isPresent()) {
                branches.add(new Branch(shown.get(), entry.value()));
                left.andNot(shown.get());
            }
        }
        if (!left.isEmpty() && !problems.isUnder(map.path())) {
            Roll one = pool.outcomes().get(left.nextSetBit(0)).roll();
            problems.report(map, "E-ROLL", "no pattern for the roll " + one.text() + named(one) + "; expected 'else'");
        }
        return branches;
    }

    /** Returns what the dice name, in brackets behind their numbers; empty if they name nothing. */
    private String named(Roll roll) {
        List<String> names = roll.faces().stream()
                .flatMap(face -> pool.meaning(face).names().stream())
                .toList();
        return names.isEmpty() ? "" : " (" + String.join(", ", names) + ")";
    }

    private Optional<BitSet> shown(YamlMap map, YamlMap.Entry entry) {
        Optional<BitSet> pattern = entry.key().equals(ELSE)
                ? Optional.of((BitSet) left.clone())
                : new RollPattern(pool, before).shown(entry.key());
        if (pattern.isEmpty()) {
            report(
                    map,
                    entry,
                    RollPattern.needsMore(entry.key(), pool)
                            ? "'" + entry.key() + "' of the single die '" + pool.name() + "'; expected more dice"
                            : "unknown pattern " + Problems.quoted(entry.key()) + " of '" + pool.name() + "'; expected "
                                    + RollPattern.expected(pool),
                    problems.suggest(entry.key(), RollPattern.names(pool)));
            return Optional.empty();
        }
        BitSet shown = (BitSet) pattern.get().clone();
        shown.and(left);
        boolean misspelt = problems.isUnder(map.path());
        if (shown.isEmpty() && (misspelt || map.keys().stream().anyMatch(RollPattern::compares))) {
            return Optional.empty();
        }
        if (shown.isEmpty()) {
            boolean never = pattern.get().isEmpty() && !entry.key().equals(ELSE);
            report(
                    map,
                    entry,
                    never
                            ? "no roll of '" + pool.name() + "' shows " + Problems.quoted(entry.key())
                            : "no roll is left for " + Problems.quoted(entry.key()) + "; patterns above take them all",
                    "");
            return Optional.empty();
        }
        return Optional.of(shown);
    }

    private void report(YamlMap map, YamlMap.Entry entry, String message, String hint) {
        if (problems.isUnder("dice") || RollPattern.compares(entry.key()) && before.followsMistake()) {
            return;
        }
        problems.report(entry.keyLocation(), map.path(), "E-ROLL", message, hint);
    }
}
