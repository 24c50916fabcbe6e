package org.dicechess;

/**
 * A mutable view of a game for searches. Events are ints; listing, playing and undoing allocate nothing. Not
 * thread-safe.
 *
 * <p>A cursor knows the events played since it was made, so repetition ends the game here, unlike in a
 * {@link Position}. {@link GameRecord#cursor()} returns a cursor that knows the whole game. A cursor cannot be copied:
 * each thread of a search takes one of its own from the record or the position that the threads share.
 *
 * <p>An int that {@link #list} gives is valid at the node that listed it. After {@link #play} it is valid again once
 * that event has been undone.
 *
 * <p>Where hooks are asked in play, every method that lists, counts or plays events, or asks whether the game is over,
 * may throw a {@link org.dicechess.spi.HookException}. The cursor then stands where it stood before the call.
 *
 * <p>The rules need not bound the length of a game. Limit the number of events of random play.
 *
 * @since 0.1
 */
public interface Cursor {

    /** The kinds of node. */
    enum Kind {
        /** A player chooses an event. */
        DECISION,
        /** The host rolls dice. */
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
     * Returns the number of the turn, 1 to 65,535: 1 at the start, one more after each turn of Black. It stays at
     * 65,535.
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
     * a player asks {@link #kind()} first. The list is empty where the game is over by mate, stalemate, lost pieces or
     * a hook that names a winner.
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
     * <p>Counters are part of the key. The number of the turn, the history and the number of occurrences are not. A
     * search that merges states must compare the states, too. Another version of the library may give other keys.
     */
    long key();

    /**
     * Returns the int that {@link #list} gives for an event.
     *
     * @throws IllegalEventException if the event is not possible here
     */
    int number(Event event);

    /** Returns whether a royal piece of this side is attacked; always false in a game without check. */
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
     * Returns the code of the piece on a square, 1 to {@link Variant#pieceCodes()}; 0 if the square is empty.
     *
     * @param square an index into {@link Board#squares()}; for any other the result is undefined
     */
    int at(int square);
}
