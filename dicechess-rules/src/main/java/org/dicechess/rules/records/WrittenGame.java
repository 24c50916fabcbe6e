package org.dicechess.rules.records;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    /** What a position may have between its fields, and the header shows as one blank. */
    private static final Pattern BLANKS = Pattern.compile("[ \\t\\r\\n]+");

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    private final RecordSource source;
    private final Rules rules;
    private final Notes notes;
    private final RecordPart start;
    private final List<RecordPart> events;
    private final WrittenResult result;

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
            WrittenResult result) {
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
        while (at < text.length() && "\uFEFF \t\r\n".indexOf(text.charAt(at)) >= 0) {
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
        checkRules();
        Optional<Result> stated = result();
        // Twice, so that a mistake in each of the two texts has its own place.
        source.valid(start, () -> header(stated, ""));
        return source.valid(
                result.reason(), () -> header(stated, result.reason().text()));
    }

    private RecordHeader header(Optional<Result> stated, String reason) {
        return new RecordHeader(
                rules.variant().text(),
                rules.options().map(source),
                rules.hash().text(),
                notes.tags(),
                notes.extra(),
                Extra.members(notes.extra()),
                Extra.texts(notes.extra()),
                startInOneLine(),
                events.size(),
                stated,
                reason,
                notes.conclusion());
    }

    private String startInOneLine() {
        return Arrays.stream(BLANKS.split(start.text(), -1))
                .filter(field -> !field.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private Optional<Result> result() {
        return result.read(source, notes.conclusion().isPresent());
    }

    private void checkRules() {
        String id = rules.variant().text();
        if (!Names.isId(id)) {
            throw source.error(
                    rules.variant(), "expected the id of a variant, " + Names.ID + ", found " + OneLine.quoted(id));
        }
        if (!HASH.matcher(rules.hash().text()).matches()) {
            throw source.error(rules.hash(), "expected 64 hexadecimal digits in lower case");
        }
    }

    /**
     * Returns the game, played by this variant.
     *
     * @throws NotationException if it is a game of another variant or other rules, or has an impossible event
     */
    public GameRecord play(Variant variant) {
        checkVariant(variant);
        if (!isUnderRulesOf(variant)) {
            throw source.error(
                    rules.hash(),
                    "the rules of the variant '" + variant.id() + "' have changed since this game was played: expected"
                            + " the rules '" + variant.rulesHash() + "', found '"
                            + rules.hash().text()
                            + "'; replay plays it under the rules of now. A record whose variant or options were"
                            + " changed has other rules, too");
        }
        return played(variant);
    }

    /**
     * Returns the same game, also if the rules of the variant have changed. The result is then that of the changed
     * rules.
     *
     * @throws NotationException if it is a game of another variant, or has an impossible event
     */
    public GameRecord replay(Variant variant) {
        checkVariant(variant);
        return played(variant);
    }

    private void checkVariant(Variant variant) {
        check(rules.variant(), variant.id(), "a game of the variant");
        checkRules();
        result();
        rules.options().check(variant, source);
    }

    private boolean isUnderRulesOf(Variant variant) {
        return rules.hash().text().equals(variant.rulesHash());
    }

    private GameRecord played(Variant variant) {
        RecordReplay replay = new RecordReplay(source, notes.tags(), notes.extra());
        GameRecord game = replay.play(replay.position(variant, start), events);
        boolean sameRules = isUnderRulesOf(variant);
        if (notes.conclusion().isPresent() && (sameRules || game.result().isEmpty())) {
            game = concluded(game, notes.conclusion().get());
        } else if (sameRules) {
            result.check(source, game);
        }
        checkWritable(game);
        return game;
    }

    /** Refuses a game whose text would be longer than any that is read. A short text cannot grow so much. */
    private void checkWritable(GameRecord game) {
        if (source.text().length() > RecordSource.LIMIT / 8) {
            source.valid(new RecordPart("", 0), () -> List.of(RecordText.format(game), RecordJson.format(game)));
        }
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
