package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Move;
import org.dicechess.rules.model.Action;

/** Why a move is not the action that it is said to be, or is only possible as an action. */
final class WhyNotDone {

    private final PositionWords present;

    WhyNotDone(PositionWords present) {
        this.present = present;
    }

    /** The reason; empty if the fault lies elsewhere. */
    Optional<String> of(Move move) {
        Optional<String> unknown = move.action()
                .filter(name -> present.actions().stream()
                        .noneMatch(action -> action.name().equals(name)));
        return unknown.isPresent()
                ? Optional.of("no action '" + unknown.get() + "' can be done now: " + present.due())
                : new Alternatives(present).alike(move).map(this::written);
    }

    private String written(Move other) {
        return other.action()
                .map(name -> "the action " + name + rule(name) + " does this, written " + other.text())
                .orElseGet(() -> "a move does this, written " + other.text());
    }

    private String rule(String name) {
        return present.actions().stream()
                .filter(action -> action.name().equals(name))
                .findFirst()
                .map(Action::rule)
                .map(PositionWords::cited)
                .orElse("");
    }
}
