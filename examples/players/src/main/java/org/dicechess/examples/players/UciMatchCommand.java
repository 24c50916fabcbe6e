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

/** Lets two programs that speak UCI play whole games, and checks every move. */
@Command(
        name = "uci-match",
        description = "Plays games between two programs that speak UCI; exit status 1 if they disagree with our rules,"
                + " or the first misses its aim.")
final class UciMatchCommand implements Callable<Integer> {

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

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

    @Option(names = "--games", defaultValue = "2", description = "the games; default ${DEFAULT-VALUE}")
    private int games;

    @Option(names = "--opening", defaultValue = "0", description = "random turns at the beginning; default 0")
    private int opening;

    @Option(names = "--seed", defaultValue = "1", description = "the seed of openings, deals and dice; default 1")
    private long seed;

    @Option(names = "--at-least", defaultValue = "0", description = "the share in percent that the first needs")
    private double atLeast;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    private final Console console;

    UciMatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Numbers.atLeast(1, "--games", games);
        Numbers.atLeast(0, "--opening", opening);
        Numbers.percent("--at-least", atLeast);
        Variant rules = variants.find(variant);
        List<String> faults = new ArrayList<>();
        Score score = new Score(0, 0, 0, 0, 0);
        try (EngineProcess one = program(first, rules, options);
                EngineProcess other = program(second, rules, optionsOfSecond)) {
            List<String> both = List.of(limits, limitsOfSecond.orElse(limits));
            boolean rolls = new Evaluations(rules).evaluation().shape().rolls();
            UciMatch match = new UciMatch(rules, one, other, both, chess960, rolls, opening, seed);
            for (int game = 0; game < games && faults.isEmpty(); game++) {
                try {
                    UciMatch.Outcome outcome = match.play(game);
                    score = score.plus(outcome.score());
                    console.print("game %d: %s", game + 1, outcome.text());
                } catch (IllegalArgumentException | IllegalStateException fault) {
                    faults.add("game " + (game + 1) + ": " + fault.getMessage());
                }
            }
        }
        faults.forEach(fault -> console.print("%s", fault));
        console.print("%s, %s v %s: %s", variant, first, second, score.text());
        return faults.isEmpty() && 100 * score.share() >= atLeast ? ExitCode.OK : ExitCode.SOFTWARE;
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
