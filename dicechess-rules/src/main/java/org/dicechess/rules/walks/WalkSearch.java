package org.dicechess.rules.walks;

/** A depth-first search for walks. Visited and occupied squares are bits. */
final class WalkSearch {

    private final WalkSteps[] walkSteps;
    private final int way;
    private final long[] closed;
    private final Walks.Found found;
    private final int[] path;
    private final long[] visited;
    private int length;

    /** The number of squares and facings that may still be tried; the search ends below 0. */
    private long left;

    /**
     * Prepares a search that begins on a square.
     *
     * @param occupied the squares that no walk passes
     * @param most the most squares and facings that it tries
     */
    WalkSearch(WalkSteps[] walkSteps, int way, int from, long[] occupied, int squares, long most, Walks.Found found) {
        this.walkSteps = walkSteps;
        this.way = way;
        this.closed = occupied.clone();
        this.found = found;
        this.path = new int[squares + 1];
        this.visited = new long[occupied.length];
        this.left = most;
        visit(from);
    }

    /** Returns the number of squares and facings that may still be tried; below 0 if there were too many. */
    long left() {
        return left;
    }

    /**
     * Searches walks with a number of further steps, as a code from a square. Returns false if the search is to end.
     */
    boolean go(int code, int at, int steps) {
        WalkSteps.Step[] possible = walkSteps[code].steps(way, at);
        for (int i = 0; i < possible.length; i++) {
            WalkSteps.Step step = possible[i];
            int[] after = walkSteps[code].after(way, at, i, walkSteps);
            left -= step.visited().length + after.length;
            boolean on =
                    left >= 0 && (steps == 1 ? lastStep(step, after) : !step.quiet() || middleStep(step, after, steps));
            if (!on) {
                return false;
            }
        }
        return true;
    }

    private boolean middleStep(WalkSteps.Step step, int[] after, int steps) {
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

    /** Takes the last step. The receiver decides about a piece on the arrival; the walk must not have visited it. */
    private boolean lastStep(WalkSteps.Step step, int[] after) {
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
