package org.dicechess.rules.sections;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code board: {files, ranks, missing, joined}}. */
public final class BoardReader {

    private static final int MOST_FILES = 26;
    private static final int MOST_SQUARES = 256;

    static final Keys KEYS = Keys.of(
            "board",
            Key.number("files", 1, MOST_FILES),
            Key.number("ranks", 1, MOST_SQUARES),
            Key.symbols("missing", "squares"),
            Key.word("joined", List.of("files", "ranks", "both")));

    private final Problems problems;

    public BoardReader(Problems problems) {
        this.problems = problems;
    }

    public Optional<Squares> read(YamlMap board) {
        Fields fields = new Fields(board, KEYS, problems);
        OptionalInt files = fields.requiredNumber("files");
        OptionalInt ranks = fields.requiredNumber("ranks");
        List<YamlText> missing = fields.textList("missing");
        String joined = fields.choice("joined").orElse("");
        fields.rule();
        fields.done();
        if (files.isEmpty() || ranks.isEmpty()) {
            return Optional.empty();
        }
        // The bounding box may be larger than the board, but only by a factor of two.
        if (files.getAsInt() * ranks.getAsInt() > 2 * MOST_SQUARES) {
            problems.report(
                    board,
                    "E-RANGE",
                    files.getAsInt() * ranks.getAsInt() + " squares, missing ones included; at most "
                            + 2 * MOST_SQUARES);
            return Optional.empty();
        }
        return sized(
                board,
                new Squares(
                        files.getAsInt(),
                        ranks.getAsInt(),
                        squares(missing, files.getAsInt(), ranks.getAsInt()),
                        !joined.isEmpty() && !joined.equals("ranks"),
                        !joined.isEmpty() && !joined.equals("files")));
    }

    private Optional<Squares> sized(YamlMap board, Squares squares) {
        if (squares.size() == 0 || squares.size() > MOST_SQUARES) {
            problems.report(board, "E-RANGE", squares.size() + " squares; expected 1 to " + MOST_SQUARES);
            return Optional.empty();
        }
        return Optional.of(squares);
    }

    private List<Square> squares(List<YamlText> texts, int files, int ranks) {
        Squares whole = new Squares(files, ranks, List.of());
        SquareTerms terms = new SquareTerms(whole, List.of(), Color.WHITE, problems);
        return List.copyOf(whole.of(terms.all(texts)));
    }
}
