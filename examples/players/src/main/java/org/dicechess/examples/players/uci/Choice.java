package org.dicechess.examples.players.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Search;
import org.dicechess.examples.players.search.Wanted;

/** The choice of an event in one position: what is asked for, and what is told meanwhile. */
final class Choice {

    private final Search search;
    private final int depth;
    private final int mate;
    private final int lines;
    private final Consumer<String> out;
    private final Cursor cursor;
    private final InfoText info;
    private final Set<Integer> first;
    private List<Found> told = List.of();

    /**
     * Takes over what is asked for.
     *
     * @param asked a game at a decision
     * @param begin when the search was asked for, in nanoseconds
     */
    Choice(GameRecord asked, GoWords go, Prepared prepared, Settings settings, Consumer<String> out, long begin) {
        depth = go.depth();
        mate = go.mate();
        this.out = out;
        search = prepared.search(settings);
        lines = settings.lines();
        cursor = asked.cursor();
        info = new InfoText(cursor, prepared.evaluation(), settings.moves(), settings.showsChances(), begin);
        first = first(asked, go.moves(), settings.moves());
    }

    /**
     * Returns the events of the cursor with which the answer may begin, and tells of texts that are no moves.
     *
     * @throws IllegalArgumentException if there are texts, and none is a move
     */
    private Set<Integer> first(GameRecord asked, List<String> texts, UciMoves moves) {
        List<Event> wanted = texts.stream()
                .flatMap(text -> moves.find(asked.position(), text).stream())
                .toList();
        if (wanted.size() < texts.size()) {
            texts.stream()
                    .filter(text -> moves.find(asked.position(), text).isEmpty())
                    .forEach(text -> out.accept("info string no move '" + text + "' to search"));
        }
        if (wanted.isEmpty() && !texts.isEmpty()) {
            throw new IllegalArgumentException("no move to search; expected one of the position's");
        }
        int[] listed = new int[asked.position().variant().eventBound()];
        int end = texts.isEmpty() ? 0 : cursor.list(listed, 0);
        return Arrays.stream(listed, 0, end)
                .filter(event -> wanted.contains(cursor.event(event)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /**
     * Searches, tells of each depth, at last of what is answered, and returns the answer.
     *
     * @param enough is asked after each depth whether the search ends
     */
    String answer(Budget budget, BooleanSupplier enough) {
        Wanted wanted = Wanted.best(lines)
                .beginning(first)
                .counting(nodes -> out.accept(info.progress(depth() + 1, nodes)))
                .telling(found -> {
                    tell(found);
                    if (isFound(found.get(0)) || enough.getAsBoolean()) {
                        // An interrupted thread ends its search.
                        Thread.currentThread().interrupt();
                    }
                });
        List<Found> best = search.best(cursor, budget, wanted);
        if (!told.equals(best)) {
            tell(best);
        }
        return info.answer(best.get(0));
    }

    private void tell(List<Found> best) {
        told = best;
        info.lines(best, search.permille()).forEach(out);
    }

    /** Returns the depth that has been told. */
    private int depth() {
        return told.isEmpty() ? 0 : told.get(0).depth();
    }

    /** Returns whether the depth or the mate that was asked for is reached. */
    private boolean isFound(Found best) {
        int moves = info.mate(best).orElse(0);
        return best.depth() >= depth || moves > 0 && moves <= mate;
    }
}
