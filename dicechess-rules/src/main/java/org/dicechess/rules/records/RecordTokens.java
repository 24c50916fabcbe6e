package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.List;

/** Splits a sequence of events at blanks, tabs and line feeds; a roll is one token, although it contains blanks. */
final class RecordTokens {

    private RecordTokens() {}

    static List<RecordPart> of(RecordSource source, RecordPart part) {
        List<RecordPart> tokens = new ArrayList<>();
        String text = part.text();
        int at = 0;
        while (at < text.length()) {
            if (isBlank(text.charAt(at))) {
                at++;
            } else {
                int end = end(source, part, at);
                tokens.add(new RecordPart(text.substring(at, end), part.at() + at));
                at = end;
            }
        }
        return tokens;
    }

    private static int end(RecordSource source, RecordPart part, int start) {
        String text = part.text();
        if (text.charAt(start) == '[') {
            int close = text.indexOf(']', start);
            if (close < 0) {
                throw source.error(part.at() + start, "a roll without a closing bracket, expected ']'");
            }
            return close + 1;
        }
        int end = start;
        while (end < text.length() && !isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    static boolean isBlank(char character) {
        return character == ' ' || character == '\n' || character == '\t';
    }
}
