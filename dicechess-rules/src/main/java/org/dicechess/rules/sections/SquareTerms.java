package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads sets of squares: {@code e4}, {@code a1-c3} (the rectangle between), {@code rank 8}, {@code file a},
 * {@code light}, {@code dark}, {@code all}, or the name of an area, as the side sees it. {@code not} before any of
 * these removes the squares.
 */
public final class SquareTerms {

    private static final String RANK = "rank ";
    private static final String FILE = "file ";
    private static final String NOT = "not ";
    private static final int MOST_DIGITS = 3;

    private final Squares squares;
    private final Map<String, Area> areas = new LinkedHashMap<>();
    private final Color side;
    private final Problems problems;

    /** The squares of each term that names them by their place. */
    private final Map<String, BitSet> geometric;

    /** The names of all areas, also of those that stand below. */
    private final List<String> names;

    public SquareTerms(Squares squares, List<Area> areas, Color side, Problems problems) {
        this(squares, areas, side, problems, new HashMap<>(), List.of());
    }

    private SquareTerms(
            Squares squares,
            List<Area> areas,
            Color side,
            Problems problems,
            Map<String, BitSet> geometric,
            List<String> names) {
        this.names = names;
        this.squares = squares;
        this.side = side;
        this.problems = problems;
        this.geometric = geometric;
        areas.forEach(area -> this.areas.put(area.name(), area));
    }

    /**
     * Returns a reader with other areas and for another side. What both have read they need not read again.
     *
     * @param all the names of all areas, also of those that stand below
     */
    SquareTerms with(List<Area> others, Color other, List<String> all) {
        return new SquareTerms(squares, others, other, problems, geometric, all);
    }

    /**
     * Returns the union of the terms, without the squares of terms after {@code not}. Reports such a term if it takes
     * nothing away.
     */
    public BitSet all(List<YamlText> terms) {
        reportIdle(idle(terms), problems);
        return union(terms);
    }

