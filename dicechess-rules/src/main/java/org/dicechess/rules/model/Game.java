package org.dicechess.rules.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of one game, resolved.
 *
 * @param hash of the resolved definition
 * @param check the rule of royal safety; empty if royals may be left attacked
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
        Setup setup) {

    /** The hash of the rules as text. */
    public String rulesHash() {
        return hash.text();
    }

    /**
     * What the host can choose, in the order of the definition.
     *
     * @param inForce each option with its value
     * @param choices each option with its values, the default first
     */
    public record Options(Map<String, String> inForce, Map<String, List<String>> choices) {}

    /**
     * A move may not leave the own royal attacked.
     *
     * @param mayTakeRoyal whether a royal that stands attacked may be taken, whatever becomes of the taker's own
     */
    public record Check(boolean mayTakeRoyal, String rule) {}
}
