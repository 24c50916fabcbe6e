package org.dicechess.examples.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.ScriptCompiler;

/**
 * Measures how long a unit of fuel is: for each method and operator of confined scripts the nanoseconds of processor
 * time of one unit, warm. A question has 50,000 units and must end within a second; a load has 20 million.
 */
final class ScriptFuel {

    /** The units that a question uses: less than it may. */
    private static final int USED = 30_000;

    private static final int FEW = 4;

    /** How often a cheap word stands in a round, which pays for the syntax of all of them together. */
    private static final int COPIES = Integer.getInteger("fuel.copies", 15);

    /** The units of a round beyond which words stand there less often. */
    private static final int MOST_OF_ROUND = 500;

    private static final int TIMES = 60;
    private static final int BAR = 100;

    private final Path folder;

    ScriptFuel(Path folder) {
        this.folder = folder;
    }

    /** One method or operator: the units of a question that uses it, and the nanoseconds for each unit. */
    record Measured(String word, long units, double nanos) {}

    /** Measures and prints a table, the slowest first. Arguments choose the words that contain one of them. */
    public static void main(String[] words) throws IOException {
        ScriptFuel fuel = new ScriptFuel(Files.createTempDirectory("fuel"));
        List<Measured> measured = new ArrayList<>();
        for (String word : ScriptWords.ALL) {
            if (words.length == 0 || List.of(words).stream().anyMatch(word::contains)) {
                measured.add(fuel.measured(word));
            }
        }
        measured.sort(Comparator.comparingDouble(Measured::nanos).reversed());
        System.out.println("| word | units a question | ns a unit | at most " + BAR + " |");
        System.out.println("| --- | ---: | ---: | --- |");
        for (Measured row : measured) {
            System.out.printf(
                    Locale.ROOT,
                    "| `%s` | %d | %.1f | %s |%n",
                    row.word().replace("|", "\\|"),
                    row.units(),
                    row.nanos(),
                    row.nanos() <= BAR ? "yes" : "no");
        }
    }

    Measured measured(String word) throws IOException {
        int copies = (int) Math.max(1, Math.min(COPIES, MOST_OF_ROUND / round(word, 1)));
        long few = asked(word, FEW, copies, 1).units();
        return asked(word, (int) Math.max(1, (USED - few) / round(word, copies)), copies, TIMES);
    }

    /** Returns the units of a round in which a word stands so often. */
    private long round(String word, int copies) throws IOException {
        long few = asked(word, FEW, copies, 1).units();
        return Math.max(1, (asked(word, 2 * FEW, copies, 1).units() - few) / FEW);
    }

    private Measured asked(String word, int rounds, int copies, int times) throws IOException {
        Files.writeString(
                folder.resolve("a.groovy"),
                ScriptWords.FUNCTION + "moves { piece, look ->\n" + ScriptWords.BEFORE + "while (n < " + rounds
                        + ") { n++\n" + statement(word).repeat(copies) + "}\n[] }\n");
        Path definition = folder.resolve("variant.yaml");
        Files.writeString(definition, definition());
        Timing timing = new Timing(times);
        try {
            Loader.create().scripts(timing).load(definition);
        } catch (InvalidDefinitionException e) {
            throw new IllegalStateException(word + ": " + e.problems().get(0), e);
        }
        return new Measured(word, timing.units, (double) timing.nanos / timing.units);
    }

    private static String statement(String word) {
        String lines = (word.startsWith("for (int") ? word : word.replace("; ", "\n")) + "\n";
        return word.startsWith("def ") || word.startsWith("String ") ? "if (t) {\n" + lines + "}\n" : lines;
    }

    private static String definition() {
        String areas = IntStream.range(0, 150)
                .mapToObj(area -> "  area" + area + ": [a1]\n")
                .collect(Collectors.joining());
        return """
                format: 1
                id: fuel
                name: Fuel
                board: {files: 16, ranks: 16}
                areas:
                  top: rank 16
                  everywhere: [all]
                %s
                counters: {quiet: {reset-by-capture: true}}
                numbers: {fury: {each: side, to: 9}}
                pieces:
                  king: {symbol: K, move: K}
                  ant: {symbol: T, move: W, moves: {hook: a.groovy, with: {ways: [n, ne, e, se, s, sw, w, nw]}}}
                turn: move
                endings: {}
                setup: k15/16/16/16/16/16/16/16/16/16/16/16/T15/16/16/K15 w - - 0 1
                """.formatted(areas);
    }

    /** Asks each question many times, and records its fuel and its time. */
    private static final class Timing implements ScriptCompiler {

        private final int times;
        private long units;
        private long nanos = Long.MAX_VALUE;

        Timing(int times) {
            this.times = times;
        }

        @Override
        public String ending() {
            return "groovy";
        }

        @Override
        public <T> T compile(String name, String text, Class<T> type) {
            MoveRule rule = GroovyScripts.confined().compile(name, text, MoveRule.class);
            MoveRule timed = (piece, look) -> {
                for (int time = 0; time < times; time++) {
                    Counted counted = new Counted(look);
                    long begin = now();
                    rule.moves(piece, counted);
                    nanos = Math.min(nanos, now() - begin);
                    units = counted.units;
                }
                return List.of();
            };
            return type.cast(timed);
        }

        private static long now() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
    }

    /** A look that counts the charged fuel. */
    private static final class Counted implements Look {

        private final Look look;
        private long units;

        Counted(Look look) {
            this.look = look;
        }

        @Override
        public void charge(long fuel) {
            units += fuel;
        }

        @Override
        public Color side() {
            return look.side();
        }

        @Override
        public List<Square> squares() {
            return look.squares();
        }

        @Override
        public Square square(String name) {
            return look.square(name);
        }

        @Override
        public Optional<Piece> at(Square square) {
            return look.at(square);
        }

        @Override
        public boolean isEmpty(Square square) {
            return look.isEmpty(square);
        }

        @Override
        public boolean has(Square square, Color side) {
            return look.has(square, side);
        }

        @Override
        public boolean has(Square square, Color side, String kind) {
            return look.has(square, side, kind);
        }

        @Override
        public List<Square> squaresOf(Color side, String kind) {
            return look.squaresOf(side, kind);
        }

        @Override
        public int count(Color side, String kind) {
            return look.count(side, kind);
        }

        @Override
        public boolean in(Square square, String area, Color side) {
            return look.in(square, area, side);
        }

        @Override
        public List<Square> area(String name, Color side) {
            return look.area(name, side);
        }

        @Override
        public List<Square> neighbours(Square square) {
            return look.neighbours(square);
        }

        @Override
        public List<Square> attackers(Square square, Color side) {
            return look.attackers(square, side);
        }

        @Override
        public int number(String name, Color side) {
            return look.number(name, side);
        }

        @Override
        public int counter(String name) {
            return look.counter(name);
        }
    }
}
