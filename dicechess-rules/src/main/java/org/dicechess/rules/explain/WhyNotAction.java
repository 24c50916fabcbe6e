package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Move;
import org.dicechess.rules.model.Action;

/** Explains that a move is not the action that it names, or is possible as another action only. */
final class WhyNotAction {

    private final PositionWords words;

    WhyNotAction(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason; empty if the action is not at fault. */
    Optional<String> of(Move move) {
        Optional<String> unknown = move.action()
                .filter(name -> words.actions().stream()
                        .noneMatch(action -> action.name().equals(name)));
        return unknown.isPresent()
                ? Optional.of("no action '" + unknown.get() + "' can be done now: " + words.due())
                : new Alternatives(words).withSameEffect(move).map(this::correction);
    }

    private String correction(Move other) {
        return other.action()
                .map(name -> "the action " + name + rule(name) + " has this effect; its text is " + other.text())
                .orElseGet(() -> "a move has this effect; its text is " + other.text());
    }

    private String rule(String name) {
        return words.actions().stream()
                .filter(action -> action.name().equals(name))
                .findFirst()
                .map(Action::rule)
                .map(PositionWords::cited)
                .orElse("");
    }
}
