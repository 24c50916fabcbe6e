package org.dicechess.rules.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.rules.files.Resolution;
import org.dicechess.rules.model.Listing;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.sections.BoardReader;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * The sections of a definition before their readers read them; only the board has been read. A section that may be
 * missing is empty then.
 */
record Sections(
        Listing listing,
        Squares squares,
        YamlMap areas,
        YamlMap pieces,
        YamlMap dice,
        YamlMap actions,
        YamlMap effects,
        YamlNode turn,
        Optional<YamlNode> firstTurn,
        Optional<YamlMap> check,
        Optional<YamlMap> castling,
        YamlMap counters,
        YamlMap numbers,
        Optional<YamlMap> hands,
        YamlMap endings,
        YamlNode setup,
        Optional<YamlMap> picture) {

    /** The keys that have been resolved before. A text that misspells one of them stands here still. */
    private static final List<String> ROOT = List.of("format", "extends", "import");

    /** What stands in some sections, for those who write something else. */
    private static final Map<String, String> EXAMPLES = Map.of(
            "board", "as {files: 8, ranks: 8}",
            "areas", "as {centre: [d4-e5]}",
            "pieces", "as {camel: {symbol: C, move: C}}",
            "dice", "as {d6: {faces: 6}}",
            "counters", "as {halfmove: {reset-by-capture: true}}",
            "endings", "as {mate: {when: checkmate, result: loses}}");

    static final Keys KEYS = Resolution.KEYS
            .named("game")
            .and(Keys.of(
                    "",
                    Key.id("id"),
                    Key.title("name", ListingReader.LONGEST),
                    Key.text("about"),
                    Key.title("group", ListingReader.LONGEST),
                    Key.titles("also", ListingReader.LONGEST),
                    Key.names("options", "option"),
                    Key.map("board", "board"),
                    Key.names("areas", "area"),
                    Key.names("pieces", "piece"),
                    Key.names("dice", "dice"),
                    Key.names("actions", "action"),
                    Key.names("effects", "effect"),
                    Key.map("hands", "hands"),
                    Key.node("turn", "part"),
                    Key.node("first-turn", "part"),
                    Key.map("check", "check"),
                    Key.map("castling", "castling"),
                    Key.names("counters", "counter"),
                    Key.names("numbers", "number"),
                    Key.names("endings", "ending"),
                    Key.node("setup", "setup"),
                    Key.map("picture", "picture")));

    /** Returns the sections; empty if one is too large, or one that every game needs is missing or of another form. */
    static Optional<Sections> of(YamlMap definition, Problems problems) {
        Fields fields = new Fields(definition, KEYS, problems);
        ROOT.forEach(fields::has);
        Listing listing = new ListingReader(fields, problems).read();
        fields.rule();
        fields.map("options");
        Optional<YamlMap> board = fields.requiredMap("board", example("board"));
        Optional<Squares> squares = board.isPresent() ? new BoardReader(problems).read(board.get()) : Optional.empty();
        YamlMap areas = section(fields, "areas");
        Optional<YamlMap> pieces = fields.requiredMap("pieces", example("pieces"));
        YamlMap dice = section(fields, "dice");
        YamlMap actions = section(fields, "actions");
        YamlMap effects = section(fields, "effects");
        Optional<YamlNode> turn = fields.requiredNode("turn");
        Optional<YamlNode> firstTurn = fields.node("first-turn");
        Optional<YamlMap> check = fields.map("check");
        Optional<YamlMap> castling = fields.map("castling");
        YamlMap counters = section(fields, "counters");
        YamlMap numbers = section(fields, "numbers");
        Optional<YamlMap> hands = fields.map("hands");
        Optional<YamlMap> endings = fields.requiredMap("endings", example("endings"));
        Optional<YamlNode> setup = fields.requiredNode("setup");
        Optional<YamlMap> picture = fields.map("picture");
        fields.done();
        if (!Sizes.fit(definition, problems)
                || squares.isEmpty()
                || pieces.isEmpty()
                || turn.isEmpty()
                || endings.isEmpty()
                || setup.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Sections(
                listing,
                squares.get(),
                areas,
                pieces.get(),
                dice,
                actions,
                effects,
                turn.get(),
                firstTurn,
                check,
                castling,
                counters,
                numbers,
                hands,
                endings.get(),
                setup.get(),
                picture));
    }

    private static String example(String key) {
        return EXAMPLES.getOrDefault(key, "");
    }

    private static YamlMap section(Fields fields, String key) {
        return fields.map(key, example(key)).orElse(new YamlMap(fields.map().location(), key, List.of()));
    }
}
