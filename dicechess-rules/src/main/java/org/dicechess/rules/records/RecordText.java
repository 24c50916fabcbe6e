package org.dicechess.rules.records;

import java.util.List;
import java.util.Optional;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Variant;

/** Reads and writes a game as lines of text, as {@link org.dicechess.Notation#record(GameRecord)} shows them. */
public final class RecordText {

    private static final int WIDTH = 100;
    private static final String TAG = "tag ";
    private static final String COLON = ": ";
    private static final String EXTRA = "extra: ";
    private static final String CONCLUSION = "conclusion: ";
    private static final String WHY = "why: ";

    private RecordText() {}

    public static String format(GameRecord game) {
        Variant variant = game.start().variant();
        String options = RecordOptions.text(RecordOptions.of(variant));
        StringBuilder text = new StringBuilder();
        text.append("variant: " + variant.id() + "\n");
        text.append("rules: " + game.rulesHash() + "\n");
        text.append(options.isEmpty() ? "" : "options: " + options + "\n");
        game.tags().forEach((name, value) -> text.append(TAG + name + COLON + value + "\n"));
        text.append(Extra.isEmpty(game.extra()) ? "" : EXTRA + game.extra() + "\n");
        text.append("start: " + game.start().text() + "\n");
        text.append("events:\n");
        text.append(LineWrap.lines(RecordSource.events(game), WIDTH));
        text.append("result: " + WrittenResult.text(game) + "\n");
        game.conclusion().ifPresent(conclusion -> write(conclusion, text));
        return RecordSource.written("as lines", text.toString());
    }

    private static void write(Conclusion conclusion, StringBuilder text) {
        text.append(CONCLUSION + conclusion.text() + "\n");
        text.append(conclusion.why().isEmpty() ? "" : WHY + conclusion.why() + "\n");
    }

    /**
     * Returns the game of a text.
     *
     * @throws NotationException if the text is malformed, has other rules, or contains an impossible event
     */
    public static GameRecord parse(Variant variant, String text) {
        return read(text).play(variant);
    }

    /** Returns the game of a text, not yet played. */
    static WrittenGame read(String text) {
        RecordSource source = RecordSource.ofLines(text);
        RecordLines lines = new RecordLines(source);
        WrittenGame.Rules rules = new WrittenGame.Rules(
                lines.words("variant: "), lines.words("rules: "), new WrittenOptions.Line(lines.optional("options: ")));
        WrittenTags tags = tags(source, lines);
        String extra = lines.has(EXTRA) ? Extra.read(source, lines.field(EXTRA)) : Extra.NONE;
        RecordPart start = lines.words("start: ");
        lines.heading("events:");
        List<RecordPart> events = RecordTokens.of(source, lines.until("result: "));
        WrittenResult result = WrittenResult.ofLine(source, lines.words("result: "));
        RecordPart ended = lines.here();
        Optional<Conclusion> conclusion =
                lines.has(CONCLUSION) ? Optional.of(conclusion(source, lines, result.result())) : Optional.empty();
        lines.end();
        return new WrittenGame(
                source, rules, new WrittenGame.Notes(tags.map(), extra, conclusion, ended), start, events, result);
    }

    private static WrittenTags tags(RecordSource source, RecordLines lines) {
        WrittenTags tags = new WrittenTags(source);
        while (lines.has(TAG)) {
            RecordPart tag = lines.field(TAG);
            int colon = tag.text().indexOf(COLON);
            if (colon >= 0) {
                tags.add(tag.text().substring(0, colon), tag.within(colon + COLON.length() + 1));
            } else if (tag.text().endsWith(":")) {
                // An editor has taken away the blank before an empty value.
                tags.add(
                        tag.text().substring(0, tag.text().length() - 1),
                        tag.within(tag.text().length() + 1));
            } else {
                throw source.error(tag, "expected a colon and a blank behind the name of the tag");
            }
        }
        return tags;
    }

    private static Conclusion conclusion(RecordSource source, RecordLines lines, RecordPart result) {
        RecordPart line = lines.words(CONCLUSION);
        return new WrittenConclusion(source, result).read(line, lines.optional(WHY));
    }
}
