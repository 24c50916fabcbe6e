package org.dicechess.examples.fairy;

import java.util.List;
import java.util.Map;

/**
 * A letter of the notation of moves.
 *
 * @param leaps the longer and the shorter side of each leap that it names
 * @param rides whether it repeats them
 */
record Atom(List<int[]> leaps, boolean rides) {

    static final String LETTERS = "WFDNAHLCJZGKRBQ";

    private static final Map<Character, Atom> ATOMS = Map.ofEntries(
            leaper('W', 1, 0),
            leaper('F', 1, 1),
            leaper('D', 2, 0),
            leaper('N', 2, 1),
            leaper('A', 2, 2),
            leaper('H', 3, 0),
            leaper('L', 3, 1),
            leaper('C', 3, 1),
            leaper('J', 3, 2),
            leaper('Z', 3, 2),
            leaper('G', 3, 3),
            Map.entry('K', new Atom(List.of(new int[] {1, 0}, new int[] {1, 1}), false)),
            Map.entry('R', new Atom(List.of(new int[] {1, 0}), true)),
            Map.entry('B', new Atom(List.of(new int[] {1, 1}), true)),
            Map.entry('Q', new Atom(List.of(new int[] {1, 0}, new int[] {1, 1}), true)));

    private static Map.Entry<Character, Atom> leaper(char letter, int longer, int shorter) {
        return Map.entry(letter, new Atom(List.of(new int[] {longer, shorter}), false));
    }

    static boolean is(char letter) {
        return ATOMS.containsKey(letter);
    }

    static Atom of(char letter) {
        return ATOMS.get(letter);
    }

    /** Returns the letter that definitions have for a leap. */
    static String letter(int longer, int shorter) {
        return switch (longer * 10 + shorter) {
            case 10 -> "W";
            case 11 -> "F";
            case 20 -> "D";
            case 21 -> "N";
            case 22 -> "A";
            case 30 -> "H";
            case 31 -> "C";
            case 32 -> "Z";
            default -> "G";
        };
    }
}
