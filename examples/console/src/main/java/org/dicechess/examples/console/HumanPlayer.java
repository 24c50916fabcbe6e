package org.dicechess.examples.console;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Position;

/**
 * A human player, who types an event in canonical text or algebraic notation, or a command. A forced pass is played
 * automatically.
 *
 * @param input the source of the lines
 * @param computer gives advice
 * @param narrator prints the answers to commands
 */
record HumanPlayer(Input input, Computer computer, Narrator narrator) implements Player {

    /** Returns whether there is nothing to decide. */
    static boolean isForced(Node.Decision decision) {
        return decision.events().size() == 1 && decision.events().get(0) instanceof Pass;
    }

    @Override
    public Answer answer(GameRecord game) {
        Node.Decision decision = (Node.Decision) game.node();
        if (isForced(decision)) {
            return new Answer.Play(decision.events().get(0));
        }
        narrator.meanwhile(game);
        Completion completion = completion(game.position(), decision);
        TypedCommand command = new TypedCommand(game, decision.player(), computer, narrator);
        while (true) {
            Optional<String> line = input.line(Prompt.of(game.position(), decision), completion);
            if (line.isEmpty()) {
                return new Answer.Quit();
            }
            Optional<Answer> answer = command.answer(line.get());
            if (answer.isPresent()) {
                return answer.get();
            }
        }
    }

    /** Asks until the player types yes or no. The end of the input is a no. */
    @Override
    public boolean acceptsDraw(GameRecord game, Color side) {
        String prompt = Texts.side(side.opponent()) + " offers a draw. " + Texts.side(side) + " accepts, y or n> ";
        while (true) {
            Optional<String> line = input.line(prompt, new Completion(List.of("y", "n"), List.of()));
            switch (line.orElse("n").strip().toLowerCase(Locale.ROOT)) {
                case "y", "yes":
                    return true;
                case "n", "no":
                    return false;
                default:
                    narrator.say(List.of("expected y or n"));
            }
        }
    }

    private static Completion completion(Position position, Node.Decision decision) {
        Stream<String> areas = Stream.concat(position.board().areas().stream(), Stream.of(Area.NONE))
                .map("areas "::concat);
        return new Completion(
                Stream.concat(TypedCommand.NAMES.stream(), areas).toList(),
                decision.events().stream().map(Event::text).toList());
    }
}
