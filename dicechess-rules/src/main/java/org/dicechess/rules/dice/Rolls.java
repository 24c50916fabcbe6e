package org.dicechess.rules.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.dicechess.Color;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.store.TableLimitException;

/**
 * Dice in hand as numbers, and for each number the codes that may move. 0 is no dice. The outcomes of all pools are
 * numbered from 1; the remainders of throws whose dice are spent one by one follow them.
 */
public final class Rolls {

    private static final int[] NOTHING = {};

    /** The largest roll number that a position can hold. */
    private static final int MOST = (1 << 15) - 1;

    /** The most entries of the table of remaining dice. */
    private static final long MOST_RESTS = 1 << 23;

    /** A pool with more equally likely cases than this has no table of them. */
    private static final long MOST_CASES = 1 << 16;

    private final Game game;
    private final Codes codes;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<DiceInHand> hands = new ArrayList<>();

    /** The number of each hand. Dice with the same faces are the same dice, whichever pool they were thrown from. */
    private final Map<DiceInHand, Integer> numbers = new LinkedHashMap<>();

    private final int[] first;
    private final int[] last;
    private final int[] held;
    private final int[] sizes;

    /** For twice a roll plus a side, and a code times {@link #uses} plus the number of the die: the remaining dice. */
    private final int[][] rests;

    /** The most dice of different faces with which one code can move. */
    private final int uses;

    private final long[] weights;
    private final long[] totals;

    /** For each pool the outcomes of its equally likely cases; empty for a pool with too many. */
    private final int[][] cases;

    private final int[][][] movable;
    private final boolean[] castles;
    private final int[][][] spends;
    private final int[][] castleSpends;

    /** Lists the outcomes of all pools. */
    public Rolls(Game game, Codes codes) {
        this.game = game;
        this.codes = codes;
        first = new int[game.pools().size()];
        last = new int[game.pools().size()];
        hands.add(null);
        for (int pool = 0; pool < first.length; pool++) {
            Pool dice = game.pools().get(pool);
            first[pool] = hands.size();
            for (Outcome outcome : dice.outcomes()) {
                add(outcome, DiceInHand.of(dice, outcome.roll().faces()));
            }
            last[pool] = hands.size() - 1;
        }
        weights = new long[outcomes.size()];
        held = new int[outcomes.size() + 1];
        for (int roll = 1; roll < held.length; roll++) {
            weights[roll - 1] = outcomes.get(roll - 1).weight();
            held[roll] = Objects.requireNonNull(numbers.get(hands.get(roll)));
        }
        totals = new long[game.pools().size()];
        for (int pool = 0; pool < totals.length; pool++) {
            totals[pool] = game.pools().get(pool).total();
        }
        cases = new int[totals.length][];
        for (int pool = 0; pool < totals.length; pool++) {
            cases[pool] = totals[pool] > MOST_CASES ? NOTHING : cases(pool);
        }
        BitSet spent = game.turn().spentPools();
        for (int pool = spent.nextSetBit(0); pool >= 0; pool = spent.nextSetBit(pool + 1)) {
            for (int roll = first[pool]; roll <= last[pool]; roll++) {
                addRests(hands.get(roll));
            }
        }
        check(hands.size() - 1, MOST, "rolls, partly spent rolls included");
        sizes = new int[hands.size()];
        movable = new int[hands.size()][2][];
        castles = new boolean[hands.size()];
        spends = new int[hands.size()][2][];
        castleSpends = new int[hands.size()][];
        BitSet all = new BitSet();
        all.set(0, game.kinds().size());
        fill(0, all);
        for (int roll = 1; roll < hands.size(); roll++) {
            fill(roll, kinds(hands.get(roll)));
            sizes[roll] = hands.get(roll).roll().faces().size();
            DiceInHand hand = hands.get(roll);
            // Equal dice of another pool have the same number, whichever pool came first.
            if (isOfAny(hand, spent)) {
                fillSpends(roll);
            }
        }
        uses = mostUses();
        check(
                spent.isEmpty() ? 0 : 2L * hands.size() * (codes.count() + 1) * uses,
                MOST_RESTS,
                "ways to spend dice, by piece and roll");
        rests = new int[2 * hands.size()][];
        for (int i = 0; i < rests.length; i++) {
            rests[i] = rests(spends[i >> 1][i & 1]);
        }
    }

