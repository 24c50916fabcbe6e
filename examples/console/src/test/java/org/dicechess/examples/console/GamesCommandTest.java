package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesCommandTest {

    @TempDir
    private Path folder;

    private Path file(String text) throws Exception {
        return Files.write(folder.resolve("games.pgn"), text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** The second game begins in line 5; its wrong move is in its third line. The third one is cut off. */
    @Test
    void theGamesThatAreRefusedAreNamedByLine() throws Exception {
        Path file = file("[White \"M\u00FCller\"]\n\n1. e4 e5 *\n\n" + "[White \"b\"]\n\n1. e4 e6 2. Ke3 *\n\n"
                + "[White \"c\"]\n\n1. e4 {to be\n\n" + "[White \"d\"]\n[Options \"draws=late\"]\n\n1. e4 *\n");
        Run run = Run.of("games", "chess", file.toString());
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(0)).startsWith(file + ":7: column 13: 'Ke3': no such move");
        assertThat(run.lines().get(1)).startsWith(file + ":11: column 7: a comment without end");
        assertThat(run.lines().get(2)).isEqualTo("2 games read, 3 events; 2 refused");
    }

    @Test
    void allGamesOfAllFilesAreCounted() throws Exception {
        String file = file("[White \"a\"]\n\n1. e4 *\n").toString();
        assertThat(Run.of("games", "chess", file, file))
                .isEqualTo(new Run(0, "2 games read, 2 events; 0 refused\n", ""));
    }

    /** The start occurs a third time after eight moves; servers let such a game go on. */
    @Test
    void aGameBehindADrawNeedsAnOption() throws Exception {
        String moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 ";
        String file = file("[White \"a\"]\n" + moves + "e4 *\n[White \"b\"]\n" + moves + "1-0\n")
                .toString();
        String hint = "; where players claim draws, games go on longer, as an option of the variant may allow (draws)";
        assertThat(Run.of("games", "chess", file).lines())
                .containsExactly(
                        file + ":2: column 33: 'e4': the game is over, repetition" + hint,
                        file + ":4: column 33: '1-0', expected 1/2-1/2, as the rules end the game" + hint,
                        "0 games read, 0 events; 2 refused");
        assertThat(Run.of("games", "chess", file, "--option", "draws=late").out())
                .isEqualTo("2 games read, 17 events; 0 refused\n");
    }

    @Test
    void whatIsNoFileIsRefused() {
        Run run = Run.of("games", "chess", folder.resolve("none.pgn").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).endsWith("none.pgn: no such file or folder\n");
    }

    @Test
    void aFolderIsRefusedByName() {
        Run run = Run.of("games", "chess", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot read " + folder + ": ");
    }

    /** A replay shows one game; the second one begins in line 4. */
    @Test
    void aReplayOfManyGamesIsRefused() throws Exception {
        Run run = Run.of(
                "play",
                "chess",
                "--replay",
                file("[White \"a\"]\n\n*\n[White \"b\"]\n\n*\n").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .endsWith("games.pgn:4: a second game, expected one; the command games reads files of many games\n");
    }

    /** Files of other programs have names in Latin-1. */
    @Test
    void aReplayReadsLatin1() throws Exception {
        Run run = Run.of(
                "play",
                "chess",
                "--replay",
                file("[White \"M\u00FCller\"]\n\ne4 *\n").toString());
        assertThat(run.status()).isZero();
        assertThat(run.out()).endsWith("* not finished\n1 event\n");
    }

    /** The clock stands at 5 s at the beginning; games end after 0.2, 1.5, 2 and 4 s. */
    @Test
    void progressIsPrintedAtMostOnceASecond() {
        Iterator<Long> clock = List.of(5_000_000_000L, 5_200_000_000L, 6_500_000_000L, 7_000_000_000L, 9_000_000_000L)
                .iterator();
        StringWriter out = new StringWriter();
        GamesProgress progress = new GamesProgress(new PrintWriter(out), clock::next, 16 << 20);
        for (int done = 1; done <= 4; done++) {
            progress.read((long) done * 3 << 20, done - 1, 1);
        }
        assertThat(out.toString().lines())
                .containsExactly(
                        "37%, 1 game read, 1 refused (1.5 s, 4.0 MB/s)",
                        "75%, 3 games read, 1 refused (4.0 s, 3.0 MB/s)");
    }
}
