package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that nobody would write: each becomes problems in place, or definitions that load and play. */
class HostileTest {

    private static final int FILES = TestShare.of(300, 1);
    private static final String SIGNS = "\0\r\t []:=#*-~+/\\.\"'{}0123456789abcxyzKQRP\uFEFF\u00E9\u2028";

    @Test
    void mutilatedVariantsBecomeProblemsOrGames() {
        List<String> blocks = List.of(Builtin.text().split("\n\n"));
        for (int seed = 0; seed < FILES; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int block = 0; block < 3; block++) {
                String name =
                        "v" + block + ":" + (block > 0 && random.nextBoolean() ? "v" + (block - 1) : base(random));
                String body = blocks.get(1 + random.nextInt(blocks.size() - 1));
                String[] lines = body.split("\n");
                text.append('[').append(name).append("]\n");
                for (int line = 1; line < lines.length; line++) {
                    text.append(mutilated(lines[line], random)).append(random.nextInt(20) == 0 ? "\r\n" : "\n");
                }
            }
            play("seed " + seed, text.toString());
        }
    }

    private static String base(Random random) {
        List<String> names = Builtin.names(Builtin.rules());
        return names.get(random.nextInt(names.size()));
    }

    private static String mutilated(String line, Random random) {
        StringBuilder text = new StringBuilder(line);
        switch (random.nextInt(12)) {
            case 0 -> text.setCharAt(random.nextInt(text.length()), SIGNS.charAt(random.nextInt(SIGNS.length())));
            case 1 -> text.insert(random.nextInt(text.length()), SIGNS.charAt(random.nextInt(SIGNS.length())));
            case 2 -> text.setLength(random.nextInt(text.length()));
            case 3 -> text.append(random.nextInt(1_000_000_000));
            case 4 -> text.deleteCharAt(random.nextInt(text.length()));
            default -> {
                // The line stays as it is.
            }
        }
        return text.toString();
    }

    private static void play(String name, String text) {
        long begin = processorTime();
        FairyImport imported = FairyImport.of(name, text, List.of());
        for (FairyImport.Definition definition : imported.definitions()) {
            assertThat(definition.id()).as(name).matches("[a-z0-9]+(-[a-z0-9]+)*");
            Position position = Loader.create()
                    .load(definition.id(), definition.text().getBytes(StandardCharsets.UTF_8))
                    .start();
            Random random = new Random(1);
            for (int event = 0; event < 20 && !position.node().events().isEmpty(); event++) {
                var events = position.node().events();
                position = position.after(events.get(random.nextInt(events.size())));
            }
        }
        for (Problem problem : imported.problems()) {
            assertThat(problem.line()).as(name).isLessThanOrEqualTo(text.split("\n", -1).length);
            assertThat(problem.toString()).doesNotContain("\n", "\0");
        }
        assertThat(processorTime() - begin).as(name + " nanoseconds").isLessThan(3_000_000_000L);
    }

    /** Returns the nanoseconds that this thread has worked, whatever else the machine does. */
    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @ParameterizedTest
    @MethodSource("oddFiles")
    void oddFilesBecomeProblemsOrGames(String text) {
        play("odd", text);
    }

    @Test
    void aNameThatIsAPathNamesNoFolder() {
        FairyImport imported = FairyImport.of("x.ini", "[../../etc/x:chess]\n", List.of());
        assertThat(imported.definitions())
                .extracting(FairyImport.Definition::id)
                .containsExactly("etc-x");
    }

    @Test
    void filesLinesAndSectionsHaveLimits() {
        assertThat(codes("[a:chess]\nstartFen = " + "8".repeat(20_000))).contains("E-TOO-LONG");
        assertThat(codes("x".repeat(IniReader.MOST_CHARACTERS + 1))).contains("E-TOO-LONG");
        assertThat(codes("[a:no]\n".repeat(IniReader.MOST_SECTIONS + 1))).contains("E-TOO-LONG");
    }

    private static List<String> codes(String text) {
        List<String> codes = new ArrayList<>();
        FairyImport.of("x.ini", text, List.of("a")).problems().forEach(problem -> codes.add(problem.code()));
        return codes;
    }

    static List<String> oddFiles() {
        return TestShare.of(
                List.of(
                        "",
                        "[",
                        "[]",
                        "[:]",
                        "[:chess]",
                        "[a",
                        "]",
                        "[a]",
                        "[a:]",
                        "[a:a]",
                        "[a:b]\n[b:a]",
                        "[a:.shogi]",
                        "=",
                        "[x:chess]\n=",
                        "[x:chess]\n= true",
                        "[x:chess]\ncastling",
                        "[x:chess]\ncastling =",
                        "[x:chess]\nking = ",
                        "[x:chess]\nking = kk",
                        "[x:chess]\npawn = p:W",
                        "[x:chess]\ncustomPiece1 = a",
                        "[x:chess]\nmaxRank = 99999999999999999999",
                        "[x:chess]\nmaxFile = z",
                        "[x:chess]\nstartFen = 9",
                        "[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8/8",
                        "[x:chess]\nstartFen = [",
                        "[x:chess]\nflagRegion = z9",
                        "[x:chess]\npromotionLimit = q:",
                        "[x:chess]\npromotedPieceType = p",
                        "[../../x:chess]",
                        "[/etc/x:chess]",
                        "[a b:chess]",
                        "[\0:chess]",
                        "[.:chess]",
                        "[CON\u00E9:chess]",
                        "[x:chess]\r\ncastling = false\r\n",
                        "\uFEFF[x:chess]\ncastling = false",
                        "[x:chess]\n[x:chess]",
                        "[x:chess]\n[X:chess]",
                        "[chess]",
                        "[x]\nking = k\nstartFen = 8/8/8/8/8/8/8/8"),
                14);
    }
}
