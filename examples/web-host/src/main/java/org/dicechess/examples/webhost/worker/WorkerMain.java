package org.dicechess.examples.webhost.worker;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The process that looks at definitions of strangers: a task a line comes in, an answer a line goes out. */
public final class WorkerMain {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final long LONGEST_MILLIS = 15_000;

    private WorkerMain() {}

    /** Works until its input ends. */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Workshop workshop = new Workshop();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        workshop.answer(Task.EXAMPLE); // so that the first author does not wait for this program to warm up
        out.println("ready");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Thread end = endLater();
            out.println(JSON.writeValueAsString(answer(workshop, line)));
            end.interrupt();
        }
    }

    /** Ends the process by itself if a task takes too long, as the host may have been killed meanwhile. */
    private static Thread endLater() {
        Thread end = new Thread(() -> {
            try {
                Thread.sleep(LONGEST_MILLIS);
                Runtime.getRuntime().halt(1);
            } catch (InterruptedException done) {
                // The task has ended in time.
            }
        });
        end.setDaemon(true);
        end.start();
        return end;
    }

    private static Outcome answer(Workshop workshop, String line) throws IOException {
        Task task = JSON.readValue(line, Task.class);
        try {
            return workshop.answer(task);
        } catch (RuntimeException failed) {
            String message = String.valueOf(failed.getMessage());
            return Outcome.failed(message);
        } catch (StackOverflowError deep) {
            return Outcome.failed("the files need too deep a stack");
        }
    }
}
