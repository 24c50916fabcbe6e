package org.dicechess.examples.console;

import org.dicechess.GameRecord;
import org.dicechess.Position;
import org.dicechess.Variant;

/** Positions as the command line gives them. */
final class PositionText {

    private PositionText() {}

    /** Reads a position; nothing or {@code start} is the variant's start. */
    static Position read(Variant variant, String text) {
        return text.isBlank() || text.strip().equals("start") ? variant.start() : variant.position(text.strip());
    }

    /** The game in which these events, separated by blanks, follow on a position. */
    static GameRecord after(Position start, String events) {
        GameRecord game = GameRecord.from(start);
        for (String text : Tokens.split(events)) {
            game = game.after(start.variant().notation().event(game.position(), text));
        }
        return game;
    }
}
