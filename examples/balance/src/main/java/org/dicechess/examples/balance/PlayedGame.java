package org.dicechess.examples.balance;

import java.util.List;
import java.util.Map;

/**
 * What is kept of a game.
 *
 * @param skill the index of the skill
 * @param game the number of the game
 * @param deal the first roll, if nobody chooses before it; empty otherwise
 * @param chance the chance of the first roll, from 0 to 1; 1 if a player chooses before it
 * @param result 1 if the first side won, 0 if the second did, 0.5 for a draw; -1 if the game was stopped as too long
 * @param luck for each value of {@link Outlook}, the sum over all rolls of the value after the roll less the mean of
 *     the values after all outcomes, by weight, for the first side; the expectation of each sum is 0
 * @param dealt the part of {@code luck} that is of the first roll; zeros if it was not valued
 * @param turns the number of turns
 * @param rolls the number of rolls
 * @param choices the number of events that players chose
 * @param free how many of them had an alternative
 * @param passes how many of them were passes
 * @param rolled how far values spread by rolls: the sum of their standard deviations
 * @param chosen how far they spread by choices
 * @param moves how many moves each kind made
 * @param material pieces of the first side less those of the second, by kind, at a few turns of the game
 */
record PlayedGame(
        int skill,
        int game,
        String deal,
        double chance,
        double result,
        List<Double> luck,
        List<Double> dealt,
        int turns,
        int rolls,
        int choices,
        int free,
        int passes,
        double rolled,
        double chosen,
        Map<String, Integer> moves,
        List<Map<String, Integer>> material) {

    static final double STOPPED = -1;

    PlayedGame {
        luck = List.copyOf(luck);
        dealt = List.copyOf(dealt);
        material = List.copyOf(material);
    }

    Job job() {
        return new Job(skill, game);
    }

    boolean isStopped() {
        return result == STOPPED;
    }

    /** Returns 1 for a draw, 0 otherwise. */
    double draw() {
        return result == 0.5 ? 1 : 0;
    }

    /** Returns what is wrong with a game that was read; empty if nothing is. */
    String complaint(Plan plan) {
        if (!plan.has(job())) {
            return "game " + game + " of skill " + skill + "; expected games to " + (plan.games() - 1)
                    + " and skills to " + (plan.skills().size() - 1);
        }
        if (result != 0 && result != 0.5 && result != 1 && result != STOPPED) {
            return "result " + result + "; expected 0, 0.5, 1, or -1 of a game that was stopped";
        }
        if (!(chance > 0 && chance <= 1)) {
            return "chance " + chance + " of the first roll; expected more than 0, and 1 at most";
        }
        if (luck.size() != Outlook.VALUES || dealt.size() != Outlook.VALUES) {
            return luck.size() + " values of luck and " + dealt.size() + " of the first roll; expected "
                    + Outlook.VALUES;
        }
        return "";
    }
}
