package org.dicechess.examples.players.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;

/**
 * Reads the words after {@code position}. Rolls stand among the moves, as {@code [1 3]}: UCI has no word for them.
 *
 * @param variant what is played
 * @param start the position in which games begin, which is asked for only where it is needed
 * @param texts the texts of moves
 */
record PositionReader(Variant variant, Supplier<Position> start, UciMoves texts) {

    /** The index of the castling rights among the fields of FEN. */
    private static final int RIGHTS = 2;

    /**
     * Returns the game.
     *
     * @param words the whole command
     * @throws IllegalArgumentException if it makes no sense, or an event is not possible
     * @throws NotationException if there is no such position
     */
    GameRecord read(List<String> words) {
        int moves = words.indexOf("moves");
        GameRecord game = GameRecord.from(start(words.subList(0, moves < 0 ? words.size() : moves)));
        for (String text : moves < 0 ? List.<String>of() : events(words.subList(moves + 1, words.size()))) {
            game = open(game);
            game = game.node() instanceof Node.Decision
                    ? game.after(texts.read(game.position(), text))
                    : game.after(text);
        }
        return game;
    }

    /**
     * Returns the game without its past if only that has ended it, by a repetition. In UCI the host calls draws, and
     * may play on.
     */
    static GameRecord open(GameRecord game) {
        boolean repeated = game.node() instanceof Node.End && !(game.position().node() instanceof Node.End);
        return repeated ? GameRecord.from(game.position()) : game;
    }

    private Position start(List<String> words) {
        if (words.size() == 2 && words.get(1).equals("startpos")) {
            return start.get();
        }
        if (words.size() > 2 && words.get(1).equals("fen")) {
            return position(words.subList(2, words.size()));
        }
        throw new IllegalArgumentException("expected position startpos or position fen FEN, then moves");
    }

    /** Programs may write the castling rights of chess in a game without castling, such as suicide chess. */
    private Position position(List<String> fields) {
        try {
            return variant.position(String.join(" ", fields));
        } catch (NotationException fault) {
            if (fields.size() < 3 || !fields.get(RIGHTS).matches("[KQkq]+") || mayCastle()) {
                throw fault;
            }
            List<String> without = new ArrayList<>(fields);
            without.set(RIGHTS, "-");
            return variant.position(String.join(" ", without));
        }
    }

    /** Returns whether a game may have castling: it has rights in the beginning, or its array is dealt. */
    private boolean mayCastle() {
        Position first = start.get();
        return first.node() instanceof Node.Chance
                || !Words.of(first.text()).get(RIGHTS).equals("-");
    }

    /** Joins the words of each roll. */
    private static List<String> events(List<String> words) {
        List<String> events = new ArrayList<>();
        boolean open = false;
        for (String word : words) {
            events.add(open ? events.remove(events.size() - 1) + " " + word : word);
            open = (open || word.startsWith("[")) && !word.endsWith("]");
        }
        return events;
    }
}
