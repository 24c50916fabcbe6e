package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the values of keys. */
final class ValueReader {

    private static final Set<String> SETS_WITH_ALL = Set.of(
            "extinctionPieceTypes",
            "flagPiece",
            "flagPieceWhite",
            "flagPieceBlack",
            "mustDropType",
            "connectPieceTypes");
    private static final int LARGEST_COUNT = 1_000;

    private final Rules rules;

    /** Makes a reader of values that name the pieces of these rules. */
    ValueReader(Rules rules) {
        this.rules = rules;
    }

    /** Returns what a value says; nothing if it makes no sense. */
    Optional<?> value(Key key, String text) {
        return switch (key.type()) {
            case FLAG ->
                text.equals("true") || text.equals("false") ? Optional.of(text.equals("true")) : Optional.empty();
            case COUNT -> number(text, 0, LARGEST_COUNT);
            case RANK -> number(text, 1, Region.RANKS).map(rank -> rank - 1);
            case FILE -> file(text);
            case PIECE -> pieces(key, text).filter(pieces -> pieces.size() <= 1);
            case PIECES -> pieces(key, text);
            case REGION -> Region.read(text);
            case TEXT, IGNORED -> Optional.of(text);
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
}
