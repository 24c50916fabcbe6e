package org.dicechess.specs.walks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Square;

/**
 * Lists walks of d4 d6 chess, written straight from its rules with sets and recursion: slow, simple, and independent of
 * the engine. Pieces are texts: the letter (upper case for White), for Cavalos and Rinocerontes followed by the facing.
 */
final class ReferenceWalks {

    private static final int[][] ORTHOGONAL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final List<String> COMPASS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");
    private static final int[][] OFFSETS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final Map<Square, String> pieces;

    ReferenceWalks(Map<Square, String> pieces) {
        this.pieces = pieces;
    }

    /** Where a piece is in the middle of a walk. */
    private record Stop(Square square, String facing) {}

    /** One step: the visited squares, and whether the step may be quiet or capture. */
    private record Step(List<Square> visited, boolean quiet, boolean capture) {}

    /** Returns the texts of all walks of the piece on a square with a roll. */
    Set<String> walks(Square from, int roll) {
        Set<String> exact = exactly(from, roll, roll, true);
        for (int steps = roll - 1; steps > 0 && exact.isEmpty(); steps--) {
            exact = exactly(from, roll, steps, false);
        }
        return exact.isEmpty() ? Set.of(from.text() + from.text()) : exact;
    }

    private Set<String> exactly(Square from, int roll, int steps, boolean capture) {
        Set<String> found = new TreeSet<>();
        boolean gata = letter(from) == 'A';
        List<String> ways = !gata ? List.of("") : roll > 4 ? List.of("orthogonal") : List.of("orthogonal", "diagonal");
        for (String way : ways) {
            go(from, new Stop(from, facing(from)), way, steps, capture, new LinkedHashSet<>(Set.of(from)), found);
        }
        return found;
    }

    private void go(
            Square from, Stop at, String way, int steps, boolean capture, Set<Square> visited, Set<String> found) {
        for (Step step : steps(from, at, way)) {
            Square arrival = step.visited().get(step.visited().size() - 1);
            Set<Square> now = new LinkedHashSet<>(visited);
            boolean twice = step.visited().stream().anyMatch(square -> !now.add(square));
            boolean free = step.visited().subList(0, step.visited().size() - 1).stream()
                    .noneMatch(pieces::containsKey);
            if (twice || !free) {
                continue;
            }
            if (steps == 1 && capture && step.capture() && mayTake(from, arrival)) {
                turned(from, step, at.facing()).forEach(facing -> found.add(text(from, arrival, facing)));
            }
            if (step.quiet() && !pieces.containsKey(arrival)) {
                for (String facing : turned(from, step, at.facing())) {
                    if (steps == 1) {
                        found.add(text(from, arrival, facing));
                    } else {
                        go(from, new Stop(arrival, facing), way, steps - 1, capture, now, found);
                    }
                }
            }
        }
    }

    private String text(Square from, Square to, String facing) {
        return from.text() + to.text() + (facing.equals(facing(from)) ? "" : "^" + facing);
    }

    private List<Step> steps(Square from, Stop at, String way) {
        List<Step> steps = new ArrayList<>();
        switch (letter(from)) {
            case 'R' -> single(from, at, DIAGONAL, steps);
            case 'F' -> single(from, at, ORTHOGONAL, steps);
            case 'A' -> single(from, at, way.equals("diagonal") ? DIAGONAL : ORTHOGONAL, steps);
            case 'G' -> gato(from, at, steps);
            case 'C' -> cavalo(from, at, steps);
            default -> rinoceronte(from, at, steps);
        }
        return steps;
    }

    private void single(Square from, Stop at, int[][] offsets, List<Step> steps) {
        for (int[] offset : offsets) {
            add(from, path(at.square(), offset), true, true, steps);
        }
    }

