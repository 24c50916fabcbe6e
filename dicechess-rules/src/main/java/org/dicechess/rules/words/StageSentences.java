package org.dicechess.rules.words;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.NumberChange;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.model.Stage;

/** The stages of a turn in sentences. */
final class StageSentences {

    /** How many rolls are listed one by one. */
    private static final int MOST_ROLLS = 12;

    private final Terms terms;
    private final FilterWords filters;
    private final ConditionWords conditions;

    /**
     * Creates the words for stages.
     *
     * @param hasRoll whether a roll is in hand there
     */
    StageSentences(Terms terms, boolean hasRoll) {
        this.terms = terms;
        this.filters = new FilterWords(terms, hasRoll);
        this.conditions = new ConditionWords(terms);
    }

    /** Returns what happens, without the full stop at the end. */
    String of(Stage stage) {
        if (stage instanceof Stage.Throw thrown) {
            return thrown(thrown);
        } else if (stage instanceof Stage.ThrowChosen) {
            return "The chosen dice are thrown";
        } else if (stage instanceof Stage.MovePiece move) {
            return made("makes", "a move", move.by(), move.filters(), move.prefer());
        } else if (stage instanceof Stage.Drop drop) {
            return made(
                    "puts a piece in hand on an empty square, by", "a drop", drop.by(), drop.filters(), drop.prefer());
        } else if (stage instanceof Stage.Act act) {
            return act(act);
        } else if (stage instanceof Stage.Pick pick) {
            return picked(pick);
        }
        return chosen(stage);
    }

    private String chosen(Stage stage) {
        if (stage instanceof Stage.Option option) {
            return who(option.by()) + " chooses \"" + Words.of(option.name()) + "\""
                    + option.onlyIf()
                            .map(condition -> ", which is possible only if " + conditions.of(condition))
                            .orElse("");
        } else if (stage instanceof Stage.Choose) {
            return "The side chooses a piece that can walk, and the dice for it";
        } else if (stage instanceof Stage.WalkPiece) {
            return "The chosen piece walks as many steps as the dice show";
        } else if (stage instanceof Stage.Spend spend) {
            return spend(spend);
        } else if (stage instanceof Stage.Decline) {
            return "The side passes";
        }
        return unseen(stage);
    }

    private String unseen(Stage stage) {
        if (stage instanceof Stage.Test test) {
            return (test.holds() ? "If " : "If it is not so that ") + conditions.of(test.condition());
        } else if (stage instanceof Stage.Change change) {
            return Words.capital(change.changes().stream().map(this::change).collect(Collectors.joining("; ")));
        } else if (stage instanceof Stage.End end) {
            return "The game ends: " + title(end.ending());
        }
        throw new AssertionError(stage);
    }

    /** Returns what people see of an ending. */
    private String title(String ending) {
        return terms.game.endings().stream()
                .filter(each -> each.name().equals(ending))
                .findFirst()
                .map(Ending::title)
                .orElse(Words.of(ending));
    }

    /** Returns that dice are thrown. */
    String thrown(Stage.Throw thrown) {
        Pool pool = terms.game.pools().get(thrown.pool());
        String what = pool.count() == 1 ? "The die" : "The dice";
        String name = what.equalsIgnoreCase("the " + pool.name()) ? "" : " " + Words.of(pool.name());
        return what + name + (pool.count() == 1 ? " is thrown" : " are thrown");
    }

    /** Returns the rolls after which the turn goes on behind a throw, with their probability; empty for all. */
    String shown(Stage.Throw thrown) {
        Pool pool = terms.game.pools().get(thrown.pool());
        BitSet shown = thrown.shown();
        if (shown.cardinality() == pool.outcomes().size()) {
            return "";
        }
        long cases =
                shown.stream().mapToLong(at -> pool.outcomes().get(at).weight()).sum();
        String rolls = shown.stream()
                .limit(MOST_ROLLS)
                .mapToObj(at -> pool.outcomes().get(at).roll().text())
                .collect(Collectors.joining(" "));
        return (shown.cardinality() > MOST_ROLLS ? "one of " + shown.cardinality() + " rolls as " : "") + rolls
                + ", probability " + Words.share(cases, pool.total());
    }

    private String made(String verb, String noun, Chooser by, List<MoveFilter> allowed, List<Preference> preferences) {
        String what = filters.of(noun, allowed);
        String first = filters.preferred(noun, preferences);
        String sentence = by == Chooser.PLAYER
                ? "The side " + verb + " " + what
                : who(by) + " decides: the side " + verb + " " + what;
        return first.isEmpty() ? sentence : sentence + "." + first.substring(0, first.length() - 1);
    }

    private String picked(Stage.Pick pick) {
        String noun =
                pick.ofPiece() ? "a piece that has such a move: a move" : "such a move, which is not made yet: a move";
        return made("picks", noun, pick.by(), pick.filters(), pick.prefer());
    }

    private static String who(Chooser by) {
        return switch (by) {
            case PLAYER -> "The side";
            case OPPONENT -> "The enemy";
            case CHANCE -> "Chance, with equal probabilities,";
        };
    }

    private String act(Stage.Act act) {
        List<String> names = act.actions().stream()
                .map(action -> Words.of(terms.game.actions().get(action).name()))
                .toList();
        String noun = names.size() == 1 ? "the action " + names.get(0) : "one of the actions " + Words.or(names) + ":";
        List<MoveFilter> restricting =
                act.filters().stream().anyMatch(filter -> filter.clauses().isEmpty()) ? List.of() : act.filters();
        return made(
                "does",
                restricting.isEmpty() ? noun.replaceFirst(":$", "") : noun,
                act.by(),
                restricting,
                act.prefer());
    }

    private String spend(Stage.Spend spend) {
        String must = spend.must().isEmpty()
                ? ""
                : "; dice are not given up while they let " + terms.anyOf(spend.must()) + " move";
        String most = spend.most() ? "; the turn must use as many dice as it can" : "";
        String ending = spend.orEnding()
                .map(name -> ", or bring about the ending " + Words.of(name) + " with fewer")
                .orElse("");
        String first = filters.preferred("a move", spend.prefer());
        String rest = spend.most() ? "" : "; the side may give up the others";
        return "The dice are spent one by one, in any order: each makes one move of a piece that it allows" + rest
                + must
                + most + ending
                + (first.isEmpty() ? "" : "." + first.substring(0, first.length() - 1));
    }

    private String change(NumberChange change) {
        AmountWords amounts = new AmountWords(terms);
        String number = amounts.number(change.number());
        int written = change.amount().written();
        return change.adds() && written < 0
                ? number + " falls by " + -written
                : number + (change.adds() ? " grows by " : " becomes ") + amounts.of(change.amount());
    }
}
