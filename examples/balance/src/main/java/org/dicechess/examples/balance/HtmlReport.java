package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

/** Writes a report as one HTML page with plots, without scripts and without anything from elsewhere. */
final class HtmlReport {

    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>%1$s</title>
            <style>
            :root{color-scheme:light dark}
            body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em}
            pre{overflow-x:auto;font-size:13px}
            svg{max-width:100%%;height:auto}
            svg text{font:13px sans-serif}
            .key span{margin-right:1.5em;white-space:nowrap}
            .key i{display:inline-block;width:1em;height:.7em;margin-right:.4em}
            </style></head>
            <body>
            <h1>%1$s</h1>
            """;

    private final StringBuilder html = new StringBuilder();

    private HtmlReport() {}

    static String of(Report report) {
        return new HtmlReport().page(report);
    }

    private String page(Report report) {
        html.append(HEAD.formatted(escaped("Balance of " + report.plan().variant())));
        paragraph("Verdict: " + report.verdict() + ".");
        shares(report);
        deals(report);
        lengths(report);
        kinds(
                report,
                "How often each kind moves",
                "Shares of all moves.",
                SkillReport::moves,
                new Plot("%", 100, 0),
                Estimate::percent);
        kinds(
                report,
                "Fitted values of pieces",
                "What a piece more adds to the odds to win; the mean size is 1.",
                SkillReport::values,
                new Plot("", 1, 0),
                Estimate::number);
        heading("All figures", "");
        html.append("<pre>").append(escaped(TextReport.of(report))).append("</pre>\n</body></html>\n");
        return html.toString();
    }

    private void shares(Report report) {
        boolean luck = report.plan().luck();
        heading(
                "The first side's share of the points",
                "Lines are intervals of 95%. The dark line is at 50%." + (luck ? "" : " Luck was not valued."));
        if (luck) {
            key(List.of("raw results", "without the luck of the rolls"));
        }
        List<Plot.Row> rows = new ArrayList<>();
        for (SkillReport skill : report.skills()) {
            rows.add(new Plot.Row(skill.skill(), skill.first(), 0, skill.first().percent()));
            if (luck) {
                rows.add(new Plot.Row("", skill.adjusted(), 1, skill.adjusted().percent()));
            }
        }
        html.append(new Plot("%", 100, 0.5).svg(rows));
    }

    private void deals(Report report) {
        for (SkillReport skill : report.skills()) {
            if (!skill.deals().isEmpty()) {
                heading(
                        "The first side's share by the first roll, " + skill.skill(),
                        "Of " + skill.deals().size() + " intervals of 95% about one in twenty misses the truth.");
                List<Plot.Row> rows = new ArrayList<>();
                skill.deals()
                        .forEach((name, deal) -> rows.add(new Plot.Row(
                                name, deal.adjusted(), 1, deal.adjusted().percent())));
                html.append(new Plot("%", 100, 0.5).svg(rows));
            }
        }
    }

    private void lengths(Report report) {
        heading(
                "Turns in a game",
                "A point is the median, a bar the middle half, a line the shortest and the longest.");
        List<Plot.Row> rows = new ArrayList<>();
        for (SkillReport skill : report.skills()) {
            List<Integer> turns = skill.turns();
            rows.add(new Plot.Row(
                    skill.skill(),
                    new Estimate(turns.get(2), turns.get(0), turns.get(4)),
                    turns.get(1),
                    turns.get(3),
                    1,
                    String.format(Locale.ROOT, "%d [%d, %d]", turns.get(2), turns.get(0), turns.get(4))));
        }
        html.append(new Plot("", 1, 0).svg(rows));
    }

    private void kinds(
            Report report,
            String title,
            String about,
            Function<SkillReport, Map<String, Estimate>> numbers,
            Plot plot,
            Function<Estimate, String> text) {
        TreeSet<String> kinds = new TreeSet<>();
        report.skills().forEach(skill -> kinds.addAll(numbers.apply(skill).keySet()));
        if (kinds.isEmpty()) {
            return;
        }
        heading(title, about);
        key(report.skills().stream().map(SkillReport::skill).toList());
        List<Plot.Row> rows = new ArrayList<>();
        for (String kind : kinds) {
            String name = kind;
            for (int i = 0; i < report.skills().size(); i++) {
                Estimate number = numbers.apply(report.skills().get(i)).get(kind);
                if (number != null) {
                    rows.add(new Plot.Row(name, number, i, text.apply(number)));
                    name = "";
                }
            }
        }
        html.append(plot.svg(rows));
    }

    private void heading(String title, String about) {
        html.append("<h2>").append(escaped(title)).append("</h2>\n");
        if (!about.isEmpty()) {
            paragraph(about);
        }
    }

    private void paragraph(String text) {
        html.append("<p>").append(escaped(text)).append("</p>\n");
    }

    private void key(List<String> names) {
        html.append("<p class=\"key\">");
        for (int i = 0; i < names.size(); i++) {
            html.append("<span><i style=\"background:")
                    .append(Plot.colour(i))
                    .append("\"></i>")
                    .append(escaped(names.get(i)))
                    .append("</span> ");
        }
        html.append("</p>\n");
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
