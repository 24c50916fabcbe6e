package org.dicechess.examples.players;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.evaluation.TrainedValues;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.train.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Refines the values of pieces by games of a player against itself. */
@Command(name = "train", description = "Refines values of pieces by self-play, round by round; a second run goes on.")
final class TrainCommand implements Callable<Integer> {

    @Mixin
    private Task task;

    @Option(names = "--file", paramLabel = "FILE", description = "the JSON file; default VARIANT.json here")
    private Path file;

    @Option(names = "--rounds", defaultValue = "10", description = "rounds to play; default ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--games", defaultValue = "200", description = "games of a round; default ${DEFAULT-VALUE}")
    private int games;

    @Option(names = "--nodes", defaultValue = "300", description = "nodes for each choice; default ${DEFAULT-VALUE}")
    private long nodes;

    @Option(names = "--player", defaultValue = "expectiminimax", description = "who plays; default ${DEFAULT-VALUE}")
    private String player;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() {
        if (rounds < 1 || games < 1) {
            throw new BadInputException("--rounds " + rounds + " --games " + games + "; expected at least 1 of each");
        }
        Variant rules = task.rules();
        Path target = file == null ? Path.of(rules.id() + ".json") : file;
        Training training = new Training(new Evaluations(rules), player, Budget.nodes(nodes), task.seed());
        TrainedValues values = Files.exists(target) ? TrainedValues.read(target, rules) : training.untrained();
        for (int round = 0; round < rounds; round++) {
            values = training.round(values, games);
            values.write(target);
            main.console()
                    .print(
                            "%,7d games, scale %.2f: %s",
                            values.games(),
                            values.values().scale(),
                            values.values().pawns().entrySet().stream()
                                    .map(entry -> String.format("%s %.2f", entry.getKey(), entry.getValue()))
                                    .collect(Collectors.joining(", ")));
        }
        return ExitCode.OK;
    }
}
