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
            return Optional.of("nothing has been played, expected an event");
        }
        return refusal(game, last.get(), player);
    }

    private static Optional<String> refusal(GameRecord game, Event last, Color player) {
        if (last instanceof Roll) {
            return Optional.of("the last event is the roll " + last.text() + ", expected a choice of a player");
        }
        Node before = game.before().orElseThrow().position().node();
        if (!(before instanceof Node.Decision decision) || decision.player() != player) {
            return Optional.of("the last event, " + last.text() + ", was chosen by " + name(player.opponent())
                    + ", expected a choice by " + name(player));
        }
        return game.position().beginsTurn()
                ? Optional.of("the turn of the last event, " + last.text() + ", is over, expected it to go on")
                : Optional.empty();
    }

    private static String name(Color side) {
        return side == Color.WHITE ? "White" : "Black";
    }
}
