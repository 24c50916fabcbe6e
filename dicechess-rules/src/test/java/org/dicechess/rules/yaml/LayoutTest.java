package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.rules.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes between the lines of a file: one problem, at its line, in words of the author. */
class LayoutTest {

    private static final String FILE = """
            format: 1
            name: Harbour
            pieces:
              king:
                symbol: K
                move: K
              rook: {symbol: R}
            turn:
              - roll: d
              - move
            setup: 4k3 w
            """;

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`name: Harbour`    | `name:Harbour`    | 2:1 | a blank is missing behind the colon of 'name'; expected 'name: Harbour'",
                "`    symbol: K`    | `    symbol:K`    | 5:5 | a blank is missing behind the colon of 'symbol'; expected 'symbol: K'",
                "`    move: K`      | `    move:K`      | 6:5 | a blank is missing behind the colon of 'move'; expected 'move: K'",
                "`setup: 4k3 w`     | `setup:4k3 w`     | 11:1 | a blank is missing behind the colon of 'setup'; expected 'setup: 4k3 w'",
                "`  rook: `         | `   rook: `       | 7:4 | this line is indented by 3 blanks; expected 4 or 2 or 0, as lines above that it belongs to",
                "`  rook: `         | ` rook: `         | 7:2 | this line is indented by 1 blank; expected 4 or 2 or 0, as lines above that it belongs to",
                "`    move: K`      | `     move: K`    | 6:6 | this line is indented by 5 blanks; expected 4 or 2 or 0, as lines above that it belongs to",
                "`    move: K`      | `   move: K`      | 6:4 | this line is indented by 3 blanks; expected 4 or 2 or 0, as lines above that it belongs to",
                "`name: Harbour`    | ` name: Harbour`  | 2:2 | this line is indented by 1 blank; expected 0, as lines above that it belongs to",
                "`  - move`         | ` - move`         | 10:2 | this line is indented by 1 blank; expected 2 or 0, as lines above that it belongs to",
                "`name: Harbour`    | `name Harbour`    | 2:1 | a colon is missing behind 'name'; expected 'name: Harbour'",
                "`name: Harbour`    | `name = Harbour`  | 2:1 | a colon is missing behind 'name'; expected 'name: Harbour'",
                "`pieces:`          | `pieces`          | 3:1 | a colon is missing behind 'pieces'; expected 'pieces:'",
                "`    move: K`      | `    move K`      | 6:5 | a colon is missing behind 'move'; expected 'move: K'",
                "`setup: 4k3 w`     | `setup 4k3 w`     | 11:1 | a colon is missing behind 'setup'; expected 'setup: 4k3 w'",
                "`name: Harbour`    | `name: Harbour: a game` | 2:7 | a text with a colon and a blank needs quotes",
                "`name: Harbour`    | `name: (a: 7)`    | 2:7 | a map stands in braces, as {files: 8, ranks: 8}",
                "`name: Harbour`    | `name: \"Harbour`   | 2:7 | no quote closes the text that begins here",
                "`{symbol: R}`      | `{symbol: R`      | 7:19 | ',' or '}' is missing at the end of this line, in what begins on line 7",
                "`{symbol: R}`      | `[symbol, R`      | 7:19 | ',' or ']' is missing at the end of this line, in what begins on line 7",
                "`  - move`         | `  move`          | 10:3 | '- ' is missing at the beginning of this line",
                "`  - roll: d`      | `  roll: d`       | 9:3 | '- ' is missing at the beginning of this line",
                "`name: Harbour`    | `name: 'Harbour`  | 2:7 | no quote closes the text that begins here",
                "`  - roll: d`      | `  - roll: 'd`    | 9:11 | no quote closes the text that begins here",
                "`{symbol: R}`      | `{symbol: R move: R}` | 7:20 | a comma is missing before 'move'",
                "`{symbol: R}`      | `{move: {x: y z: [a]}}` | 7:22 | a comma is missing before 'z'",
                "`  - roll: d`      | `  -roll: d`      | 9:3 | a blank is missing behind the dash; expected '- roll: d'",
                "`  - move`         | `  -move`         | 10:3 | a blank is missing behind the dash; expected '- move'",
                "`name: Harbour`    | `name: Harbour\\n// of dice` | 3:1 | a comment begins with '#', not with '//'",
                "`pieces:`          | `// men\\npieces:` | 3:1 | a comment begins with '#', not with '//'",
                "`pieces:`          | `pieces: // men`  | 3:9 | a comment begins with '#', not with '//'",
                "`    symbol: K`    | `    // a king\\n    symbol: K` | 5:5 | a comment begins with '#', not with '//'",
                "`{symbol: R}` | `{symbol: *}` | 7:18 | a text that begins with '*' needs quotes",
                "`{symbol: R}` | `{symbol: &, move: R}` | 7:18 | a text that begins with '&' needs quotes",
                "`{symbol: R}` | `{symbol: %}` | 7:18 | a text that begins with '%' needs quotes",
                "`setup: 4k3 w` | `setup: *3k/4 w` | 11:8 | a text that begins with '*' needs quotes",
                "`{symbol: R}` | `{move: [F?R]}` | 7:16 | a text in brackets needs quotes, as \"[W?F]\"",
                "`{symbol: R}` | `{to: [king, rook}` | 7:25 | ']' is missing before this '}'",
                "`{symbol: R}` | `{to: {king: 1]}` | 7:22 | '}' is missing before this ']'",
                "`{symbol: R}` | `{to: [king,\n  rook}` | 8:7 | ']' is missing before this '}'",
                "`name: Harbour` | `name: 'It's one'` | 2:11 | the text ends at the ' before; expected '' for a ' within it, or quotes around all of it",
                "`name: Harbour` | `name: \"Harbour\" 2` | 2:17 | the text ends at the \" before; expected \\\" for a \" within it, or quotes around all of it",
                "`{symbol: R}` | `{move: (1,3)}` | 7:16 | a text with a comma in parentheses needs quotes here, as \"(1,3)\"",
                "`{symbol: R}` | `{move: [W, (1,3)(1,3)]}` | 7:20 | a text with a comma in parentheses needs quotes here, as \"(1,3)\"",
                "`  rook: {symbol: R}` | `  rook:{symbol: R}` | 7:3 | a blank is missing behind a colon, or a colon before a bracket: 'rook:{symbol'",
            })
    void aMistakeBetweenLinesIsToldInWordsOfTheAuthor(String right, String wrong, String place, String message) {
        Problems problems = new Problems();
        assertThat(FILE).contains(right);
        YamlReader.read(
                "f", FILE.replace(right, wrong.replace("\\n", "\n")).getBytes(StandardCharsets.UTF_8), problems);
        List<Problem> found = problems.list();
        assertThat(found).hasSize(1);
        assertThat(found.get(0).line() + ":" + found.get(0).column()).isEqualTo(place);
        assertThat(found.get(0).message()).isEqualTo(message);
        assertThat(found.get(0).code()).isEqualTo("E-SYNTAX");
    }

    /** A colon without a blank is no mistake within a text, and a deeper line none where a map begins. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`name: Harbour` | `name: \"a:b\"`",
                "`name: Harbour` | `name: http://a`",
                "`name: Harbour` | `name: this // that`",
                "`name: Harbour` | `name: it's ours`",
                "`name: Harbour` | `name: 'it''s'`",
                "`name: Harbour` | `name: 'of two\\n  lines'`",
                "`name: Harbour` | `name: 12:30`",
                "`  rook: {symbol: R}` | `  rook:\n          symbol: R`",
            })
    void whatIsYamlStays(String right, String other) {
        Problems problems = new Problems();
        YamlReader.read(
                "f", FILE.replace(right, other.replace("\\n", "\n")).getBytes(StandardCharsets.UTF_8), problems);
        assertThat(problems.list()).isEmpty();
    }
}
