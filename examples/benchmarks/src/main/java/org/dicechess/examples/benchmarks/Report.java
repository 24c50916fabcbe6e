package org.dicechess.examples.benchmarks;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs every benchmark and the peer in turn, in rounds, so that other load on the machine hits all alike, and prints
 * tables. With the argument {@code quick} it runs one short round, which judges nothing. With any other word it runs
 * only the parts whose heading begins with it.
 */
public final class Report {

    private static final String PACKAGE = "org.dicechess.examples.benchmarks.";
    private static final int USAGE = 2;

    /** A part that is a program of its own. */
    private record Part(String heading, Class<?> program) {}

    private static final List<Part> PARTS = List.of(
            new Part("Positions beside the cursor, chess, in turns", BesideCursor.class),
            new Part("Slowest answers about walks", WorstResults.class),
            new Part("Whole turns of Grand Dice Chess, one thread", WholeTurns.class),
            new Part("Loading", Loading.class),
            new Part("Reading long records, one thread", LongRecords.class),
            new Part("One variant shared by threads", SharedVariant.class));

    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final List<String> arguments;
    private final boolean quick;
    private final List<String> words;
    private final Optional<FairyStockfish> peer =
            FairyStockfish.isInstalled() ? Optional.of(FairyStockfish.start()) : Optional.empty();

    private Report(List<String> arguments) {
        this.arguments = arguments;
        this.quick = arguments.contains("quick");
        this.words = words(arguments);
    }

    /** Measures and prints; exits with 2 if no heading begins with a word. */
    public static void main(String[] args) throws RunnerException {
        for (String word : words(List.of(args))) {
            if (headings().stream().noneMatch(heading -> begins(heading, word))) {
                System.err.println(
                        "no part begins with '" + word + "'; there are:\n  " + String.join("\n  ", headings()));
                System.exit(USAGE);
            }
        }
        measure(new Report(List.of(args)));
    }

    private static List<String> words(List<String> arguments) {
        return arguments.stream().filter(word -> !word.equals("quick")).toList();
    }

    /** Returns the headings of all parts, in order. */
    private static List<String> headings() {
        return Stream.concat(
                        Group.all().stream().map(Group::heading), PARTS.stream().map(Part::heading))
                .toList();
    }

    private static boolean begins(String heading, String word) {
        return heading.toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT));
    }

    private static void measure(Report report) throws RunnerException {
        String load = Machine.load();
        long begin = System.nanoTime();
        report.measure();
        report.print();
        report.peer.ifPresent(FairyStockfish::close);
        System.out.print(
                report.quick ? "\nA quick run is too short to judge: no speed is compared with its bar.\n" : "");
        System.out.printf(
                "%n%s%n%s%n`%s`, %d minutes, load %s at the beginning and %s at the end%n",
                Machine.text(),
                report.peer
                        .map(FairyStockfish::build)
                        .orElse("no peer here; Debian and Ubuntu: apt-get install fairy-stockfish"),
                String.join(" ", "examples/benchmarks/run", String.join(" ", report.arguments))
                        .strip(),
                (System.nanoTime() - begin) / 60_000_000_000L + 1,
                load,
                Machine.load());
    }

    private void measure() throws RunnerException {
        int rounds = quick ? 1 : 3;
        for (int round = 1; round <= rounds; round++) {
            for (Group group : wanted()) {
                if (round == 1 || group.everyRound()) {
                    measure(group, "round %d of %d: ".formatted(round, rounds));
                }
            }
        }
    }

    private void measure(Group group, String round) throws RunnerException {
        for (Line line : group.lines()) {
            System.err.println(round + group.heading() + ": " + line.label());
            run(line.benchmark());
            run(line.peer());
        }
    }

    private void print() {
        Table table = new Table(rows, !quick, System.out);
        wanted().forEach(table::print);
        PARTS.stream().filter(part -> isWanted(part.heading())).forEach(this::print);
    }

    private void print(Part part) {
        System.out.printf("%n### %s%n%n", part.heading());
        Child.run(part.program(), arguments);
    }

    private List<Group> wanted() {
        return Group.all().stream().filter(group -> isWanted(group.heading())).toList();
    }

    private boolean isWanted(String heading) {
        return words.isEmpty() || words.stream().anyMatch(word -> begins(heading, word));
    }

    /** Runs a benchmark, named by class, method and parameter as in {@link Line}. */
    private void run(String name) throws RunnerException {
        String[] parts = name.split(":");
        boolean peers = name.startsWith("Peer");
        if (name.isEmpty() || peers && !peerKnows(Question.valueOf(parts[1]).game())) {
            return;
        }
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + (PACKAGE + parts[0]).replace(".", "\\.") + "$")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .forks(1)
                .warmupIterations(peers ? 1 : 4)
                .warmupTime(time())
                .measurementIterations(quick ? 2 : 3)
                .measurementTime(time());
        if (parts.length > 1) {
            options.param(parts[0].contains("Perft") ? "question" : "game", parts[1]);
        }
        collect(new Runner((peers ? options : options.addProfiler(GCProfiler.class)).build()).run());
    }

    private TimeValue time() {
        return TimeValue.milliseconds(quick ? 300 : 800);
    }

    private void collect(Collection<RunResult> results) {
        results.stream().map(Row::of).forEach(row -> rows.merge(row.name(), row, Row::and));
    }

    private boolean peerKnows(Game game) {
        return peer.isPresent() && (!game.isLarge() || peer.get().hasLargeBoards());
    }
}
