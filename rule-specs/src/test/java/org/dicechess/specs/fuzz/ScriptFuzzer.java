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
        return new Mutator(random).text(text, scripts);
    }

    @Override
    public boolean feed(String input, Random random, Stopwatch watch) {
        DefinitionFuzzer.write(folder.resolve("script.groovy"), input);
        Path file = folder.resolve("around.yaml");
        DefinitionFuzzer.write(file, definition(input));
        return DefinitionFuzzer.feed(file, PLIES, random, watch);
    }

    /** The definition for the last hook in the text: what comes before may be functions. */
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
