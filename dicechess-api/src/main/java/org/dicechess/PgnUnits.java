package org.dicechess;

import java.io.IOException;
import java.io.InputStream;

/** The units of a stream of text, as characters: its bytes, or the units of UTF-16, which have two bytes each. */
final class PgnUnits {

    private static final int BYTE = 0xFF;
    private static final int MARK = 0xFEFF;
    private static final int TURNED_MARK = 0xFFFE;

    private final InputStream stream;
    private final byte[] bytes;

    /** The number of bytes at the beginning of the array that belong to the next unit. */
    private int kept;

    private boolean begun;

    /** The number of bytes of a unit. */
    private int width = 1;

    /** Whether the first of two bytes is the low one. */
    private boolean isTurned;

    /** Makes units of a stream, of which each reading gives at most so many. */
    PgnUnits(InputStream stream, int most) {
        this.stream = stream;
        this.bytes = new byte[most];
    }

    /** Returns the number of bytes of a unit: 2 in UTF-16. */
    int width() {
        return width;
    }

    /** Fills a buffer and returns the number of units, or -1 at the end. */
    int read(char[] buffer) throws IOException {
        if (!begun) {
            begin();
        }
        int read = stream.read(bytes, kept, bytes.length - kept);
        int there = kept + Math.max(0, read);
        int units = there / width;
        for (int i = 0; i < units; i++) {
            buffer[i] = width == 1 ? (char) (bytes[i] & BYTE) : wide(2 * i);
        }
        kept = there % width;
        bytes[0] = bytes[Math.max(0, there - 1)];
        return read < 0 && units == 0 ? -1 : units;
    }

    /** Reads two bytes. UTF-16 begins with a mark, or with a character of which one byte is 0. */
    private void begin() throws IOException {
        begun = true;
        kept = stream.readNBytes(bytes, 0, 2);
        boolean zeros = (bytes[0] == 0 || bytes[1] == 0) && bytes[0] + bytes[1] >= '\t';
        if (kept == 2 && (zeros || wide(0) == MARK || wide(0) == TURNED_MARK)) {
            width = 2;
            isTurned = bytes[1] == 0 || wide(0) == TURNED_MARK;
        }
    }

    private char wide(int at) {
        int high = bytes[isTurned ? at + 1 : at] & BYTE;
        int low = bytes[isTurned ? at : at + 1] & BYTE;
        return (char) (high << Byte.SIZE | low);
    }
}
