package org.dicechess;

import java.util.Optional;

/**
 * Reads and writes the texts of events, positions and games of one variant. Every text that it writes reads back to an
 * equal value, except PGN, which is an export. Immutable and thread-safe.
 *
 * <p>Given a position, an event or a game of another variant, a notation passes the call on to the notation of that
 * variant. It reads texts of positions and games of its own variant only. A null argument is a
 * {@link NullPointerException}.
 *
 * <p>A wrong text is a {@link NotationException} or an {@link IllegalEventException}. Every method that lists or plays
 * events, or asks whether the game is over, may also throw a {@link PlayException}: the definition has failed in play,
 * and the text and the game may be correct. It is never wrapped.
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
     * @throws PlayException if the definition fails in play
     */
    Event event(Position position, String text);

    /**
     * Writes a position: as FEN if six fields suffice, else as FEN with further fields. Each variant has those that its
     * rules need, as {@code [1 3]} for a roll in hand and {@code @1} for a stage of the turn. The section Setup of the
     * guide to definitions ({@code rule-specs/README.md}) describes all of them. Other programs read the six fields.
     *
     * @throws PlayException if the definition fails in play
     */
    String position(Position position);

    /**
     * Reads a position. Besides the texts of {@link #position(Position)} it accepts FEN as other programs write it: the
     * board alone, except where arrays are dealt; without the number of the turn, or without both numbers; a hyphen in
     * place of a number, and a turn 0, which is the first one; empty holdings, {@code []} or {@code [-]}, behind the
     * board; castling rights in any order, with the letters of X-FEN or Shredder-FEN; several en passant squares, with
     * or without commas; a half-move clock in a game without such a counter; further fields in any order. Blanks, tabs
     * and line ends may stand before the text, behind it and, any number of them, between its fields. In a text without
     * blanks underscores stand for them. Operations of EPD may follow the fields, of which {@code hmvc} and
     * {@code fmvn} count. The text may stand in quotation marks, in a tag {@code [FEN "..."]} or behind the word FEN,
     * and {@code startpos} is the start. A roll in hand has its faces in ascending order.
     *
     * <p>It rejects a position that the rules can show to be impossible from the pieces alone. It does not check
     * whether moves lead to the position, nor whether its counters fit its other fields.
     *
     * @param text at most 4,000 characters
     * @throws NotationException if the text is malformed or the position is impossible; it names the column
     * @throws PlayException if the definition fails in play
     */
    Position position(String text);

    /**
     * Reads a position that a person has pasted. It does the same as {@link #position(String)}, but leaves out castling
     * rights and en passant squares that the pieces on the board contradict, and says so.
     *
     * @param text at most 4,000 characters
     * @throws NotationException if the text is malformed or the position is impossible otherwise; it names the column
     * @throws PlayException if the definition fails in play
     */
    PastedPosition pasted(String text);

    /**
     * Returns the standard algebraic notation of a listed event: {@code Nbd2}, {@code exd6}, {@code O-O},
     * {@code e8=Q+}, {@code Qh5#}. A symbol of several letters is in parentheses: {@code (Pr)h9}. A drop of a piece in
     * hand is {@code N@f3} for both sides, of a pawn {@code P@e4}. An event that is not a move keeps its canonical
     * text.
     *
     * @throws IllegalEventException if the event is not possible
     * @throws PlayException if the definition fails in play
     */
    String san(Position position, Event event);

    /**
     * Returns the listed event with this algebraic text, or with one that other programs write where no doubt is left:
     * {@code 1.e4}, {@code 1...e5}, {@code 1. ... e5}, {@code ...e5}, {@code 0-0}, {@code o-o}, {@code Nf3e5},
     * {@code Ng1-f3}, {@code Pe4}, {@code exf6 e.p.} if that is an en passant capture, a capture without its sign
     * ({@code ed8=Q}), with a colon or without the rank of a pawn ({@code exd}), {@code e8Q}, {@code e8(Q)},
     * {@code e8/Q} and {@code e8=q}, {@code @e4} and {@code p@e4} for a drop of a pawn, and {@code Z0}, {@code null},
     * {@code 0000}, {@code @@@@} and {@code pass} for a pass. Figurines stand for the pieces that they show. Behind the
     * move may stand marks and words of check and mate, the annotations {@code !} and {@code ?}, signs as {@code +-}
     * and {@code =}, numbers of annotations such as {@code $1}, and comments in braces or from a semicolon to the end
     * of its line. The number of a move is not compared with that of the position.
     *
     * <p>{@link #typed} reads what people write, either form.
     *
     * @param text at most 300 characters
     * @throws NotationException if the text fits no listed event, or several
     * @throws PlayException if the definition fails in play
     */
    Event fromSan(Position position, String text);

    /**
     * Returns the listed event that a person has typed: the one with this canonical text or, where the text is
     * malformed as such, the one with this algebraic text. So it reads {@code g1f3} and {@code Nf3}, a roll and a pass.
     * A drop of a piece in hand may have the letters of either side.
     *
     * @param text at most 300 characters
     * @throws NotationException if the text is malformed in both forms; the message is about the form that it
     *     resembles, and names the text that it is but for blanks and upper case
     * @throws IllegalEventException if it is the canonical text of an event that is not possible here; the message says
     *     why
     * @throws PlayException if the definition fails in play
     */
    Event typed(Position position, String text);

    /**
     * Writes a game as lines of text:
     *
     * <pre>
     * variant: dice-chess
     * rules: d35b3a4e4fae19542bffe7feba906f92ae3b5b24073a8667883d6ce7c7a9bb6e
     * options: stalemate=loses
     * tag White: Anna
     * tag Black: Ben
     * extra: {"myserver:clock":[300,5]}
     * start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
     * events:
     * [1 1] e2e4 [2 3] b8c6
     * result: 1-0
     * conclusion: resignation by black
     * why: had to catch a train
     * </pre>
     *
     * <p>Only what exists is written of these: options that are not at their default, tags, {@link GameRecord#extra()},
     * the conclusion and its text for people. The line {@code result: } is {@code *} if the game goes on. If the rules
     * have ended it, a blank and {@link Node.End#reason()} follow the result. A game whose definition fails in its last
     * position goes on, so it can be written and read again.
     *
     * @throws IllegalArgumentException if the game has more than 32,768 events, or the text more than 1,048,576
     *     characters, which no reader accepts
     * @throws PlayException if the definition fails in play
     */
    String record(GameRecord game);

    /**
     * Reads and replays a game that {@link #record(GameRecord)} wrote. The lines are in the order shown there:
     *
     * <pre>
     * variant: ID
     * rules: HASH
     * options: NAME=VALUE NAME=VALUE        optional; an option that is not stated has its default
     * tag NAME: VALUE                       at most 100 lines; names and values as in {@link GameRecord#checkTag}
     * extra: OBJECT                         optional; a JSON object on this line
     * start: POSITION
     * events:
     * EVENT EVENT ...                       any number of lines; blanks and line ends separate the events
     * result: 1-0 | 0-1 | 1/2-1/2 | *       followed by a blank and the reason if the rules have ended the game
     * conclusion: KIND by SIDE              only if something else has ended it; {@link Conclusion#text()}
     * why: TEXT                             optional, behind a conclusion
     * </pre>
     *
     * <p>A line ends with a line feed, a carriage return, or both in this order. The last one may lack it. A byte order
     * mark may stand before the first line, and empty lines anywhere. Blanks and tabs at the end of a line count in the
     * values of tags and in texts only. A record of any variant is read by the {@code Loader} of the module
     * {@code dicechess-rules}, which finds the variant.
     *
     * <p>A record is rejected if its positions together take more than 50,000,000 units of work. A unit is about 10
     * nanoseconds. One event of the record is 100 units. One event that a position lists is 1. One move that is tried,
     * where a turn must use as many dice as possible or hoppers give check, is 20. Eight squares that are read along
     * lines are 1. One square that a search for walks visits is 1. One unit of the fuel of hooks is 10. A listed
     * promotion with the squares and dice of the recorded one, but to another kind, is up to 50 more. Six hundred
     * events of a bundled game take at most about 400,000 units. {@link GameRecord#replay} and
     * {@link GameRecord#after(String)} have no such limit.
     *
     * <p>What is read can be written again, in both forms: a text from which a longer one than 1,048,576 characters
     * would be written is rejected too. Escapes and the signs between the events of JSON make texts longer.
     *
     * @throws NotationException if the text is malformed, has more than 1,048,576 characters (as
     *     {@link String#length()} counts) or 32,768 events, was played under other rules, holds an impossible event, or
     *     takes too much work
     * @throws PlayException if the definition fails in play
     */
    GameRecord record(String text);

    /**
     * Reads and replays a game, lines of text or JSON, that may have been played under other rules of this variant.
     * {@link #record(String)} and {@link #fromJson} refuse such a game, as their results are the games that were
     * played. The variant and its options must be those of the record, and each event must be possible under the rules
     * of now. If the rules have changed, the stated result is not compared: the result is that of the rules of now, and
     * the game may go on. A conclusion is left out if the rules of now have ended the game. The game has the rules hash
     * of this variant, so it is written as a game of the rules of now.
     *
     * @throws NotationException as {@link #record(String)} does, but not because of other rules; it names the first
     *     event that is not possible
     * @throws PlayException if the definition fails in play
     */
    GameRecord replay(String text);

    /**
     * Writes a game as one JSON object (RFC 8259) without line ends. Its members are, in this order:
     *
     * <table>
     * <caption>Members</caption>
     * <tr><td>{@code format}</td><td>the number 1</td></tr>
     * <tr><td>{@code variant}</td><td>the id of the variant</td></tr>
     * <tr><td>{@code rules}</td><td>the rules hash</td></tr>
     * <tr><td>{@code options}</td><td>an object of strings: the options that are not at their default</td></tr>
     * <tr><td>{@code tags}</td><td>an object of strings; absent without tags</td></tr>
     * <tr><td>{@code start}</td><td>the position in which the game started</td></tr>
     * <tr><td>{@code events}</td><td>a list of strings</td></tr>
     * <tr><td>{@code result}</td><td>{@code 1-0}, {@code 0-1} or {@code 1/2-1/2}; {@code *} if the game goes
     *   on</td></tr>
     * <tr><td>{@code reason}</td><td>why the rules have ended the game; only if they have</td></tr>
     * <tr><td>{@code conclusion}</td><td>an object with {@code kind}, and {@code by} ({@code white}, {@code black}) and
     *   {@code why} if they are not empty; only if the game has a conclusion</td></tr>
     * <tr><td>others</td><td>the members of {@link GameRecord#extra()}</td></tr>
     * </table>
     *
     * <p>The resource {@code META-INF/dicechess/record.schema.json} of the module {@code dicechess-rules} is a JSON
     * schema of these records.
     *
     * @throws IllegalArgumentException as {@link #record(GameRecord)} does
     * @throws PlayException if the definition fails in play
     */
    String json(GameRecord game);

    /**
     * Reads and replays a game that {@link #json} wrote. The members may be in any order. {@code format},
     * {@code variant}, {@code rules}, {@code options}, {@code start}, {@code events} and {@code result} are required.
     * Members with other names than those of {@link #json} are kept, as {@link GameRecord#extra()}.
     *
     * <p>{@code format} is the number 1, written in any way of at most 100 characters. A byte order mark may stand
     * before the text.
     *
     * @throws NotationException as {@link #record(String)} does, or if an object has a name twice or more than 9
     *     objects and lists are inside each other
     * @throws PlayException if the definition fails in play
     */
    GameRecord fromJson(String text);

    /**
     * Returns the text of a JSON object without blanks between its parts, as {@link GameRecord#extra()} keeps it. The
     * members keep their order, and numbers stay as they are written. In strings, only quotation marks, backslashes,
     * control characters and single halves of surrogate pairs are escaped.
     *
     * @param json at most 1,048,576 characters, with the escapes that are added; at most 9 objects and lists inside
     *     each other, the outermost counted
     * @throws NotationException if the text is no JSON object (RFC 8259), is too long or nested too deep, an object has
     *     a name twice, or the object has a name that {@link #json} uses
     */
    String compactJson(String json);

    /**
     * Returns the string that is a member of a JSON object; empty if there is no such member, or it is no string.
     *
     * @param json as for {@link #compactJson}, with any names
     * @throws NotationException as {@link #compactJson} does, but whatever the names
     */
    Optional<String> jsonText(String json, String member);

    /**
     * Returns a JSON object with a string as one more member at its end, or in place of the member of that name.
     *
     * @param json as for {@link #compactJson}, with any names
     * @throws NotationException as {@link #compactJson} does, but whatever the names, for {@code json} and for the
     *     result
     */
    String withJsonText(String json, String member, String text);

    /**
     * Returns the text of a member of a JSON object, without blanks between its parts; empty if there is no such
     * member.
     *
     * @param json as for {@link #compactJson}, with any names
     * @throws NotationException as {@link #compactJson} does, but whatever the names
     */
    Optional<String> jsonMember(String json, String member);

    /**
     * Returns a JSON object with one more member at its end, or in place of the member of that name.
     *
     * @param json as for {@link #compactJson}, with any names
     * @param value the text of any JSON value
     * @throws NotationException as {@link #compactJson} does, but whatever the names, for {@code json}, for
     *     {@code value} and for the result
     */
    String withJsonMember(String json, String member, String value);

    /**
     * Returns a JSON object without a member; the same object if it has none of that name.
     *
     * @param json as for {@link #compactJson}, with any names
     * @throws NotationException as {@link #compactJson} does, but whatever the names
     */
    String withoutJsonMember(String json, String member);

    /**
     * Returns whether two texts are the same JSON object: they have the same members with the same values, in any
     * order. Lists have an order. Numbers are compared as they are written, so {@code 5} and {@code 5.0} differ.
     *
     * @throws NotationException as {@link #compactJson} does, but whatever the names
     */
    boolean isSameJson(String one, String other);

    /**
     * Exports a game as PGN: legal PGN for chess; for other games tokens that PGN readers accept. Rolls are comments,
     * and so is {@link Node.End#title()} where the rules have ended the game and the last move has no mark of mate. A
     * roll that deals is none: the tags {@code SetUp} and {@code FEN} have the position that it has dealt. So a game
     * that begins with a deal reads back as the game from the dealt position, which is not equal to it.
     *
     * <p>The tags are those of the game. Missing tags of the seven tag roster are {@code ?}. {@code Result} is
     * {@link GameRecord#result()}. A game with a conclusion has two more tags: {@code Termination} in the words of the
     * standard ({@code normal}, {@code time forfeit}, {@code adjudication}, {@code abandoned}), and {@code Conclusion}
     * with {@link Conclusion#text()} and, after a colon, {@link Conclusion#why()}. {@code Variant} has the name of a
     * game other than chess, and {@code Options} the options that are not at their default, as {@code draws=late}. A
     * program that does not know the variant may complain of {@code Variant}, and reads the moves all the same where
     * they are moves of chess, one in a turn.
     *
     * <p>To find the shortest text of a move, all events with the same destination are compared. Each is 250 of the
     * units of {@link #record(String)}, and a game may take 50,000,000 units: 200,000 events compared.
     *
     * @throws IllegalArgumentException if the game takes more units of work
     * @throws PlayException if the definition fails in play
     */
    String pgn(GameRecord game);

    /**
     * Reads one game in PGN, as {@link #pgn(GameRecord)} or another program has written it. Comments, variations,
     * glyphs, the novelty mark {@code N} behind a move, signs in angle brackets and numbers of moves are left out, but
     * for the rolls and selections with which a comment before the result begins. Moves are read as {@link #typed}
     * reads them. What {@link #pgn(GameRecord)} writes is read as an equal game, but for further members, and but for
     * the rolls that deal: such a game is read as the game from the dealt position.
     *
     * <p>The variant is that of this notation, whatever the tag {@code Variant} says. A game that the rules have not
     * ended is concluded as the tag {@code Conclusion} says. Without it {@code Termination} may have the words time,
     * abandoned, adjudication and infraction; otherwise a draw counts as agreed, and whoever loses has resigned. Where
     * draws by repetition or by a number of moves have to be claimed, games of other programs may go on behind them.
     * They are refused unless an option of the variant lets the players claim, as {@code draws=late} of chess does.
     *
     * <p>The result is the one behind the moves; the tag {@code Result} counts if there is none or it is {@code *}. The
     * standard wants them to be equal, but a wrong one is no reason to lose the moves. A half, a dash or a colon may
     * stand in a result: {@code 1/2}, {@code 1:0}.
     *
     * <p>The other tags never cost a game. A tag that {@link GameRecord#checkTag} refuses is left out, and so is one
     * that is unknown, as {@code ?}, blanks, and the tags behind the first hundred. A longer value is cut behind 255
     * characters. A {@code Date} as {@code 1972} or {@code 1972/7/11} is made into {@code 1972.??.??} or
     * {@code 1972.07.11}; a month or day that does not exist is unknown. Of two tags with the same name the first
     * counts; two {@code FEN} or {@code Options} that differ are refused, as nobody knows which game it is.
     *
     * @param text at most 1,048,576 characters, with one game of at most 32,768 events
     * @throws NotationException if the text is no PGN, a move is not possible or could be several, a roll is missing,
     *     or the result is not that of the rules. The message names line and column
     * @throws PlayException if the definition fails in play
     */
    GameRecord fromPgn(String text);
}
