package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Protection;
import org.dicechess.rules.state.State;

/** Explains that a piece cannot be captured: other pieces protect it, or a hook spares it. */
final class WhyNotCaptured {

    private final PositionWords words;

    WhyNotCaptured(PositionWords words) {
        this.words = words;
    }

    /**
     * Returns why the piece on a square cannot be captured from another, although a piece there could do it otherwise.
     * It is empty if no such reason exists.
     */
    Optional<String> reason(int square, int from) {
        State state = words.state;
        boolean spared = state.at(square) != 0
                && state.isEnemy(square)
                && words.engine.safety.attackers.couldCapture(from, square)
                && words.engine.protection.isSpared(square, from);
        return spared ? Optional.of(told(square)) : Optional.empty();
    }

    /** Returns that other pieces protect the piece on a square; empty if they do not, or if it is no enemy. */
    Optional<String> protection(int square) {
        State state = words.state;
        boolean isProtected =
                state.at(square) != 0 && state.isEnemy(square) && words.engine.protection.isProtected(square);
        return isProtected ? Optional.of(told(square)) : Optional.empty();
    }

    private String told(int square) {
        return "the " + words.kind(square).name() + " on " + words.square(square) + how(square);
    }

    private String how(int square) {
        Kind kind = words.kind(square);
        return words.engine.protection.isProtected(square)
                ? " is protected" + PositionWords.cited(rule(kind))
                : " may not be captured now" + PositionWords.cited(kind.rule());
    }

    /** Returns the rule by which another kind protects this one. */
    private String rule(Kind kind) {
        return words.tables.game.kinds().stream()
                .flatMap(other -> other.protection().stream())
                .filter(protection -> protection.pieces().contains(kind.name()))
                .map(Protection::rule)
                .findFirst()
                .orElse("");
    }
}
