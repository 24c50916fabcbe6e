package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The areas of a definition: each set of squares has one name. */
final class Areas {

    /** The squares of each side, as the board shows them. */
    private record Squares(Region white, Region black) {}

    private final Map<String, Squares> areas = new LinkedHashMap<>();
    private final Region board;
    private final int files;
    private final int ranks;
    private final Map<String, String> given;

    Areas(Region board, int files, int ranks, Map<String, String> given) {
        this.given = given;
        this.board = board;
        this.files = files;
        this.ranks = ranks;
    }

    Region board() {
        return board;
    }

    int ranks() {
        return ranks;
    }

    /** Returns the name of an area that is the same for both sides. */
    String same(String wish, Region squares) {
        return name(wish, squares, squares);
    }

    /** Returns the name of an area: the wish, unless other squares have it already. */
    String name(String wish, Region white, Region black) {
        Squares squares = new Squares(white.and(board), black.and(board));
        for (Map.Entry<String, Squares> area : areas.entrySet()) {
            if (area.getValue().equals(squares)) {
                return area.getKey();
            }
        }
        String base = isLastRank(squares) ? "last-rank" : wish;
        String name = given.getOrDefault(YamlText.flow(tree(squares)), base);
        for (int number = 2; areas.containsKey(name); number++) {
            name = base + "-" + number;
        }
        areas.put(name, squares);
        return name;
    }

    private boolean isLastRank(Squares squares) {
        return squares.white().equals(Region.rank(ranks - 1).and(board))
                && squares.black().equals(Region.rank(0).and(board));
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        areas.forEach((name, squares) -> tree.put(name, tree(squares)));
        return tree;
    }

    private Object tree(Squares squares) {
        if (squares.white().equals(squares.black())) {
            return words(squares.white());
        }
        Map<String, Object> sides = Trees.map("white", words(squares.white()));
        if (!squares.white().mirrored(ranks).equals(squares.black())) {
            sides.put("black", words(squares.black()));
        }
        return sides;
    }

    private Object words(Region region) {
        return Trees.oneOrList(list(region));
    }

    /** Returns squares that the board does not have. */
    Object missing(Region walls) {
        Areas box = new Areas(Region.board(files, ranks), files, ranks, Map.of());
        return box.parts(walls).stream()
                .map(word -> word.startsWith("rank ") ? whole(word) : word)
                .toList();
    }

    private String whole(String rank) {
        String number = rank.substring("rank ".length());
        return "a" + number + "-" + (char) ('a' + files - 1) + number;
    }

    /** Returns the squares in as few words as one of two ways gives. */
    List<String> list(Region region) {
        if (region.equals(board)) {
            return List.of("all");
        }
        List<String> words = parts(region);
        List<String> others = parts(board.without(region));
        if (words.size() <= others.size() + 1) {
            return words;
        }
        List<String> rest = new ArrayList<>(List.of("all"));
        others.forEach(word -> rest.add("not " + word));
        return rest;
    }

    /** Returns ranks, rectangles and squares that make up a region. */
    private List<String> parts(Region region) {
        List<String> words = new ArrayList<>();
        Region open = region;
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                if (open.has(file, rank)) {
                    open = open.without(part(open, file, rank, words));
                }
            }
        }
        return words;
    }

    /** Adds the largest rectangle that begins with a square, and returns its squares. */
    private Region part(Region open, int file, int rank, List<String> words) {
        Region wholeRank = Region.rank(rank).and(board);
        int right = file;
        while (open.has(right + 1, rank)) {
            right++;
        }
        int top = rank;
        while (hasRow(open, file, right, top + 1)) {
            top++;
        }
        if (open.contains(wholeRank) && top == rank) {
            words.add("rank " + (rank + 1));
            return wholeRank;
        }
        String from = Region.name(file, rank);
        words.add(file == right && rank == top ? from : from + "-" + Region.name(right, top));
        Region part = Region.none();
        for (int y = rank; y <= top; y++) {
            for (int x = file; x <= right; x++) {
                part = part.or(Region.square(x, y));
            }
        }
        return part;
    }

    private static boolean hasRow(Region open, int from, int to, int rank) {
        for (int file = from; file <= to; file++) {
            if (!open.has(file, rank)) {
                return false;
            }
        }
        return true;
    }
}
