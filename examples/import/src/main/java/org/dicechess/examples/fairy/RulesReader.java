package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.examples.fairy.Section.Entry;

/** Reads what a section says into its rules, which begin as those that it inherits. */
final class RulesReader {

    private final Section section;
    private final Rules rules;
    private final ValueReader values;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    /** Entries whose key stands again further down. */
    private final List<Entry> repeated = new ArrayList<>();
    /** Keys and settings of which the section says something wrong. */
    private final Set<String> doubtful;

    private RulesReader(Section section, Rules rules, Set<String> doubtful) {
        this.section = section;
        this.rules = rules;
        this.doubtful = doubtful;
        this.values = new ValueReader(rules);
    }

    /**
     * Changes the rules as the section says, and adds to its problems.
     *
     * @param doubtful the keys and settings of which those from which it inherits say something wrong; gets those of
     *     which the section says, or probably means to say, something wrong
     */
    static void read(Section section, Rules rules, Set<String> doubtful) {
        RulesReader reader = new RulesReader(section, rules, doubtful);
        section.entries().forEach(reader::remember);
        reader.checkKeys();
        Slot.ALL.forEach(slot -> reader.entry(slot.name()).ifPresent(entry -> reader.piece(slot, entry)));
        Key.ALL.forEach(key -> reader.entry(key.name()).ifPresent(entry -> reader.key(key, entry)));
        reader.checkRepeated();
        if (!rules.flag("doubleStep")) {
            rules.set("doubleStepRegionWhite", Region.none());
            rules.set("doubleStepRegionBlack", Region.none());
        }
    }

    private void remember(Entry entry) {
        Entry earlier = entries.put(entry.key(), entry);
        if (earlier != null) {
            repeated.add(earlier);
            String message = "'" + Problems.shown(entry.key())
                    + "' a second time; this value counts, and not that of line " + earlier.line();
            section.problems().add(entry.line(), entry.column(), path(entry), "W-DUPLICATE-KEY", message);
        }
    }

    /** Looks at values that count for nothing, as their mistakes show what the author meant. */
    private void checkRepeated() {
        for (Entry entry : repeated) {
            Optional.ofNullable(Slot.BY_NAME.get(entry.key())).ifPresent(slot -> isPiece(slot, entry));
            Optional.ofNullable(Key.BY_NAME.get(entry.key())).ifPresent(key -> value(key, entry));
        }
    }

    private void checkKeys() {
        for (Entry entry : entries.values()) {
            if (!Key.BY_NAME.containsKey(entry.key()) && !Slot.BY_NAME.containsKey(entry.key())) {
                List<String> known = Stream.concat(Key.BY_NAME.keySet().stream(), Slot.BY_NAME.keySet().stream())
                        .toList();
                doubt(Spelling.closest(entry.key(), known));
                section.problems()
                        .add(
                                entry.line(),
                                entry.column(),
                                path(entry),
                                "E-UNKNOWN-KEY",
                                "unknown key '" + Problems.shown(entry.key()) + "'",
                                Spelling.hint(entry.key(), known));
            }
        }
    }

    private void doubt(String key) {
        doubtful.add(key);
        Optional.ofNullable(Key.BY_NAME.get(key)).ifPresent(known -> doubtful.addAll(known.targets()));
    }

    private Optional<Entry> entry(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    private String path(Entry entry) {
        return section.name() + "." + entry.key();
    }

    private void invalid(Entry entry, String expected) {
        invalid(entry, 0, "'" + Problems.shown(entry.value()) + "'; expected " + expected);
    }

    /** Adds a problem at a character of a value. */
    private void invalid(Entry entry, int at, String message) {
        doubt(entry.key());
        section.problems().add(entry.line(), entry.valueColumn() + at, path(entry), "E-VALUE", message);
    }

    private void piece(Slot slot, Entry entry) {
        rules.mark(slot.name(), entry);
        String value = entry.value();
        boolean right = isPiece(slot, entry);
        if (right && value.equals("-")) {
            rules.remove(slot.name());
        } else if (right) {
            put(slot, value.charAt(0), value.length() > 1 ? value.substring(2).strip() : "");
        } else if (isLetter(value.charAt(0)) && value.startsWith(":", 1)) {
            // Other keys may name the piece.
            rules.put(slot.name(), value.charAt(0), "");
        }
    }

    /** Returns whether a value gives a piece its letter and moves, or takes them. */
    private boolean isPiece(Slot slot, Entry entry) {
        String value = entry.value();
        char letter = value.charAt(0);
        boolean hasMoves = value.length() > 1;
        if (value.equals("-")) {
            return true;
        }
        if (!isLetter(letter) || hasMoves && value.charAt(1) != ':') {
            invalid(entry, "a letter" + (mayHaveMoves(slot) ? ", as k:KN, or -" : ", or -"));
        } else if (slot.isCustom() && !hasMoves) {
            invalid(entry, "a letter with moves, as p:mfWcfF, or -");
        } else if (hasMoves && !mayHaveMoves(slot)) {
            invalid(entry, "a letter alone, since this piece has moves");
        } else {
            return !hasMoves || areMoves(entry);
        }
        return false;
    }

    /** Returns whether all signs behind the colon belong to moves. */
    private boolean areMoves(Entry entry) {
        int begin = "k:".length()
                + entry.value().substring(2).length()
                - entry.value().substring(2).stripLeading().length();
        String betza = entry.value().substring(begin);
        OptionalInt wrong = MovementSigns.firstWrong(betza);
        wrong.ifPresent(at -> invalid(entry, begin + at, MovementSigns.wrong(betza, at)));
        return wrong.isEmpty();
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
        Optional<?> value = value(key, entry);
        if (value.isEmpty() || key.type() == Key.Type.IGNORED) {
            return;
        }
        for (String target : key.targets()) {
            rules.set(target, value.get());
            rules.mark(target, entry);
        }
        former(key, entry);
    }

    /** Returns what a value says; nothing, and a problem, if it makes no sense on this board. */
    private Optional<?> value(Key key, Entry entry) {
        Optional<?> value = values.value(key, entry.value());
        if (value.isEmpty()) {
            invalid(entry, key.type().expected() + letters(key));
            return value;
        }
        if (doubtful.contains("maxRank") || doubtful.contains("maxFile")) {
            return value;
        }
        OptionalInt off = OffBoard.first(key, entry.value(), value.get(), rules);
        off.ifPresent(at -> invalid(entry, at, OffBoard.message(key, entry.value(), at, rules)));
        return off.isPresent() ? Optional.empty() : value;
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
