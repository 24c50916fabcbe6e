package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnGamesTest {

    private static List<PgnGames.Game> games(String text) {
        List<PgnGames.Game> games = new ArrayList<>();
        PgnGames.of(new StringReader(text)).forEachRemaining(games::add);
        return games;
    }

    @Test
    void aGameBeginsWithATagBehindMoves() {
        String first = "[White \"a \\\"b\\\"\"]\n[Black \"c\"]\n\n1. e4 {a comment\n[not a tag]\n} e5\n1-0\n\n";
        String second = "[White \"d\"]\n1. d4 ; {open\n";
        String third = "[White \"e\"]\n\n*\n";
        assertThat(games("\uFEFF\n\n" + first + second + third))
                .containsExactly(
                        new PgnGames.Game(3, first), new PgnGames.Game(11, second), new PgnGames.Game(13, third));
        assertThat(games(first).get(0).tags()).isEqualTo(Map.of("White", "a \"b\"", "Black", "c"));
    }

    @Test
    void moveTextAloneIsAGame() {
        assertThat(games("1. e4 e5\r\n2. Nf3 *")).containsExactly(new PgnGames.Game(1, "1. e4 e5\n2. Nf3 *\n"));
        assertThat(games("")).isEmpty();
        assertThat(games("\n \n")).isEmpty();
    }

    @Test
    void aLineWithAPercentSignIsNoPart() {
        assertThat(games("% {\n[White \"a\"]\n*\n[White \"b\"]\n*\n")).hasSize(2);
    }

    /** Each game has three lines. */
    @Test
    void gamesAreReadOneByOne() {
        PgnGames games = PgnGames.of(new Reader() {
            private int left = 100_000;
            private String rest = "";

            @Override
            public int read(char[] buffer, int from, int length) {
                if (rest.isEmpty() && left-- == 0) {
                    return -1;
                }
                rest = rest.isEmpty() ? "[Round \"" + left + "\"]\n\ne4 *\n" : rest;
                int taken = Math.min(length, rest.length());
                rest.getChars(0, taken, buffer, from);
                rest = rest.substring(taken);
                return taken;
            }

            @Override
            public void close() {}
        });
        int count = 0;
        while (games.hasNext()) {
            PgnGames.Game game = games.next();
            if (count % 1_000 == 0) {
                assertThat(game.line()).isEqualTo(3 * count + 1);
                assertThat(game.tags()).isEqualTo(Map.of("Round", String.valueOf(99_999 - count)));
            }
            count++;
        }
        assertThat(count).isEqualTo(100_000);
        assertThatThrownBy(games::next)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("no game behind line 300001");
    }

    @Test
    void aHugeGameIsCutAndTheNextOneIsFound() {
        List<PgnGames.Game> games = games("[Round \"1\"]\n" + "e4 e5 ".repeat(200_000) + "\n[Round \"2\"]\n*\n");
        assertThat(games).hasSize(2);
        assertThat(games.get(0).text().length()).isBetween(1_048_577, 1_048_600);
        assertThat(games.get(1)).isEqualTo(new PgnGames.Game(3, "[Round \"2\"]\n*\n"));
    }

    /** A line that does not end, and leaves a comment open, takes no more than a game; the next game is found. */
    @Test
    void aHugeLineIsCut() {
        List<PgnGames.Game> games = games("e4 {" + "x".repeat(3_000_000) + "\n[Round \"a \"2\"\"]\n*\n");
        assertThat(games).hasSize(2);
        assertThat(games.get(0).text().length()).isBetween(1_048_577, 1_048_600);
        assertThat(games.get(1).tags()).isEqualTo(Map.of("Round", "a \"2\""));
    }

    /** Programs write what they like into names, and put games into one line. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[White \"{\"]\n[Round \"1\"]\n\n1. e4 *\n\n",
                "[Round \"1\"] 1. e4 *\n",
                "[Round \"1\"] [White \"a\"] {a\n[Round \"x\"]\n} 1. e4 *\n",
                "\uFEFF[Round \"1\"]\n\n1. e4 ; {\n% {\n*\n",
                "[White \"a\"]\n\n[Round \"1\"]\n\n1. e4 *\n",
                "[Round \"1\"]\n[White \"a \"b\"\"]\n; {\n*\n",
            })
    void theNextGameIsFoundBehindWhatIsUsual(String usual) {
        List<PgnGames.Game> games = games(usual + "\uFEFF[Round \"2\"]\n*\n");
        assertThat(games)
                .extracting(PgnGames.Game::text)
                .containsExactly(usual.replace("\uFEFF", ""), "[Round \"2\"]\n*\n");
        assertThat(games.get(0).tags()).containsEntry("Round", "1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Round \"1\"]\n\n1. e4 {to be\n\n",
                "[Round \"1\"]\n\n1. e4 (e3 {to be\n\n",
                "[Round \"1\"]\n\n1. e4 N\n",
                "[Round \"1\"]\n\n",
                "[Round \"1\"]\n[White \"to\n\n",
                "[Rou\n\n",
                "[Round \"1\"]\n\n[White\n\n",
                "[Round \"1\"]\n\n{to be\n\n",
                "[Round \"1\"]\n\n{about it}\n\n",
            })
    void theNextGameIsFoundBehindOneThatIsCutOff(String cut) {
        String next = "[White \"b\"]\n[Round \"2\"]\n\n*\n";
        int line = (int) cut.lines().count() + 1;
        assertThat(games(cut + next)).containsExactly(new PgnGames.Game(1, cut), new PgnGames.Game(line, next));
    }

    /** A comment without end, behind which the first tag of the next game is broken. */
    @ParameterizedTest
    @ValueSource(strings = {"[Rou", "[Event \"a\nb\"]", "[Event club]", "Event \"a\"]"})
    void aBrokenTagBehindACommentThatIsCutOffCostsNoGame(String broken) {
        String cut = "[Round \"1\"]\n\n1. e4 {to be\n\n";
        String next = broken + "\n[White \"b\"]\n\n1. d4 *\n";
        assertThat(games(cut + next)).containsExactly(new PgnGames.Game(1, cut), new PgnGames.Game(5, next));
    }

    /** Comments may stand anywhere (PGN standard, section 5). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Round \"1\"]\n{hello}\n[White \"a\"]\n\n1. e4 *\n",
                "[Round \"1\"]\n\n{hello\n[Site \"x\"]\n}\n\n[White \"a\"]\n\n1. e4 *\n",
                "{hello} [Round \"1\"] {you}\n[White \"a\"]\n\n1. e4 *\n",
                "{hello}\n\n[Round \"1\"]\n[White \"a\"]\n\n1. e4 *\n",
                "[Round \"1\"] {hello\nyou} [White \"a\"]\n\n1. e4 *\n",
            })
    void aCommentAmongTheTagsEndsNoGame(String game) {
        String next = "[White \"b\"]\n\n1. d4 *\n";
        List<PgnGames.Game> games = games(game + "\n" + next);
        assertThat(games).extracting(PgnGames.Game::text).containsExactly(game + "\n", next);
        assertThat(games.get(0).tags()).isEqualTo(Map.of("Round", "1", "White", "a"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 1-0\n\n~1. d4 d5 0-1\n",
                "1. e4 e5\n1/2-1/2\n\n~d4 d5 0-1\n",
                "1. e4 e5 *\n~1. d4 d5 *\n",
                "1. e4 e5 2. N\n\n~1.d4 d5 *\n",
                "[Round \"1\"]\n\n1. e4 e5\n\n~1 . d4 d5 *\n",
                "[Round \"1\"]\n\n1. e4 e5 1-0 $1\n\n~1. d4 d5 0-1\n",
                "1. e4 e5 \u00BD\n\n~{on the\n\nnext} 1. d4 d5 0-1\n",
                "1. e4 e5 1-0 {it\n\nends}\n\n~; next\n1. d4 d5 0-1\n",
                "1. e4 e5 1-0\n\n~a preface\n\n[Round \"2\"]\n*\n",
            })
    void movesBehindAResultAreTheNextGame(String text) {
        String[] parts = text.split("~");
        List<PgnGames.Game> games = games(parts[0] + parts[1]);
        assertThat(games.get(0)).isEqualTo(new PgnGames.Game(1, parts[0]));
        assertThat(games.get(1).line()).isEqualTo((int) parts[0].lines().count() + 1);
        assertThat(parts[1]).startsWith(games.get(1).text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 1-0\n\n{he resigned}\n\n",
                "1. e4 e5 1-0\n\n1-0\n\n",
                "1. e4 e5\n\n2. d4 1-0\n\n$1\n\n",
                "1. e4 {1-0\n\n1. d4 is better} e5 1-0\n\n",
                "1. e4 e5 ; 1-0\n\n2. d4 *\n\n",
                "1. e4\n\n1... e5\n\n1. ... e5 *\n\n",
                "1. e4 e5\n1. d4 *\n\n",
            })
    void blankLinesEndNoGame(String game) {
        assertThat(games(game + "[Round \"2\"]\n*\n"))
                .extracting(PgnGames.Game::text)
                .containsExactly(game, "[Round \"2\"]\n*\n");
    }

    /** DOS programs end a file with Ctrl-Z; files that were joined have it between games. */
    @Test
    void theMarkOfTheEndOfAFileIsABlank() {
        assertThat(games("[Round \"1\"]\n*\n\u001A[Round \"2\"]\n*\n\u001A"))
                .containsExactly(
                        new PgnGames.Game(1, "[Round \"1\"]\n*\n"), new PgnGames.Game(3, " [Round \"2\"]\n*\n \n"));
        assertThat(games("\u001A")).isEmpty();
    }

    /** The lines after the first blank one are a comment, as no blank line is before the bracket. */
    @Test
    void aBracketInACommentIsNoTag() {
        String game = "[Round \"1\"]\n\n{see\n[Round \"2\"]\nand\n\n[this]\n} *\n";
        assertThat(games(game)).containsExactly(new PgnGames.Game(1, game));
    }

    /** A line ends with a line feed, a carriage return, or both. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesEndAsInAnySystem(String end) {
        String two = "[Round \"1\"]~~*~~[Round \"2\"]~~*~".replace("~", end);
        assertThat(games(two))
                .containsExactly(
                        new PgnGames.Game(1, "[Round \"1\"]\n\n*\n\n"), new PgnGames.Game(5, "[Round \"2\"]\n\n*\n"));
    }

    /** The first name is UTF-8, the second Latin-1; the third has bytes 0x8A and 0x92 of code page 1252. */
    @Test
    void bytesAreUtf8OrLatin1() {
        byte[] file = ("\u00EF\u00BB\u00BF[A \"M\u00C3\u00BCller\"]\n[B \"M\u00FCller\"]\n[C \"\u008Aar\u0092\"]\n*\n")
                .getBytes(StandardCharsets.ISO_8859_1);
        assertThat(PgnGames.of(new ByteArrayInputStream(file)).next().tags())
                .isEqualTo(Map.of("A", "M\u00FCller", "B", "M\u00FCller", "C", "\u0160ar\u2019"));
    }

    /** Editors of Windows call UTF-16 Unicode. Games of 17 characters have 34 bytes. */
    @ParameterizedTest
    @CsvSource({"UTF-16LE, true", "UTF-16BE, true", "UTF-16LE, false", "UTF-16BE, false"})
    void utf16IsRead(String form, boolean mark) {
        byte[] file = ((mark ? "\uFEFF" : "") + "[A \"\u0160\"]\r\n*\r\n\r\n\r\n ".repeat(2_000))
                .getBytes(Charset.forName(form));
        assertThat(file).hasSize(68_000 + (mark ? 2 : 0));
        PgnGames games = PgnGames.of(new ByteArrayInputStream(file));
        List<PgnGames.Game> all = new ArrayList<>();
        games.forEachRemaining(all::add);
        assertThat(all).hasSize(2_000).allMatch(game -> game.tags().equals(Map.of("A", "\u0160")));
        assertThat(games.position()).isEqualTo(file.length);
        byte[] odd = "\uFEFF*".getBytes(StandardCharsets.UTF_16LE);
        assertThat(PgnGames.of(new ByteArrayInputStream(Arrays.copyOf(odd, 5)))
                        .next()
                        .text())
                .isEqualTo("*\n");
    }

    /**
     * A game of 11 characters has 12 bytes, and ends where the line that follows has been read: 8 bytes and its end.
     */
    @Test
    void theBytesThatAreReadAreCounted() {
        byte[] file = "[A \"\u00FC\"]\r\n*\n".repeat(10_000).getBytes(StandardCharsets.UTF_8);
        assertThat(file).hasSize(120_000);
        PgnGames games = PgnGames.of(new ByteArrayInputStream(file));
        assertThat(games.position()).isZero();
        games.next();
        assertThat(games.position()).isBetween(20L, 22L);
        for (int i = 1; i < 5_000; i++) {
            games.next();
        }
        assertThat(games.position()).isBetween(60_008L, 60_010L);
        games.forEachRemaining(game -> {});
        assertThat(games.position()).isEqualTo(120_000L);
    }

    @Test
    void aReaderThatFailsIsTold() {
        PgnGames games = PgnGames.of(new Reader() {
            @Override
            public int read(char[] buffer, int from, int length) throws IOException {
                throw new IOException("gone");
            }

            @Override
            public void close() {}
        });
        assertThatThrownBy(games::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("gone");
    }
}
