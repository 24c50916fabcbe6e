package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What Tab offers: events, or first the squares that they begin with if there are many, and the pieces of drops;
 * commands once a letter is typed.
 *
 * @param commands the commands that may begin a line; those of two words are offered one word at a time
 * @param events the events, which may stand alone or after {@code why} and {@code moves}
 */
record Completion(List<String> commands, List<String> events) {

    private static final int FEW = 24;
    private static final Set<String> BEFORE_EVENTS = Set.of("why", "moves");
    private static final Pattern SQUARE = Pattern.compile("[a-z][0-9]+|[^@]+@");

    /**
     * One offer.
     *
     * @param text a word
     * @param isCommand whether the word belongs to a command; else to an event
     * @param complete whether the word is whole; else it is a square or the piece of a drop that several events begin
     *     with
     */
    record Offer(String text, boolean isCommand, boolean complete) {}

    /**
     * Returns the offers for a word.
     *
     * @param before the words before it
     * @param word the typed part of it
     */
    List<Offer> offers(List<String> before, String word) {
        String line = String.join(" ", before) + " ";
        List<Offer> second = commands.stream()
                .filter(command -> !before.isEmpty() && command.startsWith(line + word))
                .map(command -> new Offer(command.substring(line.length()), true, true))
                .toList();
        return second.isEmpty()
                ? Stream.concat(first(before, word), events(before, word).stream())
                        .toList()
                : second;
    }

    private Stream<Offer> first(List<String> before, String word) {
        return commands.stream()
                .filter(command ->
                        before.isEmpty() && !word.isEmpty() && command.startsWith(word) && !command.contains(" "))
                .map(command -> new Offer(command, true, true));
    }

    private List<Offer> events(List<String> before, String word) {
        return before.isEmpty() || BEFORE_EVENTS.contains(before.get(0)) ? events(word) : List.of();
    }

    private List<Offer> events(String word) {
        List<String> fitting =
                events.stream().filter(event -> event.startsWith(word)).toList();
        if (fitting.size() <= FEW) {
            return fitting.stream().map(event -> new Offer(event, false, true)).toList();
        }
        Map<String, List<String>> bySquare = new LinkedHashMap<>();
        fitting.forEach(event -> bySquare.computeIfAbsent(square(event, word), square -> new ArrayList<>())
                .add(event));
        return bySquare.entrySet().stream()
                .map(entry -> offer(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Offer offer(String square, List<String> events) {
        return events.size() == 1 ? new Offer(events.get(0), false, true) : new Offer(square, false, false);
    }

    /**
     * Returns the square or the piece of a drop that an event begins with, or the whole event if it begins with neither
     * or that is typed.
     */
    private static String square(String event, String word) {
        Matcher square = SQUARE.matcher(event);
        return square.lookingAt() && square.end() > word.length() ? square.group() : event;
    }
}
