package org.dicechess.examples.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.dicechess.Cursor;
import org.dicechess.Perft;
import org.dicechess.Perft.Unit;
import org.dicechess.Position;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Counts the same leaves by positions and by a cursor in one process, alternating so quickly that other load on the
 * machine hits both. It measures wall time, including the garbage collector. Prints {@link SideBySide} lines.
 */
final class InTurns {

    /** The least number of counts for each side; the first ones do not count. */
    private static final int TURNS = 15;

    private static final int WARMING = 20;
    private static final int QUICK = 3;

    /** The nanoseconds for both sides together. */
    private static final long TIME = 5_000_000_000L;

    private final Position position;
    private final Cursor cursor;
    private final Question question;
    private final boolean quick;

    private InTurns(Question question, boolean quick) {
        this.question = question;
        this.quick = quick;
        this.position = question.position();
        this.cursor = position.cursor();
    }

    /** Measures; with {@code quick} a few counts only. */
    public static void main(String[] args) {
        boolean quick = List.of(args).contains("quick");
        for (Question question : List.of(Question.CHESS_START, Question.CHESS_KIWIPETE)) {
            new InTurns(question, quick).compare();
        }
    }

    private void compare() {
        int depth = question.depth();
        Blackhole sink = new Blackhole(
                "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
        compare(
                SideBySide.COUNTED,
                () -> PositionPerft.counted(position, depth),
                () -> Perft.count(cursor, depth, Unit.EVENT));
        compare(
                SideBySide.MADE,
                () -> PositionPerft.made(position, depth, sink),
                () -> Perft.countMade(cursor, depth, Unit.EVENT));
        compare(
                SideBySide.ASKED,
                () -> PositionPerft.nodes(position, depth),
                () -> nodes(new int[depth * cursor.variant().eventBound()], 0, depth));
    }

    /** Counts as {@link PositionPerft#nodes} does. */
    private long nodes(int[] events, int begin, int depth) {
        if (cursor.kind() != Cursor.Kind.DECISION) {
            return 0;
        }
        if (depth == 1) {
            return cursor.count();
        }
        int end = cursor.list(events, begin);
        long sum = 0;
        for (int i = begin; i < end; i++) {
            cursor.play(events[i]);
            sum += nodes(events, end, depth - 1);
            cursor.undo();
        }
        return sum;
    }

    private void compare(String what, LongSupplier positions, LongSupplier cursors) {
        for (int turn = 0; turn < WARMING; turn++) {
            rate(positions);
            rate(cursors);
        }
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        long end = System.nanoTime() + (quick ? 0 : TIME);
        for (int turn = 0; turn < (quick ? QUICK : TURNS) || System.nanoTime() < end; turn++) {
            ours.add(rate(positions));
            theirs.add(rate(cursors));
            ratios.add(ours.get(turn) / theirs.get(turn));
        }
        System.out.println(new SideBySide(
                        question == Question.CHESS_START ? "start" : "Kiwipete",
                        what,
                        quantile(ours, 2),
                        quantile(theirs, 2),
                        quantile(ratios, 2),
                        quantile(ratios, 1),
                        quantile(ratios, 3))
                .line());
    }

    /** Returns the value below which so many quarters of the values are. */
    private static double quantile(List<Double> values, int quarters) {
        return values.stream()
                .sorted()
                .skip(values.size() * quarters / 4)
                .findFirst()
                .orElseThrow();
    }

    /** Makes one count, and returns millions a second. */
    private double rate(LongSupplier leaves) {
        long begin = System.nanoTime();
        long counted = question.answered(leaves.getAsLong());
        return counted * 1e3 / (System.nanoTime() - begin);
    }
}
