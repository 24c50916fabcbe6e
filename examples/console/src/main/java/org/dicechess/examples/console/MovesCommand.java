package org.dicechess.examples.console;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the possible events. */
@Command(
        name = "moves",
        description = {
            "Lists the events of a position, or its outcomes with weights, or says how the game ended.",
            "With --batch it answers each line VARIANT | POSITION | EVENTS of standard input with one line."
        })
final class MovesCommand implements Runnable {

    @Mixin
    private RuleOptions rules;

    @Parameters(arity = "0..1", paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private Optional<String> variant;

    @Option(names = "--position", paramLabel = "TEXT", description = "instead of the start")
    private Optional<String> position;

    @Option(
            names = "--play",
            paramLabel = "EVENTS",
            defaultValue = "",
            description = "to play first, separated by blanks; pass for --")
    private String events;

    @Option(names = "--batch", description = "questions come from standard input")
    private boolean batch;

    @Spec
    private CommandSpec spec;

    private final Streams streams;

    MovesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        if (batch == variant.isPresent()) {
            throw new ParameterException(spec.commandLine(), "give a VARIANT or --batch");
        }
        Variants variants = rules.variants();
        if (batch) {
            new Batch(streams, variants)
                    .answer((start, text) ->
                            Texts.line(EventText.after(start, text).node()));
        } else {
            Texts.lines(EventText.after(PositionText.given(variants.find(variant.get()), position, streams), events)
                            .node())
                    .forEach(streams.out()::println);
        }
    }
}
