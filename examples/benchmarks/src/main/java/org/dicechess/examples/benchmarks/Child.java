package org.dicechess.examples.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program of this module in a Java process of its own, so that nothing that ran before influences it. */
final class Child {

    private Child() {}

    /** Runs a program with our output, and waits for its end. */
    static void run(Class<?> program, List<String> arguments) {
        try {
            end(builder(program, arguments).inheritIO().start(), program);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot start " + program, failed);
        }
    }

    /** Runs a program and returns what it printed. */
    static String answer(Class<?> program, String... arguments) {
        try {
            Process process = builder(program, List.of(arguments))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            end(process, program);
            return answer.strip();
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot run " + program, failed);
        }
    }

    private static ProcessBuilder builder(Class<?> program, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(arguments);
        return new ProcessBuilder(command);
    }

    private static void end(Process process, Class<?> program) {
        try {
            if (process.waitFor() != 0) {
                throw new IllegalStateException(program.getName() + " has failed");
            }
        } catch (InterruptedException interrupted) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
