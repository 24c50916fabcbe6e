package org.dicechess.examples.balance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.examples.balance.Runner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkRunnerTest {

    private static final List<String> GAMES =
            List.of("--games", "8", "--skills", "random;greedy;level-2", "--threads", "2", "--seed", "7");

    @TempDir
    private Path folder;

    @Test
    void sparkGivesTheSameReportsAsOneThread() throws Exception {
        Path here = folder.resolve("here");
        Path there = folder.resolve("there");
        assertThat(org.dicechess.examples.balance.Main.run(threads -> oneThread(), command(here, "dice-chess")))
                .isZero();
        assertThat(Main.run(command(there, "dice-chess"))).isZero();
        for (String form : List.of("text", "json", "html")) {
            assertThat(report(there, form)).isEqualTo(report(here, form)).isNotEmpty();
        }
    }

    @Test
    void aRunGoesOnWithSpark() throws Exception {
        Path whole = folder.resolve("whole");
        assertThat(Main.run(command(whole, "dice-chess"))).isZero();
        Path cut = folder.resolve("cut");
        byte[] bytes = Files.readAllBytes(whole);
        Files.write(cut, Arrays.copyOf(bytes, bytes.length / 2));
        assertThat(Main.run(command(cut, "dice-chess"))).isZero();
        assertThat(report(cut, "json")).isEqualTo(report(whole, "json"));
    }

    private static Runner oneThread() {
        return (task, jobs, lines) -> IntStream.range(0, jobs.size())
                .mapToObj(i -> task.play(jobs.get(i)))
                .forEach(lines);
    }

    private static String[] command(Path file, String variant) {
        return Stream.concat(Stream.of("run", variant, file.toString()), GAMES.stream())
                .toArray(String[]::new);
    }

    private static String report(Path file, String form) {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            assertThat(Main.run("report", "--form", form, file.toString())).isZero();
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
