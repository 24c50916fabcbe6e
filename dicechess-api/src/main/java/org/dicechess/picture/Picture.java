package org.dicechess.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Color;
import org.dicechess.Edit;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Reach;
import org.dicechess.Square;
import org.dicechess.Variant;

/**
 * A picture of a position, or of the moves of one piece. Immutable; each method with an argument returns a new picture.
 *
 * <p>A picture shows the board as the definition wants it drawn, pieces with their facings, the hands of both sides and
 * captured pieces that await placement beside the board, the roll with the kinds that each face allows to move, the
 * side to move, and the royals of a side in check. Equal pictures give equal texts on every machine.
 *
 * <p>The SVG is well-formed XML, of at most two million characters unless a host marks moves of its own making. It has
 * no scripts, no links but to its own shapes, no styles and no fonts of its own; letters use the generic font
 * {@code sans-serif}. Every square is a {@code path} with the attribute {@code data-square="e4"}. The parts of a piece
 * on the board, two to four elements in different groups, have the attribute {@code data-piece="e4"}. Each kind of
 * piece in a hand has one {@code rect} with the attribute {@code data-hand="N"}: the piece as the texts of its drops
 * write it before {@code @}, White's in upper case. Everything else that is drawn above the squares lets clicks
 * through. A {@code title} and a {@code desc} describe the picture to people who do not see it.
 *
 * @since 0.1
 */
public final class Picture {

    private static final int MOST_ARROWS = 256;
    private static final int MOST_MOVES = 64;
    private static final int LARGEST = 10_000;

    private final Scene scene;
    private final Marks marks;
    private final Frame frame;

    /**
     * How a picture is shown.
     *
     * @param theme the colours
     * @param seenBy the side at the bottom
     * @param size the width in pixels; 0 if the page decides
     * @param alone whether nothing stands beside and below the board
     */
    record Frame(Theme theme, Color seenBy, int size, boolean alone) {}

    private Picture(Scene scene, Marks marks, Frame frame) {
        this.scene = scene;
        this.marks = marks;
        this.frame = frame;
    }

    /**
     * Returns a picture of a position, seen by White, in light colours. It knows no earlier positions and no
     * conclusion; a host that has a game draws {@linkplain #of(GameRecord) the game}.
     *
     * @throws org.dicechess.PlayException if the definition fails in play
     */
    public static Picture of(Position position) {
        return of(Scene.of(GameRecord.from(position)));
    }

    /**
     * Returns a picture of the present position of a game, seen by White, in light colours, with the moves of the last
     * turn marked, of a long turn the last 64. If the game is over, also by repetition or by a conclusion, title and
     * text say how it has ended instead of who is to move.
     *
     * @throws org.dicechess.PlayException if the definition fails in play
     */
    public static Picture of(GameRecord game) {
        List<Move> moves = game.lastMoves();
        return of(Scene.of(game)).lastMoves(moves.subList(Math.max(0, moves.size() - MOST_MOVES), moves.size()));
    }

    /**
     * Returns a diagram of what a piece can do alone on the board of a variant, as {@link Variant#reach(Piece, Square)}
     * tells it.
     *
     * @throws IllegalArgumentException if the board lacks the square or the piece is of another variant
     * @throws org.dicechess.PlayException if the definition fails in play
     */
    public static Picture moves(Variant variant, Piece piece, Square square) {
        Reach reach = variant.reach(piece, square);
        return moves(variant, piece, square, reach.moves(), reach.captures());
    }

    /**
     * Returns a diagram of a piece alone on the board of a variant, with these squares and a legend.
     *
     * @param moves the squares that the piece can move to; drawn as dots
     * @param captures the squares on which the piece can capture; drawn as rings
     * @throws IllegalArgumentException if the board lacks one of the squares
     */
    public static Picture moves(
            Variant variant, Piece piece, Square square, Collection<Square> moves, Collection<Square> captures) {
        Picture empty = of(Scene.of(variant, piece, square));
        empty.known(List.of(square), "the piece");
        return empty.with(Marks.NONE.with(
                new Marks.Goals(empty.known(moves, "a move"), empty.known(captures, "a capture"), true)));
    }

    /** Returns a picture of a scene. */
    static Picture of(Scene scene) {
        return new Picture(scene, Marks.NONE, new Frame(Theme.LIGHT, Color.WHITE, 0, false));
    }

    /** Returns the picture with these colours. */
    public Picture theme(Theme theme) {
        return new Picture(scene, marks, new Frame(theme, frame.seenBy, frame.size, frame.alone));
    }

    /** Returns the picture with this side at the bottom. */
    public Picture seenBy(Color side) {
        return new Picture(scene, marks, new Frame(frame.theme, side, frame.size, frame.alone));
    }

    /**
     * Returns the picture with this width. Without it, the SVG has no width and fills the place that a page gives it.
     *
     * @param pixels 1 to 10,000; the height follows
     * @throws IllegalArgumentException if the number is out of range
     */
    public Picture size(int pixels) {
        if (pixels < 1 || pixels > LARGEST) {
            throw new IllegalArgumentException("width " + pixels + "; expected 1 to " + LARGEST + " pixels");
        }
        return new Picture(scene, marks, new Frame(frame.theme, frame.seenBy, pixels, frame.alone));
    }

