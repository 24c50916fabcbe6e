package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Protection;
import org.dicechess.rules.state.State;

/** That a man cannot be captured: others protect him, or a hook spares him. */
final class WhyNotCaptured {

    private final PositionWords present;

    WhyNotCaptured(PositionWords present) {
        this.present = present;
    }

    /** Why the man on a square cannot be captured by the one on another, if he is an enemy and cannot. */
    Optional<String> reason(int square, int captor) {
        State state = present.state;
        boolean spared =
                state.at(square) != 0 && state.isEnemy(square) && present.engine.protection.isSpared(square, captor);
        return spared
                ? Optional.of("the " + present.kind(square).name() + " on " + present.square(square) + how(square))
                : Optional.empty();
    }

    private String how(int square) {
        Kind kind = present.kind(square);
        return present.engine.protection.isProtected(square)
                ? " is protected" + PositionWords.cited(rule(kind))
                : " may not be captured now" + PositionWords.cited(kind.rule());
    }

    /** The rule under which some kind protects this one. */
    private String rule(Kind kind) {
        return present.tables.game.kinds().stream()
                .flatMap(other -> other.protection().stream())
                .filter(protection -> protection.pieces().contains(kind.name()))
                .map(Protection::rule)
                .findFirst()
                .orElse("");
    }
}
