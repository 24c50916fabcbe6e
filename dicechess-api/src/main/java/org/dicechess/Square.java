package org.dicechess;

import org.dicechess.text.Shown;

/**
 * One square, named by file and rank. It need not exist on the board of a variant.
 *
 * @param file 0 to 25; 0 is file a
 * @param rank 0 to 255; 0 is rank 1
 * @since 0.1
 */
public record Square(int file, int rank) implements Place, Comparable<Square> {

    private static final int RANKS = 256;

    /**
     * Checks that the square fits on the largest board that a definition can describe.
     *
     * @throws IllegalArgumentException if file or rank is out of range
     */
    public Square {
        if (file < 0 || file > 25 || rank < 0 || rank >= RANKS) {
            throw new IllegalArgumentException(
                    "no such square: file " + file + " (0 to 25), rank " + rank + " (0 to " + (RANKS - 1) + ")");
        }
    }

    /**
     * Returns the square with this name, as {@code e4} or {@code l10}.
     *
     * @throws IllegalArgumentException if the text is not a file letter a to z and a rank 1 to 256 without leading zero
     */
    public static Square of(String name) {
        if (!name.matches("[a-z][1-9][0-9]{0,2}")) {
            throw new IllegalArgumentException(
                    "not a square: '" + Shown.text(name, 20) + "'; expected a file a to z and a rank, as e4");
        }
        int rank = Integer.parseInt(name.substring(1));
        if (rank > RANKS) {
            throw new IllegalArgumentException("not a square: '" + name + "'; expected a rank from 1 to " + RANKS);
        }
        return new Square(name.charAt(0) - 'a', rank - 1);
    }

    /** Returns the name, file letter first: {@code e4}. */
    @Override
    public String text() {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }

    /** Orders squares rank by rank from rank 1, each rank from file a. */
    @Override
    public int compareTo(Square other) {
        return rank != other.rank ? Integer.compare(rank, other.rank) : Integer.compare(file, other.file);
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
