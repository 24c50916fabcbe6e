package org.dicechess.rules.records;

/** Reads a text line by line and refuses unexpected lines. */
final class RecordLines {

    private final RecordSource source;
    private int at;

    RecordLines(RecordSource source) {
        this.source = source;
        this.at = source.begin();
        skipEmptyLines();
    }

    /** Returns the rest of the current line after this prefix, without the blanks at its end. */
    RecordPart words(String prefix) {
        RecordPart rest = field(prefix);
        return new RecordPart(rest.text().stripTrailing(), rest.at());
    }

    /** Returns the rest of the current line after this prefix. */
    RecordPart field(String prefix) {
        if (!source.text().startsWith(prefix, at)) {
            boolean pgn = at == source.begin() && source.text().startsWith("[", at);
            throw source.error(
                    at,
                    "expected a line that begins with '" + prefix + "'"
                            + (pgn ? "; PGN is an export and is not read" : ""));
        }
        return rest(prefix);
    }

    /**
     * Returns the rest of the line after this prefix. If the line begins otherwise, returns an empty part and reads
     * nothing.
     */
    RecordPart optional(String prefix) {
        return has(prefix) ? rest(prefix) : here();
    }

    /** Returns whether the current line begins with this prefix. */
    boolean has(String prefix) {
        return source.text().startsWith(prefix, at);
    }

    /** Returns the place where the current line begins. */
    RecordPart here() {
        return new RecordPart("", at);
    }

    /** Reads a line that consists of these words. */
    void heading(String words) {
        RecordPart rest = words(words);
        if (!rest.text().isEmpty()) {
            throw source.error(rest, "expected the end of the line after '" + words + "'");
        }
    }

    /** Returns all lines before the first line with this prefix. */
    RecordPart until(String prefix) {
        int start = at;
        int end = source.text().startsWith(prefix, at) ? at : source.text().indexOf("\n" + prefix, at) + 1;
        if (end == 0) {
            throw source.error(source.text().length(), "expected a line that begins with '" + prefix + "'");
        }
        at = end;
        return new RecordPart(source.text().substring(start, end), start);
    }

    /** Refuses further text, except empty lines. */
    void end() {
        skipEmptyLines();
        if (!isBlankToTheEnd()) {
            throw source.error(at, "expected the end of the record");
        }
    }

    /** Goes on to the next line that has more than blanks. */
    private void skipEmptyLines() {
        String text = source.text();
        for (int next = at; next < text.length() && RecordTokens.isBlank(text.charAt(next)); next++) {
            at = text.charAt(next) == '\n' ? next + 1 : at;
        }
    }

    private boolean isBlankToTheEnd() {
        return source.text().substring(at).isBlank();
    }

    private RecordPart rest(String prefix) {
        int start = at + prefix.length();
        int feed = source.text().indexOf('\n', start);
        int end = feed < 0 ? source.text().length() : feed;
        at = feed < 0 ? end : feed + 1;
        skipEmptyLines();
        return new RecordPart(source.text().substring(start, end), start);
    }
}
