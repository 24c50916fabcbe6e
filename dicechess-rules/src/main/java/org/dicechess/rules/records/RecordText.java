package org.dicechess.rules.records;

import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Variant;

/**
 * Reads and writes a game as lines of text:
 *
 * <pre>
 * variant: dice-chess
 * rules: 9f86d081884c7d65...
 * options: name=value name=value
 * start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
 * events:
 * [1 3] e2e4 [2 6] b8c6
 * result: *
 * </pre>
 *
 * <p>The line {@code options} is present only if an option has another value than its default.
 */
public final class RecordText {

    private static final int WIDTH = 100;

    private RecordText() {}

    public static String format(GameRecord game) {
        Variant variant = game.start().variant();
        String options = RecordOptions.text(RecordOptions.of(variant));
        return "variant: " + variant.id() + "\n"
                + "rules: " + game.rulesHash() + "\n"
                + (options.isEmpty() ? "" : "options: " + options + "\n")
                + "start: " + game.start().text() + "\n"
                + "events:\n"
                + LineWrap.lines(RecordSource.events(game), WIDTH)
                + "result: " + RecordReplay.result(game) + "\n";
    }

    /**
     * Returns the game of a text.
     *
     * @throws NotationException if the text is malformed, has other rules, or contains an impossible event
     */
    public static GameRecord parse(Variant variant, String text) {
        RecordSource source = RecordSource.ofLines(text);
        RecordReplay replay = new RecordReplay(variant, source);
        RecordLines lines = new RecordLines(source);
        replay.checkVariant(lines.field("variant: "));
        RecordPart rules = lines.field("rules: ");
        checkOptions(variant, source, lines);
        replay.checkRules(rules);
        RecordPart start = lines.field("start: ");
        lines.heading("events:");
        List<RecordPart> events = RecordTokens.of(source, lines.until("result: "));
        RecordPart result = lines.field("result: ");
        lines.end();
        GameRecord game = replay.play(start, events);
        replay.checkResult(result, game);
        return game;
    }

    /** Checks the options before the hash, because a difference in options is the more useful message. */
    private static void checkOptions(Variant variant, RecordSource source, RecordLines lines) {
        RecordPart stated = lines.optional("options: ");
        if (!RecordOptions.fit(variant, stated.text())) {
            String expected = RecordOptions.text(RecordOptions.of(variant));
            throw source.error(stated, "expected the options '" + expected + "', found '" + stated.text() + "'");
        }
    }
}
