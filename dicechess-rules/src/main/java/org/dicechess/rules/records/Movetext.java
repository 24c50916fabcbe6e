package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.san.San;

/** Writes the movetext of a game as a list of words. */
public final class Movetext {

    private final List<String> words = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int number;
    private Color side = Color.WHITE;
    private boolean afterMove;

    private Movetext() {}

    /**
     * Returns the words of the movetext; a comment is one word.
     *
     * @param first the index of the first event that is part of the movetext
     * @param result the last word
     * @throws IllegalArgumentException if the algebraic texts take too much work
     */
    public static List<String> words(GameRecord game, int first, String result) {
        Movetext moves = new Movetext();
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        try (Work work = Work.begin()) {
            for (int i = first; i < events.size(); i++) {
                // A copy, so that the events listed for it are not kept in memory.
                moves.add(positions.get(i).ignoring(), events.get(i));
                check(work, i + 1);
            }
        }
        moves.remark();
        moves.end(game);
        moves.words.add(result);
        return moves.words;
    }

    private static void check(Work work, int event) {
        if (work.done() > Work.MOST) {
            throw new IllegalArgumentException("the algebraic texts up to event " + event + " take " + work.done()
                    + " units of work, expected at most " + Work.MOST);
        }
    }

    /** Returns whether an event is the roll of a deal. Effects change the board, too, where a roll ends a turn. */
    public static boolean deals(GameRecord game, int event) {
        Position start = game.positions().get(event);
        Position end = game.positions().get(event + 1);
        Board before = start.board();
        Board after = end.board();
        return game.events().get(event) instanceof Roll
                && start.turn() == end.turn()
                && !before.squares().stream()
                        .allMatch(square -> before.at(square).equals(after.at(square)));
    }

    private void add(Position position, Event event) {
        boolean plays = event instanceof Move || event instanceof Pass;
        begin(position, plays);
        if (plays) {
            remark();
            words.add(word(position, event));
            afterMove = true;
        } else {
            remarks.add(event.text());
        }
    }

    /** Writes the number of the turn at its beginning; for Black only if no move of White stands right before. */
    private void begin(Position position, boolean plays) {
        if (position.turnNumber() == number && position.turn() == side) {
            return;
        }
        remark();
        boolean follows = afterMove && plays && position.turnNumber() == number;
        number = position.turnNumber();
        side = position.turn();
        if (side == Color.WHITE) {
            words.add(number + ".");
        } else if (!follows) {
            words.add(number + "...");
        }
    }

    /** Writes the rolls and selections since the last move as one comment. */
    private void remark() {
        if (!remarks.isEmpty()) {
            words.add("{" + String.join(" ", remarks) + "}");
            remarks.clear();
            afterMove = false;
        }
    }

    /** Writes as a comment why the rules have ended the game, if the last move does not show it. */
    private void end(GameRecord game) {
        boolean shown = !words.isEmpty() && words.get(words.size() - 1).endsWith("#");
        game.end()
                .filter(end -> game.conclusion().isEmpty() && !shown)
                .ifPresent(end -> words.add("{" + end.title().replace('}', ')') + "}"));
    }

    /** Returns the word of a move. */
    static String word(Position position, Event event) {
        return symbol(San.format(position, event));
    }

    private static String symbol(String san) {
        return san.replace("(", "")
                .replace(")", "")
                .replace('^', ':')
                .replace(',', ':')
                .replace('/', ':');
    }
}
