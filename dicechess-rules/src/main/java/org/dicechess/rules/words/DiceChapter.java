package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Outcome;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Face;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;

/** The dice of the turns and the chances of their rolls. */
final class DiceChapter {

    /** How many totals are told one by one. */
    private static final int MOST_TOTALS = 24;

    private final Terms terms;
    private final Chapter chapter = new Chapter();

    DiceChapter(Terms terms) {
        this.terms = terms;
    }

    Optional<RuleChapter> chapter() {
        terms.game.pools().forEach(this::pool);
        return chapter.of(RuleChapter.Topic.DICE, "The dice");
    }

    private void pool(Pool pool) {
        String name = "The dice " + Words.of(pool.name()) + ": ";
        chapter.add(
                name
                        + (pool.count() == 1
                                ? "one die with "
                                : pool.count() + " equal dice, thrown together, each with ")
                        + Words.counted(pool.faces().size(), "different face") + ".",
                pool.rule());
        long cases = pool.meanings().stream().mapToLong(Face::weight).sum();
        pool.meanings().forEach(face -> chapter.add(face(face) + ": " + Words.share(face.weight(), cases) + "."));
        if (pool.count() > 1) {
            together(pool);
        }
    }

    private static String face(Face face) {
        List<String> names = face.names().stream().map(Words::of).toList();
        boolean number = names.isEmpty() || names.get(0).equals(String.valueOf(face.number()));
        return "Face " + face.number() + (number ? "" : ", " + Words.and(names));
    }

    private void together(Pool pool) {
        if (pool.doublesMoveAny()) {
            long doubles = pool.outcomes().stream()
                    .filter(outcome ->
                            outcome.roll().faces().stream().distinct().count() == 1)
                    .mapToLong(Outcome::weight)
                    .sum();
            chapter.add("The same face on all dice lets any piece move: " + Words.share(doubles, pool.total()) + ".");
        }
        if (pool.namesKinds()) {
            pool.kinds().stream().flatMap(List::stream).distinct().forEach(kind -> allowed(pool, kind));
        } else if (pool.meanings().stream().allMatch(face -> face.label().isEmpty())) {
            totals(pool);
        }
    }

    private void allowed(Pool pool, Kind kind) {
        int kinds = terms.game.kinds().size();
        long cases = pool.outcomes().stream()
                .filter(outcome -> pool.movable(outcome.roll(), kinds).get(kind.index()))
                .mapToLong(Outcome::weight)
                .sum();
        chapter.add("A throw that lets " + Terms.a(kind) + " move: " + Words.share(cases, pool.total()) + ".");
    }

    private void totals(Pool pool) {
        Map<Integer, Long> totals = new TreeMap<>();
        for (Outcome outcome : pool.outcomes()) {
            int total =
                    outcome.roll().faces().stream().mapToInt(Integer::intValue).sum();
            totals.merge(total, outcome.weight(), Long::sum);
        }
        List<String> shares = new ArrayList<>();
        totals.forEach((total, cases) -> shares.add(total + ": " + Words.share(cases, pool.total())));
        if (shares.size() <= MOST_TOTALS) {
            chapter.add("Totals: " + String.join(", ", shares) + ".");
        }
    }
}
