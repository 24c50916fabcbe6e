package org.dicechess.examples.console;

import java.nio.file.Path;
import java.util.Optional;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells the rules of a variant. */
@Command(
        name = "doc",
        description = "Tells the rules in words and diagrams: dice and their chances, turn, pieces, endings.")
final class DocCommand implements Runnable {

    @Mixin
    private RuleOptions rules;

    @Parameters(paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private String variant;

    @Option(names = "--html", paramLabel = "FILE", description = "writes them as one page, instead of printing them")
    private Optional<Path> html;

    private final Streams streams;

    DocCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Variant told = rules.variants().find(variant);
        if (html.isPresent()) {
            new GameFile(html.get()).write(RulesPage.of(told));
            streams.out().println(Texts.printable(html.get().toString()));
        } else {
            RulesText.lines(told).forEach(streams.out()::println);
        }
    }
}
