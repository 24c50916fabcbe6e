package org.dicechess.rules.explain;

import java.util.List;
import org.dicechess.Move;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.state.State;

/**
 * Explains why a side's own piece cannot go to a square while pieces walk, are chosen, or do actions, and none just
 * moves.
 */
final class WhyNotWalked {

    private final PositionWords words;

    WhyNotWalked(PositionWords words) {
        this.words = words;
    }

    /** Returns why the piece on a square does not go to another. */
    String of(Move move, int from, int to) {
        return words.isNext(words.tables.stages.afterWalk) ? walk(move, from, to) : action(from, to);
    }

    private String walk(Move move, int from, int to) {
        State state = words.state;
        if (from != state.subject()) {
            return "another piece has been chosen: " + words.due();
        }
        if (from != to && state.at(to) != 0 && !state.isEnemy(to)) {
            return "a piece of " + words.side() + " stands on " + words.square(to);
        }
        List<String> others = new Alternatives(words).textsBetween(move);
        if (!others.isEmpty()) {
            return "a walk to " + words.square(to) + " is one of " + String.join(" ", others) + rule(words.kind(from));
        }
        return new WhyNotCaptured(words).protection(to).orElseGet(() -> notThere(from, to));
    }

    private String notThere(int from, int to) {
        return "the " + words.kind(from).name() + " does not walk from " + words.square(from) + " to "
                + words.square(to) + " with " + words.roll() + rule(words.kind(from));
    }

    private static String rule(Kind kind) {
        return PositionWords.ruleOfWalk(kind);
    }

    /** Explains what the piece could do instead: be chosen for a walk, or do an action. */
    private String action(int from, int to) {
        Kind kind = words.kind(from);
        List<Action> ownActions = words.actionsFrom(from);
        String actions = ownActions.isEmpty() ? "" : "; or an action is done: " + PositionWords.named(ownActions);
        if (words.isNext(words.tables.stages.afterChoice) && kind.walk().isPresent()) {
            return words.choices(from)
                            .findFirst()
                            .map(first -> "a piece and its dice are chosen before it walks, as " + first.text())
                            .orElse("the " + kind.name() + " does not walk from " + words.square(from)
                                    + PositionWords.ruleOfWalk(kind))
                    + actions;
        }
        return ownActions.isEmpty()
                ? Article.a(kind.name()) + " does nothing now: " + words.due()
                : "no action takes " + Article.a(kind.name()) + " from " + words.square(from) + " to "
                        + words.square(to) + " here; it can do " + PositionWords.named(ownActions);
    }
}
