package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** Gives the line editor the words that {@link Tokens} finds, so that a roll is completed as one word. */
final class WordParser implements Parser {

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        List<Tokens.Token> tokens = new ArrayList<>(Tokens.scan(line));
        int index = 0;
        while (index < tokens.size() && tokens.get(index).end() < cursor) {
            index++;
        }
        if (index == tokens.size() || tokens.get(index).start() > cursor) {
            tokens.add(index, new Tokens.Token("", cursor));
        }
        return new Words(
                line,
                cursor,
                tokens.stream().map(Tokens.Token::text).toList(),
                index,
                tokens.get(index).start());
    }

    /** A line in words, one of which has the cursor. */
    private record Words(String line, int cursor, List<String> words, int wordIndex, int start)
            implements CompletingParsedLine {

        @Override
        public String word() {
            return words.get(wordIndex);
        }

        @Override
        public int wordCursor() {
            return cursor - start;
        }

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return wordCursor();
        }

        @Override
        public int rawWordLength() {
            return word().length();
        }
    }
}
