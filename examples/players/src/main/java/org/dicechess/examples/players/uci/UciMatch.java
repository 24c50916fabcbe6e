package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.examples.players.match.Score;
import org.dicechess.examples.players.play.RandomEvents;

/**
 * A match between two programs, with our rules as the referee, who deals arrays and throws dice. Two games in a row
 * have the same opening and dice, and the programs change sides.
 *
 * @param variant what they play
 * @param first the first program
 * @param second the second program
 * @param limits what each may spend on a move, as {@code go} takes it
 * @param chess960 whether castling is written as in Chess960
 * @param rolls whether players roll dice, so that rolls stand among the moves
 * @param opening how many turns are played at random at the beginning
 * @param seed the seed of openings, deals and dice
 */
public record UciMatch(
        Variant variant,
        UciProgram first,
        UciProgram second,
        List<String> limits,
        boolean chess960,
        boolean rolls,
        int opening,
        long seed) {

    /** A game with more events is stopped. */
    private static final int LONGEST = 1_000;

    /**
     * What a game has come to.
     *
     * @param score the score of the first program
     * @param text the result in words
     */
    public record Outcome(Score score, String text) {}

    /**
     * Plays a game.
     *
     * @throws IllegalArgumentException if a program plays an impossible move
     * @throws IllegalStateException if a program refuses a position, sees no move where there is one, or sees one where
     *     there is none
     */
    public Outcome play(int number) {
        Color side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
        first.begin();
        second.begin();
        UciMoves texts = new UciMoves(chess960);
        RandomEvents random = new RandomEvents(new SplittableRandom(seed * 1_000_003 + number / 2));
        GameRecord game = GameRecord.from(variant.start());
        while (!(game.node() instanceof Node.End) && game.length() < LONGEST) {
            game = game.after(next(game, texts, side, random));
        }
        if (!(game.node() instanceof Node.End end)) {
            return new Outcome(Score.STOPPED, "stopped after " + LONGEST + " events");
        }
        agree(game, texts);
        String text = end.result().text() + " " + end.reason() + " in turn "
                + game.position().turnNumber() + ", first is " + side.name().toLowerCase(Locale.ROOT);
        return new Outcome(Score.of(end.result(), side), text);
    }

    private Event next(GameRecord game, UciMoves texts, Color side, RandomEvents random) {
        Cursor cursor = game.cursor();
        if (cursor.isChance() || RandomEvents.turns(cursor) < opening) {
            return cursor.event(random.next(cursor));
        }
        boolean one = cursor.player() == side;
        String move = (one ? first : second)
                .best(position(game, texts), limits.get(one ? 0 : 1))
                .orElseThrow(() ->
                        new IllegalStateException("no move where there are some: position " + position(game, texts)));
        return texts.read(game.position(), move);
    }

    /** Where there is nothing to play, both programs must say so; of other ends they know nothing. */
    private void agree(GameRecord game, UciMoves texts) {
        if (game.cursor().count() == 0) {
            for (UciProgram program : List.of(first, second)) {
                program.best(position(game, texts), "nodes 1").ifPresent(move -> {
                    throw new IllegalStateException(
                            "'" + move + "' where the game is over: position " + position(game, texts));
                });
            }
        }
    }

    /** Where nobody rolls later, the game begins with the array that has been dealt, as other programs expect. */
    private String position(GameRecord game, UciMoves texts) {
        int deals = !rolls && game.start().node() instanceof Node.Chance ? 1 : 0;
        String start =
                deals == 0 ? "startpos" : "fen " + game.positions().get(deals).text();
        List<Event> events = game.events();
        List<Position> before = game.positions();
        List<String> moves = IntStream.range(deals, events.size())
                .mapToObj(number -> texts.text(before.get(number), events.get(number)))
                .toList();
        return moves.isEmpty() ? start : start + " moves " + String.join(" ", moves);
    }
}
