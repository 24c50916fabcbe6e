package org.dicechess.rules.walks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Square;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.lines.RidePaths;
import org.dicechess.rules.lines.SpotView;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Walk;

/** The single steps of one code, from Betza notation or from a hook, and the facings after them: the parts of walks. */
final class WalkSteps {

    /**
     * One step.
     *
     * @param visited the squares in order, the arrival last
     * @param quiet whether the walk may continue or end with the step on an empty square
     * @param capture whether the step may end the walk with a capture
     */
    record Step(int[] visited, boolean quiet, boolean capture) {}

    /** For each way and square its steps. */
    private final Step[][][] steps;

    /**
     * For each step from one square the codes that the piece may have after it. The field is final, so that other
     * threads see all of it or nothing.
     */
    private record After(int[][] codes) {}

    /** For each way and square the codes after its steps, filled on first use; empty if the piece never turns. */
    private final After[][] after;

    /** For each square the codes that the piece may have after visiting it. */
    private final int[][] turned;

    /** The code of the piece alone: the result of every step if it never turns. */
    private final int[] self;

    private final Walk walk;
    private final int facings;

    /** The steps to one square, by square and mode; shared by all codes. */
    private final Step[] known;

    WalkSteps(Game game, Codes codes, int code, Step[] known) {
        this.self = new int[] {code};
        this.known = known;
        GamePiece piece = codes.piece(code);
        this.walk = piece.type().walk().orElseThrow();
        this.facings = Math.max(1, piece.type().facings().size());
        int squares = game.squares().size();
        this.steps = new Step[walk.ways().size()][squares][];
        for (int way = 0; way < steps.length; way++) {
            for (int from = 0; from < squares; from++) {
                List<Step> found =
                        inside(piece, from) ? steps(game, piece, walk.ways().get(way), from) : List.of();
                steps[way][from] = found.toArray(Step[]::new);
            }
        }
        this.turned = new int[squares][];
        boolean anyTurn = false;
        for (int square = 0; square < squares; square++) {
            int[] facing = inside(piece, square) ? turned(game, codes, code, square) : self;
            boolean turns = !Arrays.equals(facing, self);
            turned[square] = turns ? facing : self;
            anyTurn |= turns;
        }
        this.after = new After[anyTurn ? walk.ways().size() : 0][squares];
    }

    /** Returns the number of squares that all steps visit together. */
    long size() {
        long size = 0;
        for (Step[][] way : steps) {
            for (Step[] here : way) {
                for (Step step : here) {
                    size += step.visited().length;
                }
            }
        }
        return size;
    }

    Step[] steps(int way, int from) {
        return steps[way][from];
    }

    /** Returns the codes that the piece may have after a step. Each visited square turns it, in order. */
    int[] after(int way, int from, int step, WalkSteps[] walkSteps) {
        if (after.length == 0) {
            return self;
        }
        After here = after[way][from];
        if (here == null) {
            here = new After(Arrays.stream(steps[way][from])
                    .map(each -> after(each, walkSteps))
                    .toArray(int[][]::new));
            after[way][from] = here;
        }
        return here.codes[step];
    }

    private int[] after(Step step, WalkSteps[] walkSteps) {
        int[] codes = self;
        for (int square : step.visited()) {
            codes = Arrays.stream(codes)
                    .flatMap(each -> Arrays.stream(walkSteps[each].turned[square]))
                    .distinct()
                    .toArray();
        }
        return codes;
    }

    Walk walk() {
        return walk;
    }

    /** Returns the most codes with which the piece may arrive: one for each facing. */
    int codes() {
        return facings;
    }

    private boolean inside(GamePiece piece, int square) {
        return walk.in().of(piece.color()).get(square);
    }

    private List<Step> steps(Game game, GamePiece piece, Walk.Way way, int from) {
        return way.hook()
                .map(hook -> hooked(game, piece, hook.steps(new SpotView(game, piece, from))))
                .orElseGet(() -> leaps(game, piece, way, from));
    }

    private List<Step> hooked(Game game, GamePiece piece, List<List<Square>> answers) {
        List<Step> steps = new ArrayList<>();
        for (List<Square> answer : answers) {
            int[] visited = answer.stream().mapToInt(game.squares()::index).toArray();
            if (visited.length > 0 && allInside(piece, visited)) {
                steps.add(visited.length == 1 ? single(visited, true, true) : new Step(visited, true, true));
            }
        }
        return steps;
    }

    private List<Step> leaps(Game game, GamePiece piece, Walk.Way way, int from) {
        List<Step> steps = new ArrayList<>();
        for (Ride ride : way.rides()) {
            for (Ride.Leap leap : ride.leaps()) {
                Ride.Leap turned = RidePaths.turned(leap, piece);
                int[] visited = {game.squares().step(from, turned.dx(), turned.dy())};
                if (allInside(piece, visited)) {
                    steps.add(single(visited, ride.quiet(), ride.capture()));
                }
            }
        }
        return steps;
    }

    private Step single(int[] visited, boolean quiet, boolean capture) {
        int at = visited[0] << 2 | (quiet ? 2 : 0) | (capture ? 1 : 0);
        if (known[at] == null) {
            known[at] = new Step(visited, quiet, capture);
        }
        return known[at];
    }

    private boolean allInside(GamePiece piece, int[] visited) {
        for (int square : visited) {
            if (square < 0 || !inside(piece, square)) {
                return false;
            }
        }
        return true;
    }

    private static int[] turned(Game game, Codes codes, int code, int square) {
        GamePiece piece = codes.piece(code);
        Kind kind = piece.type();
        return kind.turns()
                .map(rule -> rule.facings(new SpotView(game, piece, square)).stream()
                        .mapToInt(facing -> codes.of(kind, piece.color(), Optional.of(facing)))
                        .distinct()
                        .toArray())
                .orElse(new int[] {code});
    }
}
