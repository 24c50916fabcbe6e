package org.dicechess.examples.players;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.match.Score;
import org.dicechess.examples.players.uci.EngineProcess;
import org.dicechess.examples.players.uci.UciMatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Lets two programs that speak UCI play whole games, and checks every move. */
@Command(
        name = "uci-match",
        description = "Plays games between two programs that speak UCI; exit status 1 if they disagree with our rules,"
                + " or the first misses its aim.")
final class UciMatchCommand implements Callable<Integer> {

    @Mixin
    private Task task;

    @Parameters(index = "1", paramLabel = "FIRST", description = "a command, as 'java -jar players.jar uci'")
    private String first;

    @Parameters(index = "2", paramLabel = "SECOND", description = "the command of its opponent")
    private String second;

    @Option(names = "--go", defaultValue = "movetime 100", description = "what follows 'go'; default ${DEFAULT-VALUE}")
    private String limits;

    @Option(names = "--go-of-second", paramLabel = "LIMITS", description = "likewise for the second; default the same")
    private Optional<String> limitsOfSecond = Optional.empty();

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "an option of the first program; repeatable")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--set-second", paramLabel = "NAME=VALUE", description = "an option of the second one; repeatable")
    private Map<String, String> optionsOfSecond = new LinkedHashMap<>();

    @Option(names = "--chess960", description = "castling is written as in Chess960")
    private boolean chess960;

    @Mixin
    private Series series;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() {
        int games = series.games(2);
        Variant rules = task.rules();
        List<String> faults = new ArrayList<>();
        Score score = Score.NONE;
        try (EngineProcess one = program(first, rules, options);
                EngineProcess other = program(second, rules, optionsOfSecond)) {
            List<String> both = List.of(limits, limitsOfSecond.orElse(limits));
            boolean rolls = new Evaluations(rules).evaluation().shape().rolls();
            UciMatch match = new UciMatch(rules, one, other, both, chess960, rolls, series.opening(), task.seed());
            for (int game = 0; game < games && faults.isEmpty(); game++) {
                try {
                    UciMatch.Outcome outcome = match.play(game);
                    score = score.plus(outcome.score());
                    main.console().print("game %d: %s", game + 1, outcome.text());
                } catch (IllegalArgumentException | IllegalStateException fault) {
                    faults.add("game " + (game + 1) + ": " + fault.getMessage());
                }
            }
        }
        faults.forEach(fault -> main.console().print("%s", fault));
        main.console().print("%s, %s v %s: %s", task.variant(), first, second, score.text());
        return faults.isEmpty() ? series.status(score) : ExitCode.SOFTWARE;
    }

    private EngineProcess program(String command, Variant rules, Map<String, String> settings) {
        EngineProcess program = new EngineProcess(command);
        if (chess960) {
            program.set("UCI_Chess960", "true");
        }
        if (program.knows(rules.id())) {
            program.set("UCI_Variant", rules.id());
        }
        settings.forEach(program::set);
        return program;
    }
}
