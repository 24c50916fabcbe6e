package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/** The turn as a numbered list of points, each with the ways to go on. */
final class TurnChapter {

    /** How many points are told; the turns of games that read dice one by one have many alike. */
    private static final int MOST_POINTS = 60;

    /** How many characters are told, but for the last point; a point of a large game has thousands. */
    private static final int MOST_CHARACTERS = 300_000;

    /** How many points may come together each time, where they come several times. */
    private static final int MOST_TOGETHER = 12;

    private final Terms terms;
    private final Turn turn;
    private final Points points;

    /** The points that have a number, in order. */
    private final List<Integer> numbered;

    TurnChapter(Terms terms) {
        this.terms = terms;
        this.turn = terms.game.turn();
        this.points = new Points(turn);
        this.numbered = points.numbered();
    }

    Optional<RuleChapter> chapter() {
        Chapter chapter = new Chapter();
        int first = points.of(turn.first());
        if (first != points.of(0)) {
            chapter.add("A turn begins at point " + number(points.of(0)) + ", the first turn of the game at point "
                    + number(first) + ".");
        }
        List<EvenTexts> even = EvenTexts.of(texts(), MOST_TOGETHER);
        List<EvenTexts> told = even.subList(0, Math.min(even.size(), MOST_POINTS));
        told.stream().map(this::points).forEach(chapter::add);
        int end = told.get(told.size() - 1).end();
        if (end < numbered.size()) {
            chapter.add(
                    "The turn has " + numbered.size() + " points in all; only the first " + end + " are told here.");
        }
        chapter.add("If nothing is possible and the game is not over, the side passes, and its turn ends.");
        return chapter.of(RuleChapter.Topic.TURN, "The turn");
    }

    /** Returns the texts of the first points. */
    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        int characters = 0;
        for (int at = 0; at < numbered.size() && characters < MOST_CHARACTERS; at++) {
            texts.add(point(numbered.get(at)));
            characters += texts.get(at).length();
        }
        return texts;
    }

    /** Returns points that are told at once, with their numbers. */
    private String points(EvenTexts even) {
        String number = numbered.size() == 1 ? "" : even.begin() + 1 + "";
        if (even.times() == 1) {
            return (number.isEmpty() ? "" : number + ". ") + even.texts().get(0);
        }
        StringBuilder told = new StringBuilder(number + " to " + even.end() + even.numbers() + ".");
        for (int text = 0; text < even.period(); text++) {
            told.append(
                            even.period() == 1
                                    ? " "
                                    : " Point " + even.inTerms(even.begin() + text + 1, even.period()) + ": ")
                    .append(even.texts().get(text));
        }
        return told.toString();
    }

    private int number(int point) {
        return numbered.indexOf(point) + 1;
    }

    private String point(int point) {
        List<Turn.Step> steps = points.state(point).steps();
        if (points.isPlain(point)) {
            return told(plain(point));
        }
        if (steps.size() == 2
                && steps.stream().allMatch(step -> step.stage() instanceof Stage.Test)
                && !points.state(point).mayEnd()) {
            return tested(point, steps);
        }
        return ways(point, steps);
    }

    private StageSentences stages(int point) {
        return new StageSentences(terms, points.hasRoll(point));
    }

    /** Returns what happens at a plain point and behind it. */
    private List<String> plain(int point) {
        List<String> sentences = new ArrayList<>();
        int at = point;
        do {
            Turn.Step step = points.state(at).steps().get(0);
            sentences.add(stages(at).of(step.stage()) + ".");
            at = points.of(step.to());
            if (step.stage() instanceof Stage.End) {
                return sentences;
            }
        } while (points.isPlain(at) && !numbered.contains(at));
        next(at).ifPresent(sentences::add);
        return sentences;
    }

    /** Returns where the turn goes on behind a step. */
    private List<String> behind(Turn.Step step) {
        int to = points.of(step.to());
        return points.isPlain(to) && !numbered.contains(to)
                ? plain(to)
                : next(to).stream().toList();
    }

    private Optional<String> next(int point) {
        if (numbered.contains(point)) {
            return Optional.of("Go on at point " + number(point) + ".");
        }
        return points.state(point).mayEnd() ? Optional.of("The turn ends.") : Optional.empty();
    }

    /** Returns sentences one after the other; equal ones stand once. */
    private static String told(List<String> sentences) {
        StringBuilder told = new StringBuilder();
        for (int at = 0; at < sentences.size(); ) {
            int end = at + 1;
            while (end < sentences.size() && sentences.get(end).equals(sentences.get(at))) {
                end++;
            }
            told.append(told.isEmpty() ? "" : " ").append(sentences.get(at));
            if (end - at > 1) {
                told.append(" This happens ").append(end - at).append(" times.");
            }
            at = end;
        }
        return told.toString();
    }

    private String tested(int point, List<Turn.Step> steps) {
        boolean first = ((Stage.Test) steps.get(0).stage()).holds();
        Turn.Step holds = steps.get(first ? 0 : 1);
        Turn.Step other = steps.get(first ? 1 : 0);
        return stages(point).of(holds.stage()) + ": " + told(behind(holds)) + " Otherwise: " + told(behind(other));
    }

    private String ways(int point, List<Turn.Step> steps) {
        boolean rolls = steps.stream().allMatch(step -> step.stage() instanceof Stage.Throw);
        List<String> ways = new ArrayList<>();
        for (Turn.Step step : steps) {
            ways.add(way(point, step));
        }
        if (points.state(point).mayEnd()) {
            ways.add("The side ends its turn.");
        }
        StringBuilder text =
                new StringBuilder(rolls ? stages(point).of(steps.get(0).stage()) + "." : "One of these:");
        for (EvenTexts even : EvenTexts.of(ways, 1)) {
            text.append(ways(even));
        }
        return text.toString();
    }

    /** Returns ways that are told at once, with their numbers. */
    private static String ways(EvenTexts even) {
        String number = " (" + (even.begin() + 1) + ")";
        return (even.times() == 1 ? number : number + " to (" + even.end() + ")" + even.numbers() + ":") + " "
                + even.texts().get(0);
    }

    private String way(int point, Turn.Step step) {
        StageSentences stages = stages(point);
        String what = step.stage() instanceof Stage.Throw thrown
                ? "If the roll is " + stages.shown(thrown) + ":"
                : stages.of(step.stage()) + (step.stage() instanceof Stage.Test ? ":" : ".");
        return (what + " " + told(behind(step))).strip();
    }
}
