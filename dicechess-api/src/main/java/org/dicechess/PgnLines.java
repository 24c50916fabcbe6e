package org.dicechess;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/** The lines of a file in PGN. A line ends with a line feed, a carriage return, or both in this order. */
final class PgnLines {

    private static final int BUFFER = 8192;

    /** Latin-1, as the PGN standard wants it, with the signs that Windows programs have put into its gaps. */
    private static final Charset OLD = Charset.forName("windows-1252");

    private static final int ASCII = 128;

    /** What fills a buffer with characters, or with units of them; it returns their number, or -1 at the end. */
    private interface Source {
        int read(char[] buffer) throws IOException;
    }

    private final Source source;
    private final UnaryOperator<String> decoder;

    /** The number of bytes of a unit, or 1 for characters. */
    private final IntSupplier width;

    /** The most characters that are kept of a line. */
    private final int longest;

    private final char[] buffer = new char[BUFFER];
    private int at;
    private int end;

    /** The number of units before the buffer. */
    private long before;

    private boolean afterReturn;

    private PgnLines(Source source, UnaryOperator<String> decoder, IntSupplier width, int longest) {
        this.source = source;
        this.decoder = decoder;
        this.width = width;
        this.longest = longest;
    }

    static PgnLines of(Reader reader, int longest) {
        return new PgnLines(reader::read, line -> line, () -> 1, longest);
    }

    static PgnLines of(InputStream stream, int longest) {
        PgnUnits units = new PgnUnits(stream, BUFFER);
        UnaryOperator<String> decoder = line -> units.width() == 1 ? decoded(line) : line;
        return new PgnLines(units::read, decoder, units::width, longest);
    }

    /** Returns the number of characters or bytes before the next line. */
    long position() {
        return (before + at) * width.getAsInt();
    }

    /** Returns the next line, or the beginning of one that is too long; empty at the end. */
    Optional<String> next() throws IOException {
        int unit = unit();
        if (afterReturn && unit == '\n') {
            unit = unit();
        }
        afterReturn = false;
        if (unit < 0) {
            return Optional.empty();
        }
        StringBuilder line = new StringBuilder();
        while (unit >= 0 && unit != '\n' && unit != '\r') {
            if (line.length() < longest) {
                line.append((char) unit);
            }
            unit = unit();
        }
        afterReturn = unit == '\r';
        return Optional.of(decoder.apply(line.toString()));
    }

    private int unit() throws IOException {
        while (at == end) {
            before += end;
            at = 0;
            end = 0;
            int count = source.read(buffer);
            if (count < 0) {
                return -1;
            }
            end = count;
        }
        return buffer[at++];
    }

    /** Returns the text of a line whose characters are bytes. */
    private static String decoded(String line) {
        if (line.chars().allMatch(each -> each < ASCII)) {
            return line;
        }
        byte[] bytes = line.getBytes(StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException other) {
            return new String(bytes, OLD);
        }
    }
}
