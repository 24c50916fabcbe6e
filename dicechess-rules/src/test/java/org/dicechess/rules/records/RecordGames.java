package org.dicechess.rules.records;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/** The variants and games that the tests of this package share. */
public final class RecordGames {

    public static final Variant CHESS = load(Loader.create(), "record-chess.yaml");
    public static final Variant CHESS960 = load(Loader.create(), "record-chess960.yaml");
    public static final Variant DICE_CHESS = load(Loader.create(), "record-dice-chess.yaml");
    public static final Variant DOUBLE_MOVE = load(Loader.create(), "record-double-move.yaml");
    public static final Variant HOUSE = load(Loader.create(), "record-house.yaml");
    public static final Variant STRICT_DICE_CHESS =
            load(Loader.create().option("stalemate", "loses"), "record-dice-chess.yaml");

    /** The sample game of the encyclopedia article on dice chess, which does not name White's first doubles. */
    public static final List<String> SAMPLE = List.of(
            "[1 1]", "e2e4", "[2 3]", "b8c6", "[3 4]", "f1c4", "[4 5]", "a8b8", "[3 6]", "c4f7", "[2 4]", "--", "[2 4]",
            "g1h3", "[1 3]", "--", "[2 4]", "h3g5");

    private RecordGames() {}

    public static GameRecord play(Variant variant, String... events) {
        return play(variant.start(), List.of(events));
    }

    public static GameRecord play(Position start, List<String> events) {
        GameRecord game = GameRecord.from(start);
        for (String event : events) {
            game = game.after(start.variant().notation().event(game.position(), event));
        }
        return game;
    }

    private static Variant load(Loader loader, String file) {
        try {
            return loader.load(Path.of(RecordGames.class.getResource(file).toURI()));
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the exception of a reader that refuses a text. */
    public static NotationException refusal(Runnable reader) {
        try {
            reader.run();
        } catch (NotationException refused) {
            return refused;
        }
        throw new AssertionError("the text was accepted");
    }
}
