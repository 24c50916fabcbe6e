package org.dicechess.examples.console;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Roll;

/**
 * Physical dice: the user rolls them and types the faces, as {@code [1 3]} or {@code 3 1}, or a command.
 *
 * @param input the source of the lines
 * @param people the sides that human players play; one of them gives the commands, that of the turn if it can
 * @param computer gives advice
 * @param narrator prints the answers to commands, and what is wrong with a line
 */
record AskedDice(Input input, Set<Color> people, Computer computer, Narrator narrator) implements Player {

    /** So many outcomes are listed where a line is none of them; of more, the first and the last. */
    private static final int LISTED = 8;

    @Override
    public Answer answer(GameRecord game) {
        Node.Chance chance = (Node.Chance) game.node();
        List<String> texts = chance.outcomes().stream()
                .map(outcome -> outcome.event().text())
                .toList();
        Color turn = game.position().turn();
        String prompt = chance.picks()
                ? "chance picks> "
                : Texts.side(turn) + " rolls " + chance.dice().name() + "> ";
        Color person =
                people.contains(turn) ? turn : people.stream().findFirst().orElse(turn);
        TypedCommand command = new TypedCommand(game, person, computer, narrator);
        while (true) {
            Optional<String> line = input.line(prompt, new Completion(TypedCommand.NAMES, texts));
            if (line.isEmpty()) {
                return new Answer.Quit();
            }
            Optional<Answer> answer = answer(chance, texts, command, line.get());
            if (answer.isPresent()) {
                return answer.get();
            }
        }
    }

    private Optional<Answer> answer(Node.Chance chance, List<String> texts, TypedCommand command, String line) {
        Optional<? extends Event> fallen = chance.picks() ? picked(chance, line) : roll(chance, line);
        if (fallen.isPresent()) {
            return Optional.of(new Answer.Play(fallen.get()));
        }
        if (TypedCommand.isCommand(line)) {
            return command.answer(line);
        }
        narrator.say(List.of("expected " + expected(texts) + ", or a command; try help"));
        return Optional.empty();
    }

    private static Optional<Event> picked(Node.Chance chance, String line) {
        return chance.events().stream()
                .filter(event -> event.text().equals(line.strip()))
                .findFirst();
    }

    private static String expected(List<String> texts) {
        return texts.size() <= LISTED
                ? "one of " + String.join(", ", texts)
                : (texts.get(0).startsWith("[") ? "a roll" : "an event") + ", from " + texts.get(0) + " to "
                        + texts.get(texts.size() - 1);
    }

    /** Returns the outcome with these faces in this order; otherwise in any order if only one fits. */
    static Optional<Roll> roll(Node.Chance chance, String line) {
        String faces = line.replaceAll("[\\[\\],\\s]+", " ").strip();
        List<Roll> rolls = chance.outcomes().stream().map(Outcome::roll).toList();
        List<Roll> fitting = rolls.stream()
                .filter(roll -> roll.text().equals("[" + faces + "]"))
                .toList();
        if (fitting.isEmpty()) {
            fitting = rolls.stream()
                    .filter(roll -> sorted(roll.text()).equals(sorted(faces)))
                    .toList();
        }
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    private static List<String> sorted(String faces) {
        return Arrays.stream(faces.replaceAll("[\\[\\]]", "").split(" "))
                .sorted()
                .toList();
    }
}
