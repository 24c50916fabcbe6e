package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.examples.fairy.Section.Entry;

/** Reads what a section says into its rules, which begin as those that it inherits. */
final class RulesReader {

    private static final Set<String> SETS_WITH_ALL = Set.of(
            "extinctionPieceTypes",
            "flagPiece",
            "flagPieceWhite",
            "flagPieceBlack",
            "mustDropType",
            "connectPieceTypes");
    private static final int LARGEST_COUNT = 1_000;

    private final Section section;
    private final Rules rules;
    private final Problems problems;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private RulesReader(Section section, Rules rules, Problems problems) {
        this.section = section;
        this.rules = rules;
        this.problems = problems;
    }

    /** Changes the rules as the section says. */
    static void read(Section section, Rules rules, Problems problems) {
        RulesReader reader = new RulesReader(section, rules, problems);
        section.entries().forEach(entry -> reader.entries.put(entry.key(), entry));
        reader.checkKeys();
        Slot.ALL.forEach(reader::piece);
        Key.ALL.forEach(key -> reader.entry(key.name()).ifPresent(entry -> reader.key(key, entry)));
        if (!rules.flag("doubleStep")) {
            rules.set("doubleStepRegionWhite", Region.none());
            rules.set("doubleStepRegionBlack", Region.none());
        }
    }

    private void checkKeys() {
        for (Entry entry : entries.values()) {
            if (!Key.BY_NAME.containsKey(entry.key()) && !Slot.BY_NAME.containsKey(entry.key())) {
                List<String> known = Stream.concat(Key.BY_NAME.keySet().stream(), Slot.BY_NAME.keySet().stream())
                        .toList();
                problems.add(
                        entry.line(),
                        entry.column(),
                        path(entry),
                        "E-UNKNOWN-KEY",
                        "unknown key '" + Problems.shown(entry.key()) + "'",
                        Spelling.hint(entry.key(), known));
            }
        }
    }

