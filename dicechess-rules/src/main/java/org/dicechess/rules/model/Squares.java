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

    /** The file of each square. */
    private final int[] fileOf;

    private final int[] rankOf;

    /** Whether the first file and the last one are neighbours. */
    private final boolean joinsFiles;

    /** Whether the first rank and the last one are neighbours. */
    private final boolean joinsRanks;

    /** Creates the squares of a bounding box, without the missing ones. */
    public Squares(int files, int ranks, List<Square> missing) {
        this(files, ranks, missing, false, false);
    }

    /** Creates the squares of a bounding box, without the missing ones, whose borders may be joined. */
    public Squares(int files, int ranks, List<Square> missing, boolean joinsFiles, boolean joinsRanks) {
        this.joinsFiles = joinsFiles;
        this.joinsRanks = joinsRanks;
        this.files = files;
        this.ranks = ranks;
        this.indices = new int[files * ranks];
        Arrays.fill(indices, -1);
        List<Square> present = new ArrayList<>();
        for (int box = 0; box < indices.length; box++) {
            Square square = new Square(box % files, box / files);
            if (missing.isEmpty() || !missing.contains(square)) {
                indices[box] = present.size();
                present.add(square);
            }
        }
        this.list = List.copyOf(present);
        this.fileOf = new int[list.size()];
        this.rankOf = new int[list.size()];
        for (int square = 0; square < fileOf.length; square++) {
            fileOf[square] = present.get(square).file();
            rankOf[square] = present.get(square).rank();
        }
    }

    /** Returns the number of files of the bounding box. */
    public int files() {
        return files;
    }

    /** Returns the number of ranks of the bounding box. */
    public int ranks() {
        return ranks;
    }

    /** Returns the number of squares that exist. */
    public int size() {
        return fileOf.length;
    }

    /** Returns all squares in the order of their numbers. */
    public List<Square> list() {
        return list;
    }

    /** Returns the square with this number. */
    public Square square(int index) {
        return list.get(index);
    }

    /** Returns the number of the square at these coordinates, -1 if there is none. */
    public int at(int file, int rank) {
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? -1 : indices[rank * files + file];
    }

    /** Returns the number of this square, -1 if it does not exist. */
    public int index(Square square) {
        return at(square.file(), square.rank());
    }

    /** Returns whether the first file and the last one are neighbours. */
    public boolean joinsFiles() {
        return joinsFiles;
    }

    /** Returns whether the first rank and the last one are neighbours. */
    public boolean joinsRanks() {
        return joinsRanks;
    }

    /** Returns whether borders are joined, so that lines may lead around the board. */
    public boolean areJoined() {
        return joinsFiles || joinsRanks;
    }

    /**
     * Returns the number of the square that a step leads to, -1 if there is none. A step around a joined board that
     * ends where it begins leads nowhere.
     */
    public int step(int from, int files, int ranks) {
        int file = fileOf[from] + files;
        int rank = rankOf[from] + ranks;
        int to = at(
                joinsFiles ? Math.floorMod(file, this.files) : file,
                joinsRanks ? Math.floorMod(rank, this.ranks) : rank);
        return to == from && (files != 0 || ranks != 0) ? -1 : to;
    }

    /** Returns by how many files, to the right, the shorter way from one square to another leads. */
    public int filesBetween(int from, int to) {
        int way = fileOf[to] - fileOf[from];
        return joinsFiles ? shorter(way, files) : way;
    }

    /** Returns by how many ranks, up the board, the shorter way from one square to another leads. */
    public int ranksBetween(int from, int to) {
        int way = rankOf[to] - rankOf[from];
        return joinsRanks ? shorter(way, ranks) : way;
    }

    private static int shorter(int way, int length) {
        int forth = Math.floorMod(way, length);
        return 2 * forth <= length ? forth : forth - length;
    }

    /** Returns the number of the square mirrored top to bottom, -1 if that square does not exist. */
    public int mirror(int index) {
        return at(fileOf[index], ranks - 1 - rankOf[index]);
    }

    /** Returns the number of the square as this side sees it: unchanged for White, mirrored for Black. */
    public int forSide(int index, Color color) {
        return color == Color.WHITE ? index : mirror(index);
    }

    /** Returns whether the square has the colour of a1. */
    public boolean isDark(int index) {
        return (fileOf[index] + rankOf[index]) % 2 == 0;
    }

    /** Returns the squares of a set, in the order of their numbers. */
    public List<Square> of(BitSet set) {
        List<Square> of = new ArrayList<>();
        for (int index = set.nextSetBit(0); index >= 0; index = set.nextSetBit(index + 1)) {
            of.add(list.get(index));
        }
        return List.copyOf(of);
    }
}
