package org.dicechess.specs.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.dicechess.Description;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Definitions. An input is the text of a file beside the bundled scripts. */
final class DefinitionFuzzer implements Fuzzer {

    private static final int PLIES = 10;
    private static final int MOST_PROBLEMS = 200;
    static final List<String> SCRIPTS =
            List.of("d4-d6-chess/gato.groovy", "d4-d6-chess/cavalo.groovy", "pieces/cannon.groovy");

    private final List<String> definitions = new ArrayList<>();
    private final Path folder;

    /** @param folder where files are written, with the scripts of the bundled variants */
    DefinitionFuzzer(Games games, Path folder) {
        this.folder = folder;
        for (String id : games.ids()) {
            definitions.add(games.file(id + "/variant.yaml"));
        }
        definitions.addAll(Examples.definitions());
        for (String script : SCRIPTS) {
            write(folder.resolve(Path.of(script).getFileName()), games.file(script));
        }
        Examples.scripts().forEach((name, text) -> write(folder.resolve(name), text));
    }

    @Override
    public String kind() {
        return "definition";
    }

    @Override
    public String input(Random random) {
        String text = definitions.get(random.nextInt(definitions.size()));
        return new YamlMutator(random).text(text, definitions);
    }

    @Override
    public boolean feed(String input, Random random, Stopwatch watch) {
        Path file = folder.resolve("fuzz.yaml");
        write(file, input);
        return feed(file, PLIES, random, watch);
    }

    /** Loads a file, and plays if it loads. */
    static boolean feed(Path file, int plies, Random random, Stopwatch watch) {
        Loader loader = Loader.create().scripts(GroovyScripts.confined());
        Variant variant;
        try {
            variant = watch.time("load", () -> loader.load(file));
        } catch (InvalidDefinitionException invalid) {
            Play.require(!invalid.problems().isEmpty(), "problems");
            invalid.problems().forEach(DefinitionFuzzer::check);
            describe(file, invalid.problems(), watch);
            if (random.nextInt(16) == 0) {
                Play.require(loader.check(file).equals(invalid.problems()), "check returns the problems of load");
            }
            return false;
        }
        Play.require(describe(file, List.of(), watch).equals(Optional.of(variant.description())), "one description");
        Play.on(variant.start(), plies, random, watch);
        return true;
    }

    /**
     * Describes a file without scripts. Whatever stands in the way is a problem of the load, too, but where the load
     * tells of wrong indents, which it tells alone.
     */
    private static Optional<Description> describe(Path file, List<Problem> problems, Stopwatch watch) {
        try {
            return Optional.of(watch.time("describe", () -> Loader.create().describe(file)));
        } catch (InvalidDefinitionException invalid) {
            Play.require(
                    problems.size() >= MOST_PROBLEMS
                            || problems.containsAll(invalid.problems())
                            || problems.stream()
                                    .anyMatch(problem -> problem.code().equals("E-INDENT")),
                    "problems of the load: " + invalid.problems());
            return Optional.empty();
        }
    }

    private static void check(Problem problem) {
        Play.require(problem.line() >= 1 && problem.column() >= 1, "a place: " + problem);
        Play.require(
                !problem.message().isBlank() && problem.message().chars().noneMatch(Character::isISOControl),
                "one line: " + problem);
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (java.nio.charset.CharacterCodingException unpaired) {
            write(file, text.replaceAll("[\\ud800-\\udfff]", "?"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
