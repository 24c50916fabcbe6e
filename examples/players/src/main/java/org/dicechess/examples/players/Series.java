package org.dicechess.examples.players;

import java.util.Optional;
import org.dicechess.examples.players.match.Score;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** The games of a match, and the aim of the first player. */
final class Series {

    @Option(names = "--games", description = "the most games; default 100, and 2 between two programs")
    private Optional<Integer> games = Optional.empty();

    @Option(names = "--opening", defaultValue = "0", description = "random turns at the beginning; default 0")
    private int opening;

    @Option(names = "--at-least", defaultValue = "0", description = "the share in percent that the first needs")
    private double atLeast;

    /**
     * Returns the most games.
     *
     * @throws BadInputException if this number or another one of the match is out of range
     */
    int games(int usual) {
        Numbers.atLeast(0, "--opening", opening);
        Numbers.percent("--at-least", atLeast);
        return Numbers.atLeast(1, "--games", games.orElse(usual));
    }

    int opening() {
        return opening;
    }

    /** Returns the exit status: 1 if the first player has missed its aim. */
    int status(Score score) {
        return 100 * score.share() < atLeast ? ExitCode.SOFTWARE : ExitCode.OK;
    }
}
