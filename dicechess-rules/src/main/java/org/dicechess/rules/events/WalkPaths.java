package org.dicechess.rules.events;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Square;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/** The first path found for each walk of the chosen piece in one position. Any number of threads may use it. */
final class WalkPaths {

    private static final int CAPTURES = 1 << 16;

    private final Tables tables;
    private final int from;
    private final int code;
    private final int roll;
    private final long[] occupied;

    /** The paths by square and code of arrival, and whether the walk captures. */
    private final Map<Integer, List<Square>> paths = new HashMap<>();

    /** The keys of the paths found so far. */
    private final BitSet keys = new BitSet();

    /** The smallest number of steps that has been searched. */
    private int steps;

    WalkPaths(Tables tables, Snapshot snapshot) {
        this.tables = tables;
        this.from = Clock.subject(snapshot.clock());
        this.code = snapshot.board()[from] & 255;
        this.roll = tables.sums[Clock.roll(snapshot.clock())];
        this.steps = roll + 1;
        this.occupied = new long[tables.words];
        for (int square = 0; square < tables.squares; square++) {
            occupied[square >> 6] |= snapshot.board()[square] == 0 ? 0 : 1L << square;
        }
    }

    /**
     * Returns the squares from start to arrival.
     *
     * @param arrival the square of arrival, and in bits 8-15 the code there
     */
    synchronized List<Square> path(int arrival, boolean captures) {
        int key = captures ? arrival | CAPTURES : arrival;
        while (!keys.get(key) && steps > 1) {
            int fewer = steps - 1;
            Work.charge(Work.VISIT * tables.walks.search(code, roll, fewer, from, occupied, this::add));
            // Last, so that a search that an error has ended is repeated.
            steps = fewer;
        }
        return paths.getOrDefault(key, List.of(square(from), square(arrival & 255)));
    }

    private boolean add(boolean capture, int arrival, int[] squares, int length) {
        int key = capture ? arrival | CAPTURES : arrival;
        if (!keys.get(key)) {
            List<Square> path = new ArrayList<>();
            for (int i = 0; i < length; i++) {
                path.add(square(squares[i]));
            }
            paths.put(key, List.copyOf(path));
            keys.set(key);
        }
        return true;
    }

    private Square square(int index) {
        return tables.game.squares().square(index);
    }
}
