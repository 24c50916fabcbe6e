package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Modifiers.Letter;
import org.dicechess.rules.betza.Ride.Leap;

/** The shape of an atom's leaps, which decides the meaning of direction letters. */
enum Shape {
    ORTHOGONAL("an orthogonal atom", "f b l r v s", ""),
    DIAGONAL("a diagonal atom", "f b l r", "fl fr bl br lf rf lb rb"),
    OBLIQUE("an oblique atom", "f b l r v s", "ff fl fr fs fh bb bl br bs bh ll lf lb lv lh rr rf rb rv rh"),
    /** Several kinds of leap. Other letters would mean one thing for a king and another for a wazir with a ferz. */
    COMPOUND("K and Q", "", "fh bh lh rh");

    private static final List<String> OPPOSITES = List.of("fb", "bf", "lr", "rl");

    private final String text;
    private final List<String> singles;
    private final List<String> pairs;

    Shape(String text, String singles, String pairs) {
        this.text = text;
        this.singles = words(singles);
        this.pairs = words(pairs);
    }

    static Shape of(Atom atom, Leap step) {
        if (atom.steps().size() > 1) {
            return COMPOUND;
        }
        if (step.dx() == 0) {
            return ORTHOGONAL;
        }
        return step.dx() == step.dy() ? DIAGONAL : OBLIQUE;
    }

    /** Returns the leaps that the letters name, in the order of the list; all if there is no letter. */
    List<Leap> select(List<Leap> leaps, List<Letter> letters) {
        if (letters.isEmpty()) {
            return leaps;
        }
        boolean single = pairs.isEmpty() || letters.size() == 1 || OPPOSITES.contains(spell(letters));
        List<Leap> named = new ArrayList<>();
        for (List<Letter> word : split(letters, single ? 1 : 2)) {
            checkKnown(word, single ? singles : pairs);
            int before = named.size();
            for (Leap leap : leaps) {
                if (names(word, leap) && !named.contains(leap)) {
                    named.add(leap);
                }
            }
            checkAdds(word, named.size() > before);
        }
        List<Leap> selected = new ArrayList<>(leaps);
        selected.retainAll(named);
        return selected;
    }

    private static List<List<Letter>> split(List<Letter> letters, int length) {
        List<List<Letter>> words = new ArrayList<>();
        for (int from = 0; from < letters.size(); from += length) {
            words.add(letters.subList(from, Math.min(from + length, letters.size())));
        }
        return words;
    }

    private void checkKnown(List<Letter> word, List<String> known) {
        if (!known.contains(spell(word))) {
            throw new BetzaException(
                    word.get(0).column(),
                    "direction '" + spell(word) + "' before " + text + "; expected one of " + expected());
        }
    }

    private static void checkAdds(List<Letter> word, boolean adds) {
        if (!adds) {
            throw new BetzaException(
                    word.get(0).column(),
                    "direction '" + spell(word)
                            + "' adds no leap to those before it; expected another direction or none");
        }
    }

    private boolean names(List<Letter> word, Leap leap) {
        char first = word.get(0).sign();
        if (word.size() == 1) {
            return goes(first, leap) && (this == DIAGONAL || isFarthest(first, leap));
        }
        // The first letter names a half of the leaps; the second selects among them.
        char second = word.get(1).sign();
        return goes(first, leap) && goes(second, leap) && (this != OBLIQUE || isFarthest(second, leap));
    }

    private static boolean goes(char direction, Leap leap) {
        return switch (direction) {
            case 'f' -> leap.dy() > 0;
            case 'b' -> leap.dy() < 0;
            case 'l' -> leap.dx() < 0;
            case 'r' -> leap.dx() > 0;
            default -> true;
        };
    }

    private static boolean isFarthest(char direction, Leap leap) {
        return switch (direction) {
            case 'f', 'b', 'v' -> leap.isSteep();
            case 'l', 'r', 's' -> leap.isFlat();
            default -> true;
        };
    }

    private String expected() {
        String words = Stream.of(singles, pairs).flatMap(List::stream).collect(Collectors.joining(" "));
        return this == COMPOUND ? words + ", or each part alone, as fWfF" : words;
    }

    private static String spell(List<Letter> letters) {
        StringBuilder word = new StringBuilder();
        for (Letter letter : letters) {
            word.append(letter.sign());
        }
        return word.toString();
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }
}