    private Optional<Entry> entry(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    private String path(Entry entry) {
        return section.name() + "." + entry.key();
    }

    private void invalid(Entry entry, String expected) {
        problems.add(
                entry.line(),
                entry.valueColumn(),
                path(entry),
                "E-VALUE",
                "'" + Problems.shown(entry.value()) + "'; expected " + expected);
    }

    private void piece(Slot slot) {
        entry(slot.name()).ifPresent(entry -> {
            String value = entry.value();
            char letter = value.charAt(0);
            boolean hasMoves = value.length() > 1;
            rules.mark(slot.name(), entry);
            if (letter == '-' && !hasMoves) {
                rules.remove(slot.name());
            } else if (!isLetter(letter) || hasMoves && value.charAt(1) != ':') {
                invalid(entry, "a letter" + (mayHaveMoves(slot) ? ", as k:KN, or -" : ", or -"));
            } else if (slot.isCustom() && !hasMoves) {
                invalid(entry, "a letter with moves, as p:mfWcfF, or -");
            } else if (hasMoves && !mayHaveMoves(slot)) {
                invalid(entry, "a letter alone, since this piece has moves");
            } else {
                put(slot, letter, hasMoves ? value.substring(2).strip() : "");
            }
        });
    }

    private void put(Slot slot, char letter, String betza) {
        rules.put(slot.name(), letter, betza);
        if (slot.name().equals(Slot.KING)) {
            rules.set("kingType", betza.isEmpty() ? Slot.KING : "");
        } else if (betza.contains("e")) {
            for (String side : List.of(Key.WHITE, Key.BLACK)) {
                Set<String> types = new LinkedHashSet<>(rules.pieces("enPassantTypes" + side));
                types.add(slot.name());
                rules.set("enPassantTypes" + side, types);
            }
        }
    }

    private static boolean mayHaveMoves(Slot slot) {
        return slot.isCustom() || slot.name().equals(Slot.KING);
    }

    private static boolean isLetter(char letter) {
        return letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
    }

    private void key(Key key, Entry entry) {
        if (key.type() == Key.Type.IGNORED) {
            return;
        }
        Optional<?> value = value(key, entry.value());
        if (value.isEmpty()) {
            invalid(entry, key.type().expected() + letters(key));
            return;
        }
        for (String target : key.targets()) {
            rules.set(target, value.get());
            rules.mark(target, entry);
        }
        former(key, entry);
    }

    private String letters(Key key) {
        return switch (key.type()) {
            case PIECE, PIECES, LIMITS, FORMS ->
                "; the letters are "
                        + rules.slots().stream()
                                .map(slot -> String.valueOf(Character.toLowerCase(rules.letter(slot))))
                                .reduce("", String::concat);
            default -> "";
        };
    }

    private Optional<?> value(Key key, String text) {
        return switch (key.type()) {
            case FLAG ->
                text.equals("true") || text.equals("false") ? Optional.of(text.equals("true")) : Optional.empty();
            case COUNT -> number(text, 0, LARGEST_COUNT);
            case RANK -> number(text, 1, Region.RANKS).map(rank -> rank - 1);
            case FILE -> file(text);
            case PIECE -> pieces(key, text).filter(pieces -> pieces.size() <= 1);
            case PIECES -> pieces(key, text);
            case REGION -> Region.read(text);
            case TEXT -> Optional.of(text);
            case LIMITS -> limits(text);
            case FORMS -> forms(text);
            case RIGHTS -> text.matches("[KQkq]*-?") ? Optional.of(text.replace("-", "")) : Optional.empty();
            default -> key.type().words().contains(text) ? Optional.of(text) : Optional.empty();
        };
    }

    private static Optional<Integer> number(String text, int least, int most) {
        return text.matches("[0-9]{1,4}")
                ? Optional.of(Integer.valueOf(text)).filter(number -> number >= least && number <= most)
                : Optional.empty();
    }

    private static Optional<Integer> file(String text) {
        return text.matches("[a-l]")
                ? Optional.of(text.charAt(0) - 'a')
                : number(text, 1, Region.FILES).map(file -> file - 1);
    }

    private Optional<Set<String>> pieces(Key key, String text) {
        Set<String> pieces = new LinkedHashSet<>();
        for (char letter : text.replaceAll("\\s", "").toCharArray()) {
            if (letter == '-') {
                break;
            }
            Optional<String> slot =
                    letter == '*' && SETS_WITH_ALL.contains(key.name()) ? Optional.of(Rules.ANY) : rules.slot(letter);
            if (slot.isEmpty()) {
                return Optional.empty();
            }
            pieces.add(slot.get());
        }
        return Optional.of(pieces);
    }

    private Optional<Map<String, Integer>> limits(String text) {
        Map<String, Integer> limits = new LinkedHashMap<>(rules.limits());
        for (String pair : text.replaceAll("\\s*:\\s*", ":").split("\\s+")) {
            if (!pair.matches("[A-Za-z]:[0-9]{1,3}")) {
                return Optional.empty();
            }
            Optional<String> slot = rules.slot(pair.charAt(0));
            if (slot.isEmpty()) {
                return Optional.empty();
            }
            limits.put(slot.get(), Integer.valueOf(pair.substring(2)));
        }
        return Optional.of(limits);
    }

    private Optional<Map<String, String>> forms(String text) {
        Map<String, String> forms = new LinkedHashMap<>(rules.forms());
        for (String pair : text.replaceAll("\\s*:\\s*", ":").split("\\s+")) {
            if (!pair.matches("[A-Za-z]:[-A-Za-z]")) {
                return Optional.empty();
            }
            Optional<String> from = rules.slot(pair.charAt(0));
            Optional<String> to = pair.charAt(2) == '-' ? Optional.of("") : rules.slot(pair.charAt(2));
            if (from.isEmpty() || to.isEmpty()) {
                return Optional.empty();
            }
            if (to.get().isEmpty()) {
                forms.remove(from.get());
            } else {
                forms.put(from.get(), to.get());
            }
        }
        return Optional.of(forms);
    }

    /** Sets what keys of earlier versions of the format mean. */
    private void former(Key key, Entry entry) {
        int ranks = rules.ranks();
        switch (key.name()) {
            case "promotionRank" -> bothSides("promotionRegion", ranksFrom(rules.count(key.name()), ranks), entry);
            case "doubleStepRank", "doubleStepRankMin" -> {
                int last = entry("doubleStepRank").isPresent() ? rules.count("doubleStepRank") : 1;
                int first = entry("doubleStepRankMin").isPresent() ? rules.count("doubleStepRankMin") : 1;
                bothSides("doubleStepRegion", ranksFrom(first, ranks).without(ranksFrom(last + 1, ranks)), entry);
            }
            case "dropOnTop" -> {
                if (rules.flag("dropOnTop")) {
                    rules.set("enclosingDrop", "top");
                }
            }
            default -> {
                // Keys of today mean no more than their value.
            }
        }
    }

    private void bothSides(String setting, Region white, Entry entry) {
        rules.set(setting + Key.WHITE, white);
        rules.set(setting + Key.BLACK, white.mirrored(rules.ranks()));
        rules.mark(setting + Key.WHITE, entry);
        rules.mark(setting + Key.BLACK, entry);
    }

    private static Region ranksFrom(int first, int ranks) {
        Region region = Region.none();
        for (int rank = first; rank < ranks; rank++) {
            region = region.or(Region.rank(rank));
        }
        return region;
    }
}
