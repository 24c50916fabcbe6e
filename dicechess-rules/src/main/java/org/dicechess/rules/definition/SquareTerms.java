package org.dicechess.rules.definition;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dicechess.Square;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads sets of squares: {@code e4}, {@code a1-c3} (the rectangle between), {@code rank 8}, {@code file a}, {@code light},
 * {@code dark}, {@code all}, the name of an area as White sees it; {@code not} before any of these takes squares away.
 */
final class SquareTerms {

    private static final String SQUARE = "[a-z][1-9][0-9]{0,2}";
    private static final Pattern RECTANGLE = Pattern.compile("(" + SQUARE + ")-(" + SQUARE + ")");
    private static final Pattern RANK = Pattern.compile("rank ([1-9][0-9]{0,2})");
    private static final Pattern FILE = Pattern.compile("file ([a-z])");
    private static final String NOT = "not ";

    private final Squares squares;
    private final List<Area> areas;
    private final Problems problems;

    SquareTerms(Squares squares, List<Area> areas, Problems problems) {
        this.squares = squares;
        this.areas = areas;
        this.problems = problems;
    }

    /** The union of the terms in order, less those after {@code not}. */
    BitSet all(List<YamlText> terms) {
        BitSet set = new BitSet();
        for (YamlText term : terms) {
            if (term.text().startsWith(NOT)) {
                set.andNot(one(term));
            } else {
                set.or(one(term));
            }
        }
        return set;
    }

    /** One term, without its {@code not}. */
    BitSet one(YamlText term) {
        String text = term.text().startsWith(NOT) ? term.text().substring(NOT.length()) : term.text();
        BitSet found = named(text);
        if (found.isEmpty()) {
            List<String> known = areas.stream().map(Area::name).toList();
            problems.report(
                    term,
                    "E-UNKNOWN-AREA",
                    "no squares " + Problems.quoted(text)
                            + "; expected e4, a1-c3, rank 8, file a, light, dark, all or the name of an area",
                    problems.suggest(text, known));
        }
        return found;
    }

    private BitSet named(String text) {
        for (Area area : areas) {
            if (area.name().equals(text)) {
                return area.white();
            }
        }
        return geometric(text);
    }

    private BitSet geometric(String text) {
        Matcher rectangle = RECTANGLE.matcher(text);
        Matcher rank = RANK.matcher(text);
        Matcher file = FILE.matcher(text);
        if (rectangle.matches()) {
            return inside(Box.of(rectangle.group(1)), Box.of(rectangle.group(2)));
        }
        if (text.matches(SQUARE)) {
            return inside(Box.of(text), Box.of(text));
        }
        if (rank.matches()) {
            int index = Integer.parseInt(rank.group(1)) - 1;
            return where(square -> squares.square(square).rank() == index);
        }
        if (file.matches()) {
            return where(square -> squares.square(square).file() == file.group(1).charAt(0) - 'a');
        }
        return switch (text) {
            case "all" -> where(square -> true);
            case "light" -> where(square -> !squares.isDark(square));
            case "dark" -> where(squares::isDark);
            default -> new BitSet();
        };
    }

    private BitSet inside(Box one, Box other) {
        return where(index -> {
            Square square = squares.square(index);
            return between(square.file(), one.file, other.file) && between(square.rank(), one.rank, other.rank);
        });
    }

    private static boolean between(int value, int one, int other) {
        return value >= Math.min(one, other) && value <= Math.max(one, other);
    }

    private BitSet where(java.util.function.IntPredicate condition) {
        BitSet set = new BitSet();
        IntStream.range(0, squares.size()).filter(condition).forEach(set::set);
        return set;
    }

    /** Coordinates as written; they need not be on the board. */
    private record Box(int file, int rank) {

        static Box of(String name) {
            return new Box(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
        }
    }
}
