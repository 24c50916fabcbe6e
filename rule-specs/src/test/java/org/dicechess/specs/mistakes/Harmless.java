package org.dicechess.specs.mistakes;

import java.util.List;

/** The mistakes that leave a definition valid: keys that are optional, and names that nothing else in the file uses. */
final class Harmless {

    private Harmless() {}

    /** Keys that may be missing, as patterns of their paths. */
    private static final List<String> OPTIONAL = List.of(
            "(.*\\.)?rule", // cites the rule, optional in every map
            "(.*\\.)?about", // words for people
            "options", // a game without options
            "options\\.[^.]+", // a game with fewer options
            "options\\.[^.]+\\.title", // the name
            "options\\.[^.]+\\.choices\\.[^.]+", // an option with fewer choices, the default apart
            "options\\.[^.]+\\.choices\\..*", // a choice that changes less
            "areas", // names only; a use of a missing one is reported
            "areas\\.[^.]+\\.black", // White's area, mirrored
            "pieces\\.[^.]+\\.(royal|promotion|initial|facings)", // optional for a piece
            "pieces\\.[^.]+\\.(outline|value)", // a token in pictures; no value
            "picture", // a checkered board of squares without areas
            "picture\\.areas(\\.[^.]+(\\.(color|title))?)?", // fewer areas, a colour of our own, the name
            "pieces\\.[^.]+\\.promotion\\.optional", // without it promotion is forced
            "pieces\\.[^.]+", // in a file of pieces or an edition; a use of the piece is reported
            "pieces\\.[^.]+\\.(turns|when-captured|protects)", // optional for a piece
            "pieces\\.[^.]+\\.when-captured\\.(in|chosen-by)", // the defaults: anywhere; the captor
            "pieces\\.[^.]+\\.protects\\.in", // the default: anywhere
            "pieces\\.[^.]+\\.walk\\.one-of\\[[0-9]+\\]\\.rolls", // the default: any roll
            "counters\\.[^.]+\\.(counts|reset-by-actions)", // the defaults: turns; no reset
            "setup\\.deal\\.steps\\[[0-9]+\\]\\.(for|facing)", // the defaults: White's; forward, or the first facing
            "setup\\.deal", // without it nothing is dealt
            "setup\\.deal\\.mirrored", // without it only White's pieces are dealt
            "setup\\.deal\\.tables\\.[^.]+", // one table less, if others use its dice
            "check", // royals may be left attacked, where no ending needs mate
            "check\\.attacked-royal", // the default: safe
            "castling", // a game without castling
            "castling\\.die", // the default: either die
            "castling\\.unattacked", // the default: as the rule of check says
            "turn\\[[0-9]+\\]\\.spend\\.(must|or-ending)", // the defaults: all dice may be given up; no turn is excused
            "castling\\.ways\\.[^.]+", // one way less
            "actions\\.[^.]+\\.in", // the whole board by default
            "castling\\.ways\\.[^.]+\\.king", // optional where the rook's side names it
            "dice\\.[^.]+\\.(count|doubles)", // the defaults: one die, and doubles without a meaning
            "counters", // none; an ending that reads one is reported
            "counters\\.[^.]+\\.reset-by-(capture|moves-of)", // the default: no reset
            "endings\\.[^.]+", // one ending less
            "endings\\.[^.]+\\.title", // the name in words
            "group", // no group
            "also", // no other names
            "endings\\.[^.]+\\.passes", // the default: a turn without an action repeats nothing
            "endings\\.[^.]+\\.(and-one|one-colour|in)"); // additional conditions

    /** Names that hosts and people see, as patterns of the paths of their keys. */
    private static final List<String> LABELS = List.of(
            "endings\\.[^.]+", // the reason that hosts show
            "castling\\.ways\\.[^.]+", // shown in explanations
            "options\\.[^.]+", // the names that hosts pass
            "options\\.[^.]+\\.choices\\.[^.]+", // the default apart
            "options\\.[^.]+\\.choices\\.[^.]+\\.endings\\.[^.]+", // one ending more, if it is complete
            "(options\\..*\\.)?setup\\.deal\\.tables\\.[^.]+", // only editions and options use a table
            "pieces\\.(archbishop|vao)"); // kinds of Chess 2016 that Chess 56 does not deal

    /** Values that nothing refers to, as patterns of their paths. */
    private static final List<String> WORDS = List.of(
            "id", // its own id
            "name", // for people
            "group", // for people
            "also(\\[[0-9]+\\])?", // for people
            "picture\\.areas\\.[^.]+\\.title", // for people
            "options\\.[^.]+(\\.choices\\.[^.]+)?\\.title", // for people
            "(options\\..*\\.)?endings\\.[^.]+\\.title", // for people
            "(.*\\.)?rule", // the id of a rule in another document
            "(.*\\.)?about", // for people
            "pieces\\.[^.]+\\.symbol", // the symbol of a dealt piece, which no text has
            "setup\\.deal\\.(die|dice)"); // the name of a die that hosts see

    /** Values that may be one text or a list of texts. */
    private static final List<String> TEXTS = List.of("also");

    /**
     * Returns whether a definition with this mistake may load.
     *
     * @param inBase whether the extended definition has a value at the same path, which then counts
     */
    static boolean is(Mistake mistake, boolean inBase) {
        String path = mistake.site().path();
        return switch (mistake.kind()) {
            case DROPPED_KEY -> inBase || matches(OPTIONAL, path);
            case MISSPELT_KEY -> matches(LABELS, path);
            case MISSPELT_VALUE -> matches(WORDS, path);
            case TEXT_INSTEAD -> matches(TEXTS, path);
            default -> false;
        };
    }

    private static boolean matches(List<String> patterns, String path) {
        return patterns.stream().anyMatch(path::matches);
    }
}