    /**
     * Returns the picture whose SVG is the board alone, for a host that shows the dice, the side to move, hands and
     * reserves and the legend in its own way. The {@code desc} still tells them, and {@link #text()} is the same.
     */
    public Picture boardAlone() {
        return new Picture(scene, marks, new Frame(frame.theme, frame.seenBy, frame.size, true));
    }

    /**
     * Returns the picture with this move marked: the squares that it changed, and the way of a piece that visited more
     * than two squares. It replaces an earlier one.
     *
     * @throws IllegalArgumentException if the board lacks a square of the move
     */
    public Picture lastMove(Move move) {
        return lastMoves(List.of(move));
    }

    /**
     * Returns the picture with these moves marked, as {@link #lastMove(Move)} marks one: the moves of the last turn.
     *
     * @param moves at most 64
     * @throws IllegalArgumentException if the board lacks a square of a move, or if there are more moves
     */
    public Picture lastMoves(List<Move> moves) {
        if (moves.size() > MOST_MOVES) {
            throw new IllegalArgumentException(moves.size() + " last moves; expected at most " + MOST_MOVES);
        }
        Set<Square> changed = new TreeSet<>();
        List<List<Square>> ways = new ArrayList<>();
        for (Move move : moves) {
            for (Edit edit : move.edits()) {
                if (edit.place() instanceof Square square) {
                    changed.add(square);
                }
            }
            move.from().ifPresent(changed::add);
            move.to().ifPresent(changed::add);
            known(move.path(), "the last move");
            ways.add(List.copyOf(move.path()));
        }
        return with(marks.with(new Marks.Last(known(changed, "the last move"), List.copyOf(ways))));
    }

    /**
     * Returns the picture with frames on these squares: a player may click them next, as pieces there can move. They
     * replace earlier ones.
     *
     * @throws IllegalArgumentException if the board lacks one of the squares
     */
    public Picture movable(Collection<Square> squares) {
        return with(marks.with(
                new Marks.Hand(known(squares, "a movable piece"), marks.hand().clicked())));
    }

    /**
     * Returns the picture with this square marked as the one that the player has clicked. It replaces an earlier one.
     *
     * @throws IllegalArgumentException if the board lacks the square
     */
    public Picture clicked(Square square) {
        return with(marks.with(new Marks.Hand(marks.hand().movable(), known(List.of(square), "a clicked piece"))));
    }

    /**
     * Returns the picture with one more arrow.
     *
     * @throws IllegalArgumentException if the board lacks one of the squares, if both are the same, or if there are 256
     *     arrows already
     */
    public Picture arrow(Square from, Square to) {
        known(List.of(from, to), "an arrow");
        if (from.equals(to)) {
            throw new IllegalArgumentException("an arrow from " + from + " to " + to + "; expected two squares");
        }
        if (marks.arrows().size() >= MOST_ARROWS) {
            throw new IllegalArgumentException("more than " + MOST_ARROWS + " arrows; expected at most as many");
        }
        Set<Marks.Arrow> arrows = new LinkedHashSet<>(marks.arrows());
        arrows.add(new Marks.Arrow(from, to));
        return with(marks.with(arrows));
    }

    /**
     * Returns the picture with these squares marked as targets of a move: rings around pieces of the other side or of
     * neither, dots on empty squares and on own pieces, as where a king castles onto its rook's square. They replace
     * earlier ones.
     *
     * @throws IllegalArgumentException if the board lacks one of the squares
     */
    public Picture targets(Collection<Square> squares) {
        Set<Square> empty = known(squares, "a target");
        Set<Square> taken = new TreeSet<>(empty);
        taken.removeIf(square -> !hasEnemy(square));
        empty.removeAll(taken);
        return with(marks.with(new Marks.Goals(empty, taken, false)));
    }

    /** Returns whether a square holds a piece that the deciding side may capture: one that is not its own. */
    private boolean hasEnemy(Square square) {
        return Optional.ofNullable(scene.pieces().get(square))
                .filter(piece -> scene.turn().isEmpty() || !piece.owner().equals(scene.turn()))
                .isPresent();
    }

    private Picture with(Marks changed) {
        return new Picture(scene, changed, frame);
    }

    /** Returns these squares in the order of the board. */
    private Set<Square> known(Collection<Square> squares, String what) {
        for (Square square : squares) {
            if (!scene.squares().contains(square)) {
                throw new IllegalArgumentException(
                        what + " on " + square + ", which the board lacks; expected squares of the board");
            }
        }
        return new TreeSet<>(squares);
    }

    /** Returns the picture as one SVG element, with lines that end in a line feed. */
    public String svg() {
        return new SvgPicture(scene, marks, frame).draw();
    }

    /**
     * Returns the picture as plain text, with lines that end in a line feed: ranks on the left, files below, a dot for
     * an empty square, {@code *} for an empty square that the last move left or passed, {@code +} for an empty target,
     * a blank for a missing square. Lines below tell the side to move, hands, reserves, the roll, checks, targets and
     * arrows.
     */
    public String text() {
        return new TextPicture(scene, marks, frame.seenBy(), TextStyle.ASCII).draw();
    }

    /**
     * Returns the board alone as plain text, as {@link #text()} draws it but in this style, without the lines below it.
     */
    public String boardText(TextStyle style) {
        return new TextPicture(scene, marks, frame.seenBy(), style).board();
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
