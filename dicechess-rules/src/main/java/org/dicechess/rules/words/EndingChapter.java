package org.dicechess.rules.words;

import java.util.BitSet;
import java.util.Optional;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Ending;

/** How the game ends. */
final class EndingChapter {

    private final Terms terms;
    private final ConditionWords conditions;

    EndingChapter(Terms terms) {
        this.terms = terms;
        this.conditions = new ConditionWords(terms);
    }

    Optional<RuleChapter> chapter() {
        Chapter chapter = new Chapter();
        for (Ending ending : terms.game.endings()) {
            chapter.add(Words.capital(ending.title()) + ": " + sentence(ending) + ".", ending.rule());
        }
        if (terms.game.endings().size() > 1) {
            chapter.add("Where several of these hold at once, the first one counts.");
        }
        if (terms.game.endings().isEmpty()) {
            chapter.add("The rules end no game; the players do.");
        }
        return chapter.of(RuleChapter.Topic.ENDINGS, "How the game ends");
    }

    private String sentence(Ending ending) {
        if (ending instanceof Ending.Hooked) {
            return "a script of the definition says when; then " + result(ending, "the side to move");
        }
        String onlyIf = ending.about()
                .onlyIf()
                .map(only -> ", and " + conditions.of(only))
                .orElse("");
        return "if " + when(ending) + onlyIf + ", " + result(ending, subject(ending));
    }

    private static String result(Ending ending, String side) {
        return switch (ending.verdict()) {
            case WINS -> side + " wins";
            case LOSES -> side + " loses";
            case DRAWS -> "the game is drawn";
        };
    }

    private static String subject(Ending ending) {
        if (ending instanceof Ending.Met met) {
            return switch (met.subject()) {
                case EITHER -> "the side";
                case TO_MOVE -> "the side to move";
                case WHITE -> "White";
                case BLACK -> "Black";
            };
        }
        boolean judges = ending instanceof Ending.NoneLeft
                || ending instanceof Ending.OfTurn
                || ending instanceof Ending.Repetition repetition
                        && repetition.always().isPresent();
        return judges ? "that side" : "the side to move";
    }

    private String when(Ending ending) {
        if (ending instanceof Ending.Checkmate) {
            return "the side to move is in check and has " + noMove();
        } else if (ending instanceof Ending.Stalemate) {
            return terms.game.check().isPresent()
                    ? "the side to move is not in check and has " + noMove()
                    : "the side to move has " + noMove();
        } else if (ending instanceof Ending.NoneLeft none) {
            return "a side has no " + terms.kinds(none.kinds()) + " left"
                    + none.area().map(area -> " in " + terms.area(area)).orElse("");
        } else if (ending instanceof Ending.Met met) {
            return met(met);
        } else if (ending instanceof Ending.Count count) {
            return "the counter "
                    + Words.of(terms.game.counters().get(count.counter()).name()) + " has reached " + count.reaches();
        }
        return rare(ending);
    }

    private String noMove() {
        return terms.game.pools().isEmpty() ? "no legal move" : "no legal move whatever is rolled";
    }

    private String met(Ending.Met met) {
        String of = switch (met.subject()) {
            case EITHER -> "for a side ";
            case TO_MOVE -> "where its turn begins, for the side to move ";
            case WHITE -> "for White as the side ";
            case BLACK -> "for Black as the side ";
        };
        return of + "this is so: " + conditions.of(met.condition());
    }

    private String rare(Ending ending) {
        if (ending instanceof Ending.Repetition repetition) {
            return "a position has occurred " + repetition.times() + " times"
                    + (repetition.passesCount() ? ", those after turns without a move included" : "")
                    + repetition
                            .always()
                            .map(always ->
                                    ", and at the end of each turn of one side alone since the first of them this was"
                                            + " so: " + conditions.of(always)
                                            + (repetition.samePiece() ? ", each time with one and the same piece" : ""))
                            .orElse("");
        } else if (ending instanceof Ending.OfTurn) {
            return "a side comes to the point of its turn that says so";
        } else if (ending instanceof Ending.Material material) {
            return "every piece left is one of these: " + left(material);
        }
        throw new AssertionError(ending);
    }

    private String left(Ending.Material material) {
        BitSet one = material.andOne();
        return terms.kinds(material.only())
                + (one.isEmpty() ? "" : ", but for one piece at most, which is one of these: " + terms.kinds(one))
                + (material.oneColour().isEmpty()
                        ? ""
                        : ", and all pieces (" + terms.kinds(material.oneColour())
                                + ") stand on squares of one colour");
    }
}
