package org.dicechess.examples.balance;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/**
 * A variant and the worth of its positions.
 *
 * @param variant the variant
 * @param evaluation the evaluation of players
 */
record Rules(Variant variant, Evaluation evaluation) {

    /**
     * Loads a variant. Its scripts are trusted, since the user names the file.
     *
     * @param name a bundled id, or a file if it contains a separator or ends in {@code .yaml}
     */
    static Rules load(String name, Map<String, String> options) {
        Loader loader = Loader.create().scripts(GroovyScripts.trusted());
        options.forEach(loader::option);
        Variant variant = isFile(name) ? loader.load(file(name)) : loader.load(name);
        return new Rules(variant, new Evaluations(variant).trained());
    }

    private static boolean isFile(String name) {
        return name.contains("/") || name.contains(File.separator) || name.endsWith(".yaml");
    }

    private static Path file(String name) {
        if (!Files.isRegularFile(Path.of(name))) {
            throw new BadInputException("no such file: " + name);
        }
        return Path.of(name);
    }
}
