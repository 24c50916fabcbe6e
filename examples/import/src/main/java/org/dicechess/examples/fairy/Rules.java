package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.dicechess.examples.fairy.Section.Entry;

/** What a section says together with those that it inherits from: its pieces, and a value for each setting. */
final class Rules {

    /** Stands in sets of pieces for all of them. */
    static final String ANY = "*";

    private final Map<String, Character> letters;
    private final Map<String, String> moves;
    private final Map<String, Object> values;
    private final Map<String, Entry> entries;

    private Rules(
            Map<String, Character> letters,
            Map<String, String> moves,
            Map<String, Object> values,
            Map<String, Entry> entries) {
        this.letters = letters;
        this.moves = moves;
        this.values = values;
        this.entries = entries;
    }

    /** Returns the rules of a section that says nothing and inherits nothing. */
    static Rules plain() {
        return new Rules(new TreeMap<>(), new TreeMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    Rules copy() {
        return new Rules(
                new TreeMap<>(letters), new TreeMap<>(moves), new LinkedHashMap<>(values), new LinkedHashMap<>());
    }

    /** Gives a piece its letter, which another piece loses. */
    void put(String slot, char letter, String betza) {
        slot(letter).ifPresent(this::remove);
        letters.put(slot, Character.toUpperCase(letter));
        moves.put(slot, betza);
    }

    void remove(String slot) {
        letters.remove(slot);
        for (String side : List.of(Key.WHITE, Key.BLACK)) {
            Set<String> promotions = new LinkedHashSet<>(pieces("promotionPieceTypes" + side));
            promotions.remove(slot);
            values.put("promotionPieceTypes" + side, promotions);
        }
    }

    void set(String setting, Object value) {
        values.put(setting, value);
    }

    /** Remembers which entry of this section has set something. */
    void mark(String setting, Entry entry) {
        entries.put(setting, entry);
    }

    Optional<Entry> entry(String setting) {
        return Optional.ofNullable(entries.get(setting));
    }

    /** Returns the pieces in the order of the format. */
    List<String> slots() {
        return Slot.ALL.stream().map(Slot::name).filter(letters::containsKey).toList();
    }

    boolean has(String slot) {
        return letters.containsKey(slot);
    }

    char letter(String slot) {
        return letters.get(slot);
    }

    Optional<String> slot(char letter) {
        char upper = Character.toUpperCase(letter);
        return letters.entrySet().stream()
                .filter(entry -> entry.getValue() == upper)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns how a piece moves, in the notation of the format. */
    String betza(String slot) {
        String own = moves.getOrDefault(slot, "");
        return own.isEmpty() ? Slot.BY_NAME.get(slot).betza() : own;
    }

    boolean flag(String setting) {
        return (Boolean) value(setting, false);
    }

    int count(String setting) {
        return (Integer) value(setting, 0);
    }

    String word(String setting) {
        return (String) value(setting, "");
    }

    Region region(String setting) {
        return (Region) value(setting, Region.none());
    }

    @SuppressWarnings("unchecked")
    Set<String> pieces(String setting) {
        return (Set<String>) value(setting, Set.of());
    }

    @SuppressWarnings("unchecked")
    Map<String, Integer> limits() {
        return (Map<String, Integer>) values.getOrDefault("promotionLimit", Map.of());
    }

    @SuppressWarnings("unchecked")
    Map<String, String> forms() {
        return (Map<String, String>) values.getOrDefault("promotedPieceType", Map.of());
    }

    int files() {
        return count("maxFile") + 1;
    }

    int ranks() {
        return count("maxRank") + 1;
    }

    private Object value(String setting, Object otherwise) {
        Object value = values.get(setting);
        if (value != null) {
            return value;
        }
        return DEFAULTS.getOrDefault(setting, otherwise);
    }

    /** Settings that are not false, 0, empty or none where nobody says otherwise. Ranks and files count from 0. */
    private static final Map<String, Object> DEFAULTS = defaults();

    private static Map<String, Object> defaults() {
        Map<String, Object> map = new LinkedHashMap<>();
        for (String flag : List.of(
                "mandatoryPawnPromotion",
                "doubleStep",
                "castling",
                "checking",
                "dropChecks",
                "connectHorizontal",
                "connectVertical",
                "connectDiagonal")) {
            map.put(flag, true);
        }
        map.put("maxRank", 7);
        map.put("maxFile", 7);
        map.put("startFen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        map.put("castlingKingsideFile", 6);
        map.put("castlingQueensideFile", 2);
        map.put("castlingKingFile", 4);
        map.put("castlingRookKingsideFile", Region.FILES - 1);
        map.put("dropNoDoubledCount", 1);
        map.put("nMoveRule", 50);
        map.put("nFoldRule", 3);
        map.put("flagPieceCount", 1);
        map.put("nFoldValue", "draw");
        map.put("stalemateValue", "draw");
        map.put("checkmateValue", "loss");
        map.put("extinctionValue", "none");
        map.put("connectValue", "win");
        for (String word : List.of(
                "enclosingDrop",
                "flipEnclosedPieces",
                "wallingRule",
                "chasingRule",
                "materialCounting",
                "countingRule")) {
            map.put(word, "none");
        }
        map.put("connectPieceTypes", Set.of(ANY));
        map.put("mustDropType", Set.of(ANY));
        sides(map, "flagPiece", Set.of(ANY));
        for (String pawns : List.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")) {
            sides(map, pawns, Set.of(Slot.PAWN));
        }
        sides(map, "castlingKingPiece", Set.of(Slot.KING));
        sides(map, "castlingRookPieces", Set.of("rook"));
        for (String region : List.of("enPassantRegion", "dropRegion", "wallingRegion")) {
            sides(map, region, Region.all());
        }
        map.put("promotionRegionWhite", Region.rank(7));
        map.put("promotionRegionBlack", Region.rank(0));
        map.put("doubleStepRegionWhite", Region.rank(1));
        map.put("doubleStepRegionBlack", Region.rank(6));
        return map;
    }

    private static void sides(Map<String, Object> map, String setting, Object value) {
        map.put(setting + Key.WHITE, value);
        map.put(setting + Key.BLACK, value);
    }
}
