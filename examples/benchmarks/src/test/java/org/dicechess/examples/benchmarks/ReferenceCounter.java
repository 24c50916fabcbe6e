package org.dicechess.examples.benchmarks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Counts leaves in the simplest way: it makes every move on a copy of the board, and checks the king's safety
 * afterwards. It shares no code with the library.
 */
final class ReferenceCounter {

    private static final Map<String, int[]> LEAPS = Map.ofEntries(
            Map.entry("W", new int[] {0, 1}),
            Map.entry("F", new int[] {1, 1}),
            Map.entry("D", new int[] {0, 2}),
            Map.entry("A", new int[] {2, 2}),
            Map.entry("N", new int[] {1, 2}),
            Map.entry("H", new int[] {0, 3}),
            Map.entry("G", new int[] {3, 3}),
            Map.entry("C", new int[] {1, 3}),
            Map.entry("Z", new int[] {2, 3}),
            Map.entry("R", new int[] {0, 1}),
            Map.entry("B", new int[] {1, 1}));
    private static final Pattern ATOM = Pattern.compile("([A-Z])(\\1)?(\\d*)");

    private final int files;
    private final int ranks;
    private final List<Kind> pieces;
    private final List<Integer> promotions;
    private final boolean check;
    private final boolean doubleSteps;
    private final int dice;

    /**
     * A kind: its symbol, and its leaps, each with the greatest number of repetitions. The first kind is the pawn, the
     * second the king.
     */
    private record Kind(String symbol, List<int[]> ways) {}

    /**
     * The squares hold White's pieces as positive numbers, Black's as negative ones; {@code passed} is the square that
     * a pawn has just passed.
     */
    private record Node(int[] squares, int side, int passed, List<Integer> hand, boolean thrown, boolean over) {}

    /**
     * A game.
     *
     * @param kinds symbol and moves, the pawn first, then the king
     * @param check whether the king must be kept safe; otherwise its capture ends the game
     */
    ReferenceCounter(
            int files,
            int ranks,
            List<String[]> kinds,
            List<Integer> promotions,
            boolean check,
            boolean doubleSteps,
            int dice) {
        this.files = files;
        this.ranks = ranks;
        this.pieces =
                kinds.stream().map(kind -> new Kind(kind[0], ways(kind[1]))).toList();
        this.promotions = promotions;
        this.check = check;
        this.doubleSteps = doubleSteps;
        this.dice = dice;
    }

    /** Returns the number of leaves this many events below an array with White to move; equal rolls count once. */
    long leaves(String array, int depth) {
        return leaves(new Node(read(array), 1, -1, List.of(), false, false), depth);
    }

    private long leaves(Node node, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (Node next : next(node)) {
            sum += leaves(next, depth - 1);
        }
        return sum;
    }

    private List<Node> next(Node node) {
        List<Node> found = new ArrayList<>();
        if (node.over) {
            return found;
        }
        if (dice > 0 && !node.thrown) {
            throwDice(node, 1, new ArrayList<>(), found);
            return found;
        }
        for (int from = 0; from < node.squares.length; from++) {
            int piece = node.squares[from] * node.side;
            if (piece > 0 && (dice == 0 || node.hand.contains(piece))) {
                moves(node, from, piece, found);
            }
        }
        if (dice > 0 || found.isEmpty() && !check) {
            found.add(new Node(node.squares, -node.side, -1, List.of(), false, false));
        }
        return found;
    }

    private void throwDice(Node node, int least, List<Integer> faces, List<Node> found) {
        if (faces.size() == dice) {
            found.add(new Node(node.squares, node.side, -1, List.copyOf(faces), true, false));
            return;
        }
        for (int face = least; face <= 6; face++) {
            faces.add(face);
            throwDice(node, face, faces, found);
            faces.remove(faces.size() - 1);
        }
    }

    private void moves(Node node, int from, int piece, List<Node> found) {
        if (piece == 1) {
            pawn(node, from, found);
            return;
        }
        BitSet seen = new BitSet();
        for (int[] way : pieces.get(piece - 1).ways) {
            int to = from;
            for (int step = 0; step < way[2]; step++) {
                to = shifted(to, way[0], way[1]);
                if (to < 0 || node.squares[to] * node.side > 0) {
                    break;
                }
                if (!seen.get(to)) {
                    seen.set(to);
                    add(node, from, to, piece, -1, -1, found);
                }
                if (node.squares[to] != 0) {
                    break;
                }
            }
        }
    }

