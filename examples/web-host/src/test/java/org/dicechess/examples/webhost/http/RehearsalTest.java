package org.dicechess.examples.webhost.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A host rehearses before it opens its port, for a time that its owner chooses, and leaves nothing behind. */
@Tag("long")
class RehearsalTest {

    private static final int MILLIS = 500;

    private static List<Path> leftOver() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("web-host-rehearsal"))
                    .toList();
        }
    }

    @Test
    void movesArePlayedForTheTimeThatWasAskedForAndNothingIsLeft() throws IOException {
        List<Path> before = leftOver();
        PrintStream usual = System.err;
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        System.setErr(new PrintStream(console, true, StandardCharsets.UTF_8));
        long start = System.nanoTime();
        int moves;
        try {
            moves = Rehearsal.play(MILLIS);
        } finally {
            System.setErr(usual);
        }
        assertThat(console.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(moves).isPositive();
        assertThat((System.nanoTime() - start) / 1_000_000).isBetween((long) MILLIS, 20_000L);
        assertThat(leftOver()).isEqualTo(before);
    }
}
