package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Board;
import org.dicechess.Square;

/** Reads sentences about moves as a player does, and tells the squares that they mean on the empty board. */
final class MovesInWords {

    private static final Pattern SENTENCE = Pattern.compile(
            "It (moves(?: without capturing)?|captures|moves or captures"
                    + "|captures or captures en passant|moves, captures or captures en passant) ((?:one|exactly|any|up|by) .*)\\.");
    private static final String DIRECTION = "(?:orthogonally|diagonally|forward-right|forward-left|backward-right"
            + "|backward-left|forward|backward|right|left)";
    private static final Pattern STRAIGHT = Pattern.compile("(?:(one) square|exactly ([0-9]+) squares"
            + "|(any number of|up to [0-9]+) (?:squares|leaps of ([0-9]+) squares)) (" + DIRECTION + "(?:(?:, | or )"
            + DIRECTION + ")*)(?: over empty squares)?");
    private static final Pattern OBLIQUE = Pattern.compile(
            "by a leap of ([0-9]+) squares along a rank or file and ([0-9]+) across it(?:, as a knight of chess)?");
    private static final Pattern EXACT = Pattern.compile("([0-9]+) (forward|backward)(?: and ([0-9]+) (right|left))?");
    private static final String LEAPS = "by a leap of ";
    private static final String INITIAL = ", from a square where such a piece of its side begins the game";
    private static final String LAME = ", if all squares that it passes are empty";

    private final Board board;
    private final Square from;
    private final boolean begins;

    /** The squares to which some sentence moves the piece, and where it captures. */
    final Set<Square> moves = new TreeSet<>();

    final Set<Square> captures = new TreeSet<>();

    /**
     * Creates a reader.
     *
     * @param begins whether such a piece begins the game on the square
     */
    MovesInWords(Board board, Square from, boolean begins) {
        this.board = board;
        this.from = from;
        this.begins = begins;
    }

    /** Reads a sentence; returns whether it could be read. */
    boolean read(String sentence) {
        Matcher matcher = SENTENCE.matcher(sentence);
        if (!matcher.matches()) {
            return false;
        }
        String ways = matcher.group(2);
        boolean counts = begins || !ways.contains(INITIAL);
        Optional<Set<Square>> squares = squares(ways.replace(INITIAL, "").replace(LAME, ""));
        if (squares.isPresent() && counts) {
            if (matcher.group(1).contains("moves")) {
                moves.addAll(squares.get());
            }
            if (matcher.group(1).replace("without capturing", "").contains("captures")) {
                captures.addAll(squares.get());
            }
        }
        return squares.isPresent();
    }

    private Optional<Set<Square>> squares(String ways) {
        Set<Square> squares = new TreeSet<>();
        STRAIGHT.matcher(ways).results().forEach(way -> straight(way, squares));
        OBLIQUE.matcher(ways).results().forEach(way -> oblique(number(way.group(1)), number(way.group(2)), squares));
        String left = STRAIGHT.matcher(OBLIQUE.matcher(ways).replaceAll("")).replaceAll("");
        if (left.contains(LEAPS)) {
            EXACT.matcher(left)
                    .results()
                    .forEach(way -> ride(
                            signed(way.group(3), "left".equals(way.group(4))),
                            signed(way.group(1), way.group(2).equals("backward")),
                            1,
                            squares));
            left = EXACT.matcher(left.replace(LEAPS, "")).replaceAll("");
        }
        return left.replaceAll(" or |, ", "").isBlank() ? Optional.of(squares) : Optional.empty();
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }

    private static int signed(String text, boolean negative) {
        return text == null ? 0 : negative ? -number(text) : number(text);
    }

    private void straight(MatchResult way, Set<Square> squares) {
        int length = way.group(2) != null ? number(way.group(2)) : way.group(4) != null ? number(way.group(4)) : 1;
        int range = way.group(3) == null
                ? 1
                : way.group(3).startsWith("any") ? 99 : number(way.group(3).substring(6));
        for (String direction : way.group(5).split(", | or ")) {
            for (int[] step : steps(direction)) {
                ride(step[0] * length, step[1] * length, range, squares);
            }
        }
    }

    private static List<int[]> steps(String direction) {
        List<int[]> steps = new ArrayList<>();
        for (int files = -1; files <= 1; files++) {
            for (int ranks = -1; ranks <= 1; ranks++) {
                String across = files == 0 ? "" : files > 0 ? "right" : "left";
                String along = ranks == 0 ? "" : ranks > 0 ? "forward" : "backward";
                String both = along + (along.isEmpty() || across.isEmpty() ? "" : "-") + across;
                boolean diagonal = files != 0 && ranks != 0;
                boolean named = both.equals(direction)
                        || direction.equals("diagonally") && diagonal
                        || direction.equals("orthogonally") && !diagonal && (files != 0 || ranks != 0);
                if (named) {
                    steps.add(new int[] {files, ranks});
                }
            }
        }
        return steps;
    }

    private void oblique(int along, int across, Set<Square> squares) {
        for (int sign : new int[] {1, -1}) {
            for (int other : new int[] {1, -1}) {
                ride(sign * along, other * across, 1, squares);
                ride(sign * across, other * along, 1, squares);
            }
        }
    }

    private void ride(int files, int ranks, int range, Set<Square> squares) {
        for (int leap = 1; leap <= range; leap++) {
            int file = from.file() + leap * files;
            int rank = from.rank() + leap * ranks;
            if (file < 0 || rank < 0 || file >= board.files() || rank >= board.ranks()) {
                return;
            }
            Square to = new Square(file, rank);
            if (!board.contains(to)) {
                return;
            }
            squares.add(to);
        }
    }
}
