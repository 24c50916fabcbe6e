package org.dicechess.examples.balance;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Games in which one roll decides, so that the chances can be counted by hand. */
final class Coins {

    private Coins() {}

    /** The first side wins 11 of 20 games. */
    static String planted() {
        return file("planted.yaml");
    }

    /** The first side wins 10 of 20 games. */
    static String symmetric() {
        return file("symmetric.yaml");
    }

    /** The first side wins 13 of 16 games: all after the first rolls with a rook, and a quarter of the others. */
    static String duel() {
        return file("duel.yaml");
    }

    /** Three-dice chess without Black's queen. */
    static String odds() {
        return file("odds.yaml");
    }

    private static String file(String name) {
        try {
            return Path.of(Coins.class.getResource(name).toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Plays all games of a plan. */
    static Report report(Rules rules, String skill, int games, boolean luck, long seed) {
        Plan plan = plan(rules, skill, games, false, luck, seed);
        return Report.of(new GameFile(plan, games(rules, plan)), false);
    }

    /** Plays all games of a plan with luck, and groups them by the first roll. */
    static Report byDeal(Rules rules, int games, boolean eachDeal) {
        Plan plan = plan(rules, "greedy", games, eachDeal, true, 1);
        return Report.of(new GameFile(plan, games(rules, plan)), true);
    }

    static Plan plan(Rules rules, String skill, int games, boolean eachDeal, boolean luck, long seed) {
        return plan(rules, skill, games, eachDeal, luck, 0, seed);
    }

    static Plan plan(
            Rules rules, String skill, int games, boolean eachDeal, boolean luck, int continuations, long seed) {
        return new Plan(
                rules.variant().id(),
                rules.variant().rulesHash(),
                Map.of(),
                List.of(skill),
                games,
                0,
                eachDeal,
                luck,
                continuations,
                seed);
    }

    static List<PlayedGame> games(Rules rules, Plan plan) {
        return plan.jobs(0, 1).map(job -> Referee.play(rules, plan, job)).toList();
    }
}
