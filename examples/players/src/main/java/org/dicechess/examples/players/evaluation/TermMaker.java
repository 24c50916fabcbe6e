package org.dicechess.examples.players.evaluation;

import java.util.Arrays;
import org.dicechess.Cursor;
import org.dicechess.Variant;

/** Makes what the terms of an evaluation read from the definition of a variant. */
final class TermMaker {

    private final Variant variant;
    private final Mobility mobility;
    private final Kinds kinds;

    TermMaker(Variant variant, Values values, Mobility mobility, Survey survey) {
        this.variant = variant;
        this.mobility = mobility;
        kinds = new Kinds(variant, values, survey);
    }

    /**
     * Returns the tables.
     *
     * @param gain what each piece gains by the way to promotion, in pawns, by {@code code * squares + square}
     */
    TermTables tables(double[] gain, Shape shape) {
        boolean[][] around = around();
        Around nothing = Around.of(new boolean[kinds.squares], kinds);
        return new TermTables(
                kinds,
                shape.isPlain(),
                Arrays.stream(around)
                        .map(set -> set == null ? nothing : Around.of(set, kinds))
                        .toArray(Around[]::new),
                nothing,
                new Shelter(bits(around), kinds.words(), reach(), force()),
                new Runners(kinds, gain),
                new Pairs(kinds));
    }

    private boolean[][] around() {
        boolean[][] around = new boolean[kinds.owner.length * kinds.squares][];
        for (int at = 0; at < around.length; at++) {
            if (kinds.isKing[at / kinds.squares]) {
                around[at] = new boolean[kinds.squares];
                around[at][at % kinds.squares] = true;
                for (int to : kinds.moves[at]) {
                    around[at][to] = true;
                }
            }
        }
        return around;
    }

    /** The mean mobility on and around the squares of each king, beyond its mean on the board. */
    private double[] reach() {
        double[] reach = new double[kinds.owner.length * kinds.squares];
        for (int at = 0; at < reach.length; at++) {
            int code = at / kinds.squares;
            if (kinds.isKing[code] && mobility.mean(code) > 0) {
                double sum = mobility.at(code, at % kinds.squares);
                for (int to : kinds.moves[at]) {
                    sum += mobility.at(code, to);
                }
                reach[at] = sum / (kinds.moves[at].length + 1) / mobility.mean(code) - 1;
            }
        }
        return reach;
    }

    /** What a side has at the beginning, beside kings and pieces that promote. */
    private double force() {
        Cursor cursor = variant.start().cursor();
        while (cursor.kind() == Cursor.Kind.CHANCE && cursor.depth() < kinds.squares) {
            cursor.play(cursor.outcome(0));
        }
        Placement pieces = new Placement(kinds);
        pieces.read(cursor);
        return (pieces.white + pieces.black) / 2;
    }

    private long[] bits(boolean[][] sets) {
        return Arrays.stream(sets)
                .map(set -> set == null ? new long[kinds.words()] : kinds.bits(set))
                .flatMapToLong(Arrays::stream)
                .toArray();
    }
}
