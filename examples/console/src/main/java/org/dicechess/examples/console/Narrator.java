package org.dicechess.examples.console;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Square;

/** Narrates a game while it is played. */
final class Narrator {

    private final Streams streams;
    private final long delay;
    private String area;
    private Optional<Position> shown = Optional.empty();
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
        Event event = after.lastEvent().orElseThrow();
        String sentence = new Sentence(new PieceText(streams.unicode())).of(before.node(), position, event);
        streams.out().println(position.turnNumber() + ". " + sentence);
        if (event instanceof Roll || isNewTurn(position, after)) {
            meanwhile(after);
        }
        streams.out().flush();
        pause();
    }

    /** Narrates that the game goes on elsewhere, as after a move that has been taken back. */
    void elsewhere(String what, GameRecord game) {
        streams.out().println(what);
        board(game.position());
    }

    /** Narrates the end. */
    void closing(GameRecord game) {
        streams.out().println(Texts.printable(Texts.state(game)));
        streams.out().println(Texts.counted(game.length(), "event"));
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
        boolean samePieces = shown.filter(last -> samePieces(last, position)).isPresent();
        if (!samePieces || !outlined.equals(Area.named(position.board(), area, position.turn()))) {
            board(position, Trail.of(game));
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
        drawing.lines(position).forEach(streams::print);
        for (Color color : Color.values()) {
            hand(position, color);
            beside(position, color);
        }
        streams.out().println();
        streams.out().flush();
        shown = Optional.of(position);
    }

    private void hand(Position position, Color color) {
        if (!position.hand(color).isEmpty()) {
            streams.out()
                    .println("in hand: " + Texts.side(color) + "'s "
                            + new PieceText(streams.unicode()).hand(position, color));
        }
    }

    private void beside(Position position, Color color) {
        if (!position.reserve(color).isEmpty()) {
            streams.out()
                    .println("beside the board: " + Texts.side(color) + "'s "
                            + position.reserve(color).stream()
                                    .map(new PieceText(streams.unicode())::of)
                                    .collect(Collectors.joining(" ")));
        }
    }

    private static boolean isNewTurn(Position before, GameRecord after) {
        return after.node() instanceof Node.End
                || before.turn() != after.position().turn()
                || before.turnNumber() != after.position().turnNumber();
    }

    private static boolean samePieces(Position before, Position after) {
        return samePieces(before.board(), after.board())
                && Arrays.stream(Color.values())
                        .allMatch(side -> before.hand(side).equals(after.hand(side)));
    }

    private static boolean samePieces(Board before, Board after) {
        return before.squares().stream().allMatch(square -> before.at(square).equals(after.at(square)));
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(delay);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
