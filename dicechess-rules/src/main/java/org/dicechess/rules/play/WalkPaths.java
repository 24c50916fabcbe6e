package org.dicechess.rules.play;

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

/**
 * For each walk of the chosen piece at one moment the first way there, found by one search; for any number of threads.
 */
final class WalkPaths {

    private static final int CAPTURES = 1 << 16;

    private final Tables tables;
    private final int from;
    private final int code;
    private final int roll;
    private final long[] occupied;

    /** By square and code of arrival, and whether the walk captures. */
    private final Map<Integer, List<Square>> paths = new HashMap<>();

    /** The keys of these paths. */
    private final BitSet told = new BitSet();

    /** Walks with fewer steps have not been looked for. */
    private int steps;

    WalkPaths(Tables tables, Snapshot moment) {
        this.tables = tables;
        this.from = Clock.subject(moment.clock());
        this.code = moment.board()[from] & 255;
        this.roll = tables.sums[Clock.roll(moment.clock())];
        this.steps = roll + 1;
        this.occupied = new long[tables.words];
        for (int square = 0; square < tables.squares; square++) {
            occupied[square >> 6] |= moment.board()[square] == 0 ? 0 : 1L << square;
        }
    }

    /**
     * The squares from start to arrival.
     *
     * @param arrival the square, and in bits 8-15 the code there
     */
    synchronized List<Square> path(int arrival, boolean captures) {
        int wanted = captures ? arrival | CAPTURES : arrival;
        while (!told.get(wanted) && steps > 1) {
            steps--;
            Work.charge(Work.VISIT * tables.walks.search(code, roll, steps, from, occupied, this::found));
        }
        return paths.getOrDefault(wanted, List.of(square(from), square(arrival & 255)));
    }

    private boolean found(boolean capture, int arrival, int[] squares, int length) {
        int known = capture ? arrival | CAPTURES : arrival;
        if (!told.get(known)) {
            told.set(known);
            List<Square> path = new ArrayList<>();
            for (int i = 0; i < length; i++) {
                path.add(square(squares[i]));
            }
            paths.put(known, List.copyOf(path));
        }
        return true;
    }

    private Square square(int index) {
        return tables.game.squares().square(index);
    }
}
