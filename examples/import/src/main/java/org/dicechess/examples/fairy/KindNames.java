package org.dicechess.examples.fairy;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Gives each kind a word as name. */
final class KindNames {

    /** Words for pieces that move so. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("NN", "nightrider"),
            Map.entry("gQ", "grasshopper"),
            Map.entry("gBgR", "grasshopper"),
            Map.entry("C", "camel"),
            Map.entry("Z", "zebra"),
            Map.entry("NC", "gnu"),
            Map.entry("CN", "gnu"),
            Map.entry("ZC", "bison"),
            Map.entry("CZ", "bison"),
            Map.entry("NZ", "okapi"),
            Map.entry("CF", "wizard"),
            Map.entry("FC", "wizard"),
            Map.entry("WAD", "champion"),
            Map.entry("DAW", "champion"),
            Map.entry("AD", "alibaba"),
            Map.entry("DA", "alibaba"),
            Map.entry("WD", "dabbabah"),
            Map.entry("D", "dabbaba"),
            Map.entry("H", "threeleaper"),
            Map.entry("G", "tripper"),
            Map.entry("GH", "trebouchet"),
            Map.entry("WF", "commoner"),
            Map.entry("K", "commoner"),
            Map.entry("KN", "centaur"),
            Map.entry("BN", "archbishop"),
            Map.entry("RN", "chancellor"),
            Map.entry("QN", "amazon"),
            Map.entry("NAD", "squirrel"),
            Map.entry("QNN", "elephant"),
            Map.entry("NNQ", "elephant"),
            Map.entry("FsfW", "drunk-elephant"),
            Map.entry("FvW", "crane"),
            Map.entry("mQcN", "eagle"),
            Map.entry("mQcB", "cardinal"),
            Map.entry("mQcR", "tower"),
            Map.entry("mQcK", "duke"),
            Map.entry("mNcK", "khatun"),
            Map.entry("pR", "hop-cannon"),
            Map.entry("pB", "hop-vao"),
            Map.entry("pQ", "hop-leo"),
            Map.entry("mBcpB", "vao"),
            Map.entry("mQcpQ", "leo"),
            Map.entry("vR", "reverse-chariot"),
            Map.entry("FD", "kirin"),
            Map.entry("WA", "phoenix"),
            Map.entry("NW", "marquis"),
            Map.entry("NF", "priest"),
            Map.entry("AF", "elephant"),
            Map.entry("FA", "elephant"),
            Map.entry("AW", "phoenix"),
            Map.entry("DF", "kirin"),
            Map.entry("DW", "dabbabah"),
            Map.entry("BW", "horse"),
            Map.entry("RF", "bers"),
            Map.entry("WfF", "gold"),
            Map.entry("FfW", "silver"),
            Map.entry("BNW", "rhino"),
            Map.entry("RNF", "ai-wok"));

    private static final Map<Character, String> CHESS = Map.of('N', "knight", 'B', "bishop", 'R', "rook", 'Q', "queen");

    private final Rules rules;
    private final Map<Kind, String> names;
    private final Map<String, String> given;

    private KindNames(Rules rules, Map<Kind, String> names, Map<String, String> given) {
        this.rules = rules;
        this.names = names;
        this.given = given;
    }

    /**
     * Puts the name of each kind into a map, in their order. Plain kinds come first.
     *
     * @param given names that symbols have already
     */
    static void give(List<Kind> kinds, Rules rules, Map<Kind, String> names, Map<String, String> given) {
        KindNames words = new KindNames(rules, names, given);
        kinds.forEach(kind -> names.put(kind, words.free(words.word(kind), kind)));
    }

    private String free(String word, Kind kind) {
        boolean others = given.containsValue(word) && !word.equals(given.get(kind.symbol()));
        if (!names.containsValue(word) && !others) {
            return word;
        }
        String letter = kind.symbol().replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
        String name = word + "-" + letter;
        for (int number = 2; names.containsValue(name) || given.containsValue(name); number++) {
            name = word + "-" + letter + number;
        }
        return name;
    }

    private String word(Kind kind) {
        if (given.containsKey(kind.symbol())) {
            return given.get(kind.symbol());
        }
        if (kind.isPlain()) {
            return plain(kind.slot());
        }
        if (!kind.form()) {
            return "promoted-" + plainName(kind.slot());
        }
        String plain = plain(kind.slot());
        String word = plain.equals("bers") ? "dragon" : plain;
        boolean shared =
                rules.forms().values().stream().filter(kind.slot()::equals).count() > 1;
        return shared || names.containsValue(word) ? "promoted-" + plainName(kind.origin()) : word;
    }

    private String plainName(String slot) {
        return names.entrySet().stream()
                .filter(entry ->
                        entry.getKey().isPlain() && entry.getKey().slot().equals(slot))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> plain(slot));
    }

    private String plain(String slot) {
        Slot given = Slot.BY_NAME.get(slot);
        char letter = rules.letter(slot);
        if (letter == 'K' && !rules.has(Slot.KING) && !slot.equals("fers")) {
            return "king";
        }
        if (!given.isCustom()) {
            return given.word();
        }
        boolean pawn = rules.pieces("promotionPawnTypesWhite").contains(slot)
                || rules.pieces("promotionPawnTypesBlack").contains(slot);
        if (pawn && !rules.has(Slot.PAWN) && letter == 'P') {
            return "pawn";
        }
        String betza = rules.betza(slot);
        String chess = CHESS.getOrDefault(letter, "");
        boolean like = !chess.isEmpty() && !rules.has(chess) && betza.matches("(.*[A-Z0-9])?[mc]?" + letter + ".*");
        return like ? chess : WORDS.getOrDefault(betza, "piece-" + Character.toLowerCase(letter));
    }
}
