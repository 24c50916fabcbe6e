package org.dicechess.specs.fuzz;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Scripts. An input is the text of a script; the definition around it follows from the hook that it defines. */
final class ScriptFuzzer implements Fuzzer {

    private static final int PLIES = 6;
    private static final String WALK = """
            format: 1
            id: walkers
            name: Walkers
            board: {files: 6, ranks: 6}
            areas: {playing: all, border: [a1-f1, a6-f6], sixth-rank: {white: rank 6}, home: {white: a1-f2}, starting: {white: a1-c1}}
            dice: {d4: {faces: 4}}
            turn: [choose, {roll: chosen}, walk]
            endings: {taken: {when: none-left, pieces: rook, result: loses}}
            """;
    private static final String CHESS = """
            format: 1
            id: fuzzy-chess
            name: Fuzzy chess
            extends: dice-chess
            areas: {hill: [d4-e5], home: {white: a1-h2}, own-half: {white: a1-h4}}
            """;
    private static final Map<String, String> DEFINITIONS = Map.of(
            "step", WALK + """
                    pieces: {rook: {symbol: R, facings: [n, e, s, w], walk: {dice: d4, in: playing, step: {hook: script.groovy}}}}
                    setup: r^s4r^s/6/6/6/6/R^n4R^n w - - 0 1
                    """,
            "facing", WALK + """
                    pieces: {rook: {symbol: R, facings: [n, e, s, w], walk: {dice: d4, in: playing, step: mfWcfF}, turns: {hook: script.groovy}}}
                    setup: r^s4r^s/6/6/6/6/R^n4R^n w - - 0 1
                    """,
            "path", CHESS + "pieces: {rook: {move: {hook: script.groovy, with: {ways: [n, e, s, w]}}}}\n",
            "moves", CHESS + "pieces: {knight: {moves: {hook: script.groovy}}}\n",
            "capturable", CHESS + "pieces: {pawn: {capturable: {hook: script.groovy}}}\n",
            "captured", CHESS + "pieces: {knight: {when-captured: {hook: script.groovy, to: home}}}\n",
            "over", CHESS + "endings: {hill: {when: hook, hook: script.groovy, result: loses}}\n");

    /** Statements that would keep a host busy, or fill its memory, if their work were not metered. */
    private static final List<String> BUSY = List.of(
            "while (true) { }",
            "for (int i9 = 0; i9 >= 0; i9++) { }",
            "def n9 = [1]\nwhile (true) { n9 += n9 }",
            "def t9 = 'ab'\nwhile (true) { t9 = \"$t9$t9\" }",
            "(0..2000000000).each { it }",
            "def m9 = [:]\nfor (long k9 in 0L..9000000000L) { m9[k9] = [k9] }",
            "def c9 = { it }\nwhile (c9(true)) { }",
            "def l9 = (0..60).collect { a -> (0..60).collect { b -> (0..60).collect { c -> a * b * c } } }.flatten().sort()",
            "def x9 = [(1): 1]\n" + "x9 = [(x9): x9]\n".repeat(30),
            "def y9 = [[1]]\n[1].each { y9 = [['a']] }\n" + "y9 = [[NORTH]]\ny9 = [[1L]]\n".repeat(60));

    private final List<String> scripts = new ArrayList<>();
    private final Path folder;

    ScriptFuzzer(Games games, Path folder) {
        this.folder = folder;
        DefinitionFuzzer.SCRIPTS.forEach(script -> scripts.add(games.file(script)));
        scripts.addAll(Examples.scripts().values());
        scripts.addAll(Examples.harmless().values());
    }

    @Override
    public String kind() {
        return "script";
    }

    @Override
    public String input(Random random) {
        String text = scripts.get(random.nextInt(scripts.size()));
        return random.nextInt(8) == 0 ? busy(text, random) : new Mutator(random).text(text, scripts);
    }

    /** Returns the script with one of these statements at the beginning of one of its lines. */
    private static String busy(String text, Random random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.add(random.nextInt(lines.size() + 1), BUSY.get(random.nextInt(BUSY.size())));
        return String.join("\n", lines) + "\n";
    }

    @Override
    public boolean feed(String input, Random random, Stopwatch watch) {
        DefinitionFuzzer.write(folder.resolve("script.groovy"), input);
        Path file = folder.resolve("around.yaml");
        DefinitionFuzzer.write(file, definition(input));
        return DefinitionFuzzer.feed(file, PLIES, random, watch);
    }

    /** Returns the definition for the last hook in the text: earlier blocks may be functions. */
    private static String definition(String script) {
        String word = "step";
        int last = -1;
        for (String each : DEFINITIONS.keySet().stream().sorted().toList()) {
            int at = script.lastIndexOf("\n" + each + " {");
            int found = script.startsWith(each + " {") ? Math.max(0, at) : at;
            word = found > last ? each : word;
            last = Math.max(found, last);
        }
        return DEFINITIONS.get(word);
    }
}
