package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordParserTest {

    /** The cursor is where the line has its bar. */
    @ParameterizedTest(name = "<{0}>: word {1} is <{2}>")
    @CsvSource(
            delimiter = ';',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "|;0;;0",
                "e2|;0;e2;2",
                "e2|e4;0;e2e4;2",
                "why |;1;;0",
                "why e2|;1;e2;2",
                "why | e2;1;;0",
                "[1 |;0;[1 ;3",
                "why [1 3]|;1;[1 3];5",
            })
    void theWordAtTheCursorIsCompleted(String line, int index, String word, int cursor) {
        int bar = line.indexOf('|');
        ParsedLine parsed = new WordParser().parse(line.replace("|", ""), bar, Parser.ParseContext.COMPLETE);

        assertThat(parsed.wordIndex()).isEqualTo(index);
        assertThat(parsed.word()).isEqualTo(word == null ? "" : word);
        assertThat(parsed.wordCursor()).isEqualTo(cursor);
    }
}
