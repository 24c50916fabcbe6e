package org.dicechess.specs.mistakes;

import java.util.List;
import org.dicechess.rules.Problem;

/** Problems that a missing key causes elsewhere, where no name connects the two. */
final class Consequences {

    private Consequences() {}

    /**
     * A missing key, and the problem that is reported instead.
     *
     * @param gone a pattern of the path of the key that is misspelt or dropped
     * @param told a pattern of the path of the problem
     */
    private record Consequence(String gone, String told) {}

    private static final List<Consequence> ALL = List.of(
            // Changes of imported pieces are incomplete without the import.
            new Consequence("import", "pieces\\..*"),
            new Consequence("pieces", "pieces\\..*"),
            new Consequence("import", "setup\\.deal\\..*"),
            // A choice that lost its only change is an empty value.
            new Consequence("options\\.[^.]+\\.choices\\.[^.]+\\.[^.]+", "options\\.[^.]+\\.choices\\.[^.]+"),
            // Rules of check need royals, and mates need rules of check.
            new Consequence("pieces(\\.[^.]+(\\.royal)?)?", "check"),
            new Consequence("check", "endings\\.[^.]+"),
            // An ending that is not removed stays, and needs what it refers to.
            new Consequence("endings\\.[^.]+", "endings\\.[^.]+"),
            // Without its own rule of check, or with that of a base, a game of dice lets royals be captured.
            new Consequence("check(\\.attacked-royal)?", "check|turn"),
            // Castling with two dice needs two dice.
            new Consequence("dice\\.[^.]+\\.(count|faces)", "castling(\\.die)?"),
            // Doubles need two dice.
            new Consequence("dice\\.[^.]+\\.count", "dice\\.[^.]+\\.doubles"),
            // Symbols stand in the array, and so do castling rights.
            new Consequence("pieces\\.[^.]+(\\.symbol)?", "setup(\\.position)?"),
            new Consequence("castling(\\.ways(\\.[^.]+)?)?", "setup(\\.position)?"),
            // Facings stand in the array and in deals; hooks ask about areas.
            new Consequence("pieces\\.[^.]+\\.facings", "setup(\\.position|\\.deal\\.steps.*)?"),
            new Consequence("pieces\\.[^.]+\\.facings", "pieces\\.[^.]+\\.turns\\.hook"),
            new Consequence("areas\\.[^.]+", "pieces\\.[^.]+\\.(turns|walk)\\..*hook"),
            // Missing squares stand in the array.
            new Consequence("board\\.missing", "setup(\\.position)?"),
            // Tables are named by what dice show, and dice are there for tables; lists need to know what they fill.
            new Consequence("dice\\.[^.]+\\.(count|faces)", "setup\\.deal\\.tables\\..*"),
            new Consequence("setup(\\.deal(\\.dice|\\.tables(\\.[^.]+)?)?)?", "dice\\.[^.]+"),
            new Consequence("setup\\.deal\\.dice", "setup\\.deal\\.tables\\.[^.]+\\.by"),
            new Consequence("setup\\.deal\\.tables(\\.[^.]+(\\.by)?)?", "setup\\.deal\\.dice.*"),
            new Consequence("setup\\.deal\\.tables\\.[^.]+\\.fills", "setup\\.deal\\.tables\\.[^.]+\\.rows\\..*"),
            // The turn of the extended definition rolls no dice.
            new Consequence("turn", "dice\\.[^.]+"));

    static boolean has(Mistake mistake, Problem problem) {
        boolean fits = switch (mistake.kind()) {
            case MISSPELT_KEY, DROPPED_KEY -> true;
            case MISSPELT_VALUE -> mistake.site().name().equals("symbol");
            default -> false;
        };
        return fits
                && ALL.stream()
                        .anyMatch(each -> mistake.site().path().matches(each.gone())
                                && problem.path().matches(each.told()));
    }
}
