package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Description;
import org.dicechess.Dice;
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
        String about,
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

    /** Returns the dice as hosts see them: those of the turns, then those of the deal unless a turn rolls them too. */
    public List<Dice> dice() {
        return dice(
                pools,
                setup.deal().isEmpty()
                        ? Optional.empty()
                        : Optional.of(setup.deal().dice()));
    }

    /** Returns the dice of these pools, then those of a deal unless a turn rolls them too. */
    public static List<Dice> dice(List<Pool> pools, Optional<Dice> dealing) {
        List<Dice> dice = new ArrayList<>();
        for (Pool pool : pools) {
            dice.add(pool.dice());
        }
        if (dealing.isPresent() && !dice.contains(dealing.get())) {
            dice.add(dealing.get());
        }
        return List.copyOf(dice);
    }

    /** Returns what the definition says of the game, for hosts. */
    public Description description() {
        return GameDescription.of(id, name, about, options, squares, kinds, dice());
    }

    /**
     * The options that the host can choose, in the order of the definition.
     *
     * @param inForce each option with its current value
     * @param choices each option with its values, the default first
     * @param abouts each option with its text for people, which may be empty
     * @param titles each option with its title, or else its name
     * @param choiceTitles each option with the titles of its values, or else the values, the default first
     * @param hooks the scripts and hooks of the host that some choice names
     */
    public record Options(
            Map<String, String> inForce,
            Map<String, List<String>> choices,
            Map<String, String> abouts,
            Map<String, String> titles,
            Map<String, Map<String, String>> choiceTitles,
            List<String> hooks) {}

    /**
     * The rule of check: a move must not leave the mover's royal attacked.
     *
     * @param mayTakeRoyal whether an attacked royal may be captured, even if the captor's own royal is then attacked
     */
    public record Check(boolean mayTakeRoyal, String rule) {}
}
