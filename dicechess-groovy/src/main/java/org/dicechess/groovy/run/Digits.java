package org.dicechess.groovy.run;

import java.util.OptionalLong;

/** Texts as whole numbers for confined scripts. As in Groovy, blanks around the number do not count. */
public final class Digits {

    private Digits() {}

    public static Integer toInteger(CharSequence text) {
        String digits = digits(text);
        return (int) number(digits, Integer.MIN_VALUE, Integer.MAX_VALUE).orElseThrow(() -> none(digits, 32));
    }

    public static Long toLong(CharSequence text) {
        String digits = digits(text);
        return number(digits, Long.MIN_VALUE, Long.MAX_VALUE).orElseThrow(() -> none(digits, 64));
    }

    public static boolean isInteger(CharSequence text) {
        return number(digits(text), Integer.MIN_VALUE, Integer.MAX_VALUE).isPresent();
    }

    public static boolean isLong(CharSequence text) {
        return number(digits(text), Long.MIN_VALUE, Long.MAX_VALUE).isPresent();
    }

    private static String digits(CharSequence text) {
        String digits = text.toString().trim();
        Meter.pay(1 + text.length() / 4);
        return digits;
    }

    /** Returns the number between two bounds that a text is: no exception, which would cost more than the fuel. */
    private static OptionalLong number(String text, long least, long most) {
        boolean negative = text.startsWith("-");
        int begin = negative || text.startsWith("+") ? 1 : 0;
        long bound = negative ? least : -most;
        long number = 0;
        for (int at = begin; at < text.length(); at++) {
            int digit = Character.digit(text.charAt(at), 10);
            if (digit < 0 || number < (bound + digit) / 10) {
                return OptionalLong.empty();
            }
            number = number * 10 - digit;
        }
        return begin == text.length() ? OptionalLong.empty() : OptionalLong.of(negative ? number : -number);
    }

    private static IllegalArgumentException none(String text, int bits) {
        return new IllegalArgumentException("the text " + text + " is no whole number of " + bits + " bits");
    }
}
