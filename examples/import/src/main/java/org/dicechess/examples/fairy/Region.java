package org.dicechess.examples.fairy;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/** A set of squares of the largest board, whatever the board of the variant. Files and ranks count from 0. */
record Region(BitSet squares) {

    static final int FILES = 12;
    static final int RANKS = 10;

    static Region none() {
        return new Region(new BitSet());
    }

    static Region all() {
        Region all = none();
        all.squares.set(0, FILES * RANKS);
        return all;
    }

    static Region rank(int rank) {
        Region region = none();
        region.squares.set(rank * FILES, (rank + 1) * FILES);
        return region;
    }

    static Region file(int file) {
        Region region = none();
        for (int rank = 0; rank < RANKS; rank++) {
            region.squares.set(rank * FILES + file);
        }
        return region;
    }

    static Region square(int file, int rank) {
        Region region = none();
        region.squares.set(rank * FILES + file);
        return region;
    }

    /** Returns the board of so many files and ranks. */
    static Region board(int files, int ranks) {
        Region region = none();
        for (int rank = 0; rank < ranks; rank++) {
            region.squares.set(rank * FILES, rank * FILES + files);
        }
        return region;
    }

    /** Reads a list as {@code *8 a* d4}; a hyphen ends it. */
    static Optional<Region> read(String text) {
        Region region = none();
        for (String word : text.strip().split("\\s+")) {
            if (word.equals("-")) {
                return Optional.of(region);
            }
            Optional<Region> part = word(word);
            if (part.isEmpty()) {
                return part;
            }
            region.squares.or(part.get().squares);
        }
        return Optional.of(region);
    }

    private static Optional<Region> word(String word) {
        char first = Character.toLowerCase(word.charAt(0));
        String rest = word.substring(1);
        boolean anyFile = first == '*';
        if (!anyFile && (first < 'a' || first >= 'a' + FILES) || !rest.matches("\\*|[1-9]|10")) {
            return Optional.empty();
        }
        Region part = anyFile ? all() : file(first - 'a');
        return Optional.of(rest.equals("*") ? part : part.and(rank(Integer.parseInt(rest) - 1)));
    }

    boolean has(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS && squares.get(rank * FILES + file);
    }

    boolean isEmpty() {
        return squares.isEmpty();
    }

    int size() {
        return squares.cardinality();
    }

    Region and(Region other) {
        return combined(other, BitSet::and);
    }

    Region or(Region other) {
        return combined(other, BitSet::or);
    }

    Region without(Region other) {
        return combined(other, BitSet::andNot);
    }

    private Region combined(Region other, java.util.function.BiConsumer<BitSet, BitSet> way) {
        BitSet copy = (BitSet) squares.clone();
        way.accept(copy, other.squares);
        return new Region(copy);
    }

    boolean contains(Region other) {
        return other.without(this).isEmpty();
    }

    /** Returns the region as the other side sees it on a board of so many ranks. */
    Region mirrored(int ranks) {
        return moved((file, rank) -> ranks - 1 - rank < 0 ? -1 : (ranks - 1 - rank) * FILES + file);
    }

    private Region moved(IntBinaryOperator place) {
        Region moved = none();
        squares.stream()
                .map(square -> place.applyAsInt(square % FILES, square / FILES))
                .filter(square -> square >= 0)
                .forEach(moved.squares::set);
        return moved;
    }

    static String name(int file, int rank) {
        return (char) ('a' + file) + String.valueOf(rank + 1);
    }
}
