package org.dicechess.examples.console;

import java.util.Locale;
import java.util.Map;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the speed of a variant beside that of chess. */
@Command(
        name = "bench",
        description = {
            "Measures how many nodes a second perft counts from the start, and how many random games a second are played.",
            "Chess is measured in the same run. A node is a leaf, which is played and taken back; rolls are levels as moves are."
                    + " Games are cut after 1000 events."
        })
final class BenchCommand implements Runnable {

    /** Two variants, and two measurements of each. */
    private static final int MEASUREMENTS = 4;

    private static final double SECOND = 1e9;
    private static final double LONGEST = 600;

    @Mixin
    private RuleOptions rules;

    @Parameters(paramLabel = "VARIANT", description = RuleOptions.VARIANT)
    private String variant;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "5",
            description = "about how long it all takes; default ${DEFAULT-VALUE}")
    private double seconds;

    private final Streams streams;

    BenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        if (!(seconds > 0 && seconds <= LONGEST)) {
            throw new BadInputException("--seconds " + seconds + "; expected more than 0 and at most 600");
        }
        Variant measured = rules.variants().find(variant);
        Variant chess = new Variants(Map.of()).find("chess");
        long budget = (long) (seconds * SECOND / MEASUREMENTS);
        Speed ofMeasured = new Speed(measured, budget, System::nanoTime);
        Speed ofChess = new Speed(chess, budget, System::nanoTime);
        print("", "depth", "nodes", "nodes/s", "games/s", "events/s");
        Speed.Count count = ofMeasured.perft();
        Speed.Games games = ofMeasured.games();
        row(measured.id(), count, games);
        Speed.Count countOfChess = ofChess.perft();
        Speed.Games gamesOfChess = ofChess.games();
        row("chess", countOfChess, gamesOfChess);
        print(
                "times chess",
                "",
                "",
                times(count.perSecond() / countOfChess.perSecond()),
                times(games.perSecond() / gamesOfChess.perSecond()),
                times(events(games) / events(gamesOfChess)));
    }

    private void row(String name, Speed.Count count, Speed.Games games) {
        print(
                name,
                String.valueOf(count.depth()),
                String.valueOf(count.nodes()),
                whole(count.perSecond()),
                whole(games.perSecond()),
                whole(events(games)));
        streams.out().flush();
    }

    private static double events(Speed.Games games) {
        return games.events() / games.seconds();
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%.0f", number);
    }

    private static String times(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }

    private void print(String name, String depth, String nodes, String perSecond, String games, String events) {
        streams.out()
                .println(String.format(
                        Locale.ROOT,
                        "%-20s %5s %12s %12s %10s %12s",
                        Texts.printable(name),
                        depth,
                        nodes,
                        perSecond,
                        games,
                        events));
    }
}
