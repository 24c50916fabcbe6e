package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Reads where pieces must stand together: {@code length}, {@code along} and {@code gaps} of a row or block. */
final class PlaceReader {

    static final List<String> WAYS = List.of("vertical", "sideways", "diagonal");
    static final int LONGEST = 26;

    private final Squares squares;
    private final Problems problems;
    private final DefinedNames names;

    /** The sets that have been read; equal ones are kept once. */
    private final Map<Condition.Together.Shape, List<BitSet>> known = new HashMap<>();

    PlaceReader(Squares squares, Problems problems) {
        this.squares = squares;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Sets of squares, one of which must hold so many pieces, and what they are. */
    record Places(List<BitSet> sets, int atLeast, Condition.Together.Shape shape) {}

    /** Returns the places of a row; empty, with a problem reported, if there are none. */
    Optional<Places> row(Fields fields) {
        OptionalInt length = fields.requiredNumber("length");
        List<String> ways = ways(fields);
        boolean gaps = fields.flag("gaps").orElse(false);
        return length.isPresent() && !ways.isEmpty()
                ? places(fields, length.getAsInt(), new Condition.Together.Shape(length.getAsInt(), ways, gaps))
                : Optional.empty();
    }

    /** Returns the places of a block of so many files and ranks; empty, with a problem reported, if there are none. */
    Optional<Places> block(Fields fields) {
        OptionalInt length = fields.requiredNumber("length");
        return length.isPresent()
                ? places(
                        fields,
                        length.getAsInt() * length.getAsInt(),
                        new Condition.Together.Shape(length.getAsInt(), List.of(), false))
                : Optional.empty();
    }

    private Optional<Places> places(Fields fields, int pieces, Condition.Together.Shape shape) {
        List<BitSet> sets = known.computeIfAbsent(shape, this::sets);
        if (sets.isEmpty()) {
            problems.report(fields.node("length").orElse(fields.map()), "E-RANGE", "the board has no room for this");
            return Optional.empty();
        }
        return Optional.of(new Places(sets, pieces, shape));
    }

    private List<BitSet> sets(Condition.Together.Shape shape) {
        return shape.ways().isEmpty() ? blocks(shape.length()) : rows(shape.length(), shape.ways(), shape.gaps());
    }

    /** Returns the directions of a row; empty, with problems reported, if one cannot be read. */
    List<String> ways(Fields fields) {
        List<YamlText> along = fields.textList("along");
        names.checkOnce(along, "E-DUPLICATE", "each direction once");
        List<String> read =
                along.stream().filter(text -> isWay(text)).map(YamlText::text).toList();
        if (read.size() < along.size()) {
            return List.of();
        }
        return along.isEmpty() ? WAYS : read;
    }

    private boolean isWay(YamlText text) {
        if (!WAYS.contains(text.text())) {
            problems.report(
                    text,
                    "E-CHOICE",
                    "expected " + String.join(", ", WAYS) + "; not " + Problems.quoted(text.text()),
                    problems.suggest(text.text(), WAYS));
        }
        return WAYS.contains(text.text());
    }

    private List<BitSet> rows(int length, List<String> ways, boolean gaps) {
        List<BitSet> rows = new ArrayList<>();
        for (int square = 0; square < squares.size(); square++) {
            if (ways.contains("vertical")) {
                addRow(square, 0, 1, length, gaps, rows);
            }
            if (ways.contains("sideways")) {
                addRow(square, 1, 0, length, gaps, rows);
            }
            if (ways.contains("diagonal")) {
                addRow(square, 1, 1, length, gaps, rows);
                addRow(square, 1, -1, length, gaps, rows);
            }
        }
        return List.copyOf(rows);
    }

    /**
     * Adds the row that begins on a square: with gaps a whole line, which begins at the edge. A line around a joined
     * board begins on its first square.
     */
    private void addRow(int from, int files, int ranks, int length, boolean gaps, List<BitSet> rows) {
        BitSet row = new BitSet();
        int at = from;
        while (at >= 0 && !row.get(at) && (gaps || row.cardinality() < length)) {
            row.set(at);
            at = squares.step(at, files, ranks);
        }
        boolean begins = !gaps || squares.step(from, -files, -ranks) < 0 || at == from && row.nextSetBit(0) == from;
        if (begins && row.cardinality() >= length) {
            rows.add(row);
        }
    }

    private List<BitSet> blocks(int length) {
        List<BitSet> blocks = new ArrayList<>();
        for (int square = 0; square < squares.size(); square++) {
            BitSet block = new BitSet();
            int from = square;
            IntStream.range(0, length * length)
                    .map(step -> squares.step(from, step % length, step / length))
                    .filter(at -> at >= 0)
                    .forEach(block::set);
            if (block.cardinality() == length * length) {
                blocks.add(block);
            }
        }
        return List.copyOf(blocks);
    }
}
