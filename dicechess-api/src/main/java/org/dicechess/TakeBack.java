package org.dicechess;

import java.util.Optional;

/** States whether a player may take back the last event of a game. */
final class TakeBack {

    private TakeBack() {}

    /**
     * Returns why this player may not take back the last event; empty if it may.
     *
     * @param last the last event; empty at the start
     */
    static Optional<String> refusal(GameRecord game, Optional<Event> last, Color player) {
        Optional<String> over = game.over();
        if (over.isPresent()) {
            return over;
        }
        if (last.isEmpty()) {
            return Optional.of("nothing has been played");
        }
        return refusal(game, last.get(), player);
    }

    private static Optional<String> refusal(GameRecord game, Event last, Color player) {
        if (last instanceof Roll) {
            return Optional.of("the last event is the roll " + last.text() + ", which nobody has chosen");
        }
        Node before = game.before().orElseThrow().position().node();
        if (before instanceof Node.Chance) {
            return Optional.of("chance has picked the last event, " + last.text() + ", which nobody has chosen");
        }
        if (!(before instanceof Node.Decision decision) || decision.player() != player) {
            return Optional.of(name(player.opponent()) + " has chosen the last event, " + last.text());
        }
        return game.position().beginsTurn()
                ? Optional.of("the turn of the last event, " + last.text() + ", is over")
                : Optional.empty();
    }

    private static String name(Color side) {
        return side == Color.WHITE ? "White" : "Black";
    }
}
