package org.dicechess.examples.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Loads a definition whenever one of its files changes. */
@Command(
        name = "watch",
        description = {
            "Loads a definition again whenever one of its files changes, and prints the problems,"
                    + " or what has changed for a player.",
            "Ends with Ctrl-C, or when standard input ends."
        })
final class WatchCommand implements Runnable {

    /** How often files are looked at. A file counts as written when it has not changed between two looks. */
    private static final long MILLIS = 150;

    @Mixin
    private RuleOptions rules;

    @Parameters(paramLabel = "FILE|FOLDER", description = "a definition, or the folder of one")
    private Path path;

    private final Streams streams;

    WatchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        WatchedFiles files = WatchedFiles.of(path);
        WatchReport report = new WatchReport(streams, rules::variants, files.definition());
        CountDownLatch ended = endOfInput();
        Map<Path, String> told = files.stamps();
        report.tell();
        Map<Path, String> before = told;
        while (!hasEnded(ended)) {
            Map<Path, String> now = files.stamps();
            if (now.equals(before) && !now.equals(told)) {
                told = now;
                report.tell();
            }
            before = now;
        }
    }

    private static boolean hasEnded(CountDownLatch ended) {
        try {
            return ended.await(MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Reads standard input on a thread of its own, which does not keep the program alive. */
    private CountDownLatch endOfInput() {
        CountDownLatch ended = new CountDownLatch(1);
        Thread reader = new Thread(
                () -> {
                    try {
                        streams.in().transferTo(Writer.nullWriter());
                    } catch (IOException closed) {
                        throw new UncheckedIOException(closed);
                    } finally {
                        ended.countDown();
                    }
                },
                "end of input");
        reader.setDaemon(true);
        reader.start();
        return ended;
    }
}
