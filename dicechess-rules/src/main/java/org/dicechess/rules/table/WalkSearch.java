package org.dicechess.rules.table;

/** One search for walks: depth first, visited and occupied squares as bits. */
final class WalkSearch {

    private final WalkSteps[] gaits;
    private final int way;
    private final long[] closed;
    private final Walks.Found found;
    private final int[] path;
    private final long[] visited;
    private int length;

    /** How many squares and facings may still be tried; below 0 the search ends. */
    private long left;

    /**
     * A search that begins on a square.
     *
     * @param occupied sets of squares that no walk passes
     * @param most how many squares and facings it tries at most
     */
    WalkSearch(WalkSteps[] gaits, int way, int from, long[] occupied, int squares, long most, Walks.Found found) {
        this.gaits = gaits;
        this.way = way;
        this.closed = occupied.clone();
        this.found = found;
        this.path = new int[squares + 1];
        this.visited = new long[occupied.length];
        this.left = most;
        visit(from);
    }

    /** How many squares and facings may still be tried; below 0 if there were too many. */
    long left() {
        return left;
    }

    /** Goes on with so many steps as a code from a square; gives false when the search shall end. */
    boolean go(int code, int at, int steps) {
        WalkSteps.Step[] possible = gaits[code].steps(way, at);
        for (int i = 0; i < possible.length; i++) {
            WalkSteps.Step step = possible[i];
            int[] after = gaits[code].after(way, at, i, gaits);
            left -= step.visited().length + after.length;
            boolean on = left >= 0 && (steps == 1 ? last(step, after) : !step.quiet() || further(step, after, steps));
            if (!on) {
                return false;
            }
        }
        return true;
    }

    private boolean further(WalkSteps.Step step, int[] after, int steps) {
        int before = length;
        boolean open = true;
        for (int square : step.visited()) {
            open = open && !isClosed(square);
            if (open) {
                visit(square);
            }
        }
        boolean on = true;
        for (int i = 0; open && on && i < after.length; i++) {
            on = go(after[i], path[length - 1], steps - 1);
        }
        leave(before);
        return on;
    }

    /** The last step: what stands on the arrival is the caller's matter, as long as the walk has not been there. */
    private boolean last(WalkSteps.Step step, int[] after) {
        int[] visited = step.visited();
        int arrival = visited[visited.length - 1];
        int before = length;
        boolean open = !wasVisited(arrival);
        for (int i = 0; open && i < visited.length - 1; i++) {
            open = !isClosed(visited[i]) && visited[i] != arrival;
            if (open) {
                visit(visited[i]);
            }
        }
        boolean on = true;
        if (open) {
            path[length] = arrival;
            for (int i = 0; on && i < after.length; i++) {
                on = (!step.quiet() || found.walk(false, arrival | after[i] << 8, path, length + 1))
                        && (!step.capture() || found.walk(true, arrival | after[i] << 8, path, length + 1));
            }
        }
        leave(before);
        return on;
    }

    private void visit(int square) {
        path[length++] = square;
        closed[square >> 6] |= 1L << square;
        visited[square >> 6] |= 1L << square;
    }

    private void leave(int before) {
        while (length > before) {
            int square = path[--length];
            closed[square >> 6] &= ~(1L << square);
            visited[square >> 6] &= ~(1L << square);
        }
    }

    private boolean isClosed(int square) {
        return (closed[square >> 6] >>> square & 1) != 0;
    }

    private boolean wasVisited(int square) {
        return (visited[square >> 6] >>> square & 1) != 0;
    }
}
