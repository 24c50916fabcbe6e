package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class WatchCommandTest {

    private static final String GAME = """
            format: 1
            id: watched
            name: Watched
            board: {files: 3, ranks: 3}
            pieces: {king: {symbol: K, move: W}}
            turn: move
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k2/3/2K w - - 0 1
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();

    /** The king of c1 has two moves by W, and b2 besides by K. */
    @Test
    void changesAreToldUntilTheInputEnds() throws Exception {
        Path file = Files.writeString(folder.resolve("watched.yaml"), GAME);
        PipedWriter keyboard = new PipedWriter();
        Thread watch = started(keyboard, folder.toString());
        await("watched.yaml: ok: White decides, 2 events");
        assertThat(out.toString()).contains("3 k . .");

        Files.writeString(file, GAME.substring(0, 90));
        await("watched.yaml:5:");

        Path other = Files.writeString(folder.resolve("watched.yaml~"), GAME.replace("move: W", "move: K"));
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        await("White decides, 3 events");
        await("- King: It moves or captures one square orthogonally.");
        await("+ King: It moves or captures one square orthogonally or diagonally.");

        Files.delete(file);
        await("no such file; waiting for it");
        Files.writeString(file, GAME.replace("2K w", "1K1 w"));
        await("1 . K .");

        keyboard.close();
        watch.join();
    }

    @Test
    void aFolderMustTellWhichDefinitionIsMeant() throws IOException {
        Files.writeString(folder.resolve("one.yaml"), GAME);
        Files.writeString(folder.resolve("two.yaml"), GAME);

        assertThat(Run.of("watch", folder.toString()).err()).contains("has 2 definitions; name the file to watch");
        assertThat(Run.of("watch", folder.resolve("no/file.yaml").toString()).err())
                .contains("no such file or folder");
    }

    private Thread started(PipedWriter keyboard, String path) throws IOException {
        Streams streams = new Streams(
                new BufferedReader(new PipedReader(keyboard)),
                new PrintWriter(out),
                new PrintWriter(new StringWriter()),
                false);
        Thread thread = new Thread(() -> Main.commandLine(streams).execute("watch", path));
        thread.start();
        return thread;
    }

    private void await(String text) throws InterruptedException {
        while (!out.toString().contains(text)) {
            Thread.sleep(20);
        }
    }
}
