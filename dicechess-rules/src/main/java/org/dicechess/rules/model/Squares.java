package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Square;

/** The squares that exist, numbered 0 to n-1 rank by rank from a1. */
public final class Squares {

    private final int files;
    private final int ranks;
    private final List<Square> list;
    private final int[] indices;

    /** The squares of a bounding box less the missing ones. */
    public Squares(int files, int ranks, List<Square> missing) {
        this.files = files;
        this.ranks = ranks;
        this.indices = new int[files * ranks];
        Arrays.fill(indices, -1);
        List<Square> present = new ArrayList<>();
        for (int box = 0; box < indices.length; box++) {
            Square square = new Square(box % files, box / files);
            if (!missing.contains(square)) {
                indices[box] = present.size();
                present.add(square);
            }
        }
        this.list = List.copyOf(present);
    }

    /** Files of the bounding box. */
    public int files() {
        return files;
    }

    /** Ranks of the bounding box. */
    public int ranks() {
        return ranks;
    }

    /** How many squares exist. */
    public int size() {
        return list.size();
    }

    /** All squares in order of their numbers. */
    public List<Square> list() {
        return list;
    }

    /** The square with this number. */
    public Square square(int index) {
        return list.get(index);
    }

    /** The number of the square at these coordinates, -1 if there is none. */
    public int at(int file, int rank) {
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? -1 : indices[rank * files + file];
    }

    /** The number of this square, -1 if it does not exist. */
    public int index(Square square) {
        return at(square.file(), square.rank());
    }

    /** The number of the square that a step leads to, -1 if there is none. */
    public int step(int from, int files, int ranks) {
        Square square = list.get(from);
        return at(square.file() + files, square.rank() + ranks);
    }

    /** The square's number as Black sees it: mirrored top to bottom; -1 if the mirror square does not exist. */
    public int mirror(int index) {
        Square square = list.get(index);
        return at(square.file(), ranks - 1 - square.rank());
    }

    /** The number as this side sees it: unchanged for White, mirrored for Black. */
    public int forSide(int index, Color color) {
        return color == Color.WHITE ? index : mirror(index);
    }

    /** Whether the square is dark, as a1 is. */
    public boolean isDark(int index) {
        Square square = list.get(index);
        return (square.file() + square.rank()) % 2 == 0;
    }

    /** The squares of a set in order. */
    public List<Square> of(BitSet set) {
        return set.stream().mapToObj(list::get).toList();
    }
}
