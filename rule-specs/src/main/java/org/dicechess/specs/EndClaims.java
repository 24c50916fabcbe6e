package org.dicechess.specs;

import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;

/** Claims about the end of a game. */
final class EndClaims {

    private EndClaims() {}

    static void finish(GameRecord game) {
        List<Position> positions = game.positions();
        for (Position position : positions.subList(0, positions.size() - 1)) {
            Claim.that(!(position.node() instanceof Node.End), () -> "expected no event after " + position.text());
        }
        if (game.position().node() instanceof Node.End end) {
            Claim.that(
                    !end.reason().isBlank(),
                    () -> "expected a reason for the end at " + game.position().text());
        }
        Claim.equal("positions", game.events().size() + 1, positions.size());
        Claim.equal("the rules hash", game.start().variant().rulesHash(), game.rulesHash());
    }
}
