package org.dicechess.examples.console;

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
            "Counts the leaves of the game tree; after a second progress goes to standard error.",
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
            new Batch(streams, variants)
                    .answer((start, text) -> String.valueOf(Perft.count(start.cursor(), levels(text), unit)));
        } else {
            int levels = levels(depth.get());
            count(PositionText.given(variants.find(variant.get()), position, streams), levels);
        }
    }

    private static int levels(String text) {
        if (!text.matches("[0-9]{1,4}")) {
            throw new BadInputException("not a depth: '" + text + "'; expected a whole number from 0");
        }
        return Integer.parseInt(text);
    }

    private void count(Position root, int levels) {
        PerftProgress progress = new PerftProgress(streams.err(), System::nanoTime);
        long nodes = new RootPerft(root, unit).count(levels, (event, below, done, of) -> {
            progress.counted(event, below, done, of);
            divided(event, below);
        });
        streams.out().println("nodes: " + nodes);
    }

    private void divided(Event event, long nodes) {
        if (divide) {
            streams.out().println(event.text() + ": " + nodes);
        }
    }
}
