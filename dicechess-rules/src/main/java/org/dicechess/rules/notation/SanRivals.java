package org.dicechess.rules.notation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.dicechess.Square;

/** What moves with one key have in common: where they start, and how they face afterwards. */
final class SanRivals {

    private final Map<Square, Set<String>> facings = new HashMap<>();

    /** For each file and each rank how many squares of it moves start from. */
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

    /** Whether moves start from more than one square. */
    boolean startElsewhere() {
        return facings.size() > 1;
    }

    /** Whether a move starts from another square of the same file. */
    boolean shareFile(Square from) {
        return files.getOrDefault(from.file(), 0) > 1;
    }

    /** Whether a move starts from another square of the same rank. */
    boolean shareRank(Square from) {
        return ranks.getOrDefault(from.rank(), 0) > 1;
    }

    /** Whether moves from a square differ in how the piece faces afterwards. */
    boolean turn(Square from) {
        return facings.getOrDefault(from, Set.of()).size() > 1;
    }
}
