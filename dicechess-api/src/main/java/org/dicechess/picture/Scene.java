package org.dicechess.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Drawing;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.Variant;

/**
 * What a picture shows, as plain values.
 *
 * @param name the name of the variant
 * @param drawing how the board is drawn
 * @param squares the squares that exist, rank by rank
 * @param areas the areas to draw
 * @param pieces the pieces on the board
 * @param white White's reserve
 * @param black Black's reserve
 * @param dice the roll in hand
 * @param checked the squares of all royals of a side in check
 * @param selected the piece and the dice that have been selected
 * @param turn the side that decides, or for which dice are rolled; empty at the end and where no position is drawn
 * @param end how the game has ended; an empty text if it goes on, or if no position is drawn
 * @param numbers the numbers and the joined borders that people are told, in words
 * @param hands the pieces that each side holds in hand; a side that holds none may be missing
 * @param handTypes how many kinds of piece a hand may hold
 */
record Scene(
        String name,
        Drawing drawing,
        List<Square> squares,
        List<DrawnArea> areas,
        Map<Square, DrawnPiece> pieces,
        List<DrawnPiece> white,
        List<DrawnPiece> black,
        List<DrawnDie> dice,
        Set<Square> checked,
        Optional<Selection> selected,
        Optional<Color> turn,
        String end,
        List<String> numbers,
        Map<Color, List<HeldPiece>> hands,
        int handTypes) {

    /** Returns the scene of the present position of a game. */
    static Scene of(GameRecord game) {
        boolean over = game.result().isPresent();
        Position position = game.position();
        Variant variant = position.variant();
        Board board = position.board();
        return new Scene(
                variant.name(),
                variant.drawing(),
                board.squares(),
                areas(variant.drawing(), board),
                pieces(board),
                drawn(position.reserve(Color.WHITE)),
                drawn(position.reserve(Color.BLACK)),
                dice(position),
                checked(position),
                position.selection(),
                over ? Optional.empty() : decider(game),
                over ? game.words() : "",
                Stream.concat(joined(board), numbers(position)).toList(),
                hands(position),
                variant.handTypes().size());
    }

    private static Optional<Color> decider(GameRecord game) {
        return Optional.of(
                game.node() instanceof Node.Decision decision
                        ? decision.player()
                        : game.position().turn());
    }

    /** Returns the scene of one piece on an empty board. */
    static Scene of(Variant variant, Piece piece, Square square) {
        Board board = variant.board();
        return new Scene(
                variant.name(),
                variant.drawing(),
                board.squares(),
                areas(variant.drawing(), board),
                Map.of(square, DrawnPiece.of(piece)),
                List.of(),
                List.of(),
                List.of(),
                Set.of(),
                Optional.empty(),
                Optional.empty(),
                "",
                joined(board).toList(),
                Map.of(),
                0);
    }

    /** Returns which borders are joined, in words. */
    private static Stream<String> joined(Board board) {
        Square last = new Square(board.files() - 1, board.ranks() - 1);
        Stream.Builder<String> joined = Stream.builder();
        if (board.joinsFiles()) {
            joined.add("files a and " + last.text().charAt(0) + " are neighbours");
        }
        if (board.joinsRanks()) {
            joined.add("ranks 1 and " + board.ranks() + " are neighbours");
        }
        return joined.build();
    }

    private static Stream<String> numbers(Position position) {
        List<String> numbers = new ArrayList<>();
        for (String name : position.variant().numbers()) {
            position.variant().numberTitle(name).ifPresent(title -> numbers.add(title + ": " + values(position, name)));
        }
        return numbers.stream();
    }

    private static String values(Position position, String number) {
        int white = position.number(number, Color.WHITE);
        return position.variant().isNumberOfSide(number)
                ? "White " + white + ", Black " + position.number(number, Color.BLACK)
                : String.valueOf(white);
    }

    /** Returns the reserve of a side. */
    List<DrawnPiece> reserve(Color side) {
        return side == Color.WHITE ? white : black;
    }

    /** Returns the pieces that a side holds in hand. */
    List<HeldPiece> hand(Color side) {
        return hands.getOrDefault(side, List.of());
    }

    private static Map<Color, List<HeldPiece>> hands(Position position) {
        Map<Color, List<HeldPiece>> hands = new EnumMap<>(Color.class);
        for (Color side : Color.values()) {
            List<HeldPiece> held = new ArrayList<>();
            position.hand(side).forEach((kind, count) -> held.add(held(position.variant(), kind, side, count)));
            hands.put(side, held);
        }
        return hands;
    }

    private static HeldPiece held(Variant variant, PieceType kind, Color side, int count) {
        String text = IntStream.rangeClosed(1, variant.pieceCodes())
                .mapToObj(variant::piece)
                .filter(piece -> piece.type().equals(kind) && piece.isOf(side))
                .map(piece -> piece.text().replaceFirst("\\^.*", ""))
                .findFirst()
                .orElse(kind.symbol());
        return new HeldPiece(of(kind, side), text, count);
    }

    private static List<DrawnArea> areas(Drawing drawing, Board board) {
        List<DrawnArea> areas = new ArrayList<>();
        for (Drawing.Area area : drawing.areas()) {
            areas.add(DrawnArea.of(
                    area.title(),
                    area.color(),
                    board.area(area.name(), Color.WHITE),
                    board.area(area.name(), Color.BLACK)));
        }
        return areas;
    }

    private static Map<Square, DrawnPiece> pieces(Board board) {
        Map<Square, DrawnPiece> pieces = new TreeMap<>();
        board.squares()
                .forEach(square -> board.at(square).ifPresent(piece -> pieces.put(square, DrawnPiece.of(piece))));
        return pieces;
    }

    private static List<DrawnPiece> drawn(List<Piece> pieces) {
        return pieces.stream().map(DrawnPiece::of).toList();
    }

    private static Set<Square> checked(Position position) {
        Set<Square> checked = new LinkedHashSet<>();
        for (Color side : Color.values()) {
            if (position.inCheck(side)) {
                position.board().squares().stream()
                        .filter(square -> position.board()
                                .at(square)
                                .filter(piece -> piece.type().isRoyal() && piece.isOf(side))
                                .isPresent())
                        .forEach(checked::add);
            }
        }
        return checked;
    }

    private static List<DrawnDie> dice(Position position) {
        List<Integer> faces = position.roll().map(Roll::faces).orElse(List.of());
        List<List<PieceType>> allowed = position.rollAllows();
        List<DrawnDie> dice = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            dice.add(new DrawnDie(
                    faces.get(i),
                    allowed.get(i).stream()
                            .map(kind -> of(kind, position.turn()))
                            .toList()));
        }
        return dice;
    }

    /** Returns a piece of this kind and side, without facing. */
    private static DrawnPiece of(PieceType kind, Color side) {
        return new DrawnPiece(
                kind.name(), kind.symbol(), kind.symbol(), kind.outline(), Optional.of(side), Optional.empty());
    }

    /** Returns the number of the last file, from 0. */
    int lastFile() {
        return squares.stream().mapToInt(Square::file).max().orElse(0);
    }

    /** Returns the number of the last rank, from 0. */
    int lastRank() {
        return squares.stream().mapToInt(Square::rank).max().orElse(0);
    }

    /** Returns the sides, the side that sits at the top of the picture first. */
    static List<Color> fromTop(Color seenBy) {
        return Arrays.asList(seenBy.opponent(), seenBy);
    }
}
