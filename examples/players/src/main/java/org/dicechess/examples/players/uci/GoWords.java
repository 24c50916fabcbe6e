package org.dicechess.examples.players.uci;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Options;

/**
 * The words of a command {@code go}. A number out of range counts as the nearest one.
 *
 * @param words the whole command
 */
record GoWords(List<String> words) {

    /** The longest time that counts, in milliseconds: more than 30 years. */
    private static final long LONGEST = 1_000_000_000_000L;

    /** More moves count as so many. */
    private static final int MOST_MOVES = 1_000;

    /** The words that end a list of moves. */
    private static final Set<String> OTHERS = Set.of(
            "ponder",
            "wtime",
            "btime",
            "winc",
            "binc",
            "movestogo",
            "depth",
            "nodes",
            "mate",
            "movetime",
            "infinite",
            "searchmoves");

    private static final Set<String> CLOCK = Set.of("wtime", "btime", "winc", "binc", "movestogo");

    /** Returns whether the answer waits until it is asked for. */
    boolean isInfinite() {
        return words.contains("infinite");
    }

    /** Returns whether the opponent has not moved yet. */
    boolean isPonder() {
        return words.contains("ponder");
    }

    int depth() {
        return (int) number("depth", 1, Options.DEEPEST, Options.DEEPEST);
    }

    /** Returns the most moves of a mate that ends the search; 0 for none. */
    int mate() {
        return (int) number("mate", 1, MOST_MOVES, 0);
    }

    /** Returns whether the search ends by its own limits. A mate may not exist. */
    boolean isLimited(Budget budget) {
        return depth() < Options.DEEPEST || !budget.equals(Budget.UNLIMITED);
    }

    /** Returns whether a clock runs, so that an only move needs no thought. */
    boolean isByClock() {
        List<String> known = words.stream().filter(OTHERS::contains).toList();
        return !known.isEmpty() && CLOCK.containsAll(known);
    }

    /** Returns the moves that alone may be answered; empty for all. */
    List<String> moves() {
        List<String> moves = new ArrayList<>();
        int at = words.indexOf("searchmoves");
        while (at >= 0 && ++at < words.size() && !OTHERS.contains(words.get(at))) {
            moves.add(words.get(at));
        }
        return moves;
    }

    Budget budget(Color player) {
        Budget nodes = Budget.nodes(number("nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE));
        if (words.contains("movetime")) {
            return nodes.within(Budget.millis(millis("movetime")));
        }
        String side = player == Color.WHITE ? "w" : "b";
        if (!words.contains(side + "time")) {
            return nodes;
        }
        long moves = number("movestogo", 1, MOST_MOVES, MOST_MOVES);
        return nodes.within(Budget.clock(millis(side + "time") * 1_000_000, millis(side + "inc") * 1_000_000, moves));
    }

    /** A clock may have run out, and be below 0. */
    private long millis(String name) {
        return number(name, 0, LONGEST, 0);
    }

    /** Returns the number behind a word, or the nearest one in its range. */
    private long number(String name, long least, long most, long otherwise) {
        int at = words.indexOf(name);
        if (at < 0) {
            return otherwise;
        }
        String text = at + 1 < words.size() ? words.get(at + 1) : "";
        if (!text.matches("-?[0-9]{1,40}")) {
            throw new IllegalArgumentException(name + " is '" + text + "'; expected a number");
        }
        return new BigInteger(text)
                .max(BigInteger.valueOf(least))
                .min(BigInteger.valueOf(most))
                .longValue();
    }
}
