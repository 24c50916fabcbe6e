package org.dicechess.rules.codes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Promotion;

/** The squares of the rules of promotion: which rules speak of which moves. */
public final class PromotionZones {

    private final int squares;

    /** For each code the rules that speak of its side. */
    private final List<List<Promotion>> rules = new ArrayList<>();

    /** For code times squares plus square: the rules, as bits, in whose areas the square is. */
    private final byte[] inside;

    /** For each code the rules, as bits, that speak of moves into their areas, within them, and out of them. */
    private final byte[][] ways;

    private final boolean[] plain;

    /** Collects the rules of all codes. */
    public PromotionZones(Codes codes, int squares) {
        this.squares = squares;
        this.inside = new byte[(codes.count() + 1) * squares];
        this.ways = new byte[Promotion.Way.values().length][codes.count() + 1];
        this.plain = new boolean[codes.count() + 1];
        rules.add(List.of());
        for (int code = 1; code <= codes.count(); code++) {
            GamePiece piece = codes.piece(code);
            rules.add(piece.type().promotions().stream()
                    .filter(rule -> rule.isOf(piece.color()))
                    .toList());
            for (int number = 0; number < of(code).size(); number++) {
                mark(code, number, of(code).get(number), piece);
            }
            plain[code] = of(code).isEmpty()
                    || of(code).size() == 1 && of(code).get(0).isPlain();
        }
    }

    private void mark(int code, int number, Promotion rule, GamePiece piece) {
        BitSet area = rule.area().of(piece.color());
        for (int square = area.nextSetBit(0); square >= 0; square = area.nextSetBit(square + 1)) {
            inside[code * squares + square] |= (byte) (1 << number);
        }
        for (Promotion.Way way : rule.moves()) {
            ways[way.ordinal()][code] |= (byte) (1 << number);
        }
    }

    /** Returns the rules that speak of the side of a code, in order. */
    public List<Promotion> of(int code) {
        return rules.get(code);
    }

    /** Returns the rules, as bits by their numbers in {@link #of}, that speak of a move of a code. */
    public int rules(int code, int from, int to) {
        int began = inside[code * squares + from];
        int ends = inside[code * squares + to];
        return ~began & ends & ways[Promotion.Way.ENTERING.ordinal()][code]
                | began & ends & ways[Promotion.Way.WITHIN.ordinal()][code]
                | began & ~ends & ways[Promotion.Way.LEAVING.ordinal()][code];
    }

    /** Returns the rules of a code, as bits, that hold only under a condition. */
    public int conditional(int code) {
        int conditional = 0;
        for (int number = 0; number < of(code).size(); number++) {
            conditional |= of(code).get(number).condition() == Promotion.ALWAYS ? 0 : 1 << number;
        }
        return conditional;
    }

    /**
     * Returns whether the square of arrival alone tells what a code becomes. Such a code has at most one rule, without
     * a bound for the pieces of the new kind.
     */
    public boolean isPlain(int code) {
        return plain[code];
    }

    /** Returns the squares where a plain code promotes. */
    public BitSet arrivals(int code) {
        BitSet arrivals = new BitSet();
        for (int square = 0; plain[code] && square < squares; square++) {
            arrivals.set(square, inside[code * squares + square] != 0);
        }
        return arrivals;
    }

    /** Returns whether a code has to promote wherever it comes from when it arrives on a square. */
    public boolean isForced(int code, int square) {
        int forced = inside[code * squares + square];
        for (int number = 0; forced != 0; number++, forced >>>= 1) {
            if ((forced & 1) != 0 && of(code).get(number).isForced()) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the rules of two codes speak of the same moves. */
    boolean areAlike(int code, int other) {
        boolean alike = plain[code] == plain[other];
        for (byte[] way : ways) {
            alike &= way[code] == way[other];
        }
        for (int square = 0; alike && square < squares; square++) {
            alike = inside[code * squares + square] == inside[other * squares + square];
        }
        return alike;
    }
}
