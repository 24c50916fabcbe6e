package org.dicechess;

import java.util.function.IntUnaryOperator;

/**
 * A mutable view of a game for searches. Events are ints. Listing, playing and undoing allocate nothing. Walks are the
 * exception: the walks of a piece with a die are worked out when they are first listed, and kept for all cursors of the
 * variant. Not thread-safe.
 *
 * <p>A cursor knows the events played since it was made, so repetition ends the game here, unlike in a
 * {@link Position}. {@link GameRecord#cursor()} returns a cursor that knows the whole game. Each thread of a search
 * needs a cursor of its own: a {@link #copy}, or one from the record or the position that the threads share.
 *
 * <p>An int that {@link #list} gives is valid at the node that listed it. After {@link #play} it is valid again once
 * that event has been undone. A cursor trusts its caller, for speed: with any other int, and with the number of a
 * square that does not exist, the result is undefined. {@link #checked()} verifies every argument; develop with it.
 *
 * <p>Where a definition may fail in play, every method that lists, counts or plays events, or asks whether the game is
 * over, may throw a {@link PlayException}. The cursor then stands where it stood before the call.
 *
 * <p>The rules need not bound the length of a game. Limit the number of events of random play.
 *
 * @since 0.1
 */
public interface Cursor {

    /** What {@link #random} gives where the game is over; no event has this number. */
    int NO_EVENT = -1;

    /** The kinds of node. */
    enum Kind {
        /** A player chooses an event. */
        DECISION,
        /** The host rolls dice, or picks one of the listed events by chance. */
        CHANCE,
        /** The game is over. */
        END
    }

    /** Returns the variant that is played. */
    Variant variant();

    /**
     * Returns what comes next, {@link Kind#END} also where a draw by counter, material, a hook or repetition ends the
     * game. Repetition counts from where the cursor was made, so positions with equal {@link #key()} may differ in
     * their kind.
     */
    Kind kind();

    /**
     * Returns whether this is a chance node; quicker than {@link #kind()}. Meaningless after the end: it may be true
     * there while {@link #list} gives nothing.
     */
    boolean isChance();

    /** Returns the side whose turn it is. */
    Color turn();

    /**
     * Returns the number of the turn, 1 to 16,383: 1 at the start, one more after each turn of Black. It stays at
     * 16,383.
     */
    int turnNumber();

    /** Returns whether a turn begins here: nothing has been rolled, chosen or moved in it yet. */
    boolean beginsTurn();

    /** Returns the side that chooses at a decision; elsewhere the same as {@link #turn()}. */
    Color player();

    /**
     * Returns how the game has ended.
     *
     * @throws IllegalStateException if the game is not over
     */
    Node.End end();

    /**
     * Writes the events of a decision, or the outcomes of a chance node, into a buffer, in the order of
     * {@link Position#node()}.
     *
     * <p>A draw by counter, material, repetition or a hook does not make the list empty: perft ignores such draws, and
     * a player asks {@link #kind()} first. The list is empty where the game is over by mate, stalemate, lost pieces, a
     * condition or a hook that names a winner.
     *
     * @param buffer room for at least {@link Variant#eventBound()} ints from {@code offset}; a search that keeps the
     *     lists of all levels in one buffer needs that much room behind the last list
     * @param offset the index of the first event, at least 0
     * @return the index after the last event; {@code offset} if there is none
     * @throws IllegalArgumentException if the offset is negative or the room is less than {@link Variant#eventBound()}
     */
    int list(int[] buffer, int offset);

    /**
     * Returns how many events {@link #list} would give: 0 to {@link Variant#eventBound()}. Most events are counted
     * without being listed.
     */
    int count();

    /**
     * Returns how many of the {@link #total()} equally likely cases a listed outcome stands for: at least 1, and 1 at a
     * decision.
     *
     * @param event an int that is listed here; for any other the result is undefined
     */
    long weight(int event);

    /** Returns the sum of the weights at a chance node, and 1 at a decision. Meaningless after the end. */
    long total();

    /**
     * Returns the outcome that a number stands for: the first, in the order of {@link #list}, at which the sum of the
     * weights exceeds the number. It equals {@link Node.Chance#outcome} and needs no list. Meaningless after the end.
     *
     * @param number 0 to {@link #total()} minus 1; a uniform random number gives each outcome its probability
     * @return the int of the outcome
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if this is not a chance node
     */
    int outcome(long number);

    /**
     * Returns an event by chance, for random games: one call in place of {@link #kind()}, {@link #list} and
     * {@link #outcome}, and mostly without a list.
     *
     * <p>At a decision each event that {@link #list} gives is equally likely. At a chance node each outcome has its
     * {@link #weight} of {@link #total()} cases. These chances are exact if the numbers are. Where {@link #kind()} is
     * {@link Kind#END}, by whatever ending, the result is {@link #NO_EVENT}.
     *
     * <p>The call may ask for any number of random numbers, none included, and with any bound from 1. Another version
     * of the library may ask for others: the same numbers need not give the same game.
     *
     * @param random returns a uniform random number from 0 to its argument minus 1, as {@code generator::nextInt}; with
     *     any other number the result is undefined. It must not use this cursor. If it throws, the cursor has not moved
     * @return an int for {@link #play}; {@link #NO_EVENT} at the end
     * @throws IllegalArgumentException if the random numbers cannot be uniform, as far as that is noticed
     */
    int random(IntUnaryOperator random);

    /**
     * Plays a listed event.
     *
     * @param event an int that is listed here; for any other the effect is undefined
     */
    void play(int event);

