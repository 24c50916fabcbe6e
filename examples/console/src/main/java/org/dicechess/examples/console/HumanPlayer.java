package org.dicechess.examples.console;

import java.util.List;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;

/**
 * A person: types an event in canonical text or in algebraic notation, or a command. A forced pass is played for him.
 *
 * @param input where his lines come from
 * @param narrator who answers his questions
 */
record HumanPlayer(Input input, Narrator narrator) implements Player {

    private static final List<String> COMMANDS = List.of("help", "board", "moves", "why", "undo", "quit");
    private static final List<String> HELP = List.of(
            "EVENT       plays it: e2e4, e7e8q, e5:d4, --, or as Nf3, O-O; Tab completes",
            "moves       lists the events",
            "why EVENT   says why it is not possible",
            "board       shows the board",
            "undo        goes back to the last decision that a person made",
            "quit        leaves the game");

    /** Whether there is nothing to decide. */
    static boolean isForced(Node.Decision decision) {
        return decision.events().size() == 1 && decision.events().get(0) instanceof Pass;
    }

    @Override
    public Answer answer(GameRecord game) {
        Node.Decision decision = (Node.Decision) game.node();
        if (isForced(decision)) {
            return new Answer.Play(decision.events().get(0));
        }
        List<String> events = decision.events().stream().map(Event::text).toList();
        while (true) {
            Optional<String> line = input.line(prompt(game.position(), decision), COMMANDS, events);
            if (line.isEmpty()) {
                return new Answer.Quit();
            }
            Optional<Answer> answer = understood(game.position(), line.get());
            if (answer.isPresent()) {
                return answer.get();
            }
        }
    }

    private static String prompt(Position position, Node.Decision decision) {
        return Texts.side(decision.player()) + position.roll().map(Roll::text).map(" "::concat).orElse("") + "> ";
    }

    private Optional<Answer> understood(Position position, String line) {
        try {
            List<String> words = Tokens.split(line);
            return words.isEmpty() ? Optional.empty() : command(position, words);
        } catch (RuntimeException e) {
            if (!Complaint.isAbout(e)) {
                throw e;
            }
            narrator.say(Complaint.lines(e));
            return Optional.empty();
        }
    }

    private Optional<Answer> command(Position position, List<String> words) {
        switch (words.get(0)) {
            case "undo":
                return Optional.of(new Answer.TakeBack());
            case "quit":
                return Optional.of(new Answer.Quit());
            case "why":
                narrator.say(List.of(why(position, words)));
                return Optional.empty();
            case "board":
                narrator.board(position);
                return Optional.empty();
            case "moves":
                narrator.say(Texts.wrapped(Texts.lines(position.node())));
                return Optional.empty();
            case "help":
                narrator.say(HELP);
                return Optional.empty();
            default:
                return played(position, words);
        }
    }

    private static String why(Position position, List<String> words) {
        if (words.size() != 2) {
            throw new BadInputException("expected: why EVENT");
        }
        return position.explain(position.variant().notation().event(position, words.get(1))).orElse("it is possible");
    }

    private Optional<Answer> played(Position position, List<String> words) {
        if (words.size() != 1) {
            throw new BadInputException("expected one event or command; try help");
        }
        Event event = event(position, words.get(0));
        Optional<String> objection = position.explain(event);
        objection.ifPresent(reason -> narrator.say(List.of(reason)));
        return objection.isPresent() ? Optional.empty() : Optional.of(new Answer.Play(event));
    }

    /** Canonical text first; if that fails, algebraic notation; if both do, what is wrong with the canonical text. */
    private static Event event(Position position, String text) {
        try {
            return position.variant().notation().event(position, text);
        } catch (NotationException canonical) {
            try {
                return position.variant().notation().fromSan(position, text);
            } catch (NotationException algebraic) {
                canonical.addSuppressed(algebraic);
                throw canonical;
            }
        }
    }
}
