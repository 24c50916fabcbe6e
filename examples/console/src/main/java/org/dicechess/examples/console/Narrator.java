package org.dicechess.examples.console;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;

/**
 * Tells a game as it goes.
 *
 * @param streams where it is told
 * @param delay milliseconds to wait after each event
 */
record Narrator(Streams streams, long delay) {

    /** The first words. */
    void opening(GameRecord game) {
        board(game.position());
    }

    /** What has just happened; the board, too, if the turn is over or a roll has set it up. */
    void event(GameRecord before, GameRecord after) {
        Position position = before.position();
        Event event = after.events().get(after.events().size() - 1);
        streams.out().println(position.turnNumber() + ". " + sentence(before.node(), position, event));
        if (isNewTurn(position, after) || event instanceof Roll && !sameMen(position.board(), after.position().board())) {
            board(after.position());
        }
        streams.out().flush();
        pause();
    }

    /** A move has been taken back. */
    void takenBack(GameRecord game) {
        streams.out().println("taken back");
        board(game.position());
    }

    /** The last words. */
    void closing(GameRecord game) {
        streams.out().println(game.node() instanceof Node.End end
                ? end.result().text() + " " + end.reason() + rule(end)
                : "* not finished");
        streams.out().println(Texts.counted(game.events().size(), "event"));
    }

    /** Some lines. */
    void say(List<String> lines) {
        lines.forEach(streams.out()::println);
        streams.out().flush();
    }

    /** The board between empty lines. */
    void board(Position position) {
        streams.out().println();
        new BoardDrawing(streams.arrows()).lines(position.board()).forEach(streams::print);
        streams.out().println();
        streams.out().flush();
    }

    private static boolean isNewTurn(Position before, GameRecord after) {
        return after.node() instanceof Node.End
                || before.turn() != after.position().turn()
                || before.turnNumber() != after.position().turnNumber();
    }

    private static boolean sameMen(Board before, Board after) {
        return before.squares().stream().allMatch(square -> before.at(square).equals(after.at(square)));
    }

    private static String sentence(Node node, Position position, Event event) {
        Color side = node instanceof Node.Decision decision ? decision.player() : position.turn();
        return Texts.side(side) + " " + deed(position, event);
    }

    private static String deed(Position position, Event event) {
        if (event instanceof Roll) {
            return "rolls " + event.text();
        }
        if (event instanceof Pass) {
            return "passes";
        }
        if (event instanceof Move) {
            String san = position.variant().notation().san(position, event);
            return "plays " + event.text() + (san.equals(event.text()) ? "" : " (" + san + ")");
        }
        return "chooses " + event.text();
    }

    private static String rule(Node.End end) {
        return end.rule().isEmpty() ? "" : " (" + end.rule() + ")";
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(delay);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
