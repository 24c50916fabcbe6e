package org.dicechess.rules.turn;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Outcome;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.sections.RollValue;
import org.dicechess.rules.sections.Rolled;

/**
 * Reads what a roll shows: {@code doubles}, {@code triples}, {@code total 7}, {@code total 2-5}, {@code total odd},
 * {@code highest 5}, {@code lowest 1}, {@code difference 2}, {@code alike 4} (four dice at least), {@code above red}
 * (the total is above that of the dice red, thrown before; also {@code equal}, {@code below}), {@code any 6}, {@code no
 * pawn}, {@code exactly 2 knight}, or faces, as {@code 6}, {@code 1-4} of one die and {@code 1-1} of two dice. A face
 * is a number, or what it names.
 */
final class RollPattern {

    private static final List<String> COMPARISONS = List.of("above", "equal", "below");

    private final Pool pool;
    private final Rolled before;

    /**
     * Creates a reader of the patterns of a pool.
     *
     * @param before the rolls before, with whose totals this one is compared
     */
    RollPattern(Pool pool, Rolled before) {
        this.pool = pool;
        this.before = before;
    }

    /** Returns what a pattern of these dice may be, in words for a message. */
    static String expected(Pool pool) {
        String face = Stream.concat(
                        names(pool).stream(), Stream.of(pool.faces().get(0).toString()))
                .findFirst()
                .orElseThrow();
        return pool.count() == 1
                ? "a face, as " + face + ", numbers, as 1-2 or odd, or else"
                : "faces, as " + String.join("-", Collections.nCopies(pool.count(), face))
                        + ", doubles, triples, alike 4, total 7, highest 5, lowest 1, any " + face + ", no " + face
                        + ", exactly 2 " + face + ", or else";
    }

    /** Returns the words that name faces. */
    static List<String> names(Pool pool) {
        return pool.meanings().stream().flatMap(face -> face.names().stream()).toList();
    }

    /** Returns whether a pattern speaks of equal dice, and there is one die. */
    static boolean needsMore(String text, Pool pool) {
        return pool.count() == 1 && (text.equals("doubles") || text.equals("triples") || text.startsWith("alike "));
    }

    /** Returns whether a text compares a roll with one of other dice. */
    static boolean compares(String text) {
        int blank = text.indexOf(' ');
        return blank > 0 && COMPARISONS.contains(text.substring(0, blank));
    }

    /** Returns whether a text compares a roll with one of these dice. */
    static boolean compares(String text, String dice) {
        return compares(text) && text.endsWith(" " + dice);
    }

    /** Returns the outcomes, by index, that show a pattern; empty if the text is no pattern of these dice. */
    Optional<BitSet> shown(String text) {
        // A face may be named by squares, as 'file a'.
        Optional<Predicate<List<Integer>>> whole =
                pool.count() == 1 && text.indexOf(' ') > 0 ? one(text) : Optional.empty();
        return whole.or(() -> pattern(text.split(" ", -1))).map(this::outcomes);
    }

    private BitSet outcomes(Predicate<List<Integer>> pattern) {
        List<Outcome> all = pool.outcomes();
        BitSet shown = new BitSet();
        IntStream.range(0, all.size())
                .filter(index -> pattern.test(all.get(index).roll().faces()))
                .forEach(shown::set);
        return shown;
    }

    private Optional<Predicate<List<Integer>>> pattern(String[] words) {
        switch (words.length) {
            case 1:
                return word(words[0]);
            case 2:
                return pair(words[0], words[1]);
            case 3:
                return words[0].equals("exactly") && isNumber(words[1])
                        ? face(words[2]).map(face -> faces -> count(faces, face) == Integer.parseInt(words[1]))
                        : Optional.empty();
            default:
                return Optional.empty();
        }
    }

    private Optional<Predicate<List<Integer>>> word(String word) {
        return switch (word) {
            case "doubles" -> alike(2);
            case "triples" -> alike(3);
            default -> pool.count() == 1 ? one(word) : several(word);
        };
    }

