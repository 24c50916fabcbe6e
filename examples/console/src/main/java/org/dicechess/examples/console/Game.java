package org.dicechess.examples.console;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.PlayException;

/**
 * One game: asks the player to move, plays the answer, and narrates it.
 *
 * @param white decides for White
 * @param black decides for Black
 * @param dice rolls
 * @param narrator narrates
 * @param limit the number of moves after which the game stops
 * @param takebacks whether players may take back rolls and turns, and not only choices of their own in this turn
 */
record Game(Player white, Player black, Player dice, Narrator narrator, int limit, boolean takebacks) {

    /**
     * A played game.
     *
     * @param game the game, which ends where a script failed, so that it can be saved and replayed up to there
     * @param failed whether a script failed
     */
    record Played(GameRecord game, boolean failed) {}

    /** Plays until the end, the limit, until a player quits or resigns, or until a script fails. */
    Played play(GameRecord start) {
        GameRecord game = start;
        boolean failed = false;
        narrator.opening(game);
        int moves = 0;
        while (moves < limit && !failed && game.result().isEmpty()) {
            try {
                Answer answer = asked(game.node()).answer(game);
                if (answer instanceof Answer.Quit) {
                    break;
                }
                game = after(game, answer);
                moves = moves(game);
            } catch (PlayException failure) {
                narrator.say(Complaint.lines(failure));
                failed = true;
            }
        }
        narrator.closing(game);
        return new Played(game, failed);
    }

    private Player asked(Node node) {
        return node instanceof Node.Decision decision ? player(decision.player()) : dice;
    }

    private Player player(Color side) {
        return side == Color.WHITE ? white : black;
    }

    private GameRecord after(GameRecord game, Answer answer) {
        if (answer instanceof Answer.Play play) {
            return after(game, play.event());
        }
        if (answer instanceof Answer.TakeBack takeBack) {
            return takebacks ? earlier(game) : takenBack(game, takeBack.by());
        }
        if (answer instanceof Answer.Resign resign) {
            return game.concluded(Conclusion.resignation(resign.by()));
        }
        if (answer instanceof Answer.OfferDraw offer) {
            return offered(game, offer.by().opponent());
        }
        if (answer instanceof Answer.Load load) {
            narrator.elsewhere("loaded, " + Texts.counted(load.game().length(), "event"), load.game());
            return load.game();
        }
        return game;
    }

    private GameRecord after(GameRecord game, Event event) {
        GameRecord next = game.after(event);
        // Scripts are asked now, so that a game in which one fails ends before the event.
        next.node();
        narrator.event(game, next);
        return next;
    }

    private GameRecord offered(GameRecord game, Color side) {
        if (player(side).acceptsDraw(game, side)) {
            return game.concluded(Conclusion.agreement());
        }
        narrator.say(List.of(Texts.side(side) + " declines the draw"));
        return game;
    }

    /** Returns the game at the player's last choice of this turn, if the player may take it back. */
    private GameRecord takenBack(GameRecord game, Color player) {
        GameRecord shorter = game;
        do {
            Optional<String> refusal = shorter.explainTakeBack(player);
            if (refusal.isPresent()) {
                narrator.say(List.of("no undo: " + refusal.get()));
                return game;
            }
            shorter = shorter.takeBack(player);
        } while (!isPersonal(shorter.node()));
        narrator.elsewhere("taken back", shorter);
        return shorter;
    }

    /** Returns the game at the last decision of a human player, whatever has been rolled since. */
    private GameRecord earlier(GameRecord game) {
        for (Optional<GameRecord> before = game.before();
                before.isPresent();
                before = before.get().before()) {
            if (isPersonal(before.get().node())) {
                narrator.elsewhere("taken back", before.get());
                return before.get();
            }
        }
        narrator.say(List.of("no undo: no human player has chosen before"));
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
