package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.examples.fairy.Movement.Leap;
import org.dicechess.examples.fairy.Movement.Part;
import org.dicechess.examples.fairy.Movement.Way;

/** Writes movements in the notation of definitions, for one side. */
final class MovementText {

    /** Directions before orthogonal leaps, before diagonal ones, and before others, each with its leaps. */
    private static final Map<String, String> ORTHOGONAL = directions("f:0,1 b:0,-1 l:-1,0 r:1,0");

    private static final Map<String, String> DIAGONAL =
            directions("f:1,1;-1,1 b:1,-1;-1,-1 l:-1,1;-1,-1 r:1,1;1,-1 fr:1,1 fl:-1,1 br:1,-1 bl:-1,-1");

    private static final Map<String, String> OBLIQUE = directions("fh:1,2;-1,2;2,1;-2,1 bh:1,-2;-1,-2;2,-1;-2,-1 "
            + "v:1,2;-1,2;1,-2;-1,-2 s:2,1;2,-1;-2,1;-2,-1 ff:1,2;-1,2 bb:1,-2;-1,-2 fs:2,1;-2,1 bs:2,-1;-2,-1 "
            + "rf:1,2 lf:-1,2 fr:2,1 fl:-2,1 br:2,-1 bl:-2,-1 rb:1,-2 lb:-1,-2");

    private MovementText() {}

    private static Map<String, String> directions(String table) {
        Map<String, String> directions = new LinkedHashMap<>();
        for (String row : table.split(" ")) {
            directions.put(row.substring(0, row.indexOf(':')), row.substring(row.indexOf(':') + 1));
        }
        return directions;
    }

    /** Returns the parts as one text; {@code none} without any. */
    static String of(List<Part> parts, boolean white, boolean enPassant) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < parts.size(); at++) {
            Part part = parts.get(at);
            boolean both = at + 1 < parts.size() && isWhole(part, parts.get(at + 1));
            text.append(both ? whole(part) : each(part, white, enPassant && takesInPassing(part, parts)));
            at += both ? 1 : 0;
        }
        return text.length() == 0 ? "none" : text.toString();
    }

    /** Returns whether one letter says two parts: all orthogonal leaps, and all diagonal ones. */
    private static boolean isWhole(Part part, Part next) {
        return part.whole()
                && next.isSlide()
                && next.shorter() == 1
                && next.leaps().size() == part.leaps().size()
                && next.quiet() == part.quiet()
                && next.captures() == part.captures()
                && next.initial() == part.initial()
                && next.way() == part.way()
                && next.limit() == part.limit();
    }

    /** Returns whether a part captures on squares to which the piece could not just move. */
    static boolean takesInPassing(Part part, List<Part> all) {
        return part.captures()
                && !part.quiet()
                && part.way() == Way.LEAP
                && all.stream().noneMatch(other -> other.quiet() && !other.initial() && overlaps(part, other));
    }

    private static boolean overlaps(Part part, Part other) {
        return other.leaps().stream().anyMatch(part.leaps()::contains);
    }

    private static String whole(Part part) {
        String letter = part.way() == Way.LEAP ? "K" : "Q";
        return modifiers(part, "", false) + letter + limit(part);
    }

    private static String each(Part part, boolean white, boolean enPassant) {
        if (part.way() == Way.LAME && part.longer() == 3) {
            return modality(part) + "[W-F-F]";
        }
        String atom = atom(part);
        return words(part, white).stream()
                .map(word -> modifiers(part, word, enPassant) + atom)
                .collect(Collectors.joining());
    }

    private static String atom(Part part) {
        String letter = Atom.letter(part.longer(), part.shorter());
        return switch (part.way()) {
            case LEAP, LAME -> letter;
            case HOP, GRASSHOPPER -> (part.shorter() == 0 ? "R" : "B") + limit(part);
            case RIDE ->
                part.limit() == 1
                        ? letter
                        : part.isSlide()
                                ? (part.shorter() == 0 ? "R" : "B") + limit(part)
                                : part.limit() == 0 ? letter + letter : letter + part.limit();
        };
    }

    private static String limit(Part part) {
        return part.limit() == 0 || part.way() == Way.GRASSHOPPER || part.way() == Way.LEAP
                ? ""
                : String.valueOf(part.limit());
    }

    private static String modifiers(Part part, String direction, boolean enPassant) {
        String way = switch (part.way()) {
            case LAME -> "n";
            case HOP -> "p";
            case GRASSHOPPER -> "g";
            default -> "";
        };
        return (part.initial() ? "i" : "") + direction + modality(part) + (enPassant ? "e" : "") + way;
    }

    private static String modality(Part part) {
        return part.quiet() && part.captures() ? "" : part.quiet() ? "m" : "c";
    }

    /** Returns directions that select the leaps together, one for each atom that is needed. */
    private static List<String> words(Part part, boolean white) {
        Set<Leap> wanted = part.leaps().stream()
                .map(leap -> new Leap(white ? leap.files() : -leap.files(), leap.ranks()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        int all = part.shorter() == 0 || part.shorter() == part.longer() ? 4 : 8;
        if (wanted.size() == all) {
            return List.of("");
        }
        if (part.shorter() == 0) {
            return List.of(String.join("", select(ORTHOGONAL, wanted, part))
                    .replace("fb", "v")
                    .replace("lr", "s"));
        }
        return select(part.shorter() == part.longer() ? DIAGONAL : OBLIQUE, wanted, part);
    }

    private static List<String> select(Map<String, String> table, Set<Leap> wanted, Part part) {
        List<String> words = new ArrayList<>();
        Set<Leap> open = new LinkedHashSet<>(wanted);
        table.forEach((word, leaps) -> {
            Set<Leap> named = new LinkedHashSet<>();
            for (String leap : leaps.split(";")) {
                named.add(scaled(leap, part));
            }
            if (open.containsAll(named)) {
                open.removeAll(named);
                words.add(word);
            }
        });
        return words;
    }

    private static Leap scaled(String leap, Part part) {
        int comma = leap.indexOf(',');
        return new Leap(
                scaled(Integer.parseInt(leap.substring(0, comma)), part),
                scaled(Integer.parseInt(leap.substring(comma + 1)), part));
    }

    /** Returns a side of the leaps of the table, 1 or 2 long, in the length of this part. */
    private static int scaled(int side, Part part) {
        int length = part.shorter() == 0 || part.shorter() == part.longer() || Math.abs(side) == 2
                ? part.longer()
                : part.shorter();
        return Integer.signum(side) * length;
    }
}
