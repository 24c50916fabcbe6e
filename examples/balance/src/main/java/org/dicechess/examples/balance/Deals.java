package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Groups games by their first roll. The first roll is what groups differ by, so only the luck of later rolls is
 * subtracted. A group has few games, so the variance is that within all groups together.
 */
final class Deals {

    /** With fewer degrees of freedom the variance is next to unknown, and the interval goes from 0 to 1. */
    private static final double FEWEST = 3;

    private final Games games;
    private final LuckAdjustment adjustment;
    private final Map<String, List<Integer>> groups = new TreeMap<>();

    private Deals(Games games, LuckAdjustment adjustment) {
        this.games = games;
        this.adjustment = adjustment;
        for (int i = 0; i < games.size(); i++) {
            groups.computeIfAbsent(games.list().get(i).deal(), deal -> new ArrayList<>())
                    .add(i);
        }
    }

    static Map<String, SkillReport.Deal> of(Games games, LuckAdjustment adjustment) {
        return new Deals(games, adjustment).all();
    }

    private Map<String, SkillReport.Deal> all() {
        double sum = groups.values().stream().mapToDouble(this::squares).sum();
        double degrees = games.size() - groups.size() - adjustment.factors();
        double half = degrees < FEWEST ? Double.MAX_VALUE : Estimate.student(degrees) * Math.sqrt(sum / degrees);
        Map<String, SkillReport.Deal> deals = new TreeMap<>();
        groups.forEach((name, group) -> deals.put(name, deal(group, half)));
        return deals;
    }

    /** Returns the squares of what results of a group differ from their mean, in all. */
    private double squares(List<Integer> group) {
        double[] later = later(group);
        return Estimate.variance(later) * (later.length - 1);
    }

    private double[] later(List<Integer> group) {
        return group.stream().mapToDouble(adjustment::later).toArray();
    }

    /** Sums up a group; half of the interval of one game is given. */
    private SkillReport.Deal deal(List<Integer> group, double half) {
        Games some = Games.rolled(group.stream().map(games.list()::get).toList());
        Estimate first = some.share(PlayedGame::result);
        return new SkillReport.Deal(
                some.size(),
                first,
                adjustment.isAnyLater()
                        ? Estimate.around(Estimate.mean(later(group)), half / Math.sqrt(group.size()))
                        : first,
                some.share(PlayedGame::draw),
                some.mean(PlayedGame::turns));
    }
}
