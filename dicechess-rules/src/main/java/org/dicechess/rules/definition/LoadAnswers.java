package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.jspecify.annotations.Nullable;

/** Copies the answers of hooks that are asked at load: of bounded size, without nulls, paid for by size. */
final class LoadAnswers {

    /** What one answer may have in all: more than any line-moving piece has on the largest board. */
    private static final int MOST = 10_000;

    /** What the different steps of one answer may visit: more than any walker needs. */
    private static final int MOST_STEPS = 1_000;

    /** What the tables do with one square of an answer, and with one path or step. */
    private static final int SQUARE = 4;

    private static final int LIST = 12;

    private LoadAnswers() {}

    /**
     * A copy of paths or steps.
     *
     * @param what the word for one of them in messages
     */
    static <T> List<List<T>> copied(List<List<T>> answer, String what, LoadFuel fuel) {
        List<List<T>> copy = new ArrayList<>();
        int squares = 0;
        for (List<T> one : told(answer, what + "s")) {
            if (one == null) {
                throw nothing(what);
            }
            squares += Math.max(1, one.size());
            requireRoom(squares, "squares of " + what + "s");
            fuel.use(LIST + (long) SQUARE * one.size());
            copy.add(withoutNulls(one, what));
        }
        return List.copyOf(copy);
    }

    /** A copy of steps, each different one once: the same step twice would only be tried twice. */
    static List<List<Square>> steps(List<List<Square>> answer, LoadFuel fuel) {
        List<List<Square>> different = List.copyOf(new LinkedHashSet<>(copied(answer, "step", fuel)));
        int squares = 0;
        for (List<Square> step : different) {
            squares += step.size();
        }
        if (squares > MOST_STEPS) {
            throw new IllegalArgumentException(squares + " squares of different steps; at most " + MOST_STEPS);
        }
        return different;
    }

    /**
     * A copy of facings: at least one.
     *
     * @param possible how the piece may face
     */
    static List<Direction> facings(List<Direction> answer, List<Direction> possible, LoadFuel fuel) {
        requireRoom(told(answer, "facings").size(), "facings");
        fuel.use(answer.size());
        if (answer.isEmpty()) {
            throw new IllegalArgumentException("no facing; expected at least one");
        }
        for (Direction facing : withoutNulls(answer, "facing")) {
            if (!possible.contains(facing)) {
                throw new IllegalArgumentException("facing " + facing.text() + "; expected one of "
                        + possible.stream().map(Direction::text).collect(Collectors.joining(", ")));
            }
        }
        return List.copyOf(answer);
    }

    private static <T> List<T> told(@Nullable List<T> answer, String what) {
        if (answer == null) {
            throw new IllegalArgumentException("no list (null); expected a list of " + what);
        }
        return answer;
    }

    private static <T> List<T> withoutNulls(List<T> list, String what) {
        for (T element : list) {
            if (element == null) {
                throw nothing(what);
            }
        }
        return List.copyOf(list);
    }

    private static void requireRoom(int size, String what) {
        if (size > MOST) {
            throw new IllegalArgumentException(size + " " + what + "; at most " + MOST);
        }
    }

    private static IllegalArgumentException nothing(String what) {
        return new IllegalArgumentException(
                "null in place of a " + what + (what.equals("facing") ? "" : " or one of its squares"));
    }
}
