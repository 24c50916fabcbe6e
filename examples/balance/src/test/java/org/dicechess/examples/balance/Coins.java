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

    private static String file(String name) {
        try {
            return Path.of(Coins.class.getResource(name).toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Plays all games of a plan. */
    static Report report(Rules rules, String skill, int games, boolean luck, long seed) {
        Plan plan = new Plan(
                rules.variant().id(),
                rules.variant().rulesHash(),
                Map.of(),
                List.of(skill),
                games,
                0,
                false,
                luck,
                seed);
        List<PlayedGame> played =
                plan.jobs(0, 1).map(job -> Referee.play(rules, plan, job)).toList();
        return Report.of(new GameFile(plan, played), false);
    }
}
