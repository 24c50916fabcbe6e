package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.Drawing;

/**
 * The rules of one game, read and checked.
 *
 * @param hash the hash of the resolved definition
 * @param conditions the conditions under which moves and rules of promotion hold, by the numbers that these have
 * @param check the rule of check; empty if royals may be left attacked
 * @param effects what happens right after moves and drops, as a part of them; each acts on what those before it leave
 * @param hands what sides hold beside the board; empty if nothing
 * @param drawing how the board is drawn
 */
public record Game(
        Listing listing,
        Options options,
        RulesHash hash,
        Squares squares,
        Areas areas,
        List<Kind> kinds,
        List<Condition> conditions,
        List<Pool> pools,
        List<Action> actions,
        List<Effect> effects,
        Turn turn,
        Optional<Check> check,
        Optional<CastlingRule> castling,
        List<Counter> counters,
        List<GameNumber> numbers,
        Optional<Hands> hands,
        List<Ending> endings,
        Setup setup,
        Drawing drawing) {

    /** Returns the same game with another beginning. */
    public Game beginning(Setup other) {
        return new Game(
                listing,
                options,
                hash,
                squares,
                areas,
                kinds,
                conditions,
                pools,
                actions,
                effects,
                turn,
                check,
                castling,
                counters,
                numbers,
                hands,
                endings,
                other,
                drawing);
    }

    /** Returns the id. */
    public String id() {
        return listing.id();
    }

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

    /** Returns the actions, and what effects do. */
    public Stream<Action> changes() {
        return Stream.concat(actions.stream(), effects.stream().map(Effect::action));
    }

    /** Returns what the definition says of the game, for hosts. */
    public Description description() {
        return GameDescription.of(listing, options, squares, kinds, dice());
    }

    /**
     * The options that the host can choose, in the order of the definition.
     *
     * @param inForce the value in force of each option
     * @param choices the values of each option, the default first
     * @param hooks the scripts and hooks of the host that some choice names
     */
    public record Options(
            List<Description.Option> all,
            Map<String, String> inForce,
            Map<String, List<String>> choices,
            List<String> hooks) {

        /** Returns these options. */
        public static Options of(List<Description.Option> all, List<String> hooks) {
            Map<String, String> inForce = new LinkedHashMap<>();
            Map<String, List<String>> choices = new LinkedHashMap<>();
            for (Description.Option option : all) {
                inForce.put(option.name(), option.value());
                choices.put(option.name(), option.choices());
            }
            return new Options(all, Collections.unmodifiableMap(inForce), Collections.unmodifiableMap(choices), hooks);
        }
    }

    /**
     * The rule of check: a move must not leave the mover in check.
     *
     * @param mayTakeRoyal whether an attacked royal may be captured, even if the captor's own royal is then attacked
     * @param royals which royals of a side must be attacked, so that it is in check
     */
    public record Check(boolean mayTakeRoyal, Royals royals, String rule) {

        /** Returns whether no royal is ever captured. */
        public boolean keepsRoyals() {
            return !mayTakeRoyal && royals == Royals.ANY;
        }
    }

    /** The royals that must be attacked for a check. */
    public enum Royals {
        /** One of them. */
        ANY,
        /** All of them. */
        ALL,
        /** The only one. A side with several is never in check. */
        LAST
    }
}