    private void pawn(Node node, int from, List<Node> found) {
        int ahead = shifted(from, 0, node.side);
        if (ahead >= 0 && node.squares[ahead] == 0) {
            arrive(node, from, ahead, -1, found);
            int twice = shifted(ahead, 0, node.side);
            if (doubleSteps && from / files == (node.side > 0 ? 1 : ranks - 2) && node.squares[twice] == 0) {
                add(node, from, twice, 1, -1, ahead, found);
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            int to = shifted(from, side, node.side);
            if (to >= 0 && node.squares[to] * node.side < 0) {
                arrive(node, from, to, -1, found);
            } else if (to >= 0 && to == node.passed) {
                add(node, from, to, 1, shifted(to, 0, -node.side), -1, found);
            }
        }
    }

    private void arrive(Node node, int from, int to, int taken, List<Node> found) {
        if (to / files == (node.side > 0 ? ranks - 1 : 0)) {
            promotions.forEach(piece -> add(node, from, to, piece, taken, -1, found));
        } else {
            add(node, from, to, 1, taken, -1, found);
        }
    }

    private void add(Node node, int from, int to, int piece, int taken, int passed, List<Node> found) {
        int[] squares = node.squares.clone();
        int captured = squares[to];
        int was = squares[from] * node.side;
        squares[from] = 0;
        if (taken >= 0) {
            squares[taken] = 0;
        }
        squares[to] = piece * node.side;
        List<Integer> hand = new ArrayList<>(node.hand);
        hand.remove((Integer) was);
        boolean more = dice > 0 && !hand.isEmpty();
        Node next = new Node(squares, more ? node.side : -node.side, passed, hand, more, captured * node.side == -2);
        if (!check || !takesKing(next)) {
            found.add(next);
        }
    }

    /** Returns whether the side to move could capture the king. */
    private boolean takesKing(Node node) {
        for (int from = 0; from < node.squares.length; from++) {
            int piece = node.squares[from] * node.side;
            if (piece > 0 && attacksKing(node, from, piece)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacksKing(Node node, int from, int piece) {
        List<int[]> ways = piece == 1
                ? List.of(new int[] {-1, node.side, 1}, new int[] {1, node.side, 1})
                : pieces.get(piece - 1).ways;
        for (int[] way : ways) {
            int to = from;
            for (int step = 0; step < way[2]; step++) {
                to = shifted(to, way[0], way[1]);
                if (to >= 0 && node.squares[to] == -2 * node.side) {
                    return true;
                }
                if (to < 0 || node.squares[to] != 0) {
                    break;
                }
            }
        }
        return false;
    }

    private int shifted(int square, int right, int up) {
        int file = square % files + right;
        int rank = square / files + up;
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? -1 : rank * files + file;
    }

    private int[] read(String array) {
        int[] squares = new int[files * ranks];
        String[] lines = array.split(" ")[0].split("/");
        for (int line = 0; line < ranks; line++) {
            Matcher parts = Pattern.compile("\\d+|[A-Za-z]|\\(([A-Za-z]+)\\)").matcher(lines[line]);
            int square = (ranks - 1 - line) * files;
            while (parts.find()) {
                String part = parts.group(1) == null ? parts.group() : parts.group(1);
                if (Character.isDigit(part.charAt(0))) {
                    square += Integer.parseInt(part);
                } else {
                    squares[square++] = piece(part);
                }
            }
        }
        return squares;
    }

    private int piece(String symbol) {
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).symbol.equalsIgnoreCase(symbol)) {
                return Character.isUpperCase(symbol.charAt(0)) ? i + 1 : -i - 1;
            }
        }
        throw new IllegalArgumentException(symbol);
    }

    private static List<int[]> ways(String betza) {
        List<int[]> ways = new ArrayList<>();
        Matcher atoms = ATOM.matcher(betza.replace("Q", "RB").replace("K", "WF"));
        while (atoms.find()) {
            int[] leap = LEAPS.get(atoms.group(1));
            boolean rides = atoms.group(2) != null || "RB".contains(atoms.group(1));
            int most = !atoms.group(3).isEmpty() ? Integer.parseInt(atoms.group(3)) : rides ? Integer.MAX_VALUE : 1;
            turned(leap[0], leap[1], most, ways);
            if (leap[0] != leap[1]) {
                turned(leap[1], leap[0], most, ways);
            }
        }
        return ways;
    }

    private static void turned(int right, int up, int most, List<int[]> ways) {
        for (int x = right == 0 ? 1 : -1; x <= 1; x += 2) {
            for (int y = up == 0 ? 1 : -1; y <= 1; y += 2) {
                ways.add(new int[] {x * right, y * up, most});
            }
        }
    }
}