    private static void check(long number, long most, String what) {
        if (number > most) {
            throw new TableLimitException(List.of("dice"), number + " " + what + "; at most " + most);
        }
    }

    private int[] rests(int[] spends) {
        int[] left = new int[spends.length == 0 ? 0 : (codes.count() + 1) * uses];
        for (int spend : spends) {
            left[(spend & 255) * uses + (spend >>> 24)] = spend >>> 8 & 0x7FFF;
        }
        return left;
    }

    private int[] cases(int pool) {
        int[] outcomes = new int[(int) totals[pool]];
        int end = 0;
        for (int roll = first[pool]; roll <= last[pool]; roll++) {
            int begin = end;
            end += (int) weight(roll);
            Arrays.fill(outcomes, begin, end, roll);
        }
        return outcomes;
    }

    /** Returns the number of rolls. Rolls are numbered from 1 to this number. */
    public int count() {
        return hands.size() - 1;
    }

    /** Returns the first roll of a pool. */
    public int first(int pool) {
        return first[pool];
    }

    /** Returns the last roll of a pool. */
    public int last(int pool) {
        return last[pool];
    }

    /** Returns the dice in hand after an outcome: its own number, or the number of an equal throw of equal dice. */
    public int held(int outcome) {
        return held[outcome];
    }

    /** Returns the roll and its weight. The number must be an outcome of a pool. */
    public Outcome outcome(int roll) {
        return outcomes.get(roll - 1);
    }

    /** Returns the weight of a roll, which must be an outcome of a pool. */
    public long weight(int roll) {
        return weights[roll - 1];
    }

    /** Returns the sum of the weights of all outcomes of a pool. */
    public long total(int pool) {
        return totals[pool];
    }

    /**
     * Returns the outcome of a pool for one of its equally likely cases: the first outcome at which the running sum of
     * weights exceeds the number.
     *
     * @param number 0 to the total of the pool less 1
     */
    public int outcomeAt(int pool, long number) {
        int[] known = cases[pool];
        return known.length == 0 ? searched(first[pool], number) : known[(int) number];
    }

    private int searched(int first, long number) {
        int roll = first;
        for (long left = number; left >= weight(roll); roll++) {
            left -= weight(roll);
        }
        return roll;
    }

    /** Returns the faces of the dice in hand. */
    public Roll roll(int number) {
        return hands.get(number).roll();
    }

    /** Returns the first pool whose dice have this number. */
    public Pool pool(int number) {
        return hands.get(number).pool();
    }

    /** Returns the number of a pool's dice that show these faces; -1 if its dice never show or leave them. */
    public int find(int pool, Roll shown) {
        return numbers.getOrDefault(DiceInHand.of(game.pools().get(pool), shown.faces()), -1);
    }

    /** Returns the sum of the faces; 0 for no dice. */
    public int sum(int roll) {
        int sum = 0;
        for (int face : roll == 0 ? List.<Integer>of() : roll(roll).faces()) {
            sum += face;
        }
        return sum;
    }

    /** Returns the number of dice in hand. */
    public int size(int roll) {
        return sizes[roll];
    }

    /** Returns the codes of a side (0 White, 1 Black) that may move, ascending. */
    public int[] movable(int roll, int color) {
        return movable[roll][color];
    }

    /**
     * Returns how a side may move with one of the dice, ascending by code, then by face. Bits 0-7 hold the code, bits
     * 8-22 the remaining dice, bits 24-27 the number of the face among those that let this code move. The result is
     * empty where dice are not spent one by one.
     */
    public int[] spends(int roll, int color) {
        return spends[roll][color];
    }

