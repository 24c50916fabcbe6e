package org.dicechess.examples.console;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Square;

/** Narrates a game while it is played. */
final class Narrator {

    private final Streams streams;
    private final long delay;
    private String area;
    private Optional<Board> shown = Optional.empty();
    private Optional<Area> outlined = Optional.empty();

    /**
     * A narrator that has printed nothing yet.
     *
     * @param streams where to print
     * @param delay milliseconds to wait after each event
     * @param area the name of the area that boards outline, or {@link Area#NONE}
     */
    Narrator(Streams streams, long delay, String area) {
        this.streams = streams;
        this.delay = delay;
        this.area = area;
    }

    /** Narrates the start. */
    void opening(GameRecord game) {
        board(game.position());
    }

    /**
     * Narrates the last event. Also draws the board, if it has changed and the turn is over or a roll has dealt the
     * array.
     */
    void event(GameRecord before, GameRecord after) {
        Position position = before.position();
        Event event = after.events().get(after.events().size() - 1);
        String sentence = new Sentence(new BoardDrawing(streams.unicode())).of(before.node(), position, event);
        streams.out().println(position.turnNumber() + ". " + sentence);
        if (event instanceof Roll || isNewTurn(position, after)) {
            meanwhile(after);
        }
        streams.out().flush();
        pause();
    }

    /** Narrates that a move has been taken back. */
    void takenBack(GameRecord game) {
        streams.out().println("taken back");
        board(game.position());
    }

    /** Narrates the end. */
    void closing(GameRecord game) {
        streams.out().println(Texts.printable(end(game)));
        streams.out().println(Texts.counted(game.events().size(), "event"));
    }

    private static String end(GameRecord game) {
        if (game.conclusion().isPresent()) {
            Conclusion conclusion = game.conclusion().get();
            return conclusion.result().text() + " " + conclusion.text()
                    + (conclusion.why().isEmpty() ? "" : ": " + conclusion.why());
        }
        return game.node() instanceof Node.End end
                ? end.result().text() + " " + end.reason() + rule(end)
                : "* not finished";
    }

    /** Prints lines. */
    void say(List<String> lines) {
        lines.stream().map(Texts::printable).forEach(streams.out()::println);
        streams.out().flush();
    }

    /** Draws the board between empty lines. */
    void board(Position position) {
        board(position, Set.of());
    }

    /** Draws the board, unless it looks as it was last drawn. */
    void meanwhile(GameRecord game) {
        Position position = game.position();
        boolean samePieces =
                shown.filter(last -> samePieces(last, position.board())).isPresent();
        if (!samePieces || !outlined.equals(Area.named(position.board(), area, position.turn()))) {
            board(position, trail(game));
        }
    }

    /**
     * Outlines this area from now on.
     *
     * @throws BadInputException if there is no such area
     */
    void outline(Position position, String name) {
        Area.named(position.board(), name, position.turn());
        area = name;
        board(position);
    }

    private void board(Position position, Set<Square> trail) {
        outlined = Area.named(position.board(), area, position.turn());
        BoardDrawing drawing = new BoardDrawing(streams.unicode(), outlined, trail);
        streams.out().println();
        drawing.lines(position.board()).forEach(streams::print);
        for (Color color : Color.values()) {
            beside(drawing, position, color);
        }
        streams.out().println();
        streams.out().flush();
        shown = Optional.of(position.board());
    }

    private void beside(BoardDrawing drawing, Position position, Color color) {
        if (!position.reserve(color).isEmpty()) {
            streams.out()
                    .println("beside the board: " + Texts.side(color) + "'s "
                            + position.reserve(color).stream()
                                    .map(drawing::text)
                                    .collect(Collectors.joining(" ")));
        }
    }

    /** Returns the squares that pieces have passed in the turn of the last event. */
    private static Set<Square> trail(GameRecord game) {
        Set<Square> trail = new HashSet<>();
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        boolean begun = false;
        for (int i = events.size() - 1; i >= 0 && !begun; i--) {
            if (events.get(i) instanceof Move move) {
                trail.addAll(move.path());
            }
            begun = positions.get(i).beginsTurn();
        }
        return trail;
    }

    private static boolean isNewTurn(Position before, GameRecord after) {
        return after.node() instanceof Node.End
                || before.turn() != after.position().turn()
                || before.turnNumber() != after.position().turnNumber();
    }

    private static boolean samePieces(Board before, Board after) {
        return before.squares().stream().allMatch(square -> before.at(square).equals(after.at(square)));
    }

    private static String rule(Node.End end) {
        return end.rule().isEmpty() ? "" : " (" + end.rule() + ")";
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(delay);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
