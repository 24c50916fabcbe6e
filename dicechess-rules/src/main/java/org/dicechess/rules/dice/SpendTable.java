package org.dicechess.rules.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.dicechess.Roll;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.CastlingRule;

/** The remaining dice of a hand after one of its dice is spent. */
final class SpendTable {

    private final DiceInHand hand;
    private final Map<DiceInHand, Integer> numbers;

    /** For each different face in hand, ascending: the kinds that it lets a player move. */
    private final Map<Integer, BitSet> movable = new TreeMap<>();

    /** For each different face: the remaining dice after it is spent. */
    private final Map<Integer, Integer> rests = new TreeMap<>();

    /**
     * Builds the table of a hand.
     *
     * @param numbers the numbers of all possible remainders
     * @param kinds the number of kinds
     */
    SpendTable(DiceInHand hand, Map<DiceInHand, Integer> numbers, int kinds) {
        this.hand = hand;
        this.numbers = numbers;
        for (int face : hand.faces()) {
            if (!movable.containsKey(face)) {
                movable.put(face, hand.pool().movable(new Roll(List.of(face)), kinds));
                rests.put(face, rest(hand.without(face)));
            }
        }
    }

    /** Returns for each of these codes every face that lets it move, in the format of {@link Rolls#spends}. */
    int[] of(int[] movers, Codes codes) {
        int[] spends = new int[movers.length * movable.size()];
        int size = 0;
        for (int code : movers) {
            int use = 0;
            for (Map.Entry<Integer, BitSet> face : movable.entrySet()) {
                if (face.getValue().get(codes.kind(code))) {
                    spends[size++] = code | rest(face.getKey()) << 8 | use++ << 24;
                }
            }
        }
        return Arrays.copyOf(spends, size);
    }

    /** Returns the possible remaining dice after castling, ascending. */
    int[] of(CastlingRule rule) {
        BitSet after = new BitSet();
        List<Integer> kings = faces(rule.king().index());
        List<Integer> rooks = rule.rooks().stream()
                .flatMap(rook -> faces(rook.index()).stream())
                .distinct()
                .sorted()
                .toList();
        switch (rule.die()) {
            case KING -> addOne(kings, after);
            case ROOK -> addOne(rooks, after);
            case EITHER -> {
                addOne(kings, after);
                addOne(rooks, after);
            }
            case BOTH -> addBoth(kings, rooks, after);
        }
        return Codes.numbers(after);
    }

    private void addOne(List<Integer> faces, BitSet after) {
        for (int face : faces) {
            after.set(rest(face));
        }
    }

    /** Adds the remaining dice after one die is spent for the king and another one for the rook. */
    private void addBoth(List<Integer> kings, List<Integer> rooks, BitSet after) {
        for (int king : kings) {
            List<Integer> left = hand.without(king);
            for (int rook : rooks) {
                if (left.contains(rook)) {
                    after.set(rest(DiceInHand.of(hand.pool(), left).without(rook)));
                }
            }
        }
    }

    /** Returns the different faces in hand that let a kind move, ascending. */
    private List<Integer> faces(int kind) {
        List<Integer> faces = new ArrayList<>();
        for (Map.Entry<Integer, BitSet> face : movable.entrySet()) {
            if (face.getValue().get(kind)) {
                faces.add(face.getKey());
            }
        }
        return faces;
    }

    private int rest(int face) {
        return Objects.requireNonNull(rests.get(face));
    }

    private int rest(List<Integer> faces) {
        return faces.isEmpty() ? 0 : Objects.requireNonNull(numbers.get(DiceInHand.of(hand.pool(), faces)));
    }
}
