package org.dicechess.specs;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Outcome;
import org.dicechess.Position;

/** The forms of questions in a file of cases. Any other question is an event: is it possible? */
enum Question {
    /** The events with this prefix. */
    MOVES(Question::moves),
    /** The number of events or outcomes. */
    COUNT((scene, words, expected) ->
            Answer.exactly(expected, count(scene.after(words).node()))),
    /** The position afterwards, compared as positions are. */
    AFTER((scene, words, expected) -> after(scene.after(words).position(), expected)),
    /** The text of the position. */
    TEXT((scene, words, expected) ->
            Answer.exactly(expected, scene.after(words).position().text())),
    /** The first field of the text of the position. */
    BOARD((scene, words, expected) ->
            Answer.exactly(expected, board(scene.after(words).position()))),
    /** What comes next. */
    NODE((scene, words, expected) ->
            Answer.exactly(expected, node(scene.after(words).node()))),
    /** Whether the game is over. */
    END((scene, words, expected) ->
            Answer.exactly(expected, end(scene.after(words).node()))),
    /** Whether the side to move is in check. */
    CHECK((scene, words, expected) ->
            Answer.exactly(expected, check(scene.after(words).position()))),
    /** The weight of a roll. */
    WEIGHT((scene, words, expected) -> Answer.exactly(expected, weight(scene.node(), first(words, "a roll")))),
    /** The algebraic notation of an event. */
    SAN((scene, words, expected) -> Answer.exactly(expected, san(scene.position(), first(words, "an event"))));

    /** No event is one word of letters: each names a square or a roll, or is {@code --}. */
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private static final String PLAYED_FIRST = "events to play first stand behind the roll";

    /** The way to answer a form. */
    private interface Form {
        Answer answer(Scene scene, List<String> words, String expected);
    }

    private final Form form;

    Question(Form form) {
        this.form = form;
    }

    /** Returns whether it begins with the word of a form, or may be an event. */
    static boolean isOne(String question) {
        String first = Scene.words(question).get(0);
        return !WORD.matcher(first).matches() || named(first).isPresent();
    }

    /** Returns the words of the forms. */
    static String words() {
        return Arrays.stream(values()).map(Question::word).collect(Collectors.joining(", "));
    }

    static Answer answer(Scene scene, String question, String expected) {
        List<String> words = Scene.words(question);
        return named(words.get(0))
                .map(found -> found.form.answer(scene, words.subList(1, words.size()), expected))
                .orElseGet(() -> possible(scene.position(), question, expected));
    }

    private static String first(List<String> words, String needed) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("the question needs " + needed);
        }
        return words.get(0);
    }

    private static Optional<Question> named(String word) {
        return Arrays.stream(values()).filter(form -> form.word().equals(word)).findFirst();
    }

    private String word() {
        return lower(name());
    }

    private static Answer possible(Position position, String event, String expected) {
        String answer = refusal(position, event).map(why -> "no: " + why).orElse("yes");
        boolean fits = expected.startsWith("no: ")
                ? answer.startsWith("no: ") && lower(answer).contains(lower(expected.substring(4)))
                : expected.equals(answer.equals("yes") ? "yes" : "no");
        return new Answer(fits, answer);
    }

    /** Returns why the event is refused; empty if it is played. Both ways to ask must agree. */
    private static Optional<String> refusal(Position position, String text) {
        Optional<String> why;
        try {
            why = position.explain(text);
        } catch (NotationException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
        if (why.isPresent()) {
            Claim.throwing(IllegalEventException.class, "playing " + text, () -> position.after(text));
        } else {
            position.after(text);
        }
        return why;
    }

    private static Answer moves(Scene scene, List<String> prefixes, String expected) {
        if (prefixes.size() > 1) {
            throw new IllegalArgumentException("'moves' takes one beginning of texts; " + PLAYED_FIRST);
        }
        String prefix = String.join("", prefixes);
        String actual = scene.node() instanceof Node.Decision decision
                ? sorted(decision.events().stream()
                        .map(Event::text)
                        .filter(text -> text.startsWith(prefix))
                        .toList())
                : "-";
        boolean fits = sorted(Scene.words(expected)).equals(actual);
        boolean isEvent = !fits && actual.equals(prefix);
        return new Answer(fits, actual + (isEvent ? " ('" + prefix + "' is not played; " + PLAYED_FIRST + ")" : ""));
    }

    private static String sorted(List<String> words) {
        return words.isEmpty() ? "-" : words.stream().sorted().collect(Collectors.joining(" "));
    }

    private static Answer after(Position position, String expected) {
        return new Answer(position.variant().position(expected).equals(position), position.text());
    }

    private static String board(Position position) {
        return position.text().split(" ", 2)[0];
    }

    private static String count(Node node) {
        if (node instanceof Node.Decision decision) {
            return String.valueOf(decision.events().size());
        }
        return node instanceof Node.Chance chance
                ? String.valueOf(chance.outcomes().size())
                : "0";
    }

    private static String node(Node node) {
        if (node instanceof Node.Decision decision) {
            return "decision " + side(decision.player());
        }
        return node instanceof Node.Chance chance
                ? "chance total " + chance.total()
                : "end " + end(node).split(" ", 2)[0];
    }

    private static String end(Node node) {
        return node instanceof Node.End end ? end.result().text() + " " + end.reason() : "-";
    }

    private static String check(Position position) {
        return position.inCheck(position.turn()) ? "yes" : "no";
    }

    private static String weight(Node node, String roll) {
        return node instanceof Node.Chance chance
                ? chance.outcomes().stream()
                        .filter(outcome -> outcome.event().text().equals(roll))
                        .map(Outcome::weight)
                        .findFirst()
                        .map(weight -> weight + " of " + chance.total())
                        .orElse("no such outcome")
                : "nothing is thrown";
    }

    private static String san(Position position, String event) {
        return position.variant()
                .notation()
                .san(position, position.variant().notation().event(position, event));
    }

    private static String side(Color color) {
        return lower(color.name());
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
