package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Variant;

/**
 * Reads and writes a game as one JSON object on one line, with the keys {@code format} (1), {@code variant},
 * {@code rules}, {@code options}, {@code start}, {@code events}, {@code result} and, if the game is over,
 * {@code reason}. Options at their default are left out.
 */
public final class RecordJson {

    private static final int FORMAT = 1;

    private RecordJson() {}

    public static String format(GameRecord game) {
        Variant variant = game.start().variant();
        return "{\"format\":" + FORMAT
                + ",\"variant\":" + JsonWriter.string(variant.id())
                + ",\"rules\":" + JsonWriter.string(game.rulesHash())
                + ",\"options\":" + JsonWriter.object(RecordOptions.of(variant))
                + ",\"start\":" + JsonWriter.string(game.start().text())
                + ",\"events\":" + JsonWriter.list(RecordSource.events(game))
                + result(game.node())
                + "}";
    }

    /**
     * Returns the game of a text.
     *
     * @throws NotationException if the text is malformed, has other rules, or contains an impossible event
     */
    public static GameRecord parse(Variant variant, String text) {
        RecordSource source = new RecordSource(text);
        RecordFields fields = RecordFields.of(source);
        RecordReplay replay = new RecordReplay(variant, source);
        fields.number("format", FORMAT);
        replay.checkVariant(fields.text("variant"));
        checkOptions(variant, source, fields);
        replay.checkRules(fields.text("rules"));
        RecordPart start = fields.text("start");
        List<RecordPart> events = fields.texts("events");
        RecordPart result = fields.result();
        fields.end();
        GameRecord game = replay.play(start, events);
        replay.checkResult(result, game);
        return game;
    }

    private static String result(Node node) {
        return node instanceof Node.End end
                ? ",\"result\":" + JsonWriter.string(end.result().text()) + ",\"reason\":"
                        + JsonWriter.string(end.reason())
                : ",\"result\":\"*\"";
    }

    /** Checks the options before the hash, because a difference in options is the more useful message. */
    private static void checkOptions(Variant variant, RecordSource source, RecordFields fields) {
        int at = fields.at("options");
        Map<String, String> stated = fields.map("options");
        if (!RecordOptions.fit(variant, stated)) {
            throw source.error(
                    at,
                    "expected the options " + new TreeMap<>(RecordOptions.of(variant)) + ", found "
                            + new TreeMap<>(stated));
        }
    }
}
