package org.dicechess.rules.notation;

/** Reads a text line by line, each of which must be what is asked for. */
final class RecordLines {

    private final RecordSource source;
    private int at;

    RecordLines(RecordSource source) {
        this.source = source;
    }

    /** What follows this prefix on the present line. */
    RecordPart field(String prefix) {
        if (!source.text().startsWith(prefix, at)) {
            throw source.error(at, "expected a line that begins with '" + prefix + "'");
        }
        return rest(prefix);
    }

    /** What follows this prefix; an empty part, and nothing read, if the line begins otherwise. */
    RecordPart optional(String prefix) {
        return source.text().startsWith(prefix, at) ? rest(prefix) : new RecordPart("", at);
    }

    /** A line that holds these words alone. */
    void heading(String words) {
        RecordPart rest = field(words);
        if (!rest.text().isEmpty()) {
            throw source.error(rest, "expected the end of the line after '" + words + "'");
        }
    }

    /** All lines before the one that begins with this prefix. */
    RecordPart until(String prefix) {
        int start = at;
        int end = source.text().startsWith(prefix, at) ? at : source.text().indexOf("\n" + prefix, at) + 1;
        if (end == 0) {
            throw source.error(source.text().length(), "expected a line that begins with '" + prefix + "'");
        }
        at = end;
        return new RecordPart(source.text().substring(start, end), start);
    }

    /** Nothing follows. */
    void end() {
        if (at < source.text().length()) {
            throw source.error(at, "expected the end of the record");
        }
    }

    private RecordPart rest(String prefix) {
        int start = at + prefix.length();
        int feed = source.text().indexOf('\n', start);
        int end = feed < 0 ? source.text().length() : feed;
        at = feed < 0 ? end : feed + 1;
        return new RecordPart(source.text().substring(start, end), start);
    }
}