    private Optional<Predicate<List<Integer>>> alike(int dice) {
        return pool.count() < dice
                ? Optional.empty()
                : Optional.of(faces -> faces.stream().anyMatch(face -> Collections.frequency(faces, face) >= dice));
    }

    /** Faces of one die: one of them, or a range of numbers. */
    private Optional<Predicate<List<Integer>>> one(String word) {
        return face(word).or(() -> number(word)).map(face -> faces -> face.test(faces.get(0)));
    }

    /** Faces of all dice, in any order. */
    private Optional<Predicate<List<Integer>>> several(String word) {
        List<Optional<IntPredicate>> parts =
                Arrays.stream(word.split("-", -1)).map(this::face).toList();
        return parts.size() != pool.count() || parts.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : Optional.of(
                        faces -> match(parts.stream().map(Optional::orElseThrow).toList(), faces));
    }

    /** Returns whether each die can be assigned to a face of the pattern of its own. */
    private static boolean match(List<IntPredicate> parts, List<Integer> faces) {
        if (parts.isEmpty()) {
            return true;
        }
        return IntStream.range(0, faces.size())
                .filter(die -> parts.get(0).test(faces.get(die)))
                .anyMatch(die -> match(parts.subList(1, parts.size()), without(faces, die)));
    }

    private static List<Integer> without(List<Integer> faces, int die) {
        return IntStream.range(0, faces.size())
                .filter(other -> other != die)
                .mapToObj(faces::get)
                .toList();
    }

    private Optional<Predicate<List<Integer>>> pair(String what, String value) {
        return switch (what) {
            case "above" -> compared(value, order -> order > 0);
            case "equal" -> compared(value, order -> order == 0);
            case "below" -> compared(value, order -> order < 0);
            case "any" -> face(value).map(face -> faces -> count(faces, face) > 0);
            case "no" -> face(value).map(face -> faces -> count(faces, face) == 0);
            case "alike" ->
                isNumber(value) && Integer.parseInt(value) > 1 ? alike(Integer.parseInt(value)) : Optional.empty();
            default ->
                RollValue.of(what)
                        .filter(read -> pool.count() >= read.dice())
                        .flatMap(read -> number(value).map(range -> faces -> range.test(read.of(faces))));
        };
    }

    /** Compares the total with that of other dice before. */
    private Optional<Predicate<List<Integer>>> compared(String dice, IntPredicate order) {
        OptionalInt other = before.value(RollValue.TOTAL, dice);
        return other.isPresent()
                ? Optional.of(faces -> order.test(Integer.compare(RollValue.TOTAL.of(faces), other.getAsInt())))
                : Optional.empty();
    }

    private static long count(List<Integer> faces, IntPredicate wanted) {
        return faces.stream().filter(wanted::test).count();
    }

    /** Returns the faces of a number, or those that name a piece. */
    private Optional<IntPredicate> face(String word) {
        if (isNumber(word)) {
            int wanted = Integer.parseInt(word);
            return pool.faces().contains(wanted) ? Optional.of(face -> face == wanted) : Optional.empty();
        }
        IntPredicate named = face -> pool.meaning(face).isNamed(word);
        return pool.faces().stream().anyMatch(named::test) ? Optional.of(named) : Optional.empty();
    }

    private static Optional<IntPredicate> number(String word) {
        return switch (word) {
            case "odd" -> Optional.of(number -> number % 2 == 1);
            case "even" -> Optional.of(number -> number % 2 == 0);
            default -> isNumber(word) ? Optional.of(number -> number == Integer.parseInt(word)) : range(word);
        };
    }

    private static Optional<IntPredicate> range(String word) {
        String[] ends = word.split("-", -1);
        return ends.length == 2 && isNumber(ends[0]) && isNumber(ends[1])
                ? Optional.of(number -> number >= Integer.parseInt(ends[0]) && number <= Integer.parseInt(ends[1]))
                : Optional.empty();
    }

    private static boolean isNumber(String word) {
        return word.matches("[0-9]{1,5}");
    }
}
