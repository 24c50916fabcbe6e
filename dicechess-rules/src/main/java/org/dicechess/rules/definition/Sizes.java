package org.dicechess.rules.definition;

import java.util.Optional;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Counts the entries of the sections before any of them is read. If a section has too many, that is the only problem:
 * what the entries say would take long to read and to compare.
 */
final class Sizes {

    private static final int MOST_AREAS = 200;
    private static final int MOST_DICE = 13;
    private static final int MOST_ACTIONS = 15;
    private static final int MOST_EFFECTS = 15;
    private static final int MOST_COUNTERS = 4;
    private static final int MOST_NUMBERS = 32;

    /** Each ending is checked after every event. */
    private static final int MOST_ENDINGS = 100;

    private static final int MOST_WAYS = 200;
    private static final int MOST_DRAWN_AREAS = 12;

    private final YamlMap definition;
    private final Problems problems;
    private boolean fit = true;

    private Sizes(YamlMap definition, Problems problems) {
        this.definition = definition;
        this.problems = problems;
    }

    /** Returns whether all sections are small enough; reports those that are not. */
    static boolean fit(YamlMap definition, Problems problems) {
        Sizes sizes = new Sizes(definition, problems);
        sizes.check("areas", MOST_AREAS, "areas");
        sizes.checkPieces();
        sizes.check("dice", MOST_DICE, "names of dice");
        sizes.check("actions", MOST_ACTIONS, "actions");
        sizes.check("effects", MOST_EFFECTS, "effects");
        sizes.check("counters", MOST_COUNTERS, "counters");
        sizes.check("numbers", MOST_NUMBERS, "numbers");
        sizes.check("endings", MOST_ENDINGS, "endings");
        sizes.check("castling", "ways", MOST_WAYS, "ways of castling");
        sizes.check("picture", "areas", MOST_DRAWN_AREAS, "areas in pictures");
        return sizes.fit;
    }

    private void check(String section, int most, String what) {
        check(definition.get(section), most, what);
    }

    private void check(String section, String key, int most, String what) {
        check(
                definition.get(section).flatMap(node -> node instanceof YamlMap map ? map.get(key) : Optional.empty()),
                most,
                what);
    }

    private void check(Optional<YamlNode> section, int most, String what) {
        if (section.isPresent() && section.get() instanceof YamlMap map && map.size() > most) {
            report(map, map.size() + " " + what, most);
        }
    }

    /** Each piece has a code for each side, at least. */
    private void checkPieces() {
        if (definition.get("pieces").orElse(definition) instanceof YamlMap pieces
                && pieces != definition
                && 2 * pieces.size() > Kind.MOST_CODES) {
            report(pieces, 2 * pieces.size() + " combinations of piece and side", Kind.MOST_CODES);
        }
    }

    private void report(YamlMap section, String found, int most) {
        problems.report(section, "E-RANGE", found + "; at most " + most);
        fit = false;
    }
}