    /**
     * Undoes the last event.
     *
     * @throws IllegalStateException if no event is left to undo
     */
    void undo();

    /**
     * Returns how many events have been played and not undone. A cursor of a {@link GameRecord} counts from the start
     * of the game, any other from where it was made.
     */
    int depth();

    /**
     * Returns a 64-bit key of the position. Equal positions have equal keys; different positions very probably have
     * different keys.
     *
     * <p>Counters and numbers are part of the key. The number of the turn, the history and the number of occurrences
     * are not. A search that merges states must compare the states, too. Another version of the library may give other
     * keys.
     */
    long key();

    /**
     * Returns the int that {@link #list} gives for an event.
     *
     * @throws IllegalEventException if the event is not possible here
     */
    int number(Event event);

    /**
     * Returns whether this side is in check: so many of its royal pieces are attacked; false in a game without check.
     */
    boolean inCheck(Color color);

    /**
     * Returns the event that an int stands for.
     *
     * @param event an int that is listed here; for any other the result is undefined
     */
    Event event(int event);

    /** Returns the current position as an immutable value. */
    Position position();

    /**
     * Returns whether a listed event is a {@link Move}: a piece moves, changes or is put on the board. It is not for
     * rolls, selections, choices and passes.
     */
    boolean isMove(int event);

    /**
     * Returns the square that the moving piece leaves, or the square of the piece that a {@link Selection} chooses: an
     * index into {@link Board#squares()}; -1 for a drop, a roll and a pass. It is {@link Move#from()}; a castling king
     * or a piece that turns on its square may leave and reach the same square.
     *
     * @param event an int that is listed here; for any other the result is undefined
     */
    int from(int event);

    /**
     * Returns the square that the moving piece reaches, as {@link Move#to()}: an index into {@link Board#squares()}; -1
     * for a roll, a selection and a pass.
     *
     * @param event an int that is listed here; for any other the result is undefined
     */
    int to(int event);

    /**
     * Returns the code of the piece that the moving piece becomes, as {@link Move#promotion()}; 0 if it keeps its kind.
     *
     * @param event an int that is listed here; for any other the result is undefined
     */
    int promoted(int event);

    /**
     * Returns whether a listed event captures at least one piece, as {@link Move#captures()}.
     *
     * @param event an int that is listed here; for any other the result is undefined
     */
    boolean isCapture(int event);

    /**
     * Writes the pieces that a listed event captures into a buffer: for each piece its square, an index into
     * {@link Board#squares()}, and then its code. They are {@link Move#captures()}, by square.
     *
     * @param event an int that is listed here; for any other the result is undefined
     * @param buffer room for the captures from {@code offset}: 2 ints suffice where no hook defines moves, and twice
     *     the number of squares always
     * @param offset the index of the first int, at least 0
     * @return the index after the last int; {@code offset} if the event captures nothing
     * @throws IndexOutOfBoundsException if the buffer is too short
     */
    int captures(int event, int[] buffer, int offset);

    /**
     * Returns the int of an event that has been played and not undone.
     *
     * @param depth the number of events before it: 0 to {@link #depth()} minus 1
     * @throws IndexOutOfBoundsException if there is no such event
     */
    int played(int depth);

    /**
     * Plays every way on from here until a roll, the end of the turn or the end of the game, as {@link #turn()} goes,
     * and calls a visitor at each different position where a way ends, once. Two ways may lead to one position; only
     * the first one calls. Positions are told apart by 128 bits. This is how a search reads a turn of several moves:
     * without the graph, and without garbage once the cursor has grown its tables.
     *
     * <p>Events are tried in the order of {@link #list}, each with all that follows before the next. So a limit cuts
     * off the last events of the turn's beginning: play promising events first, and visit the ends behind each. A way
     * may hold a choice of the opponent, who places a captured piece; {@link #player()} tells whose choice comes next.
     *
     * <p>During the call {@link #played} tells the way, from the {@link #depth()} at which this method was called. Its
     * ints may be played later, from there, to reach the same end. The visitor may play on, and may visit the ends of
     * later turns, but must leave the cursor where it has found it and never undo beyond that. If it throws, the cursor
     * returns to where this method was called. Where this is the end of the game or a chance node, the only end is this
     * position itself.
     *
     * @param limit the most ends to visit, at least 1
     * @return the number of visited ends, at most the limit; where it equals the limit there may be more
     * @throws IllegalStateException if a turn can return to an earlier position or has more than 1,000 events, if more
     *     than 1,048,576 positions within the turn have to be searched, if the search takes more than 50,000,000 units
     *     of work, of which an event that it plays is 15, or if the visitor has moved the cursor
     */
    int visitEnds(int limit, Runnable visitor);

    /** Returns a new cursor that stands at the same node and knows the same events; it can undo as far as this one. */
    Cursor copy();

    /**
     * Returns a view of this cursor that verifies every argument and every call. It throws an
     * {@link IllegalArgumentException} for an int that is not listed at the present node and for a square that does not
     * exist, and an {@link IllegalStateException} for a call that is meaningless where the cursor stands, as an undo of
     * the end that is being visited. {@link #isChance()} is false after the end. Each check lists the events: it is for
     * the development of a host, not for its search.
     */
    default Cursor checked() {
        return new CheckedCursor(this);
    }

    /**
     * Returns the code of the piece on a square, 1 to {@link Variant#pieceCodes()}; 0 if the square is empty.
     *
     * @param square an index into {@link Board#squares()}; for any other the result is undefined
     */
    int at(int square);
}