    private void gato(Square from, Stop at, List<Step> steps) {
        for (int[] one : ORTHOGONAL) {
            for (int[] two : ORTHOGONAL) {
                for (int[] three : ORTHOGONAL) {
                    int x = Math.abs(one[0] + two[0] + three[0]);
                    int y = Math.abs(one[1] + two[1] + three[1]);
                    if (x * y == 2) {
                        add(from, path(at.square(), one, two, three), true, true, steps);
                    }
                }
            }
        }
    }

    private void cavalo(Square from, Stop at, List<Step> steps) {
        int ahead = COMPASS.indexOf(at.facing());
        add(from, path(at.square(), OFFSETS[ahead]), true, false, steps);
        add(from, path(at.square(), OFFSETS[(ahead + 1) % 8]), false, true, steps);
        add(from, path(at.square(), OFFSETS[(ahead + 7) % 8]), false, true, steps);
    }

    private void rinoceronte(Square from, Stop at, List<Step> steps) {
        int ahead = COMPASS.indexOf(at.facing());
        for (int turn : new int[] {0, 3, 5}) {
            add(from, path(at.square(), OFFSETS[(ahead + turn) % 8]), true, true, steps);
        }
    }

    private void add(Square from, List<Square> visited, boolean quiet, boolean capture, List<Step> steps) {
        boolean everywhere = letter(from) == 'N';
        if (!visited.isEmpty() && (everywhere || visited.stream().allMatch(ReferenceWalks::isPlaying))) {
            steps.add(new Step(visited, quiet, capture));
        }
    }

    private static List<Square> path(Square start, int[]... offsets) {
        List<Square> path = new ArrayList<>();
        int file = start.file();
        int rank = start.rank();
        for (int[] offset : offsets) {
            file += offset[0];
            rank += offset[1];
            if (file < 0 || file > 7 || rank < 0 || rank > 7) {
                return List.of();
            }
            path.add(new Square(file, rank));
        }
        return path;
    }

    private Set<String> turned(Square from, Step step, String facing) {
        return letter(from) == 'C' ? turn(from, step.visited().get(0), facing) : Set.of(facing);
    }

    private Set<String> turn(Square from, Square visited, String facing) {
        int sixth = isWhite(from) ? 5 : 2;
        if (isBorder(visited)) {
            return Set.of(visited.rank() < sixth ? "n" : "s");
        }
        boolean vertical = facing.equals("n") || facing.equals("s");
        return visited.rank() == sixth && vertical ? new TreeSet<>(Set.of("e", "w")) : Set.of(facing);
    }

    private boolean mayTake(Square from, Square to) {
        if (!pieces.containsKey(to) || isWhite(to) == isWhite(from)) {
            return false;
        }
        return letter(to) == 'U' || !isGuarded(to);
    }

    private boolean isGuarded(Square square) {
        Set<Square> beside = new HashSet<>();
        for (int[] offset : ORTHOGONAL) {
            beside.addAll(path(square, offset));
        }
        return beside.stream()
                .filter(ReferenceWalks::isPlaying)
                .filter(pieces::containsKey)
                .anyMatch(guard -> letter(guard) == 'U' && isWhite(guard) == isWhite(square));
    }

    static boolean isPlaying(Square square) {
        boolean middleFiles = square.file() >= 2 && square.file() <= 5;
        boolean middleRanks = square.rank() >= 2 && square.rank() <= 5;
        return middleFiles || middleRanks;
    }

    private static boolean isBorder(Square square) {
        boolean end = square.rank() == 0 || square.rank() == 7;
        boolean next = square.rank() == 1 || square.rank() == 6;
        return isPlaying(square) && (end || next && (square.file() == 2 || square.file() == 5));
    }

    private char letter(Square square) {
        return Character.toUpperCase(pieces.get(square).charAt(0));
    }

    private boolean isWhite(Square square) {
        return Character.isUpperCase(pieces.get(square).charAt(0));
    }

    private String facing(Square square) {
        String piece = pieces.get(square);
        return piece.length() > 1 ? piece.substring(2) : "";
    }
}
