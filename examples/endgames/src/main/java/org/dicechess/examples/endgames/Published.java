package org.dicechess.examples.endgames;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Variant;

/**
 * One published value: a line of a resource named after the variant.
 *
 * @param white the kind of White's piece, perhaps followed by {@code light} or {@code dark}
 * @param black the same for Black's piece
 * @param turn the side to move
 * @param what {@code average}; {@code best}, {@code worst} or {@code at} followed by the squares
 * @param author the value as its author rounded it; empty if the author gives it in words only
 * @param exact the value to four digits
 */
record Published(String white, String black, Color turn, String what, String author, String exact) {

    private static final int FIELDS = 6;

    /**
     * Returns the published values of a variant, in the order of the resource.
     *
     * @throws BadInputException if there are none
     */
    static List<Published> of(Variant variant) {
        try (InputStream in = Published.class.getResourceAsStream(variant.id() + ".txt")) {
            if (in == null) {
                throw new BadInputException("no published values of " + variant.id());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Published::parse)
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Returns the kinds alone. */
    Pairing pairing(Variant variant) {
        return Pairing.of(variant, white.split(" ")[0], black.split(" ")[0]);
    }

    /** Returns the value of the solver. */
    double ours(Ending ending, PlacedPieces pieces) {
        if (what.startsWith("at ")) {
            return ending.value(turn, squares(ending, pieces)).orElseThrow();
        }
        Survey survey = Survey.of(ending, turn, colours(pieces));
        if (what.startsWith("best ")) {
            return survey.most();
        }
        return what.startsWith("worst ") ? survey.least() : survey.average();
    }

    /** Returns whether our value agrees in every published digit, and an extreme is at the published placement. */
    boolean agrees(Ending ending, PlacedPieces pieces) {
        double ours = ours(ending, pieces);
        boolean there = what.equals("average")
                || Math.abs(ending.value(turn, squares(ending, pieces)).orElseThrow() - ours) < Survey.EQUAL;
        return there
                && (author.isEmpty() || rounded(ours, author).equals(author))
                && rounded(ours, exact).equals(exact);
    }

    /** Returns the question in words. */
    String question() {
        return white + " v " + black + ", " + (turn == Color.WHITE ? "White" : "Black") + " to move, " + what;
    }

    private static String rounded(double value, String like) {
        return String.format(Locale.ROOT, "%+." + (like.length() - like.indexOf('.') - 1) + "f", value);
    }

    private int[] squares(Ending ending, PlacedPieces pieces) {
        String[] words = what.split(" ");
        return new Squares(pieces, ending).read(List.of(words).subList(1, words.length));
    }

    private Predicate<int[]> colours(PlacedPieces pieces) {
        List<String> sides = List.of(white, black);
        return placed -> IntStream.range(0, placed.length)
                .allMatch(i -> !sides.get(i).endsWith(pieces.isDark(placed[i]) ? " light" : " dark"));
    }

    private static Published parse(String line) {
        String[] fields =
                Arrays.stream(line.split("\\|", -1)).map(String::strip).toArray(String[]::new);
        if (fields.length != FIELDS) {
            throw new AssertionError("not " + FIELDS + " fields: " + line);
        }
        return new Published(
                fields[0],
                fields[1],
                fields[2].equals("w") ? Color.WHITE : Color.BLACK,
                fields[3],
                fields[4],
                fields[5]);
    }
}
