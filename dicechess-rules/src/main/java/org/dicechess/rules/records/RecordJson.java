package org.dicechess.rules.records;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Variant;

/**
 * Reads and writes a game as one JSON object on one line, with the members that
 * {@link org.dicechess.Notation#json(GameRecord)} lists.
 */
public final class RecordJson {

    private static final int FORMAT = 1;

    private RecordJson() {}

    public static String format(GameRecord game) {
        Variant variant = game.start().variant();
        StringBuilder json = new StringBuilder();
        json.append("{\"format\":" + FORMAT);
        json.append(",\"variant\":" + JsonWriter.string(variant.id()));
        json.append(",\"rules\":" + JsonWriter.string(game.rulesHash()));
        json.append(",\"options\":" + JsonWriter.object(RecordOptions.of(variant)));
        json.append(game.tags().isEmpty() ? "" : ",\"tags\":" + JsonWriter.object(game.tags()));
        json.append(",\"start\":" + JsonWriter.string(game.start().text()));
        json.append(",\"events\":" + JsonWriter.list(RecordSource.events(game)));
        json.append(result(game));
        json.append(
                Extra.isEmpty(game.extra())
                        ? ""
                        : "," + game.extra().substring(1, game.extra().length() - 1));
        return RecordSource.written("as JSON", json.append('}').toString());
    }

    private static String result(GameRecord game) {
        Optional<Conclusion> conclusion = game.conclusion();
        if (conclusion.isPresent()) {
            return ",\"result\":" + JsonWriter.string(conclusion.get().result().text()) + ",\"conclusion\":"
                    + text(conclusion.get());
        }
        return game.end()
                .map(end -> ",\"result\":" + JsonWriter.string(end.result().text()) + ",\"reason\":"
                        + JsonWriter.string(end.reason()))
                .orElse(",\"result\":\"*\"");
    }

    private static String text(Conclusion conclusion) {
        Map<String, String> members = new LinkedHashMap<>();
        members.put("kind", conclusion.kind().text());
        conclusion.by().ifPresent(side -> members.put("by", WrittenConclusion.text(side)));
        if (!conclusion.why().isEmpty()) {
            members.put("why", conclusion.why());
        }
        return JsonWriter.object(members);
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
        RecordSource source = new RecordSource(text);
        RecordFields fields = RecordFields.of(source);
        fields.number("format", FORMAT);
        WrittenGame.Rules rules = new WrittenGame.Rules(
                fields.text("variant"),
                fields.text("rules"),
                new WrittenOptions.Members(fields.map("options"), fields.at("options")));
        RecordPart start = fields.text("start");
        List<RecordPart> events = fields.texts("events");
        RecordPart stated = fields.text("result");
        WrittenResult result = new WrittenResult(
                stated,
                fields.optionalText("reason").orElse(stated.within(stated.text().length() + 1)));
        WrittenTags tags = new WrittenTags(source);
        fields.optional("tags").ifPresent(members -> members.texts().forEach(tags::add));
        Optional<RecordFields> ended = fields.optional("conclusion");
        WrittenGame.Notes notes = new WrittenGame.Notes(
                tags.map(),
                fields.rest(),
                ended.map(members -> conclusion(source, members, stated)),
                ended.map(RecordFields::whole).orElse(stated));
        return new WrittenGame(source, rules, notes, start, events, result);
    }

    private static Conclusion conclusion(RecordSource source, RecordFields stated, RecordPart result) {
        RecordPart kind = stated.text("kind");
        Optional<RecordPart> by = stated.optionalText("by");
        RecordPart why =
                stated.optionalText("why").orElse(kind.within(kind.text().length() + 1));
        stated.end();
        return new WrittenConclusion(source, result).read(stated.whole(), kind, by, why);
    }
}
