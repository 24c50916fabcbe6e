package org.dicechess.rules.explain;

import java.util.List;
import org.dicechess.Move;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.state.State;

/** Why an own man cannot go somewhere while men walk, are chosen, or act, and none just moves. */
final class WhyNotWalked {

    private final PositionWords present;

    WhyNotWalked(PositionWords present) {
        this.present = present;
    }

    /** Why the man on a square does not go to another. */
    String of(Move move, int from, int to) {
        return present.comes(present.tables.stages.afterWalk) ? walk(move, from, to) : action(from, to);
    }

    private String walk(Move move, int from, int to) {
        State state = present.state;
        if (from != state.subject()) {
            return "another man has been chosen: " + present.due();
        }
        if (from != to && state.at(to) != 0 && !state.isEnemy(to)) {
            return "a man of " + present.side() + " stands on " + present.square(to);
        }
        List<String> others = new Alternatives(present).to(move);
        if (!others.isEmpty()) {
            return "a walk to " + present.square(to) + " is one of " + String.join(" ", others)
                    + rule(present.kind(from));
        }
        return new WhyNotCaptured(present).reason(to, from).orElseGet(() -> notThere(from, to));
    }

    private String notThere(int from, int to) {
        return "the " + present.kind(from).name() + " does not walk from " + present.square(from) + " to "
                + present.square(to) + " with " + present.roll() + rule(present.kind(from));
    }

    private static String rule(Kind kind) {
        return PositionWords.ruleOfWalk(kind);
    }

    /** What the man could do instead: be chosen for a walk, or act. */
    private String action(int from, int to) {
        Kind kind = present.kind(from);
        List<Action> own = present.actions().stream()
                .filter(action -> concerns(action, kind))
                .toList();
        String acts = own.isEmpty() ? "" : "; or an action is done: " + PositionWords.named(own);
        if (present.comes(present.tables.stages.afterChoice) && kind.walk().isPresent()) {
            return present.choices(from)
                            .findFirst()
                            .map(first -> "a man and his dice are chosen before he walks, as " + first.text())
                            .orElse("a " + kind.name() + " does not walk from where this one stands, on "
                                    + present.square(from))
                    + PositionWords.ruleOfWalk(kind)
                    + acts;
        }
        return own.isEmpty()
                ? "a " + kind.name() + " does nothing now: " + present.due()
                : "no action takes a " + kind.name() + " from " + present.square(from) + " to " + present.square(to)
                        + " here; there are " + PositionWords.named(own);
    }

    private static boolean concerns(Action action, Kind kind) {
        if (action instanceof Action.Moves moves) {
            return moves.kinds().get(kind.index());
        }
        if (action instanceof Action.Relocates relocates) {
            return relocates.kind().equals(kind);
        }
        if (action instanceof Action.Becomes becomes) {
            return becomes.kind().equals(kind);
        }
        return action instanceof Action.Turns turns
                ? turns.kind().equals(kind)
                : ((Action.Returns) action).kind().equals(kind);
    }
}
