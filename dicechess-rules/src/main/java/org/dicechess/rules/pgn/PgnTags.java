package org.dicechess.rules.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Position;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.rules.records.RecordOptions;

/** Writes the tag pairs of a game: the Seven Tag Roster first, then the others in alphabetical order. */
final class PgnTags {

    private static final String RESULT = "Result";
    /** The game that needs no tag {@code Variant}. */
    private static final String CHESS = "chess";

    private final Map<String, String> pairs;

    private PgnTags(Map<String, String> pairs) {
        this.pairs = pairs;
    }

    static PgnTags of(GameRecord game, int dealt) {
        Map<String, String> pairs = roster();
        pairs.putAll(new TreeMap<>(given(game, game.positions().get(dealt))));
        pairs.put(RESULT, game.result().map(Result::text).orElse("*"));
        return new PgnTags(pairs);
    }

    String result() {
        return Objects.requireNonNull(pairs.get(RESULT));
    }

    /** Returns the tag pairs, one on each line. */
    String text() {
        StringBuilder text = new StringBuilder();
        pairs.forEach((name, value) -> text.append("[" + name + " \"" + escaped(value) + "\"]\n"));
        return text.toString();
    }

    private static Map<String, String> roster() {
        Map<String, String> roster = new LinkedHashMap<>();
        List.of("Event", "Site").forEach(name -> roster.put(name, "?"));
        roster.put("Date", "????.??.??");
        List.of("Round", "White", "Black").forEach(name -> roster.put(name, "?"));
        roster.put(RESULT, "*");
        return roster;
    }

    private static Map<String, String> given(GameRecord game, Position first) {
        Map<String, String> given = new TreeMap<>(game.tags());
        Variant variant = first.variant();
        if (!variant.id().equals(CHESS)) {
            given.put("Variant", variant.name());
        }
        String options = RecordOptions.text(RecordOptions.of(variant));
        if (!options.isEmpty()) {
            given.put("Options", options);
        }
        if (!first.equals(variant.start())) {
            given.put("SetUp", "1");
            given.put("FEN", first.text());
        }
        game.conclusion().ifPresent(conclusion -> {
            given.put("Termination", termination(conclusion.kind()));
            given.put("Conclusion", conclusion.text() + (conclusion.why().isEmpty() ? "" : ": " + conclusion.why()));
        });
        return given;
    }

    /** Returns the word of the PGN standard. */
    private static String termination(Conclusion.Kind kind) {
        return switch (kind) {
            case RESIGNATION, AGREEMENT -> "normal";
            case TIME -> "time forfeit";
            case ADJUDICATION -> "adjudication";
            case ABANDONMENT -> "abandoned";
        };
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
