package org.dicechess.examples.console;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Position;

/**
 * Carries out what a human player types at a decision, or at a roll of physical dice.
 *
 * @param game the game so far
 * @param player the side that the human player plays
 * @param computer gives advice
 * @param narrator prints the answers to commands
 */
record TypedCommand(GameRecord game, Color player, Computer computer, Narrator narrator) {

    /** The commands. */
    static final List<String> NAMES =
            List.of("help", "board", "areas", "moves", "hint", "why", "undo", "draw", "resign", "save", "load", "quit");

    /** The commands without a further word. */
    private static final List<String> ALONE = List.of("hint", "undo", "draw", "resign", "quit", "board", "help");

    private static final List<String> HELP = List.of(
            "EVENT        plays it: e2e4, e7e8q, N@f3, e5:d4, --, or as Nf3, O-O; Tab completes",
            "moves [TEXT] lists the events, or those that begin with TEXT",
            "hint         names the three best choices and your winning chances; it takes a second",
            "why EVENT    says why it is not possible",
            "board        shows the board",
            "areas [NAME] maps the areas of the board, or outlines one from now on; areas " + Area.NONE
                    + " outlines nothing",
            "undo         takes back your last choice of this turn; with --takebacks, goes back further",
            "draw         offers a draw; a computer accepts if it has fewer pieces",
            "resign       resigns the game",
            "save FILE [text|json|pgn]",
            "             writes the record of the game",
            "load FILE    goes on with the game of a record, text or JSON; everybody keeps the side",
            "quit         leaves the game");

    /** Returns whether a line begins with the name of a command. */
    static boolean isCommand(String line) {
        return NAMES.contains(line.strip().split("\\s", 2)[0]);
    }

    /** Returns the answer that ends the question; empty if the player is to be asked again. */
    Optional<Answer> answer(String line) {
        try {
            List<String> words = Tokens.split(line);
            return words.isEmpty() ? Optional.empty() : answer(words);
        } catch (RuntimeException e) {
            if (!Complaint.isAbout(e)) {
                throw e;
            }
            narrator.say(Complaint.lines(e));
            return Optional.empty();
        }
    }

    private Optional<Answer> answer(List<String> words) {
        expect(words.size() == 1 || !ALONE.contains(words.get(0)), words.get(0) + " alone");
        return switch (words.get(0)) {
            case "undo" -> Optional.of(new Answer.TakeBack(player));
            case "draw" -> Optional.of(new Answer.OfferDraw(player));
            case "resign" -> Optional.of(new Answer.Resign(player));
            case "load" -> Optional.of(new Answer.Load(loaded(words)));
            case "quit" -> Optional.of(new Answer.Quit());
            case "hint", "why", "board", "areas", "moves", "save", "help" -> {
                print(words);
                yield Optional.empty();
            }
            default -> Optional.of(played(words));
        };
    }

    private void print(List<String> words) {
        switch (words.get(0)) {
            case "hint" -> narrator.say(hint());
            case "why" -> narrator.say(List.of(why(words)));
            case "board" -> narrator.board(position());
            case "areas" -> areas(words);
            case "moves" -> narrator.say(Texts.wrapped(moves(words)));
            case "save" -> save(words);
            default -> narrator.say(HELP);
        }
    }

    private List<String> hint() {
        return position().node() instanceof Node.Decision
                ? computer.advice(game)
                : List.of("no hint: the dice decide here");
    }

    private Position position() {
        return game.position();
    }

    private String why(List<String> words) {
        expect(words.size() == 2, "why EVENT");
        try {
            EventText.read(position(), words.get(1));
            return "it is possible";
        } catch (IllegalEventException impossible) {
            return String.valueOf(impossible.getMessage());
        }
    }

    private void areas(List<String> words) {
        expect(words.size() <= 2, "areas [NAME]");
        if (words.size() == 1) {
            narrator.say(new AreaMaps(position().board()).lines());
        } else {
            narrator.outline(position(), words.get(1));
        }
    }

    private List<String> moves(List<String> words) {
        expect(words.size() <= 2, "moves [TEXT]");
        String begin = words.size() == 1 ? "" : words.get(1);
        List<String> moves = Texts.lines(position().node()).stream()
                .filter(text -> text.startsWith(begin))
                .toList();
        return moves.isEmpty() ? List.of("none begins with " + begin) : moves;
    }

    private void save(List<String> words) {
        expect(words.size() == 2 || words.size() == 3, "save FILE [text|json|pgn]");
        GameFile.Format format = words.size() == 2 ? GameFile.Format.TEXT : GameFile.Format.named(words.get(2));
        new GameFile(Path.of(words.get(1))).write(game, format);
        narrator.say(List.of("saved " + words.get(1)));
    }

    private GameRecord loaded(List<String> words) {
        expect(words.size() == 2, "load FILE");
        GameRecord loaded = SavedGame.of(Path.of(words.get(1))).read(position().variant());
        if (loaded.result().isPresent()) {
            throw new BadInputException(
                    "the game in " + words.get(1) + " is over, " + Texts.state(loaded) + "; expected one that goes on");
        }
        return loaded;
    }

    private Answer played(List<String> words) {
        if (words.size() != 1) {
            throw new BadInputException("expected one event or command; try help");
        }
        return new Answer.Play(EventText.read(position(), words.get(0)));
    }

    private static void expect(boolean holds, String usage) {
        if (!holds) {
            throw new BadInputException("expected: " + usage);
        }
    }
}
