package org.dicechess.specs.mistakes;

import java.util.List;

/**
 * The mistakes that leave a definition whole: what may be left out, and names that nothing else in the file speaks of.
 */
final class Harmless {

    private Harmless() {}

    /** Keys that may be missing, as patterns of their paths. */
    private static final List<String> OPTIONAL = List.of(
            "(.*\\.)?rule", // cites the rule, which every map may do
            "(.*\\.)?about", // words for people
            "options", // a game without options
            "options\\.[^.]+", // with fewer of them
            "options\\.[^.]+\\.choices\\.[^.]+", // or fewer choices than there were, the default apart
            "options\\.[^.]+\\.choices\\..*", // and choices that change less
            "areas", // only names; whoever uses one of them is told
            "areas\\.[^.]+\\.black", // White's mirrored
            "pieces\\.[^.]+\\.(royal|promotion|initial|facings)", // what not every piece is or does
            "pieces\\.[^.]+\\.promotion\\.optional", // else it has to
            "pieces\\.[^.]+", // in a file of pieces or an edition: whoever speaks of the piece is told
            "pieces\\.[^.]+\\.(turns|when-captured|protects)", // what not every piece does
            "pieces\\.[^.]+\\.when-captured\\.(in|chosen-by)", // anywhere; the captor
            "pieces\\.[^.]+\\.protects\\.in", // anywhere
            "pieces\\.[^.]+\\.walk\\.one-of\\[[0-9]+\\]\\.rolls", // any roll
            "counters\\.[^.]+\\.(counts|reset-by-actions)", // turns; counts on
            "setup\\.deal\\.steps\\[[0-9]+\\]\\.(for|facing)", // White's; forward, or the first facing
            "setup\\.deal", // nothing is dealt
            "setup\\.deal\\.mirrored", // only White is dealt
            "setup\\.deal\\.tables\\.[^.]+", // one table less, if others go by its dice
            "check", // royals may be left attacked, where no ending speaks of mate
            "check\\.attacked-royal", // safe
            "castling", // a game without
            "castling\\.die", // either
            "castling\\.unattacked", // as the rule of check has it
            "turn\\[[0-9]+\\]\\.spend\\.(must|or-ending)", // all dice may be given up; no turn is excused
            "castling\\.ways\\.[^.]+", // one way less
            "castling\\.ways\\.[^.]+\\.king", // where the rook is a side
            "dice\\.[^.]+\\.(count|doubles)", // one die, and doubles that mean nothing
            "counters", // none; an ending that reads one is told
            "counters\\.[^.]+\\.reset-by-(capture|moves-of)", // counts on
            "endings\\.[^.]+", // one ending less
            "endings\\.[^.]+\\.(and-one|one-colour|in)"); // conditions that come on top

    /** Names that hosts and people see, as patterns of the paths of their keys. */
    private static final List<String> LABELS = List.of(
            "endings\\.[^.]+", // the reason that hosts are told
            "castling\\.ways\\.[^.]+", // told in explanations
            "options\\.[^.]+", // what hosts ask for
            "options\\.[^.]+\\.choices\\.[^.]+", // the default apart
            "options\\.[^.]+\\.choices\\.[^.]+\\.endings\\.[^.]+", // an ending more, if it is whole
            "(options\\..*\\.)?setup\\.deal\\.tables\\.[^.]+", // only editions and options speak of a table
            "pieces\\.(archbishop|vao)"); // men of Chess 2016, which Chess 56 does not deal

    /** Values that nothing refers to, as patterns of their paths. */
    private static final List<String> WORDS = List.of(
            "id", // its own
            "name", // for people
            "(.*\\.)?rule", // the id of a rule in another document
            "(.*\\.)?about", // for people
            "pieces\\.[^.]+\\.symbol", // that of a man who is dealt, and stands in no text
            "setup\\.deal\\.(die|dice)"); // the name of a die that hosts see

    /**
     * Whether a definition with this mistake may load.
     *
     * @param inBase whether the definition that it extends says something at the same path, which then counts
     */
    static boolean is(Mistake mistake, boolean inBase) {
        String path = mistake.site().path();
        return switch (mistake.kind()) {
            case DROPPED_KEY -> inBase || matches(OPTIONAL, path);
            case MISSPELT_KEY -> matches(LABELS, path);
            case MISSPELT_VALUE -> matches(WORDS, path);
            default -> false;
        };
    }

    private static boolean matches(List<String> patterns, String path) {
        return patterns.stream().anyMatch(path::matches);
    }
}