    /** Returns the remaining dice after a code has moved with the die of this number, as in {@link #spends}. */
    public int rest(int roll, int color, int code, int use) {
        return rests[2 * roll + color][code * uses + use];
    }

    /** Returns the number of entries of the table of remaining dice. */
    public long work() {
        return Arrays.stream(rests).mapToLong(left -> left.length).sum();
    }

    /** Returns how many different dice in hand let a code move. */
    public int uses(int roll, int color, int code) {
        int uses = 0;
        for (int spend : spends[roll][color]) {
            uses += (spend & 255) == code ? 1 : 0;
        }
        return uses;
    }

    /**
     * Returns the possible remaining dice after castling, ascending. The result is empty where these dice do not let a
     * side castle, or are not spent one by one.
     */
    public int[] castleSpends(int roll) {
        return castleSpends[roll];
    }

    /** Returns the most ways to make one move that differ only in the die. */
    public int mostUses() {
        int most = 1;
        for (int roll = 1; roll < hands.size(); roll++) {
            most = Math.max(most, castleSpends[roll].length);
            for (int spend : spends[roll][0]) {
                most = Math.max(most, 1 + (spend >>> 24));
            }
        }
        return most;
    }

    /** Returns the codes of a side that may move after one of some rolls, ascending. */
    public int[] everMovable(int[] some, int color) {
        BitSet ever = new BitSet();
        for (int roll : some) {
            for (int code : movable[roll][color]) {
                ever.set(code);
            }
        }
        return Codes.numbers(ever);
    }

    /** Returns whether one of some rolls allows castling. */
    public boolean everCastles(int[] some) {
        return Arrays.stream(some).anyMatch(roll -> castles[roll]);
    }

    /** Returns whether this roll allows castling. */
    public boolean castles(int roll) {
        return castles[roll];
    }

    private void add(Outcome outcome, DiceInHand hand) {
        outcomes.add(outcome);
        numbers.putIfAbsent(hand, hands.size());
        hands.add(hand);
    }

    /** Numbers every remainder of a hand. */
    private void addRests(DiceInHand hand) {
        List<Integer> faces = hand.roll().faces();
        for (int face : new TreeSet<>(faces)) {
            List<Integer> left = hand.without(face);
            DiceInHand rest = left.isEmpty() ? hand : DiceInHand.of(hand.pool(), left);
            if (numbers.putIfAbsent(rest, hands.size()) == null) {
                hands.add(rest);
                addRests(rest);
            }
        }
    }

    private boolean isOfAny(DiceInHand hand, BitSet pools) {
        for (int pool = pools.nextSetBit(0); pool >= 0; pool = pools.nextSetBit(pool + 1)) {
            if (hand.isOf(game.pools().get(pool))) {
                return true;
            }
        }
        return false;
    }

    private BitSet kinds(DiceInHand hand) {
        return hand.pool().movable(hand.roll(), game.kinds().size());
    }

    private void fill(int roll, BitSet kinds) {
        for (Color color : Color.values()) {
            movable[roll][color.ordinal()] = codes.of(kinds, color);
            spends[roll][color.ordinal()] = NOTHING;
        }
        castles[roll] = game.castling().isPresent() && castles(game.castling().get(), kinds);
        castleSpends[roll] = NOTHING;
    }

    private static boolean castles(CastlingRule rule, BitSet kinds) {
        boolean king = kinds.get(rule.king().index());
        boolean rook = rule.namesRook(kinds);
        return switch (rule.die()) {
            case EITHER -> king || rook;
            case KING -> king;
            case ROOK -> rook;
            case BOTH -> king && rook;
        };
    }

    private void fillSpends(int roll) {
        SpendTable left = new SpendTable(hands.get(roll), numbers, game.kinds().size());
        for (Color color : Color.values()) {
            spends[roll][color.ordinal()] = left.of(movable[roll][color.ordinal()], codes);
        }
        castleSpends[roll] =
                game.castling().isPresent() ? left.of(game.castling().get()) : NOTHING;
    }
}
