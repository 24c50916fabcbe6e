package org.dicechess.groovy.run;

/** Whole numbers for confined scripts: 64 bits if one operand has 64, else 32. They wrap around. */
public final class Numbers {

    private Numbers() {}

    public static Number plus(Number one, Number other) {
        return made(one, other, one.longValue() + other.longValue());
    }

    public static Number add(Number one, Number other) {
        return plus(one, other);
    }

    public static Number minus(Number one, Number other) {
        return made(one, other, one.longValue() - other.longValue());
    }

    public static Number subtract(Number one, Number other) {
        return minus(one, other);
    }

    public static Number multiply(Number one, Number other) {
        return made(one, other, one.longValue() * other.longValue());
    }

    public static Number intdiv(Number one, Number other) {
        return made(one, other, one.longValue() / other.longValue());
    }

    public static Number remainder(Number one, Number other) {
        return made(one, other, one.longValue() % other.longValue());
    }

    /** Returns the remainder, from 0 to one below the other number, which must be positive. */
    public static Number mod(Number one, Number other) {
        require(other.longValue() > 0, "mod with the number " + other + "; it must be above zero, or write a % b");
        return made(one, other, Math.floorMod(one.longValue(), other.longValue()));
    }

    public static Number and(Number one, Number other) {
        return made(one, other, one.longValue() & other.longValue());
    }

    public static Number or(Number one, Number other) {
        return made(one, other, one.longValue() | other.longValue());
    }

    public static Number xor(Number one, Number other) {
        return made(one, other, one.longValue() ^ other.longValue());
    }

    public static Number leftShift(Number one, Number other) {
        return one instanceof Long wide
                ? (Number) (wide << other.intValue())
                : (Number) (one.intValue() << other.intValue());
    }

    public static Number rightShift(Number one, Number other) {
        return one instanceof Long wide
                ? (Number) (wide >> other.intValue())
                : (Number) (one.intValue() >> other.intValue());
    }

    public static Number next(Number number) {
        return made(number, number, number.longValue() + 1);
    }

    public static Number previous(Number number) {
        return made(number, number, number.longValue() - 1);
    }

    public static Object unaryMinus(Object number) {
        return unaryMinus((Number) number);
    }

    public static Number unaryMinus(Number number) {
        return made(number, number, -number.longValue());
    }

    public static int abs(int number) {
        return Math.abs(number);
    }

    public static long abs(long number) {
        return Math.abs(number);
    }

    public static int abs(Number number) {
        return Math.abs(Values.intExact(number));
    }

    public static long abs(Long number) {
        return Math.abs(number);
    }

    public static int abs(Integer number) {
        return Math.abs(number);
    }

    public static int min(int one, int other) {
        return Math.min(one, other);
    }

    public static int max(int one, int other) {
        return Math.max(one, other);
    }

    public static long min(long one, long other) {
        return Math.min(one, other);
    }

    public static long max(long one, long other) {
        return Math.max(one, other);
    }

    public static int floorMod(int one, int other) {
        return Math.floorMod(one, other);
    }

    public static int floorDiv(int one, int other) {
        return Math.floorDiv(one, other);
    }

    public static void times(Number times, Block block) {
        for (int i = 0; i < times.intValue(); i++) {
            block.ask(i);
        }
    }

    public static void upto(Number from, Number to, Block block) {
        require(from.longValue() <= to.longValue(), "upto goes upwards; write downto for " + from + " to " + to);
        for (long i = from.longValue(); i <= to.longValue(); i++) {
            block.ask(made(from, from, i));
        }
    }

    public static void downto(Number from, Number to, Block block) {
        require(from.longValue() >= to.longValue(), "downto goes downwards; write upto for " + from + " to " + to);
        for (long i = from.longValue(); i >= to.longValue(); i--) {
            block.ask(made(from, from, i));
        }
    }

    static Integer small(long number) {
        return (int) number;
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }

    private static Number made(Number one, Number other, long value) {
        if (one instanceof Long || other instanceof Long) {
            return value;
        }
        return (int) value;
    }
}
