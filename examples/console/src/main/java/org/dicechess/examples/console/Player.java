package org.dicechess.examples.console;

import java.util.List;
import java.util.Random;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.spi.DiceSource;

/** Answers at a node: a human player, a random player or the dice. */
@FunctionalInterface
interface Player {

    /** Returns the answer at the present node of a game, which is not the end. */
    Answer answer(GameRecord game);

    /**
     * Returns whether the player of a side accepts the draw that its opponent offers. A player that is not asked
     * accepts if its side has fewer pieces than the opponent, on the board, in hand and beside the board.
     */
    default boolean acceptsDraw(GameRecord game, Color side) {
        return pieces(game.position(), side) < pieces(game.position(), side.opponent());
    }

    /** Returns a player that plays any listed event, all equally likely. */
    static Player random(long seed) {
        Random random = new Random(seed);
        return game -> {
            List<Event> events = ((Node.Decision) game.node()).events();
            return new Answer.Play(events.get(random.nextInt(events.size())));
        };
    }

    /** Returns dice that roll without a question. */
    static Player dice(DiceSource source) {
        return game -> new Answer.Play(source.roll((Node.Chance) game.node()));
    }

    private static long pieces(Position position, Color side) {
        return position.reserve(side).size()
                + position.hand(side).values().stream()
                        .mapToInt(Integer::intValue)
                        .sum()
                + position.board().squares().stream()
                        .flatMap(square -> position.board().at(square).stream())
                        .filter(piece -> piece.isOf(side))
                        .count();
    }
}
