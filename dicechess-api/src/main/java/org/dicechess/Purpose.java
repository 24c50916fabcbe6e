package org.dicechess;

import java.util.List;
import java.util.Set;

/**
 * What a decision asks its player to do. Several kinds of events may be possible at once.
 *
 * @since 0.1
 */
public interface Purpose {

    /** The kinds of events that a decision may ask for. */
    enum Kind {
        /** To move a piece; a roll in hand, if any, says which. */
        MOVE,
        /** To move a piece with one of the dice in hand, or to give up the dice. */
        SPEND,
        /** To select a piece and the dice to roll for it. */
        SELECT,
        /** To choose how the turn goes on, each way by its name, or to pick a move that may be made later. */
        CHOOSE,
        /** To walk with the selected piece, as many steps as the roll says. */
        WALK,
        /** To do an action that the definition names. */
        ACT,
        /** To put a piece in hand on the board. */
        DROP,
        /** To put a captured piece on the board again. */
        PLACE,
        /** To end the turn. */
        PASS
    }

    /**
     * Returns what the rules of the turn allow at this stage, in the order of {@link Kind}: at least one. Whether
     * pieces stand so that an event of a kind is possible is told by the events of the node. {@link Kind#PASS} alone
     * means that the player has no other event and passes.
     */
    Set<Kind> kinds();

    /** Returns the names of the actions that the stage allows, in the order of the definition; empty without any. */
    List<String> actions();

    /**
     * Returns the same in a few words for people, in English, without a full stop: {@code White moves with the dice [1
     * 2]}, {@code White places the guard that has left the board first}. The words name only what is possible now.
     */
    String text();
}
