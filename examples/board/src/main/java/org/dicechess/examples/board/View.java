package org.dicechess.examples.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
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
 * @param position the text of the position
 * @param check whether the side whose turn it is is in check
 * @param hands the kinds that each side has in hand, with their numbers
 * @param numbers the numbers of both sides that people are told, by their titles
 * @param captured the kinds that each side has ever lost, with their numbers
 * @param way the path of the last move, for animation
 * @param end why the game is over; empty if it goes on
 * @param result the result as records write it; {@code *} if the game goes on
 * @param words what comes next or how the game has ended, as {@code checkmate: Black wins}
 * @param svg the picture; empty if none was asked for
 */
public record View(
        String turn,
        int number,
        String decides,
        String purpose,
        List<Die> roll,
        List<Choice> choices,
        String position,
        boolean check,
        Map<String, Map<String, Integer>> hands,
        Map<String, Map<String, Integer>> numbers,
        Map<String, Map<String, Integer>> captured,
        List<String> way,
        String end,
        String result,
        String words,
        String svg) {

    private static final String GOES_ON = "*";

    /** Nothing. */
    public static final View NONE = new View(
            "", 0, "", "", List.of(), List.of(), "", false, Map.of(), Map.of(), Map.of(), List.of(), "", GOES_ON, "",
            "");

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
     * @param sort {@code move}, {@code drop}, {@code select}, {@code choose}, {@code pass}, or the name of an action
     * @param from the square to click first; may be empty
     * @param hand the piece in hand to click first, as the picture names it; may be empty
     * @param piece the kind that is put on the board, as by a drop; empty for a piece that stands there
     * @param to the square to click next; may be empty
     * @param becomes the kind that the piece changes into, as by a promotion; empty if it keeps its kind
     * @param words what it does
     */
    public record Choice(
            String text,
            String sort,
            String from,
            String hand,
            String piece,
            String to,
            String becomes,
            String words) {}

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
        Optional<Node.Decision> decision = game.conclusion().isEmpty() && game.node() instanceof Node.Decision due
                ? Optional.of(due)
                : Optional.empty();
        return new View(
                name(position.turn()),
                position.turnNumber(),
                decision.map(due -> name(due.player())).orElse(""),
                game.purpose().map(purpose -> purpose.text()).orElse(""),
                roll(position),
                decision.filter(due -> withChoices)
                        .map(due -> Choices.of(position, due))
                        .orElse(List.of()),
                position.text(),
                position.inCheck(position.turn()),
                hands(position),
                numbers(position),
                captured(game),
                way(game),
                end(game),
                result(game),
                game.words(),
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

    private static Map<String, Map<String, Integer>> hands(Position position) {
        Map<String, Map<String, Integer>> hands = new TreeMap<>();
        for (Color side : Color.values()) {
            Map<String, Integer> hand = new LinkedHashMap<>();
            position.hand(side).forEach((type, count) -> hand.put(type.name(), count));
            hands.put(name(side), hand);
        }
        return hands;
    }

    private static Map<String, Map<String, Integer>> numbers(Position position) {
        Map<String, Map<String, Integer>> numbers = new LinkedHashMap<>();
        for (String number : position.variant().numbers()) {
            Map<String, Integer> values = new TreeMap<>();
            for (Color side : Color.values()) {
                values.put(name(side), position.number(number, side));
            }
            position.variant().numberTitle(number).ifPresent(title -> numbers.put(title, values));
        }
        return numbers;
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

    /** Returns why a game is over; empty if it goes on. */
    public static String end(GameRecord game) {
        return game.conclusion()
                .map(conclusion -> conclusion.text())
                .or(() -> game.end().map(Node.End::title))
                .orElse("");
    }

    /** Returns the result of a game as records write it; {@code *} if it goes on. */
    public static String result(GameRecord game) {
        return game.result().map(result -> result.text()).orElse(GOES_ON);
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
