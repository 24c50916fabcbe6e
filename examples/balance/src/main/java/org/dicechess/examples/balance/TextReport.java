package org.dicechess.examples.balance;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a report as text. */
final class TextReport {

    /** The part of intervals of 95% that miss the truth. */
    private static final double MISSES = 0.05;

    private final StringBuilder text = new StringBuilder();

    private TextReport() {}

    static String of(Report report) {
        return new TextReport().text(report);
    }

    private String text(Report report) {
        Plan plan = report.plan();
        text.append(plan.variant()).append(", rules ").append(plan.rules(), 0, 12);
        plan.options()
                .forEach((name, value) ->
                        text.append(", ").append(name).append('=').append(value));
        text.append(", seed ").append(plan.seed());
        text.append(plan.opening() > 0 ? ", " + plan.opening() + " random turns at the beginning" : "");
        text.append(plan.eachDeal() ? ", each first roll in turn, weighed by its chance" : "")
                .append('\n');
        if (report.missing() > 0) {
            text.append("incomplete: ").append(report.missing()).append(" games have not been played\n");
        }
        text.append("verdict: ").append(report.verdict()).append('\n');
        report.skills().forEach(skill -> {
            text.append('\n');
            skill(skill, plan.luck());
            deals(skill);
        });
        return text.toString();
    }

    private void skill(SkillReport skill, boolean luck) {
        line(skill.skill(), "%d games%s", skill.games(), stopped(skill.stopped()));
        line("first side", "%s", skill.first().percent());
        if (luck) {
            line(
                    "without luck",
                    "%s, deviation %.2f of the raw one",
                    skill.adjusted().percent(),
                    skill.deviation());
            line(
                    "luck of rolls",
                    "explains %s of the variance of results, or more",
                    skill.explained().percent());
            line(
                    "stakes",
                    "%s with rolls, the rest with choices",
                    skill.stakes().percent());
        }
        line("draws", "%s", skill.draws().percent());
        line(
                "turns",
                "%s (least, quartiles, most)",
                skill.turns().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        line("choices", "%.1f in a game, and %.1f rolls", skill.choices(), skill.rolls());
        line("with a choice", "%s", skill.free().percent());
        line("passes", "%s", skill.passes().percent());
        for (Map.Entry<String, Estimate> kind : skill.values().entrySet()) {
            line("  " + kind.getKey(), "value %s%s", kind.getValue().number(), moves(skill, kind.getKey()));
        }
        skill.moves().keySet().stream()
                .filter(kind -> !skill.values().containsKey(kind))
                .forEach(kind -> line("  " + kind, "no value%s", moves(skill, kind)));
    }

    private static String stopped(int stopped) {
        return stopped == 0 ? "" : ", " + stopped + " more stopped as too long";
    }

    private static String moves(SkillReport skill, String kind) {
        Estimate moves = skill.moves().get(kind);
        return moves == null ? ", no moves" : ", " + moves.percent() + " of the moves";
    }

    private void deals(SkillReport skill) {
        if (skill.deals().isEmpty()) {
            return;
        }
        long unequal = skill.deals().values().stream()
                .filter(deal -> deal.adjusted().excludes(0.5))
                .count();
        text.append('\n');
        line(
                "first rolls",
                "%d, the intervals of %d exclude 50%%; chance alone makes it about %.1f",
                skill.deals().size(),
                unequal,
                MISSES * skill.deals().size());
        skill.deals()
                .forEach((name, deal) -> line(
                        "  " + name,
                        "%4d games, first side %s, draws %s, %.0f turns",
                        deal.games(),
                        deal.adjusted().percent(),
                        deal.draws().percent(),
                        deal.turns()));
    }

    private void line(String name, String format, Object... values) {
        text.append(String.format(Locale.ROOT, "%-16s ", name))
                .append(String.format(Locale.ROOT, format, values))
                .append('\n');
    }
}
