package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the games of a plan show.
 *
 * @param plan the plan
 * @param missing how many of its games have not been played
 * @param verdict who has an advantage, in words
 * @param skills what the games of each skill show, in the order of the plan
 */
record Report(Plan plan, int missing, String verdict, List<SkillReport> skills) {

    /** An advantage of the first side up to this share is called small. */
    private static final double SMALL = 0.02;

    /**
     * The width of an interval of 99% beside one of 95%. The verdict asks for it, so that of a hundred symmetric games
     * about one is called unequal.
     */
    private static final double SURE = 2.575829 / Estimate.Z;

    /** If more of the games were stopped, nothing is known. */
    private static final double STOPPED = 0.05;

    /** If the chance of the first rolls that were played is lower, nothing is known of the others. */
    private static final double ALL = 1 - 1e-9;

    static Report of(GameFile file, boolean byDeal) {
        List<SkillReport> skills = new ArrayList<>();
        for (int i = 0; i < file.plan().skills().size(); i++) {
            int skill = i;
            List<PlayedGame> games =
                    file.games().stream().filter(game -> game.skill() == skill).toList();
            Games counted = file.plan().eachDeal() ? Games.given(games) : Games.rolled(games);
            skills.add(SkillReport.of(file.plan().skills().get(i), counted, byDeal));
        }
        return new Report(file.plan(), file.missing().size(), verdict(skills), skills);
    }

    /** Judges by the last skill that is not random play: random play alone says nothing about balance. */
    private static String verdict(List<SkillReport> skills) {
        List<SkillReport> thoughtful = skills.stream()
                .filter(skill -> skill.games() + skill.stopped() > 0)
                .filter(skill -> !skill.skill().split(":")[0].equals("random"))
                .toList();
        return thoughtful.isEmpty()
                ? "not known: random play says nothing about balance"
                : verdict(thoughtful.get(thoughtful.size() - 1));
    }

    private static String verdict(SkillReport best) {
        if (best.stopped() > STOPPED * (best.games() + best.stopped())) {
            return String.format(
                    Locale.ROOT,
                    "not known: %d of %d games of %s were stopped as too long",
                    best.stopped(),
                    best.games() + best.stopped(),
                    best.skill());
        }
        if (best.covered() < ALL) {
            return String.format(
                    Locale.ROOT,
                    "not known: the first rolls that %s has played to an end have only %.1f%% of the chances",
                    best.skill(),
                    100 * best.covered());
        }
        Estimate sure = best.adjusted().wider(SURE);
        if (sure.excludes(0.5)) {
            return advantage(best.adjusted(), best.skill());
        }
        if (best.adjusted().low() >= 0.5 - SMALL && best.adjusted().high() <= 0.5 + SMALL) {
            return "balanced within 2 points by " + best.skill();
        }
        return unknown(best);
    }

    private static String advantage(Estimate share, String skill) {
        boolean first = share.value() > 0.5;
        return String.format(
                Locale.ROOT,
                "the %s side has an advantage of %.1f points [%.1f, %.1f] by %s",
                first ? "first" : "second",
                100 * Math.abs(share.value() - 0.5),
                100 * (first ? share.low() - 0.5 : 0.5 - share.high()),
                100 * (first ? share.high() - 0.5 : 0.5 - share.low()),
                skill);
    }

    private static String unknown(SkillReport best) {
        double half = best.adjusted().half();
        return String.format(
                Locale.ROOT,
                "not known: no advantage seen, but the interval is %.1f points wide to either side by %s; about %d games"
                        + " would make it 2",
                100 * half,
                best.skill(),
                Math.round(Math.ceil(best.games() * half * half / SMALL / SMALL)));
    }
}
