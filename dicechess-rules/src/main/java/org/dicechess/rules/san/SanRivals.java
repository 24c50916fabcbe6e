package org.dicechess.rules.san;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.dicechess.Square;

/** The moves with one key, as far as notation distinguishes them: their starts, and their facings after the move. */
final class SanRivals {

    private final Map<Square, Set<String>> facings = new HashMap<>();

    /** For each file the number of its squares from which moves start. */
    private final Map<Integer, Integer> files = new HashMap<>();

    private final Map<Integer, Integer> ranks = new HashMap<>();

    void add(SanText text) {
        if (text instanceof SanMove move) {
            Square from = move.from();
            if (!facings.containsKey(from)) {
                facings.put(from, new HashSet<>());
                files.merge(from.file(), 1, Integer::sum);
                ranks.merge(from.rank(), 1, Integer::sum);
            }
            facings.get(from).add(move.facing());
        }
    }

    /** Returns whether moves start from more than one square. */
    boolean startElsewhere() {
        return facings.size() > 1;
    }

    /** Returns whether a move starts from another square of the same file. */
    boolean shareFile(Square from) {
        return files.getOrDefault(from.file(), 0) > 1;
    }

    /** Returns whether a move starts from another square of the same rank. */
    boolean shareRank(Square from) {
        return ranks.getOrDefault(from.rank(), 0) > 1;
    }

    /** Returns whether moves from a square differ in the facing after the move. */
    boolean turn(Square from) {
        return facings.getOrDefault(from, Set.of()).size() > 1;
    }
}
