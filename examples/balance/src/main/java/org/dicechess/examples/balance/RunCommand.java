package org.dicechess.examples.balance;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.dicechess.examples.players.play.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays the games of a plan, or those of a shard, and adds them to a file. */
@Command(name = "run", description = "Plays games and adds them to a file; a second run goes on.")
final class RunCommand implements Callable<Integer> {

    /** Players whose games are the same on every machine. */
    private static final Set<String> STEADY = Set.of("random", "greedy", "level-1", "level-2", "level-3", "level-4");

    private static final int MOST = 10_000_000;

    @Parameters(
            index = "0",
            paramLabel = "VARIANT",
            description = "a bundled id, or a definition file (with a / or ending in .yaml)")
    private String variant;

    @Parameters(index = "1", paramLabel = "FILE", description = "the games, a line each")
    private Path file;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "an option of the variant; repeatable")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--skills",
            split = ";",
            paramLabel = "PLAYER",
            defaultValue = "random;level-2;level-3",
            description = "players with a semicolon between them, the best one last; default ${DEFAULT-VALUE}")
    private List<String> skills;

    @Option(names = "--games", defaultValue = "400", description = "games of each skill; default ${DEFAULT-VALUE}")
    private int games;

    @Option(
            names = "--opening",
            defaultValue = "0",
            description = "random turns at the beginning, which games without dice need; default 0")
    private int opening;

    @Option(names = "--each-deal", description = "plays the outcomes of the first roll in turn, in place of rolling it")
    private boolean eachDeal;

    @Option(names = "--no-luck", description = "does not value the luck of rolls, which takes most of the time")
    private boolean noLuck;

    @Option(
            names = "--continuations",
            defaultValue = "0",
            paramLabel = "N",
            description = "how often a rolled outcome is played on to value its luck; default ${DEFAULT-VALUE}")
    private int continuations;

    @Option(names = "--seed", defaultValue = "1", description = "the seed; default 1")
    private long seed;

    @Option(
            names = "--shard",
            defaultValue = "0/1",
            paramLabel = "I/N",
            description = "plays every N-th game only, from the I-th on; I from 0")
    private String shard;

    @Option(names = "--threads", defaultValue = "1", description = "games at once; default 1")
    private int threads;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    private final PrintWriter err;
    private final IntFunction<Runner> runner;

    /**
     * Makes a command.
     *
     * @param runner gives what plays the games, by {@code --threads}
     */
    RunCommand(PrintWriter err, IntFunction<Runner> runner) {
        this.err = err;
        this.runner = runner;
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        Rules rules = Rules.load(variant, options);
        skills.forEach(skill -> Players.of(skill, rules.evaluation()));
        Plan plan = new Plan(
                rules.variant().id(),
                rules.variant().rulesHash(),
                rules.variant().options(),
                skills,
                games,
                opening,
                eachDeal,
                !noLuck,
                noLuck ? 0 : continuations,
                seed);
        Shard part = Shard.parse(shard);
        List<Job> jobs = plan.jobs(part.number(), part.of()).toList();
        try (Appender out = new Appender(file)) {
            Set<Job> done = done(plan);
            List<Job> open = jobs.stream().filter(job -> !done.contains(job)).toList();
            if (out.begin()) {
                out.line(Json.line(plan));
            }
            play(new Task(variant, plan), open, jobs.size(), out);
        }
        return 0;
    }

    private void check() {
        check("--games", games, 1, MOST);
        check("--threads", threads, 1, 1_000);
        check("--opening", opening, 0, 1_000);
        check("--continuations", continuations, 0, 10_000);
        for (String skill : skills) {
            if (!STEADY.contains(skill.split(":")[0]) && !skill.contains("nodes=")) {
                throw new BadInputException("--skills '" + skill
                        + "' plays by the clock; expected a player with nodes=N, or one of "
                        + STEADY.stream().sorted().collect(Collectors.joining(", ")));
            }
        }
    }

    private static void check(String name, int number, int least, int most) {
        if (number < least || number > most) {
            throw new BadInputException(name + " " + number + "; expected " + least + " to " + most);
        }
    }

    /** Returns the games that the file has already. */
    private Set<Job> done(Plan plan) {
        if (GameFile.wholeLines(file).isEmpty() && isBegun(plan)) {
            return Set.of();
        }
        GameFile begun = GameFile.read(List.of(file));
        plan.difference(begun.plan()).ifPresent(difference -> {
            throw new BadInputException(file + ", line 1: another plan: " + difference);
        });
        return begun.games().stream().map(PlayedGame::job).collect(Collectors.toSet());
    }

    /** Returns whether the file is empty, or was cut off within the line of this plan. */
    private boolean isBegun(Plan plan) {
        return Json.line(plan).startsWith(GameFile.text(file));
    }

    private void play(Task task, List<Job> open, int all, Appender out) throws InterruptedException {
        AtomicInteger done = new AtomicInteger(all - open.size());
        if (open.size() < all) {
            err.println(done + " of " + all + " games are there");
        }
        runner.apply(threads).play(task, open, line -> {
            out.line(line);
            progress(done.incrementAndGet(), all);
        });
    }

    private void progress(int done, int all) {
        if (done * 20L / all != (done - 1) * 20L / all) {
            err.println(done + " of " + all + " games");
            err.flush();
        }
    }
}
