package org.dicechess.examples.console;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.spi.HookException;

/**
 * One game: asks the player to move, plays the answer, and narrates it.
 *
 * @param white decides for White
 * @param black decides for Black
 * @param dice rolls
 * @param narrator narrates
 * @param limit the number of moves after which the game stops
 */
record Game(Player white, Player black, Player dice, Narrator narrator, int limit) {

    /**
     * A played game.
     *
     * @param game the game, which ends where a script failed, so that it can be saved and replayed up to there
     * @param failed whether a script failed
     */
    record Played(GameRecord game, boolean failed) {}

    /** Plays until the end, the limit, until a player quits, or until a script fails. */
    Played play(GameRecord start) {
        GameRecord game = start;
        boolean failed = false;
        narrator.opening(game);
        int moves = 0;
        while (moves < limit && !failed && !(game.node() instanceof Node.End)) {
            try {
                Answer answer = asked(game.node()).answer(game);
                if (answer instanceof Answer.Quit) {
                    break;
                }
                game = answer instanceof Answer.Play play ? after(game, play.event()) : earlier(game);
                moves = moves(game);
            } catch (HookException script) {
                narrator.say(Complaint.lines(script));
                failed = true;
            }
        }
        narrator.closing(game);
        return new Played(game, failed);
    }

    private Player asked(Node node) {
        if (node instanceof Node.Decision decision) {
            return decision.player() == Color.WHITE ? white : black;
        }
        return dice;
    }

    private GameRecord after(GameRecord game, Event event) {
        GameRecord next = game.after(event);
        // Scripts are asked now, so that a game in which one fails ends before the event.
        next.node();
        narrator.event(game, next);
        return next;
    }

    private GameRecord earlier(GameRecord game) {
        for (int size = game.events().size() - 1; size >= 0; size--) {
            if (isPersonal(game.positions().get(size).node())) {
                GameRecord shorter = GameRecord.replay(
                                game.start(), game.events().subList(0, size))
                        .withTags(game.tags());
                narrator.takenBack(shorter);
                return shorter;
            }
        }
        narrator.say(List.of("nothing to take back"));
        return game;
    }

    private boolean isPersonal(Node node) {
        return node instanceof Node.Decision decision
                && asked(node) instanceof HumanPlayer
                && !HumanPlayer.isForced(decision);
    }

    private static int moves(GameRecord game) {
        return (int) game.events().stream()
                .filter(event -> event instanceof Move || event instanceof Pass)
                .count();
    }
}
