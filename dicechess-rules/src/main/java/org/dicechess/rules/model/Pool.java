package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.dicechess.Dice;
import org.dicechess.Die;
import org.dicechess.Outcome;
import org.dicechess.PieceType;
import org.dicechess.Roll;

/**
 * A pool of equal dice that are thrown together.
 *
 * @param name the name in the definition
 * @param count the number of dice
 * @param faces the numbers on each die, ascending
 * @param meanings for each face what it means
 * @param doublesMoveAny whether the same face on all dice allows any kind to move
 * @param rule the id of its rule; empty if none is named
 * @param outcomes every different roll with its weight, in ascending order of faces
 */
public record Pool(
        String name,
        int count,
        List<Integer> faces,
        List<Face> meanings,
        boolean doublesMoveAny,
        String rule,
        List<Outcome> outcomes)
        implements Named {

    /** The most equally likely cases of a roll, 10^15. They stay exact as numbers of other languages, too. */
    public static final long MOST_CASES = 1_000_000_000_000_000L;

    /** Returns a number of cases times another one, or any number beyond the limit. */
    public static long cases(long some, long others) {
        return others == 0 || some <= Long.MAX_VALUE / others ? some * others : Long.MAX_VALUE;
    }

    /**
     * Returns a pool with all its outcomes.
     *
     * @param meanings the faces, their numbers ascending
     */
    public static Pool of(String name, int count, List<Face> meanings, boolean doublesMoveAny, String rule) {
        List<Integer> faces = meanings.stream().map(Face::number).toList();
        Pool dice = new Pool(name, count, faces, meanings, doublesMoveAny, rule, List.of());
        return new Pool(name, count, faces, meanings, doublesMoveAny, rule, dice.thrown());
    }

    /** Returns for each face the kinds that it allows to move; empty lists if the faces name no kinds. */
    public List<List<Kind>> kinds() {
        return meanings.stream().map(Face::kinds).toList();
    }

    /** Returns whether the faces name kinds of piece. */
    public boolean namesKinds() {
        return meanings.stream().anyMatch(face -> !face.kinds().isEmpty());
    }

    /** Returns what a face means. */
    public Face meaning(int face) {
        return meanings.get(faces.indexOf(face));
    }

    /** Returns the squares that faces name together. */
    public Area squares(List<Integer> shown) {
        BitSet white = new BitSet();
        BitSet black = new BitSet();
        for (int face : shown) {
            meaning(face).area().ifPresent(area -> {
                white.or(area.white());
                black.or(area.black());
            });
        }
        return new Area("rolled", white, black);
    }

    /** Returns the sums of faces that its rolls show. */
    public BitSet totals() {
        BitSet totals = new BitSet();
        for (Outcome outcome : outcomes) {
            totals.set(
                    outcome.roll().faces().stream().mapToInt(Integer::intValue).sum());
        }
        return totals;
    }

    private List<Outcome> thrown() {
        List<Outcome> outcomes = new ArrayList<>();
        collect(outcomes, new ArrayList<>(), 0);
        return List.copyOf(outcomes);
    }

    /** Returns the number of equally likely throws: the sum of the faces' weights to the power of the dice. */
    public long total() {
        long cases = meanings.stream().mapToLong(Face::weight).sum();
        long total = 1;
        for (int die = 0; die < count; die++) {
            total *= cases;
        }
        return total;
    }

    /** Returns the kinds, by index, that this roll allows to move. */
    public BitSet movable(Roll roll, int kindCount) {
        BitSet movable = new BitSet();
        boolean same = count > 1
                && !roll.faces().isEmpty()
                && Collections.frequency(roll.faces(), roll.faces().get(0))
                        == roll.faces().size();
        if (!namesKinds() || same && doublesMoveAny) {
            movable.set(0, kindCount);
        }
        for (int face : roll.faces()) {
            for (Kind kind : meaning(face).kinds()) {
                movable.set(kind.index());
            }
        }
        return movable;
    }

    /** Returns the dice as hosts see them. */
    public Dice dice() {
        Die die = new Thrown(this);
        return new Dice(name, Collections.nCopies(count, die), doublesMoveAny);
    }

    private void collect(List<Outcome> outcomes, List<Integer> thrown, int least) {
        if (thrown.size() == count) {
            outcomes.add(new Outcome(new Roll(thrown), weight(thrown)));
            return;
        }
        for (int face = least; face < faces.size(); face++) {
            thrown.add(faces.get(face));
            collect(outcomes, thrown, face);
            thrown.remove(thrown.size() - 1);
        }
    }

    private long weight(List<Integer> thrown) {
        long weight = arrangements(thrown);
        for (int face : thrown) {
            weight *= meaning(face).weight();
        }
        return weight;
    }

    /** Returns the number of ordered throws that show these faces: the multinomial coefficient. */
    private static long arrangements(List<Integer> thrown) {
        long ways = 1;
        int run = 0;
        for (int i = 0; i < thrown.size(); i++) {
            run = i > 0 && thrown.get(i).equals(thrown.get(i - 1)) ? run + 1 : 1;
            ways = ways * (i + 1) / run;
        }
        return ways;
    }

    /** One die of the pool. */
    private record Thrown(Pool pool) implements Die {

        @Override
        public String name() {
            return pool.name;
        }

        @Override
        public List<Integer> faces() {
            return pool.faces;
        }

        @Override
        public List<PieceType> pieces(int face) {
            return List.copyOf(meaning(face).kinds());
        }

        @Override
        public String label(int face) {
            return meaning(face).label();
        }

        @Override
        public int weight(int face) {
            return meaning(face).weight();
        }

        private Face meaning(int face) {
            if (!pool.faces.contains(face)) {
                throw new IllegalArgumentException(
                        "die " + pool.name + " has no face " + face + "; expected one of " + pool.faces);
            }
            return pool.meaning(face);
        }

        @Override
        public boolean namesPieces() {
            return pool.namesKinds();
        }

        @Override
        public String toString() {
            return pool.name;
        }
    }
}
