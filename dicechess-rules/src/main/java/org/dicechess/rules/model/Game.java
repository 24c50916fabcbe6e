package org.dicechess.rules.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Drawing;

/**
 * The rules of one game, read and checked.
 *
 * @param hash the hash of the resolved definition
 * @param check the rule of check; empty if royals may be left attacked
 * @param drawing how the board is drawn
 */
public record Game(
        String id,
        String name,
        Options options,
        RulesHash hash,
        Squares squares,
        Areas areas,
        List<Kind> kinds,
        List<Pool> pools,
        List<Action> actions,
        Turn turn,
        Optional<Check> check,
        Optional<CastlingRule> castling,
        List<Counter> counters,
        List<Ending> endings,
        Setup setup,
        Drawing drawing) {

    /** Returns the hash of the rules as 64 hexadecimal digits. */
    public String rulesHash() {
        return hash.text();
    }

    /**
     * The options that the host can choose, in the order of the definition.
     *
     * @param inForce each option with its current value
     * @param choices each option with its values, the default first
     */
    public record Options(Map<String, String> inForce, Map<String, List<String>> choices) {}

    /**
     * The rule of check: a move must not leave the mover's royal attacked.
     *
     * @param mayTakeRoyal whether an attacked royal may be captured, even if the captor's own royal is then attacked
     */
    public record Check(boolean mayTakeRoyal, String rule) {}
}
