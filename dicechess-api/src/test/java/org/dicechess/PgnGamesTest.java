package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

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
