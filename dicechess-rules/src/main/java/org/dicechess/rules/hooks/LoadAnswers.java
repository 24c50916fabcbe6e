package org.dicechess.rules.hooks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.jspecify.annotations.Nullable;

/**
 * Copies the answers of hooks that are called at load. Refuses large answers and nulls, and charges fuel for the size.
 */
final class LoadAnswers {

    /** The most squares of one answer: more than any rider needs on the largest board. */
    private static final int MOST = 10_000;

    /** The most squares of the different steps of one answer: more than any walk needs. */
    private static final int MOST_STEPS = 1_000;

    /** The fuel for the work of the tables on one square of an answer. */
    private static final int SQUARE = 4;

    /** The fuel for the work of the tables on one path or step. */
    private static final int LIST = 12;

    private LoadAnswers() {}

    /**
     * Returns a copy of paths or steps.
     *
     * @param what the word for one path or step in messages
     */
    static <T> List<List<T>> copied(List<List<T>> answer, String what, LoadFuel fuel) {
        List<List<T>> copy = new ArrayList<>();
        int squares = 0;
        for (List<T> one : nonNull(answer, what + "s")) {
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

    /** Returns a copy of steps without duplicates, because an equal step would only be tried again. */
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
     * Returns a copy of facings: at least one.
     *
     * @param possible the facings that the kind can have
     */
    static List<Direction> facings(List<Direction> answer, List<Direction> possible, LoadFuel fuel) {
        requireRoom(nonNull(answer, "facings").size(), "facings");
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

    private static <T> List<T> nonNull(@Nullable List<T> answer, String what) {
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
