package org.dicechess.specs.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Spoils texts: single characters, tokens, numbers, lines, and the halves of two texts. All changes follow from the
 * random numbers.
 */
final class Mutator {

    private static final Pattern TOKENS = Pattern.compile("(?<=\\W)|(?=\\W)|(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "-1",
            "2",
            "-0",
            "00",
            "007",
            "8",
            "9",
            "16",
            "17",
            "26",
            "27",
            "64",
            "99",
            "100",
            "127",
            "128",
            "255",
            "256",
            "9999",
            "10000",
            "32767",
            "32768",
            "65535",
            "65536",
            "2147483647",
            "2147483648",
            "-2147483648",
            "4294967296",
            "9223372036854775807",
            "9223372036854775808",
            "1e9",
            "0x10",
            "1.5",
            "99999999999999999999999999",
            "");
    private static final List<String> ODD = List.of(
            "\0",
            "\t",
            "\n",
            "\r",
            "\r\n",
            " ",
            "\u00a0",
            "\u2028",
            "\ufeff",
            "\uffff",
            "\ud800",
            "é",
            "ß",
            "İ",
            "\ud83d\ude00",
            "٣",
            "'",
            "\"",
            "\\",
            "%",
            "$",
            "{",
            "}",
            "[",
            "]",
            "(",
            ")",
            "*",
            "?",
            "@",
            "^",
            "~",
            ":",
            ",",
            ";",
            "-",
            "--",
            "+",
            "=",
            "/",
            "|",
            "<",
            ">",
            "#",
            "&",
            "!",
            "`");

    private final Random random;

    Mutator(Random random) {
        this.random = random;
    }

    /** Returns a text with one to three changes, mostly one; parts of the others are used. */
    String text(String text, List<String> others) {
        String mutant = text;
        for (int changes = 1 + random.nextInt(4) / 2; changes > 0; changes--) {
            mutant = change(mutant, one(others));
        }
        return mutant;
    }

    /** Does the same, but leaves one text of eight unchanged. */
    String mostly(String text, List<String> others) {
        return random.nextInt(8) == 0 ? text : text(text, others);
    }

    private String change(String text, String other) {
        return switch (random.nextInt(13)) {
            case 0 -> character(text);
            case 1, 9, 10, 11 -> gently(text, other);
            case 2, 3, 4 -> parts(List.of(TOKENS.split(text)), List.of(TOKENS.split(other)), "");
            case 5 -> parts(text.lines().toList(), other.lines().toList(), "\n");
            case 12 -> parts(List.of(text.split(" ")), List.of(other.split(" ")), " ");
            case 6, 7 -> number(text);
            default -> splice(text, other);
        };
    }

    private String character(String text) {
        int at = random.nextInt(text.length() + 1);
        String end = text.substring(at);
        String put = random.nextBoolean() ? one(ODD) : String.valueOf((char) (' ' + random.nextInt(95)));
        return text.substring(0, at)
                + switch (random.nextInt(4)) {
                    case 0 -> put + end;
                    case 1 -> end.isEmpty() ? put : end.substring(1);
                    case 2 -> end.isEmpty() ? put : put + end.substring(1);
                    default -> put.repeat(1 + random.nextInt(200)) + end;
                };
    }

    /** Swaps a character with another, replaces it by one of the other text, or changes a number by one. */
    private String gently(String text, String other) {
        if (text.isEmpty() || other.isEmpty()) {
            return text + other;
        }
        StringBuilder changed = new StringBuilder(text);
        int at = random.nextInt(text.length());
        int there = random.nextInt(text.length());
        char put = other.charAt(random.nextInt(other.length()));
        switch (random.nextInt(4)) {
            case 0 -> {
                changed.setCharAt(at, text.charAt(there));
                changed.setCharAt(there, text.charAt(at));
            }
            case 1 -> changed.setCharAt(at, put);
            case 2 -> changed.setCharAt(at, (char) (text.charAt(at) + 1 - random.nextInt(3)));
            default ->
                changed.setCharAt(
                        at, Character.isLetter(put) == Character.isLetter(text.charAt(at)) ? put : text.charAt(at));
        }
        return changed.toString();
    }

    /** Drops, doubles, swaps, replaces or repeats one of the parts. */
    private String parts(List<String> parts, List<String> others, String between) {
        if (parts.isEmpty()) {
            return String.join(between, others);
        }
        List<String> changed = new ArrayList<>(parts);
        int at = random.nextInt(parts.size());
        int there = random.nextInt(parts.size());
        switch (random.nextInt(6)) {
            case 0 -> changed.remove(at);
            case 1 -> changed.add(there, parts.get(at));
            case 2 -> {
                changed.set(at, parts.get(there));
                changed.set(there, parts.get(at));
            }
            case 3 -> changed.set(at, others.isEmpty() ? "" : one(others));
            case 4 -> changed.add(at, others.isEmpty() ? "" : one(others));
            default -> changed.set(at, (parts.get(at) + between).repeat(2 + random.nextInt(60)));
        }
        return changed.stream().collect(Collectors.joining(between));
    }

    private String number(String text) {
        return number(text, NUMBER);
    }

    /** Replaces a number that matches the pattern by another, mostly an extreme one. */
    String number(String text, Pattern pattern) {
        List<int[]> places = pattern.matcher(text)
                .results()
                .map(found -> new int[] {found.start(), found.end()})
                .toList();
        if (places.isEmpty()) {
            return text + one(NUMBERS);
        }
        int[] place = places.get(random.nextInt(places.size()));
        return text.substring(0, place[0]) + one(NUMBERS) + text.substring(place[1]);
    }

    private String splice(String text, String other) {
        return text.substring(0, random.nextInt(text.length() + 1))
                + other.substring(random.nextInt(other.length() + 1));
    }

    /** Returns one of these. */
    <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
