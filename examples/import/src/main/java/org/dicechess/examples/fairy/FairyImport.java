package org.dicechess.examples.fairy;

import java.util.List;
import org.dicechess.rules.Problem;

/**
 * Makes definitions of the variants of a file that is written for Fairy-Stockfish.
 *
 * <pre>{@code
 * FairyImport imported = FairyImport.of("variants.ini", text, List.of());
 * imported.problems().forEach(System.err::println);
 * imported.definitions().forEach(definition -> write(definition.id() + ".yaml", definition.text()));
 * }</pre>
 *
 * @param definitions the definitions of the variants that could be carried over, in the order of the file
 * @param problems what is wrong in the file and what is not carried over, in the order of the file: a variant with an
 *     error has no definition, one with warnings has
 * @since 0.1
 */
public record FairyImport(List<Definition> definitions, List<Problem> problems) {

    /**
     * A definition.
     *
     * @param id its id, and the name of its file without ending
     * @param text its text in YAML
     * @since 0.1
     */
    public record Definition(String id, String text) {}

    /**
     * Makes definitions of the variants of a text.
     *
     * @param file the name of the file in problems
     * @param names the names of the variants; all of the file if it is empty
     */
    public static FairyImport of(String file, String text, List<String> names) {
        return new Importer(new Problems(file), Builtin.rules()).read(text, names);
    }
}
