package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Texts that come several times one after the other, and differ only in numbers that grow or fall evenly. They are told
 * once, with a letter for what changes: "a distance of n squares", "point n + 4".
 *
 * @param begin the index of the first text
 * @param period how many texts come together each time
 * @param times how often they come
 * @param letter what stands for what changes
 * @param first its least value
 * @param texts what is told, one text for each of the period; the text itself if it comes once
 */
record EvenTexts(int begin, int period, int times, char letter, int first, List<String> texts) {

    /** How often texts must come; any two texts with other numbers are as even as can be. */
    private static final int LEAST_TIMES = 3;

    /** What may stand for a number, the usual one first. */
    private static final String LETTERS = "nmkjpqrst";

    private static final Pattern NUMBER = Pattern.compile("([\\[(]?)([0-9]{1,6})([\\]),.:;]*)");

    /** A word of a text; one that is a number has what stands right around it. */
    private record Word(String text, Optional<Matcher> number) {

        static Word of(String text) {
            Matcher matcher = NUMBER.matcher(text);
            return new Word(text, matcher.matches() ? Optional.of(matcher) : Optional.empty());
        }

        int value() {
            return Integer.parseInt(number.orElseThrow().group(2));
        }

        String with(String value) {
            Matcher of = number.orElseThrow();
            return of.group(1) + value + of.group(3);
        }

        boolean differsInValueOnly(Word other) {
            return number.isPresent() && other.number.isPresent() && with("").equals(other.with(""));
        }

        /** Returns whether this is the other word, or its plural. */
        boolean isAs(Word singular) {
            return text.equals(singular.text)
                    || text.replaceFirst("s([,.:;]*)$", "$1").equals(singular.text);
        }
    }

    /**
     * Returns all texts, those together that can be told at once.
     *
     * @param mostPeriod how many texts may come together each time
     */
    static List<EvenTexts> of(List<String> texts, int mostPeriod) {
        List<List<Word>> words = texts.stream()
                .map(text -> Arrays.stream(text.split(" ")).map(Word::of).toList())
                .toList();
        List<EvenTexts> all = new ArrayList<>();
        for (int begin = 0; begin < texts.size(); ) {
            EvenTexts next = new EvenTexts(begin, 1, 1, 'n', 0, List.of(texts.get(begin)));
            for (int period = 1; period <= mostPeriod && begin + 2 * period <= texts.size(); period++) {
                EvenTexts other = repeated(words, begin, period);
                next = other.saved() > next.saved() ? other : next;
            }
            all.add(next);
            begin += next.period * next.times;
        }
        return all;
    }

    /** Returns the number of texts up to the last of these. */
    int end() {
        return begin + period * times;
    }

    /** Returns the values of the letter, in words. */
    String numbers() {
        return ", for " + letter + " from " + first + " to " + (first + times - 1);
    }

    /** Returns a number that begins with one and grows by another, in terms of the letter. */
    String inTerms(int begin, int step) {
        int rest = begin - first * step;
        if (step < 0) {
            return rest + " - " + (step == -1 ? "" : -step) + letter;
        }
        String grows = (step == 1 ? "" : step) + "" + letter;
        return rest == 0 ? grows : grows + (rest > 0 ? " + " : " - ") + Math.abs(rest);
    }

    private int saved() {
        return period * (times - 1);
    }

    private static EvenTexts repeated(List<List<Word>> words, int begin, int period) {
        List<Optional<int[]>> steps = steps(words, begin, period);
        int times = 1;
        if (steps.stream().allMatch(Optional::isPresent)) {
            int at = begin;
            while (at + 2 * period <= words.size() && isEven(words, at, steps)) {
                times++;
                at += period;
            }
        }
        if (times < LEAST_TIMES) {
            return new EvenTexts(begin, period, 1, 'n', 0, List.of());
        }
        char letter = unused(words.subList(begin, begin + period));
        EvenTexts bare = new EvenTexts(begin, period, times, letter, first(words, begin, steps), List.of());
        List<String> told = new ArrayList<>();
        for (int text = 0; text < period; text++) {
            // The second one says its nouns in the plural.
            told.add(bare.told(
                    words.get(begin + text),
                    words.get(begin + period + text),
                    steps.get(text).orElseThrow()));
        }
        return new EvenTexts(begin, period, times, bare.letter, bare.first, told);
    }

    /** Returns a letter that is no word of these texts. */
    private static char unused(List<List<Word>> words) {
        Set<String> used = words.stream().flatMap(List::stream).map(Word::text).collect(Collectors.toSet());
        return (char) LETTERS.chars()
                .filter(letter -> !used.contains(String.valueOf((char) letter)))
                .findFirst()
                .orElse(LETTERS.charAt(0));
    }

    private static List<Optional<int[]>> steps(List<List<Word>> words, int begin, int period) {
        List<Optional<int[]>> steps = new ArrayList<>();
        for (int text = 0; text < period; text++) {
            steps.add(steps(words.get(begin + text), words.get(begin + period + text)));
        }
        return steps;
    }

    private static boolean isEven(List<List<Word>> words, int begin, List<Optional<int[]>> steps) {
        for (int text = 0; text < steps.size(); text++) {
            Optional<int[]> next = steps(words.get(begin + text), words.get(begin + steps.size() + text));
            if (next.isEmpty() || !Arrays.equals(next.get(), steps.get(text).orElseThrow())) {
                return false;
            }
        }
        return true;
    }

    /** Returns by how much each number of a text grows up to another text; empty if they differ in more. */
    private static Optional<int[]> steps(List<Word> before, List<Word> after) {
        if (before.size() != after.size()) {
            return Optional.empty();
        }
        int[] steps = new int[before.size()];
        for (int word = 0; word < steps.length; word++) {
            if (before.get(word).differsInValueOnly(after.get(word))) {
                steps[word] = after.get(word).value() - before.get(word).value();
            } else if (!after.get(word).isAs(before.get(word))) {
                return Optional.empty();
            }
        }
        return Optional.of(steps);
    }

    /** Returns the first value of what grows by one, points left out. */
    private static int first(List<List<Word>> words, int begin, List<Optional<int[]>> steps) {
        for (int text = 0; text < steps.size(); text++) {
            int[] by = steps.get(text).orElseThrow();
            for (int word = 0; word < by.length; word++) {
                List<Word> of = words.get(begin + text);
                if (by[word] == 1 && (word == 0 || !of.get(word - 1).text().equals("point"))) {
                    return of.get(word).value();
                }
            }
        }
        return 1;
    }

    private String told(List<Word> before, List<Word> after, int[] steps) {
        List<String> told = new ArrayList<>();
        for (int word = 0; word < steps.length; word++) {
            told.add(
                    steps[word] == 0
                            ? after.get(word).text()
                            : before.get(word).with(inTerms(before.get(word).value(), steps[word])));
        }
        return told.stream().collect(Collectors.joining(" "));
    }
}
