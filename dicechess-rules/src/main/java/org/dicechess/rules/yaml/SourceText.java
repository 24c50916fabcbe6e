package org.dicechess.rules.yaml;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Decodes the bytes of a file and checks the limits that hold before parsing. */
final class SourceText {

    /** The largest file in bytes. */
    static final int MOST_BYTES = 256 * 1024;

    private final String file;
    private final Problems problems;
    private int line = 1;
    private int column = 1;
    private final LineStructure structure = new LineStructure();

    SourceText(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** Returns the text without its byte order mark; empty, with one problem reported, if it is refused. */
    Optional<String> read(byte[] bytes) {
        if (bytes.length > MOST_BYTES) {
            refuse("E-SIZE", "file too large; expected at most " + MOST_BYTES + " bytes");
            return Optional.empty();
        }
        Optional<String> text = decode(bytes);
        return text.isPresent() && isReadable(text.get()) ? text : Optional.empty();
    }

    private Optional<String> decode(byte[] bytes) {
        CharBuffer chars = CharBuffer.allocate(bytes.length);
        // A new decoder reports malformed input instead of replacing it.
        CoderResult end = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), chars, true);
        String text = withoutMark(chars.flip().toString());
        if (end.isError()) {
            text.codePoints().forEach(this::advance);
            refuse("E-UTF8", "the file is not UTF-8");
            return Optional.empty();
        }
        return Optional.of(text);
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private boolean isReadable(String text) {
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            boolean lineEnd = codePoint == '\r' && text.startsWith("\n", at + 1);
            boolean printing = codePoint != '%' && Characters.isPrintingAscii(codePoint);
            if (!printing && !lineEnd && !isAllowed(codePoint)) {
                return false;
            }
            advance(codePoint);
        }
        return true;
    }

    private boolean isAllowed(int codePoint) {
        if (codePoint == '%' && column == 1) {
            refuse("E-DIRECTIVE", "a line begins with %: YAML versions and directives are not allowed");
            return false;
        }
        Optional<String> complaint = structure.isNext() ? Characters.badBlank(codePoint) : Optional.empty();
        complaint = complaint.or(() -> Characters.complaint(codePoint));
        if (complaint.isPresent()) {
            refuse("E-CHARACTER", complaint.get());
        }
        return complaint.isEmpty();
    }

    private void advance(int codePoint) {
        line += codePoint == '\n' ? 1 : 0;
        column = codePoint == '\n' ? 1 : column + 1;
        structure.advance(codePoint);
    }

    private void refuse(String code, String message) {
        problems.report(new Location(file, line, column), "", code, message);
    }
}
