package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;

/**
 * A human player, who types an event in canonical text or algebraic notation, or a command. A forced pass is played
 * automatically.
 *
 * @param input the source of the lines
 * @param narrator prints the answers to commands
 */
record HumanPlayer(Input input, Narrator narrator) implements Player {

    private static final List<String> COMMANDS = List.of("help", "board", "areas", "moves", "why", "undo", "quit");
    private static final List<String> HELP = List.of(
            "EVENT        plays it: e2e4, e7e8q, e5:d4, --, or as Nf3, O-O; Tab completes",
            "moves [TEXT] lists the events, or those that begin with TEXT",
            "why EVENT    says why it is not possible",
            "board        shows the board",
            "areas [NAME] maps the areas of the board, or outlines one from now on; areas " + Area.NONE
                    + " outlines nothing",
            "undo         goes back to the last decision of a human player",
            "quit         leaves the game");

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
        while (true) {
            Optional<String> line = input.line(prompt(game.position(), decision), completion);
            if (line.isEmpty()) {
                return new Answer.Quit();
            }
            Optional<Answer> answer = understood(game.position(), line.get());
            if (answer.isPresent()) {
                return answer.get();
            }
        }
    }

    private static Completion completion(Position position, Node.Decision decision) {
        Stream<String> areas = Stream.concat(position.board().areas().stream(), Stream.of(Area.NONE))
                .map("areas "::concat);
        return new Completion(
                Stream.concat(COMMANDS.stream(), areas).toList(),
                decision.events().stream().map(Event::text).toList());
    }

    /**
     * Returns the prompt: the player, the selection and roll, and the kinds of event if there are others than moves.
     */
    static String prompt(Position position, Node.Decision decision) {
        List<String> words = new ArrayList<>(List.of(Texts.side(decision.player())));
        position.selection().map(Event::text).ifPresent(words::add);
        position.roll().map(Roll::text).ifPresent(words::add);
        List<String> deeds = deeds(decision);
        if (!deeds.equals(List.of("move"))) {
            words.add("(" + String.join(" or ", deeds) + ")");
        }
        return String.join(" ", words) + "> ";
    }

    private static List<String> deeds(Node.Decision decision) {
        List<String> deeds = new ArrayList<>();
        decision.events().stream().map(HumanPlayer::deed).distinct().sorted().forEach(deeds::add);
        return deeds;
    }

    private static String deed(Event event) {
        if (event instanceof Move move) {
            return move.from().isPresent() ? "move" : "place";
        }
        return event instanceof Selection ? "choose" : "pass " + event.text();
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
            case "areas":
                areas(position, words);
                return Optional.empty();
            case "moves":
                narrator.say(Texts.wrapped(moves(position, words)));
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
        try {
            EventText.read(position, words.get(1));
            return "it is possible";
        } catch (IllegalEventException impossible) {
            return impossible.getMessage();
        }
    }

    private void areas(Position position, List<String> words) {
        if (words.size() > 2) {
            throw new BadInputException("expected: areas [NAME]");
        }
        if (words.size() == 1) {
            narrator.say(new AreaMaps(position.board()).lines());
        } else {
            narrator.outline(position, words.get(1));
        }
    }

    private static List<String> moves(Position position, List<String> words) {
        if (words.size() > 2) {
            throw new BadInputException("expected: moves [TEXT]");
        }
        String begin = words.size() == 1 ? "" : words.get(1);
        List<String> moves = Texts.lines(position.node()).stream()
                .filter(text -> text.startsWith(begin))
                .toList();
        return moves.isEmpty() ? List.of("none begins with " + begin) : moves;
    }

    private Optional<Answer> played(Position position, List<String> words) {
        if (words.size() != 1) {
            throw new BadInputException("expected one event or command; try help");
        }
        return Optional.of(new Answer.Play(EventText.read(position, words.get(0))));
    }
}
