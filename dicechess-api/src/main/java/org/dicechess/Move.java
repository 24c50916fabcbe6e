package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * A move of one or more pieces: its effect and one path to show. An {@link Action} is a move, too; a host that treats
 * actions otherwise asks for them first.
 *
 * <p>Two moves are equal if their {@link #edits()}, {@link #spent()} and {@link #action()} are equal, whatever their
 * path and text. The hash code is {@code 31 * edits().hashCode() + spent().hashCode()}. Every implementation follows
 * this contract, so a host may build a move with {@link #of}.
 *
 * <p>Where further pieces change by effects of the definition, the edits show it. {@link #captures()},
 * {@link #promotion()}, {@link #arrival()} and {@link #partner()} tell what the move itself does.
 *
 * <p>Listed moves with the same {@link #from()} and {@link #to()} may differ in {@link #promotion()} or
 * {@link #arrival()} (a facing), {@link #action()}, {@link #spent()} and {@link #capturedOn()}; moves of hooks may
 * differ in other effects. {@link #text()} tells all of them apart.
 *
 * @since 0.1
 */
public non-sealed interface Move extends Event {

    /**
     * Returns the changes: first all lifts, then all puts, each group ordered by square (rank by rank from a1),
     * reserves last. Empty if the move changes nothing but the turn.
     */
    List<Edit> edits();

    /**
     * Returns the faces of the dice that the move uses up, in ascending order; empty where dice are not spent one by
     * one.
     */
    List<Integer> spent();

    /**
     * Returns one path of the moving piece, for animation: the start first, the arrival last, the arrival alone for a
     * drop, nothing for an action on all its pieces at once. Not part of equality.
     */
    List<Square> path();

    /** Returns where the moving piece starts; empty for a drop, and for an action on all its pieces at once. */
    @Override
    Optional<Square> from();

    /**
     * Returns where the moving piece arrives, for castling the king's arrival; empty if the path is empty. It may be
     * {@link #from()}: a piece turns or changes on its square, or a king castles without a step.
     */
    @Override
    Optional<Square> to();

    /**
     * Returns the captured pieces in the order of {@link #edits()}, those of the other side first; empty if the move
     * captures nothing. A captured piece that a player puts down again afterwards is among them.
     */
    default List<Piece> captures() {
        return Captures.of(this);
    }

    /**
     * Returns the squares on which the {@link #captures()} stood, in the same order. An en passant capture takes a
     * piece beside {@link #to()}; a move may take several pieces.
     */
    default List<Square> capturedOn() {
        return Captures.squares(this);
    }

    /**
     * Returns the piece that the moving piece becomes, with its facing, if its kind changes; empty if it keeps its
     * kind, and for a drop.
     */
    default Optional<Piece> promotion() {
        return MoveParts.promotion(this);
    }

    /**
     * Returns the piece that the move puts on {@link #to()}, with the facing that the player gives it; empty if it puts
     * none there. A walk that ends where it began changes nothing but the turn: its piece stays on {@link #to()}.
     */
    default Optional<Piece> arrival() {
        return MoveParts.arrival(this);
    }

    /**
     * Returns the square of the second piece of the same side that the move takes along, as the rook's in castling;
     * empty if no other piece of the side moves, or several do.
     */
    default Optional<Square> partner() {
        return MoveParts.partner(this);
    }

    /**
     * Returns whether the move puts a piece on the board that comes from no square of its path: a piece in hand, or one
     * that an action puts there, as an arrow of the Amazons. A drop of a piece in hand has no {@link #action()}.
     */
    default boolean isDrop() {
        return from().isEmpty() && to().isPresent();
    }

    /** Returns the name of the {@link Action} that this is; empty for a move by the movement of a piece. */
    default Optional<String> action() {
        return Optional.empty();
    }

    /**
     * Returns a move with this text, effect and path. Edits are put into canonical order, spent faces into ascending
     * order.
     */
    static Move of(String text, List<Edit> edits, List<Integer> spent, List<Square> path) {
        return MoveValue.of(text, edits, spent, path);
    }

    /** Returns the same move as an action with this name. */
    default Action as(String action) {
        return new ActionValue(action, MoveValue.of(text(), edits(), spent(), path()));
    }
}