    /** Does the same as {@link #all}, but reports no term that takes nothing away. */
    BitSet union(List<YamlText> terms) {
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

    /** Returns the terms after {@code not} that take nothing away from the terms before them. */
    List<YamlText> idle(List<YamlText> terms) {
        List<YamlText> idle = new ArrayList<>();
        BitSet set = new BitSet();
        for (YamlText term : terms) {
            BitSet one = one(term);
            if (!term.text().startsWith(NOT)) {
                set.or(one);
            } else if (one.intersects(set)) {
                set.andNot(one);
            } else if (!one.isEmpty()) {
                idle.add(term);
            }
        }
        return idle;
    }

    static void reportIdle(List<YamlText> idle, Problems problems) {
        for (YamlText term : idle) {
            problems.report(
                    term,
                    "E-UNUSED",
                    Problems.quoted(term.text())
                            + " takes no square away; expected it behind the squares from which it takes some");
        }
    }

    /** Returns the squares of one term, without its {@code not}. */
    BitSet one(YamlText term) {
        String text = term.text().startsWith(NOT) ? term.text().substring(NOT.length()) : term.text();
        Area area = areas.get(text);
        BitSet found = area != null ? area.of(side) : geometric(text);
        if (found.isEmpty() && area == null) {
            reportUnknown(term, text);
        }
        return found;
    }

    private void reportUnknown(YamlText term, String text) {
        if (isGeometric(text)) {
            problems.report(
                    term,
                    "E-UNKNOWN-AREA",
                    "no squares " + Problems.quoted(text) + " on this board; its bounding box is a1-"
                            + new Square(squares.files() - 1, squares.ranks() - 1)
                            + (squares.size() < squares.files() * squares.ranks()
                                    ? ", without the squares that are missing"
                                    : ""));
            return;
        }
        problems.report(
                term,
                "E-UNKNOWN-AREA",
                "unknown squares " + Problems.quoted(text)
                        + "; expected e4, a1-c3, rank 8, file a, light, dark, all or the name of an area",
                names.contains(text)
                        ? "an area names only areas that stand above it"
                        : problems.suggest(text, areas.keySet()));
    }

    /** Returns whether a text names squares by their place, on any board. */
    static boolean isGeometric(String text) {
        int hyphen = text.indexOf('-');
        return isSquare(text)
                || hyphen > 0 && isSquare(text.substring(0, hyphen)) && isSquare(text.substring(hyphen + 1))
                || text.startsWith(RANK) && isNumber(text.substring(RANK.length()))
                || text.startsWith(FILE) && isFile(text.substring(FILE.length()))
                || List.of("all", "light", "dark").contains(text);
    }

    /** Returns whether a text names squares of this board by their place. */
    boolean hasSquares(String text) {
        return !geometric(text).isEmpty();
    }

    /** Returns the squares of this board that a text names by their place, the same for both sides. */
    Area area(String text) {
        return new Area(text, geometric(text), geometric(text));
    }

    private BitSet geometric(String text) {
        return geometric.computeIfAbsent(text, this::placed);
    }

    private BitSet placed(String text) {
        int hyphen = text.indexOf('-');
        if (hyphen > 0 && isSquare(text.substring(0, hyphen)) && isSquare(text.substring(hyphen + 1))) {
            Box box = Box.of(text.substring(0, hyphen), text.substring(hyphen + 1));
            return box.isWithin(squares) ? inside(box) : new BitSet();
        }
        if (isSquare(text)) {
            return inside(Box.of(text, text));
        }
        if (text.startsWith(RANK) && isNumber(text.substring(RANK.length()))) {
            return inside(Box.rank(Integer.parseInt(text.substring(RANK.length())) - 1));
        }
        if (text.startsWith(FILE) && isFile(text.substring(FILE.length()))) {
            return inside(Box.file(text.charAt(FILE.length()) - 'a'));
        }
        return switch (text) {
            case "all" -> inside(Box.ALL);
            case "light" -> coloured(false);
            case "dark" -> coloured(true);
            default -> new BitSet();
        };
    }

    private static boolean isSquare(String text) {
        return !text.isEmpty() && isFile(text.substring(0, 1)) && isNumber(text.substring(1));
    }

    private static boolean isFile(String text) {
        return text.length() == 1 && text.charAt(0) >= 'a' && text.charAt(0) <= 'z';
    }

    private static boolean isNumber(String text) {
        return text.length() <= MOST_DIGITS && Scalars.isWhole(text) && !text.equals("0");
    }

    private BitSet inside(Box box) {
        BitSet set = new BitSet();
        for (int square = 0; square < squares.size(); square++) {
            set.set(square, box.holds(squares.square(square)));
        }
        return set;
    }

    private BitSet coloured(boolean dark) {
        BitSet set = new BitSet();
        for (int square = 0; square < squares.size(); square++) {
            set.set(square, squares.isDark(square) == dark);
        }
        return set;
    }

    /** A rectangle as written. */
    private record Box(int left, int right, int bottom, int top) {

        private static final int BEYOND = Integer.MAX_VALUE;
        private static final Box ALL = new Box(0, BEYOND, 0, BEYOND);

        /** Returns the rectangle between two corners, which are names of squares. */
        static Box of(String one, String other) {
            return new Box(
                    Math.min(one.charAt(0), other.charAt(0)) - 'a',
                    Math.max(one.charAt(0), other.charAt(0)) - 'a',
                    Math.min(rank(one), rank(other)),
                    Math.max(rank(one), rank(other)));
        }

        static Box rank(int rank) {
            return new Box(0, BEYOND, rank, rank);
        }

        static Box file(int file) {
            return new Box(file, file, 0, BEYOND);
        }

        /** Returns whether both corners are in the bounding box of a board. */
        boolean isWithin(Squares squares) {
            return right < squares.files() && top < squares.ranks();
        }

        boolean holds(Square square) {
            return square.file() >= left && square.file() <= right && square.rank() >= bottom && square.rank() <= top;
        }

        private static int rank(String name) {
            return Integer.parseInt(name.substring(1)) - 1;
        }
    }
}
