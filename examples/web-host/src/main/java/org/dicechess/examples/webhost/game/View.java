package org.dicechess.examples.webhost.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Reserve;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.picture.Picture;
import org.dicechess.picture.Theme;

/**
 * What a page shows of a moment of a game. Everything on the page follows from it, so the page knows no rules.
 *
 * @param turn the side whose turn it is
 * @param number the number of the turn
 * @param decides the side that chooses; empty if nobody does
 * @param purpose what the decision asks for
 * @param roll the dice in hand
 * @param choices the events to choose from; empty unless they were asked for
 * @param captured the kinds that each side has lost, with their numbers
 * @param way the path of the last move, for animation
 * @param end why the game is over; empty if it goes on
 * @param result the result as records write it; {@code *} if the game goes on
 * @param svg the picture; empty if none was asked for
 */
public record View(
        String turn,
        int number,
        String decides,
        String purpose,
        List<Die> roll,
        List<Choice> choices,
        Map<String, Map<String, Integer>> captured,
        List<String> way,
        String end,
        String result,
        String svg) {

    /** Nothing. */
    public static final View NONE = new View("", 0, "", "", List.of(), List.of(), Map.of(), List.of(), "", "*", "");

    /**
     * A die of the roll.
     *
     * @param face its number
     * @param label the name of the face, as {@code storm}; empty if it has none
     * @param kinds the kinds of piece that it lets move; empty where faces name no kinds
     */
    public record Die(int face, String label, List<String> kinds) {}

    /**
     * An event to choose.
     *
     * @param text the text that plays it
     * @param sort {@code move}, {@code select}, {@code pass}, or the name of an action
     * @param from the square to click first, or the piece in hand, as the picture names it; may be empty
     * @param to the square to click next; may be empty
     * @param words what it does
     */
    public record Choice(String text, String sort, String from, String to, String words) {}

    /**
     * How the picture is drawn.
     *
     * @param seenBy the side at the bottom
     * @param dark whether its colours are dark
     * @param drawn whether it is drawn at all
     */
    public record Look(Color seenBy, boolean dark, boolean drawn) {

        /** Returns the look of a picture that is drawn. */
        public static Look of(Color seenBy, boolean dark) {
            return new Look(seenBy, dark, true);
        }
    }

    /** Returns the view of a moment of a game. */
    public static View of(GameRecord game, boolean withChoices, Look look) {
        Position position = game.position();
        Node node = game.node();
        return new View(
                name(position.turn()),
                position.turnNumber(),
                node instanceof Node.Decision decision ? name(decision.player()) : "",
                position.purpose().map(purpose -> purpose.text()).orElse(""),
                roll(position),
                withChoices && node instanceof Node.Decision decision ? choices(position, decision) : List.of(),
                captured(game),
                way(game),
                end(game, node),
                game.result().map(result -> result.text()).orElse("*"),
                look.drawn() ? svg(game, look) : "");
    }

    private static List<Die> roll(Position position) {
        List<Die> dice = new ArrayList<>();
        List<List<PieceType>> allowed = position.rollAllows();
        List<Integer> faces = position.roll().map(roll -> roll.faces()).orElse(List.of());
        for (int i = 0; i < faces.size(); i++) {
            dice.add(new Die(
                    faces.get(i),
                    label(position, faces.get(i)),
                    allowed.get(i).stream().map(PieceType::name).toList()));
        }
        return dice;
    }

    /** Returns the name of a face that names no pieces; empty if it has none. */
    private static String label(Position position, int face) {
        return position.dice().map(dice -> dice.dice().get(0).label(face)).orElse("");
    }

    private static List<Choice> choices(Position position, Node.Decision decision) {
        return decision.events().stream().map(event -> choice(position, event)).toList();
    }

    private static Choice choice(Position position, Event event) {
        return new Choice(
                event.text(),
                sort(event),
                from(event),
                event.to().map(Square::text).orElse(""),
                position.words(event));
    }

    /** Returns where the event begins: a square, or a piece in hand as drops name it. It may be put down as another. */
    private static String from(Event event) {
        Optional<String> held = event instanceof Move move && move.isDrop() ? held(move) : Optional.empty();
        return held.or(() -> event.from().map(Square::text)).orElse("");
    }

    private static Optional<String> held(Move move) {
        return move.edits().stream()
                .filter(edit -> edit.place() instanceof Reserve reserve
                        && reserve.name().equals("hand"))
                .map(edit -> edit.piece().text().split("\\^", 2)[0])
                .findFirst();
    }

    private static String sort(Event event) {
        if (event instanceof Move move) {
            return move.action().orElse("move");
        }
        if (event instanceof org.dicechess.Choice) {
            return "choose";
        }
        return event instanceof Selection ? "select" : event instanceof Pass ? "pass" : "roll";
    }

    private static Map<String, Map<String, Integer>> captured(GameRecord game) {
        Map<String, Map<String, Integer>> lost =
                new TreeMap<>(Map.of("white", new TreeMap<>(), "black", new TreeMap<>()));
        for (Event event : game.events()) {
            if (event instanceof Move move) {
                move.captures().forEach(piece -> count(lost, piece));
            }
        }
        return lost;
    }

    private static void count(Map<String, Map<String, Integer>> lost, Piece piece) {
        piece.owner().ifPresent(side -> lost.get(name(side)).merge(piece.type().name(), 1, Integer::sum));
    }

    private static List<String> way(GameRecord game) {
        return game.lastEvent()
                .filter(event -> event instanceof Move)
                .map(event -> ((Move) event).path().stream().map(Square::text).toList())
                .orElse(List.of());
    }

    private static String end(GameRecord game, Node node) {
        return game.conclusion()
                .map(conclusion -> conclusion.text())
                .orElse(node instanceof Node.End end ? end.title() : "");
    }

    private static String svg(GameRecord game, Look look) {
        return Picture.of(game)
                .theme(look.dark() ? Theme.DARK : Theme.LIGHT)
                .seenBy(look.seenBy())
                .svg();
    }

    /** Returns {@code white} or {@code black}. */
    public static String name(Color side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
