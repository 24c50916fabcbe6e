package org.dicechess;

import java.util.Map;

/**
 * Texts of events, positions and games of one variant. What it writes it reads back to an equal value; only PGN is an
 * export. Immutable and safe to share between threads. A record stores the results that the rules have given; who
 * resigns, agrees or runs out of time is for the host to keep.
 *
 * <p>Positions, events and games of another variant are written, and their events read, by that variant's notation. A
 * null is a {@link NullPointerException}.
 *
 * <p>A text that is wrong is a {@link NotationException} or an {@link IllegalEventException}. A hook of the variant
 * that fails is a {@link org.dicechess.spi.HookException}, out of every method here that lists, plays or asks for the
 * end: the text may be right, and so may the game be. It is never wrapped.
 *
 * <p>Sources: FEN and PGN as in the PGN standard of 1994, Shredder-FEN and X-FEN for castling rights of shuffled
 * arrays, UCI for move texts.
 *
 * @since 0.1
 */
public interface Notation {

    /**
     * The event that the position lists with this canonical text, of at most 300 characters. No other text stands for
     * it, but one: the dice of a roll may stand in any order. Upper and lower case differ; for {@code Nf3} there is
     * {@link #fromSan}.
     *
     * @throws NotationException if the text is malformed, so that it is the text of no event
     * @throws IllegalEventException if no listed event has this text; the message says why, as
     *     {@link Position#explain(String)} does
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    Event event(Position position, String text);

    /**
     * Writes a position: FEN where the game has no more to say, else FEN followed by further fields.
     *
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    String position(Position position);

    /**
     * Reads a position, in at most 4,000 characters. Beside what {@link #position(Position)} writes it takes FEN as
     * other programs write it: the board alone, or four or five fields; empty holdings, {@code []} or {@code [-]},
     * behind the board; castling rights in any order, by the letters of X-FEN or Shredder-FEN; several en passant
     * squares with or without commas; a half-move clock in a game that counts nothing; further fields in any order.
     *
     * <p>It refuses what the rules of the game can tell to be impossible from the pieces. Whether moves lead to a
     * position, and whether its counters fit its other fields, it does not ask.
     *
     * @throws NotationException if the text is malformed or the position impossible, with the column
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    Position position(String text);

    /**
     * Standard algebraic notation of a listed event, as {@code Nbd2}, {@code exd6}, {@code O-O}, {@code e8=Q+},
     * {@code Qh5#}; events that are not moves keep their canonical text.
     *
     * @throws IllegalEventException if the event is not possible
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    String san(Position position, Event event);

    /**
     * The listed event with this algebraic text, of at most 300 characters; check marks and annotations after it are
     * optional.
     *
     * @throws NotationException if the text fits no listed event, or several
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    Event fromSan(Position position, String text);

    /**
     * Writes a game as lines of text: variant, rules hash, options that do not stand at their default if there are any,
     * start, events, result.
     *
     * @throws IllegalArgumentException if the game has more than 32,768 events, which no reader takes
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    String record(GameRecord game);

    /**
     * Reads and replays a game that {@link #record} wrote. Its first line is {@code variant: } and the id, and a line
     * {@code options: } has what the variant was loaded with, as {@code name=value} between blanks; an option that is
     * not stated stands at its default.
     *
     * <p>A record is refused if its positions together take more than 100,000,000 units of work: a listed event is one;
     * a move that is tried, where as many dice as possible are used, twenty; a square that a search for walks visits
     * one; a unit of the fuel of hooks two; a search for attackers of several royals what it looks at.
     * {@link GameRecord#replay} and {@link GameRecord#after(String)} play such a game, too.
     *
     * @throws NotationException if the text is malformed, has more than 1,048,576 characters or 32,768 events, was
     *     played under other rules, holds an event that is not possible, or takes too much work
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    GameRecord record(String text);

    /**
     * Writes a game as one JSON object: {@code format, variant, rules, options, start, events, result}, and
     * {@code reason} if the game is over; {@code result} is {@code *} if it is not. The options are those that do not
     * stand at their default.
     *
     * @throws IllegalArgumentException as {@link #record(GameRecord)} does
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    String json(GameRecord game);

    /**
     * Reads and replays a game that {@link #json} wrote.
     *
     * @throws NotationException as {@link #record(String)} does
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    GameRecord fromJson(String text);

    /**
     * Exports a game as PGN: legal PGN for chess, tokens that PGN readers accept for other games, rolls in comments.
     *
     * @param tags further tag pairs such as {@code White}; the seven tag roster is filled with {@code ?} where missing.
     *     {@code Result} may say how a game ended that the rules have not ended, as by resignation
     * @throws IllegalArgumentException if a tag cannot be written, contradicts the game, or is one that the game itself
     *     gives ({@code FEN}, {@code SetUp}, {@code Variant})
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    String pgn(GameRecord game, Map<String, String> tags);
}
