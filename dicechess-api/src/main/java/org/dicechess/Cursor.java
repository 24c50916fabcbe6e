package org.dicechess;

/**
 * The same game for a search: mutable, events as ints, no allocation while it lists, plays and undoes. One thread at a
 * time.
 *
 * <p>Unlike a {@link Position} it knows the way since it was made, so repetition ends the game here. For a game that
 * has been played {@link GameRecord#cursor()} gives one that knows the whole game. There is no copy of a cursor: each
 * thread of a search takes one of its own from the record or the position that they share.
 *
 * <p>Where the variant has hooks that are asked in play, whatever lists, counts, plays or asks for the end may throw a
 * {@link org.dicechess.spi.HookException}; the cursor then stands where it stood. A game need not end unless its rules
 * see to it, so who plays at random sets a limit.
 *
 * <p>An int that {@link #list} gives is valid until the next {@link #play} or {@link #undo} from the node that listed
 * it: after a matching undo it is valid again.
 *
 * @since 0.1
 */
public interface Cursor {

    /** What kind of node this is. */
    enum Kind {
        /** A player chooses. */
        DECISION,
        /** Something is rolled. */
        CHANCE,
        /** The game is over. */
        END
    }

    /** The variant whose rules hold. */
    Variant variant();

    /**
     * What happens next, draws by counter, repetition (since the cursor was made) and material included. Repetition
     * depends on the way here: positions with the same {@link #key()} may differ in it.
     */
    Kind kind();

    /**
     * Whether a roll comes next unless the game is over; quicker than {@link #kind()}. Where the game is over it may be
     * true while {@link #list} gives nothing.
     */
    boolean isChance();

    /** Whose turn it is. */
    Color turn();

    /** The number of the turn: 1 at the start, one more after each turn of Black, at most 65,535. */
    int turnNumber();

    /** Whether a turn begins here, so that nothing of it has been thrown, chosen or moved yet. */
    boolean beginsTurn();

    /** Who chooses at a decision; elsewhere the same as {@link #turn()}. */
    Color player();

    /**
     * The end that {@link #kind()} speaks of.
     *
     * @throws IllegalStateException if the game is not over
     */
    Node.End end();

    /**
     * Lists the events of a decision or the outcomes of a chance node, in the order of {@link Position#node()} where
     * the game goes on.
     *
     * <p>Draws by counter, repetition, dead material or a hook do not stop this list: perft ignores them, players ask
     * {@link #kind()} first. Where the game is over by mate, stalemate, lost men or a hook that tells a winner the list
     * is empty.
     *
     * @param buffer the caller's; {@link Variant#eventBound()} ints from {@code offset} are always enough. A search
     *     that lists level after level into one buffer needs that much behind the last list
     * @param offset where to begin
     * @return the index after the last event
     * @throws IllegalArgumentException if fewer than {@link Variant#eventBound()} ints are free
     */
    int list(int[] buffer, int offset);

    /** How many events {@link #list} would give; most are counted without being listed. */
    int count();

    /**
     * How many of the {@link #total()} equally likely cases a listed outcome stands for; 1 at a decision. The event
     * must be listed here.
     */
    long weight(int event);

    /** The sum of the weights at a chance node, 1 at a decision; where the game is over it says nothing. */
    long total();

    /**
     * The outcome of a chance node that a number stands for, without a list: the first, in the order of {@link #list},
     * at which the weights so far exceed it, as {@link Node.Chance#outcome} has it. Where the game is over it says
     * nothing.
     *
     * @param number at least 0 and below {@link #total()}; taken at random it throws the dice
     * @return the outcome's int
     * @throws IllegalArgumentException if there is no such number
     * @throws IllegalStateException if nothing is rolled here
     */
    int outcome(long number);

    /** Plays a listed event. Anything else has no defined effect: a cursor trusts its caller. */
    void play(int event);

    /**
     * Takes the last event back.
     *
     * @throws IllegalStateException if nothing has been played
     */
    void undo();

    /**
     * How many events have been played and not undone, since the start of the game if a {@link GameRecord} has made the
     * cursor.
     */
    int depth();

    /**
     * A 64-bit key of the position: equal positions have equal keys, and different ones very probably different keys.
     * Counters are part of it; how often the position has occurred, the number of the turn and the way here are not.
     * Whoever merges states compares states, not keys alone. A version of the library may have other keys than the
     * last.
     */
    long key();

    /**
     * The int of an event that {@link #list} gives here.
     *
     * @throws IllegalEventException if the event is not possible here
     */
    int number(Event event);

    /** Whether a royal man of this side is attacked; always false where the rules know no check. */
    boolean inCheck(Color color);

    /** The event behind an int that is listed here; for any other there is no defined answer. */
    Event event(int event);

    /** The current position as an immutable value. */
    Position position();

    /**
     * The code of the man on a square, 0 for none: see {@link Variant#piece(int)}.
     *
     * @param square its index in {@link Board#squares()}; any other has no defined answer
     */
    int at(int square);
}
