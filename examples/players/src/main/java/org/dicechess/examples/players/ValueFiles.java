package org.dicechess.examples.players;

import java.nio.file.Path;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.evaluation.TrainedValues;
import org.dicechess.examples.players.evaluation.Values;
import picocli.CommandLine.Option;

/** Whose values of pieces the players of a match have. */
final class ValueFiles {

    /** Stands for the values that follow from the definition. */
    private static final String DEFINITION = "definition";

    @Option(
            names = "--values",
            paramLabel = "FILE",
            description = "values of the first player: a file of 'train', or 'definition'; default: the trained ones")
    private String first;

    @Option(names = "--values-of-second", paramLabel = "FILE", description = "likewise of the second player")
    private String second;

    Evaluation first(Evaluations evaluations) {
        return evaluation(first, evaluations);
    }

    Evaluation second(Evaluations evaluations) {
        return evaluation(second, evaluations);
    }

    private static Evaluation evaluation(String name, Evaluations evaluations) {
        if (name == null) {
            return evaluations.trained();
        }
        Values values = name.equals(DEFINITION)
                ? evaluations.values()
                : TrainedValues.read(Path.of(name), evaluations.variant()).values();
        return evaluations.evaluation(values);
    }
}
