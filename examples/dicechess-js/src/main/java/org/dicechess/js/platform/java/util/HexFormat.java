package org.dicechess.js.platform.java.util;

/** Bytes as hexadecimal digits in lower case. */
public final class HexFormat {

    private static final String DIGITS = "0123456789abcdef";
    private static final HexFormat ONLY = new HexFormat();

    private HexFormat() {}

    public static HexFormat of() {
        return ONLY;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            text.append(DIGITS.charAt(bytes[i] >> 4 & 15)).append(DIGITS.charAt(bytes[i] & 15));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence digits) {
        if (digits.length() % 2 != 0) {
            throw new IllegalArgumentException("an odd number of hexadecimal digits: " + digits.length());
        }
        byte[] bytes = new byte[digits.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (digit(digits.charAt(2 * i)) << 4 | digit(digits.charAt(2 * i + 1)));
        }
        return bytes;
    }

    private static int digit(char character) {
        int digit = DIGITS.indexOf(Character.toLowerCase(character));
        if (digit < 0) {
            throw new IllegalArgumentException("not a hexadecimal digit: " + character);
        }
        return digit;
    }
}
