package org.dicechess.examples.console;

import java.util.Locale;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Perft;
import org.dicechess.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the leaves of the game tree. */
@Command(
        name = "perft",
        description = {
            "Counts the leaves of the game tree; progress goes to standard error.",
            "With --batch it answers each line VARIANT | POSITION | DEPTH of standard input with the count."
        })
final class PerftCommand implements Runnable {

    @Mixin
    private RuleOptions rules;

    @Parameters(arity = "0..1", paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private Optional<String> variant;

    @Option(names = "--depth", paramLabel = "N", description = "how many levels, 0 or more")
    private Optional<String> depth;

    @Option(
            names = "--unit",
            defaultValue = "ply",
            description = "a level: ply (a move; rolls multiply by their weights) or event; default ${DEFAULT-VALUE}")
    private Perft.Unit unit;

    @Option(names = "--position", paramLabel = "TEXT", description = "instead of the start")
    private Optional<String> position;

    @Option(names = "--divide", description = "prints the count below each event")
    private boolean divide;

    @Option(names = "--batch", description = "questions come from standard input")
    private boolean batch;

    @Spec
    private CommandSpec spec;

    private final Streams streams;

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        if (batch == variant.isPresent() || batch == depth.isPresent()) {
            throw new ParameterException(spec.commandLine(), "give a VARIANT and --depth, or --batch");
        }
        Variants variants = rules.variants();
        if (batch) {
            new Batch(streams, variants).answer((start, text) -> String.valueOf(
                    Perft.count(start.cursor(), levels(text), unit)));
        } else {
            int levels = levels(depth.get());
            count(PositionText.given(variants.find(variant.get()), position), levels);
        }
    }

    private static int levels(String text) {
        if (!text.matches("[0-9]{1,4}")) {
            throw new BadInputException("not a depth: '" + text + "'; expected a whole number from 0");
        }
        return Integer.parseInt(text);
    }

    private void count(Position root, int levels) {
        Progress progress = new Progress(System.nanoTime());
        long nodes = new RootPerft(root, unit).count(levels, progress);
        streams.out().println("nodes: " + nodes);
    }

    /** Tells how far the count is. */
    private final class Progress implements RootPerft.Watcher {

        private static final double NANOS = 1e9;
        private static final double MILLION = 1e6;

        private final long begin;
        private long sum;

        Progress(long begin) {
            this.begin = begin;
        }

        @Override
        public void counted(Event event, long nodes, int done, int of) {
            sum += nodes;
            double seconds = (System.nanoTime() - begin) / NANOS;
            streams.err().println(String.format(Locale.ROOT, "%d/%d %s: %d (%.1f s, %.1f million/s)",
                    done, of, event.text(), nodes, seconds, sum / seconds / MILLION));
            if (divide) {
                streams.out().println(event.text() + ": " + nodes);
            }
        }
    }
}
