package org.dicechess.examples.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.specs.BundledDefinitions;

/**
 * Measures how long records of long games take to read, as lines and as JSON. The games are random, but avoid their end
 * and most captures.
 */
final class LongRecords {

    /** Chess without draws by counters, with a repetition that never draws, so that the search for it is measured. */
    private static final String ENDLESS = """
            format: 1
            id: endless-chess
            name: Endless chess
            extends: chess
            options: ~
            endings: {fifty-moves: ~, repetition: {times: 9000}}
            """;

    private static final int MOST = 32_768;
    private static final int DICE = 5_000;
    private static final int TRIES = 60;
    private static final int QUIET = 20;
    private static final double BAR = 20;

    private final int times;

    private LongRecords(int times) {
        this.times = times;
    }

    /** Measures and prints a table; with {@code quick} each record is read fewer times. */
    public static void main(String[] args) {
        System.out.println(
                "| microseconds an event | events | first lines | lines | spread | JSON | spread | bar | met |");
        System.out.println("| --- | ---: | ---: | ---: | --- | ---: | --- | --- | --- |");
        LongRecords records = new LongRecords(List.of(args).contains("quick") ? 5 : 21);
        records.print(Definitions.of(ENDLESS), MOST);
        new BundledDefinitions()
                .ids()
                .forEach(id -> records.print(Definitions.bundled().load(id), DICE));
    }

    private void print(Variant variant, int most) {
        GameRecord game = play(variant, most);
        String lines = variant.notation().record(game);
        String json = variant.notation().json(game);
        double[] ofLines = measure(game, lines, variant.notation()::record);
        double first = ofLines[0];
        double[] ofJson = measure(game, json, variant.notation()::fromJson);
        Arrays.sort(ofLines);
        Arrays.sort(ofJson);
        boolean met = Math.max(ofLines[times / 2], ofJson[times / 2]) < BAR;
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.1f | %s | %s | 20 | %s |%n",
                variant.id(),
                game.length(),
                first,
                text(ofLines),
                text(ofJson),
                Bar.met(met));
    }

    private String text(double[] sorted) {
        return String.format(Locale.ROOT, "%.1f | %.1f..%.1f", sorted[times / 2], sorted[0], sorted[times - 1]);
    }

    /** Returns the processor time of this thread for an event, in microseconds, of each reading. */
    private double[] measure(GameRecord game, String text, Function<String, GameRecord> reader) {
        double[] taken = new double[times];
        for (int time = 0; time < times; time++) {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            GameRecord read = reader.apply(text);
            long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            taken[time] = (end - begin) / 1e3 / game.length();
            if (!read.position().equals(game.position())) {
                throw new IllegalStateException("another game was read");
            }
        }
        return taken;
    }

    /** Returns a game of this many events, or a shorter one where every event that was tried ends it. */
    private static GameRecord play(Variant variant, int most) {
        Random random = new Random(most);
        GameRecord game = GameRecord.from(variant.start());
        for (int i = 0; i < most; i++) {
            GameRecord next = next(game, random);
            if (next.node() instanceof Node.End) {
                return game;
            }
            game = next;
        }
        return game;
    }

    private static GameRecord next(GameRecord game, Random random) {
        GameRecord next = game.after(any(game.node(), random, true));
        for (int tries = 1; tries < TRIES && next.node() instanceof Node.End; tries++) {
            next = game.after(any(game.node(), random, tries < QUIET));
        }
        return next;
    }

    private static Event any(Node node, Random random, boolean quiet) {
        if (node instanceof Node.Chance chance) {
            return chance.outcome(random.nextLong(chance.total())).event();
        }
        List<Event> events = ((Node.Decision) node).events();
        Event event = events.get(random.nextInt(events.size()));
        for (int tries = 1; quiet && tries < QUIET && captures(event); tries++) {
            event = events.get(random.nextInt(events.size()));
        }
        return event;
    }

    private static boolean captures(Event event) {
        return event instanceof Move move && !move.captures().isEmpty();
    }
}
