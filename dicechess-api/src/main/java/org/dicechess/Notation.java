package org.dicechess;

import java.util.Map;

/**
 * Reads and writes the texts of events, positions and games of one variant. Every text that it writes reads back to an
 * equal value, except PGN, which is an export. Immutable and thread-safe. A game text states the result that the rules
 * give; a host keeps resignations, agreed draws and lost time itself.
 *
 * <p>Given a position, an event or a game of another variant, a notation passes the call on to the notation of that
 * variant. It reads texts of positions and games of its own variant only. A null argument is a
 * {@link NullPointerException}.
 *
 * <p>A wrong text is a {@link NotationException} or an {@link IllegalEventException}. Every method that lists or plays
 * events, or asks whether the game is over, may also throw a {@link org.dicechess.spi.HookException}: a hook of the
 * variant has failed, and the text and the game may be correct. It is never wrapped.
 *
 * <p>Sources: FEN and PGN as in the PGN standard of 1994, Shredder-FEN and X-FEN for castling rights of shuffled
 * arrays, UCI for move texts.
 *
 * @since 0.1
 */
public interface Notation {

    /**
     * Returns the event of the position that has this canonical text. No other text stands for an event, with one
     * exception: equal dice of a roll may stand in any order; each other die keeps its place. Upper and lower case
     * differ. {@link #fromSan} reads algebraic texts such as {@code Nf3}.
     *
     * @param text at most 300 characters
     * @throws NotationException if the text is malformed, so that it can be the text of no event
     * @throws IllegalEventException if no listed event has this text; the message says why, as
     *     {@link Position#explain(String)} does
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    Event event(Position position, String text);

    /**
     * Writes a position: as FEN if six fields suffice, else as FEN with further fields.
     *
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    String position(Position position);

    /**
     * Reads a position. Besides the texts of {@link #position(Position)} it accepts FEN as other programs write it: the
     * board alone, or four or five fields; empty holdings, {@code []} or {@code [-]}, behind the board; castling rights
     * in any order, with the letters of X-FEN or Shredder-FEN; several en passant squares, with or without commas; a
     * half-move clock in a game without such a counter; further fields in any order. A roll in hand has its faces in
     * ascending order.
     *
     * <p>It rejects a position that the rules can show to be impossible from the pieces alone. It does not check
     * whether moves lead to the position, nor whether its counters fit its other fields.
     *
     * @param text at most 4,000 characters
     * @throws NotationException if the text is malformed or the position is impossible; it names the column
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    Position position(String text);

    /**
     * Returns the standard algebraic notation of a listed event: {@code Nbd2}, {@code exd6}, {@code O-O},
     * {@code e8=Q+}, {@code Qh5#}. An event that is not a move keeps its canonical text.
     *
     * @throws IllegalEventException if the event is not possible
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    String san(Position position, Event event);

    /**
     * Returns the listed event with this algebraic text. Check marks and annotations at the end are optional.
     *
     * @param text at most 300 characters
     * @throws NotationException if the text fits no listed event, or several
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    Event fromSan(Position position, String text);

    /**
     * Writes a game as lines of text: variant, rules hash, options that are not at their default (if any), start,
     * events, result.
     *
     * @throws IllegalArgumentException if the game has more than 32,768 events, which no reader accepts
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    String record(GameRecord game);

    /**
     * Reads and replays a game that {@link #record} wrote. The first line is {@code variant: } and the id. A line
     * {@code options: } has the options of the variant as {@code name=value}, separated by blanks; an option that is
     * not stated has its default. To read a record of any variant, load the variant of these two lines first. A line
     * ends with a line feed, or with a carriage return and a line feed. Nothing may stand before the first line or
     * after the last.
     *
     * <p>A record is rejected if all its positions together take more than 100,000,000 units of work. One listed event
     * is 1 unit. One move that is tried, where a turn must use as many dice as possible, is 20. One square that a
     * search for walks visits is 1. One unit of the fuel of hooks is 2. A search for attackers of several royal pieces
     * counts the squares that it reads. {@link GameRecord#replay} and {@link GameRecord#after(String)} have no such
     * limit.
     *
     * @throws NotationException if the text is malformed, has more than 1,048,576 characters or 32,768 events, was
     *     played under other rules, holds an impossible event, or takes too much work
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    GameRecord record(String text);

    /**
     * Writes a game as one JSON object with the members {@code format, variant, rules, options, start, events, result},
     * and {@code reason} if the game is over. {@code result} is {@code *} if the game is not over. {@code options} has
     * those that are not at their default.
     *
     * @throws IllegalArgumentException as {@link #record(GameRecord)} does
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    String json(GameRecord game);

    /**
     * Reads and replays a game that {@link #json} wrote. Every member is required, except {@code reason} where the game
     * is not over.
     *
     * @throws NotationException as {@link #record(String)} does
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    GameRecord fromJson(String text);

    /**
     * Exports a game as PGN: legal PGN for chess; for other games tokens that PGN readers accept. Rolls are comments.
     *
     * @param tags further tag pairs such as {@code White}; missing tags of the seven tag roster are {@code ?}.
     *     {@code Result} may give a result that the rules do not give, as after a resignation. {@code Date} is year,
     *     month and day, {@code 2000.01.31}; what is unknown is question marks as a whole, {@code 2000.??.??}
     * @throws IllegalArgumentException if a tag cannot be written, contradicts the game, or is one that the game itself
     *     gives ({@code FEN}, {@code SetUp}, {@code Variant})
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    String pgn(GameRecord game, Map<String, String> tags);
}
