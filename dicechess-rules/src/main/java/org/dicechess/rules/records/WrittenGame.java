package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.RecordHeader;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.yaml.Names;

/** A game as a text states it: read, not yet played. */
public final class WrittenGame {

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    private final RecordSource source;
    private final Rules rules;
    private final Notes notes;
    private final RecordPart start;
    private final List<RecordPart> events;
    private final RecordPart result;

    /** The rules of a game: the id and the options of its variant, the hash of its rules. */
    record Rules(RecordPart variant, RecordPart hash, WrittenOptions options) {}

    /**
     * What a host has added to a game.
     *
     * @param extra a JSON object
     * @param ended where the conclusion stands
     */
    record Notes(Map<String, String> tags, String extra, Optional<Conclusion> conclusion, RecordPart ended) {}

    WrittenGame(
            RecordSource source,
            Rules rules,
            Notes notes,
            RecordPart start,
            List<RecordPart> events,
            RecordPart result) {
        source.checkCount(events);
        this.source = source;
        this.rules = rules;
        this.notes = notes;
        this.start = start;
        this.events = events;
        this.result = result;
    }

    /**
     * Reads lines of text, or JSON, whose first character that is no blank is a brace.
     *
     * @throws NotationException if the text is malformed
     */
    public static WrittenGame read(String text) {
        int at = 0;
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return text.startsWith("{", at) ? RecordJson.read(text) : RecordText.read(text);
    }

    /**
     * Returns what the text says about the game.
     *
     * @throws NotationException if id, hash, options or result are malformed
     */
    public RecordHeader header() {
        String id = rules.variant().text();
        if (!Names.isId(id)) {
            throw source.error(
                    rules.variant(), "expected the id of a variant, " + Names.ID + ", found " + OneLine.quoted(id));
        }
        if (!HASH.matcher(rules.hash().text()).matches()) {
            throw source.error(rules.hash(), "expected 64 hexadecimal digits in lower case");
        }
        Optional<Result> stated = result();
        String reason = stated.isEmpty()
                ? ""
                : result.text().substring(stated.get().text().length()).strip();
        return new RecordHeader(
                id,
                rules.options().map(source),
                rules.hash().text(),
                notes.tags(),
                stated,
                reason,
                notes.conclusion(),
                events.size());
    }

    private Optional<Result> result() {
        String text = result.text();
        for (Result each : Result.values()) {
            if (text.equals(each.text()) || text.startsWith(each.text() + " ")) {
                return Optional.of(each);
            }
        }
        if (text.equals("*")) {
            return Optional.empty();
        }
        throw source.error(result, "expected 1-0, 0-1, 1/2-1/2 or *, found '" + text + "'");
    }

    /**
     * Returns the game, played by this variant.
     *
     * @throws NotationException if it is a game of another variant or other rules, or has an impossible event
     */
    public GameRecord play(Variant variant) {
        check(rules.variant(), variant.id(), "a game of the variant");
        rules.options().check(variant, source);
        check(rules.hash(), variant.rulesHash(), "a game under the rules");
        RecordReplay replay = new RecordReplay(source, notes.tags(), notes.extra());
        GameRecord game = replay.play(replay.position(variant, start), events);
        if (notes.conclusion().isPresent()) {
            return concluded(game, notes.conclusion().get());
        }
        check(result, RecordReplay.result(game), "the result of these events:");
        return game;
    }

    private GameRecord concluded(GameRecord game, Conclusion conclusion) {
        try {
            return game.concluded(conclusion);
        } catch (IllegalStateException over) {
            throw source.error(notes.ended(), over.getMessage() + ", expected no conclusion");
        }
    }

    /** Returns an exception that says what is wrong with the id of the variant. */
    public NotationException noVariant(String complaint) {
        return source.error(rules.variant(), complaint);
    }

    /**
     * Checks that a variant has the stated options with the stated values.
     *
     * @throws NotationException if it has not
     */
    public void checkChoices(Variant variant) {
        rules.options().map(source).forEach((name, value) -> {
            if (!variant.choices().containsKey(name)) {
                throw source.error(
                        rules.options().at(),
                        "no option '" + name + "' of the variant '" + variant.id() + "', expected one of "
                                + variant.choices().keySet());
            }
            List<String> values = List.copyOf(variant.choices().get(name));
            if (!values.contains(value)) {
                throw source.error(
                        rules.options().at(), "option " + name + "='" + value + "', expected one of " + values);
            }
        });
    }

    private void check(RecordPart stated, String expected, String what) {
        if (!stated.text().equals(expected)) {
            throw source.error(stated, "expected " + what + " '" + expected + "', found '" + stated.text() + "'");
        }
    }
}
