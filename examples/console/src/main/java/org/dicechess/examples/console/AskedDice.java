package org.dicechess.examples.console;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Roll;

/**
 * Physical dice: the user rolls them and types the faces, as {@code [1 3]} or {@code 3 1}.
 *
 * @param input the source of the lines
 * @param narrator prints what is wrong with a line
 */
record AskedDice(Input input, Narrator narrator) implements Player {

    @Override
    public Answer answer(GameRecord game) {
        Node.Chance chance = (Node.Chance) game.node();
        List<String> texts =
                chance.outcomes().stream().map(outcome -> outcome.roll().text()).toList();
        String prompt =
                Texts.side(game.position().turn()) + " rolls " + chance.dice().name() + "> ";
        while (true) {
            Optional<String> line = input.line(prompt, new Completion(List.of("quit"), texts));
            if (line.isEmpty() || line.get().strip().equals("quit")) {
                return new Answer.Quit();
            }
            Optional<Roll> roll = roll(chance, line.get());
            if (roll.isPresent()) {
                return new Answer.Play(roll.get());
            }
            narrator.say(List.of("expected a roll as " + texts.get(0) + ", or quit"));
        }
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
