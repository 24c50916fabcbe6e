package org.dicechess;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A game so far: its start, its events and its rules. Immutable and thread-safe. A record detects repetition, which a
 * position cannot. A longer game shares its past with the shorter one.
 *
 * <p>A host may add tags (the players, the date, the event), a conclusion (a resignation, lost time), and further
 * members of its JSON. Every longer or shorter game that is made from this one keeps tags and further members.
 *
 * <p>A record stores its events and positions: at most 200 bytes for each event, plus one byte for each square. It may
 * also keep alive up to 63 later events of another game with the same past. It stores no lists of events: the positions
 * and events that it hands out are copies, which compute their nodes, texts and effects anew. Only {@link #position()}
 * keeps its node while the record is reachable.
 *
 * <p>Adding an event takes the time of its node and of the next position; where repetition ends the game, also one look
 * into a hash table for every 64 earlier positions. {@link #start()}, {@link #events()}, {@link #positions()} and
 * {@link #cursor()} take time in proportion to the length of the game. The number of events is not limited; a
 * {@link Notation} writes and reads at most 32,768.
 *
 * <p>Where a definition may fail in play, every method that plays or explains events, makes a cursor or asks what comes
 * next may throw a {@link PlayException}, which is never wrapped. The record is then unchanged. It can still be
 * {@linkplain #concluded concluded}, and written by a {@link Notation}.
 *
 * @since 0.1
 */
public final class GameRecord {

    private final GamePast past;
    private final Position position;
    private final HostNotes notes;

    private GameRecord(GamePast past, Position position, HostNotes notes) {
        this.past = past;
        this.position = position;
        this.notes = notes;
    }

    /** Returns a game that begins in this position, without events. */
    public static GameRecord from(Position start) {
        return new GameRecord(GamePast.of(start), start, HostNotes.NONE);
    }

    /**
     * Returns a game with these events, however many and whatever work their positions take.
     *
     * @throws IllegalEventException if an event is not possible; the message begins with its number, from 1, and its
     *     text
     */
    public static GameRecord replay(Position start, List<Event> events) {
        GameRecord game = from(start);
        int number = 1;
        for (Event event : events) {
            game = game.replayed(event, number++);
        }
        return game;
    }

    private GameRecord replayed(Event event, int number) {
        try {
            return after(event);
        } catch (IllegalEventException impossible) {
            throw new IllegalEventException("event " + number + ", " + event.text() + ": " + impossible.getMessage());
        }
    }

    /** Returns the position in which the game started. */
    public Position start() {
        return past.start();
    }

    /** Returns the number of events, without making any. */
    public int length() {
        return past.length();
    }

    /** Returns the events in order; empty at the start. Each call makes new moves. */
    public List<Event> events() {
        return past.events();
    }

    /** Returns the positions from the start to the present one: one more than events. Each call makes new positions. */
    public List<Position> positions() {
        return past.positions();
    }

    /** Returns the present position. */
    public Position position() {
        return position;
    }

    /** Returns the last event; empty at the start. */
    public Optional<Event> lastEvent() {
        return past.last();
    }

    /**
     * Returns the moves of the last turn in which a piece has moved, in their order; of the present turn, if a piece
     * has moved in it. Empty before the first move.
     */
    public List<Move> lastMoves() {
        return past.lastMoves();
    }

    /**
     * Returns the events of the present turn, rolls, selections and passes too; if it has just begun, those of the turn
     * before. Empty at the start.
     */
    public List<Event> lastTurn() {
        return past.lastTurn();
    }

    /**
     * Returns the game without its last event and without a conclusion, whoever has chosen the event; empty at the
     * start. It keeps the tags. Its position computes its node anew.
     */
    public Optional<GameRecord> before() {
        HostNotes open = notes.withConclusion(Optional.empty());
        return past.before().map(before -> new GameRecord(before, before.position(), open));
    }

    /**
     * Returns the game as it was after so many of its events, as {@link #before()} repeated, to show an earlier
     * position with its last moves. With all events it is this game.
     *
     * @param events 0 to the number of events
     * @throws IndexOutOfBoundsException if the number is out of range
     */
    public GameRecord at(int events) {
        if (events < 0 || events > past.length()) {
            throw new IndexOutOfBoundsException(events + " events; expected 0 to " + past.length());
        }
        GameRecord game = this;
        while (game.past.length() > events) {
            game = game.before().orElseThrow();
        }
        return game;
    }

    /**
     * Returns the game without the last event, which this player takes back. A player may take back its own choices of
     * the present turn, one by one, the last one first, as long as the game and the turn go on and nothing has been
     * rolled since. The record does not keep what is taken back. With fair dice the host asks
     * {@link org.dicechess.fair.FairDice#explainTakeBack} first, which knows rolls that the game has still to play.
     *
     * @throws IllegalStateException if the player may not; the message is that of {@link #explainTakeBack}
     */
    public GameRecord takeBack(Color player) {
        Optional<String> refusal = explainTakeBack(player);
        if (refusal.isPresent()) {
            throw new IllegalStateException(refusal.get());
        }
        return before().orElseThrow();
    }

    /** Returns why this player may not take back the last event, as {@link #takeBack} says; empty if it may. */
    public Optional<String> explainTakeBack(Color player) {
        Objects.requireNonNull(player, "player");
        return TakeBack.refusal(this, past.last(), player);
    }

    /** Returns the tags in their order, such as {@code White} and the name of the player; empty without tags. */
    public Map<String, String> tags() {
        return notes.tags();
    }

    /**
     * Returns the game with one more tag at the end. A tag of the same name is replaced in its place.
     *
     * @throws IllegalArgumentException as {@link #checkTag} and {@link #withTags} do
     */
    public GameRecord tagged(String name, String value) {
        return withTags(Tags.with(notes.tags(), name, value));
    }

    /**
     * Returns the game with these tags, in the order of the map, and no others.
     *
     * @throws IllegalArgumentException if there are more than 100 tags, or as {@link #checkTag} does
     */
    public GameRecord withTags(Map<String, String> tags) {
        return new GameRecord(past, position, notes.withTags(Tags.checked(tags)));
    }

    /**
     * Checks a tag by the PGN standard. Names that PGN knows are {@code Event}, {@code Site}, {@code Date},
     * {@code Round}, {@code White}, {@code Black} and many more; a host may use others.
     *
     * @param name 1 to 255 letters {@code A} to {@code Z} and {@code a} to {@code z}, digits and underscores; the first
     *     is no underscore. {@code Result}, {@code Termination}, {@code Conclusion}, {@code Variant}, {@code Options},
     *     {@code SetUp} and {@code FEN} are not allowed, as PGN takes them from the game
     * @param value at most 255 characters, a surrogate pair counted once, may be empty, but has not blanks and joiners
     *     alone. Control characters, line separators, halves of surrogate pairs, direction characters and other
     *     invisible ones are not allowed, but for the joiners U+200C and U+200D. A {@code Date} is year, month and day,
     *     {@code 2000.01.31}; what is unknown is question marks as a whole, {@code 2000.??.??}
     * @throws IllegalArgumentException if the name or the value is not allowed
     */
    public static void checkTag(String name, String value) {
        Tags.check(name, value);
    }

    /** Returns how the game ended if not by its rules; empty if the rules have ended it, or it goes on. */
    public Optional<Conclusion> conclusion() {
        return notes.conclusion();
    }

    /**
     * Returns the game ended by something else than its rules. No event can follow. A game whose definition fails in
     * the present position can be ended so, too.
     *
     * @throws IllegalStateException if the game is over already; the message says why
     */
    public GameRecord concluded(Conclusion conclusion) {
        Objects.requireNonNull(conclusion, "conclusion");
        Optional<String> over = over();
        if (over.isPresent()) {
            throw new IllegalStateException(over.get());
        }
        return new GameRecord(past, position, notes.withConclusion(Optional.of(conclusion)));
    }

    /** Returns the game without its conclusion, which has been withdrawn; the same game if it has none. */
    public GameRecord reopened() {
        return new GameRecord(past, position, notes.withConclusion(Optional.empty()));
    }

    /**
     * Returns the result that the conclusion or the rules give; empty if the game goes on, or if its definition fails
     * in the present position.
     */
    public Optional<Result> result() {
        return conclusion().map(Conclusion::result).or(() -> end().map(Node.End::result));
    }

    /**
     * Returns how the rules have ended the game, whether or not it has a conclusion. Empty if they have not, or if the
     * definition fails in the present position: {@link #node()} then throws a {@link PlayException}.
     */
    public Optional<Node.End> end() {
        try {
            return node() instanceof Node.End end ? Optional.of(end) : Optional.empty();
        } catch (PlayException failed) {
            return Optional.empty();
        }
    }

    /**
     * Returns what comes next in a few words for people, in English, without a full stop: the words of
     * {@link Purpose#text()}, the dice that are rolled, or how the game has ended. {@code White moves with the dice [1
     * 2]}, {@code Black rolls d6}, {@code White rolls 2 dice}, {@code the setup is dealt by a roll of d4},
     * {@code checkmate: White wins}, {@code Black resigns: White wins}.
     */
    public String words() {
        return conclusion().map(GameWords::of).orElseGet(() -> GameWords.of(node(), position));
    }

    /**
     * Returns what the decision asks its player to do; empty at a roll, and if the game is over, by a conclusion or by
     * repetition too, of which {@link Position#purpose} knows nothing.
     */
    public Optional<Purpose> purpose() {
        return over().isPresent() ? Optional.empty() : position.purpose();
    }

    /**
     * Returns what a host or another program has added to the record, as the text of a JSON object without blanks
     * between its parts; an empty object, <code>{}</code>, if there is nothing. JSON records have its members beside
     * their own.
     */
    public String extra() {
        return notes.extra();
    }

    /**
     * Returns the game with these further members and no others.
     *
     * @param json the text of a JSON object, as {@link Notation#compactJson} reads it. A later version of this library
     *     may use further names without a colon, so begin yours with a word and a colon, {@code myserver:clocks}
     * @throws NotationException if the text is no such object
     */
    public GameRecord withExtra(String json) {
        String compact = variant().notation().compactJson(json);
        return new GameRecord(past, position, notes.withExtra(compact));
    }

    /** Returns the string that is a further member of this name; empty if there is none, or it is no string. */
    public Optional<String> extra(String member) {
        return variant().notation().jsonText(extra(), member);
    }

    /**
     * Returns the game with a string as one more further member, or in place of the member of that name.
     *
     * @param member a name as in {@link #withExtra(String)}
     * @throws NotationException if records use the name themselves, or the further members become too long
     */
    public GameRecord withExtra(String member, String text) {
        checkMember(member);
        return new GameRecord(
                past, position, notes.withExtra(variant().notation().withJsonText(extra(), member, text)));
    }

    /** Refuses a name that records use themselves. */
    private void checkMember(String member) {
        Notation notation = variant().notation();
        notation.compactJson(notation.withJsonText("{}", member, ""));
    }

    /**
     * Returns the text of the further member of this name, JSON of any kind without blanks between its parts; empty if
     * there is none. {@link Notation#jsonMember} and {@link Notation#withJsonMember} read and change an object in it.
     */
    public Optional<String> extraJson(String member) {
        return variant().notation().jsonMember(extra(), member);
    }

    /**
     * Returns the game with JSON of any kind as one more further member, or in place of the member of that name.
     *
     * @param member a name as in {@link #withExtra(String)}
     * @param json the text of the member: an object, list, string, number, {@code true}, {@code false} or {@code null}
     * @throws NotationException if the text is no JSON, records use the name themselves, or the further members become
     *     too long
     */
    public GameRecord withExtraJson(String member, String json) {
        checkMember(member);
        return new GameRecord(
                past, position, notes.withExtra(variant().notation().withJsonMember(extra(), member, json)));
    }

    /** Returns the game without the further member of this name; an equal game if there is none. */
    public GameRecord withoutExtra(String member) {
        return new GameRecord(
                past, position, notes.withExtra(variant().notation().withoutJsonMember(extra(), member)));
    }

    /** Returns the variant. */
    public Variant variant() {
        return position.variant();
    }

    /** Returns the rules hash of the variant: 64 hexadecimal digits. */
    public String rulesHash() {
        return variant().rulesHash();
    }

    /**
     * Returns a new cursor at the present position that knows all events of the game: it detects repetition as this
     * record does, and can undo to the start. It knows nothing of a {@link #conclusion}.
     */
    public Cursor cursor() {
        Cursor cursor = start().cursor();
        events().forEach(event -> cursor.play(cursor.number(event)));
        return cursor;
    }

    /**
     * Returns what comes next by the rules, whether or not the game has a conclusion: the end also where the present
     * position has occurred often enough for an ending by repetition. Where several endings hold, it is the one that
     * {@link Cursor#end()} returns.
     */
    public Node node() {
        if (!past.isRepeated()) {
            return position.node();
        }
        return variant().judgesRepetition() ? position.nodeIfRepeated(past) : position.nodeIfRepeated();
    }

    /**
     * Returns the game with one more event, the listed one that equals the argument. A host must check whose event it
     * is: at a decision it belongs to {@link Node.Decision#player()}, and a roll belongs to the host.
     *
     * @throws IllegalEventException if the event is not possible or the game is over; the message says why
     */
    public GameRecord after(Event event) {
        Objects.requireNonNull(event, "event");
        Optional<String> over = over();
        if (over.isPresent()) {
            throw new IllegalEventException(over.get());
        }
        return with(position.listed(event));
    }

    /**
     * Returns the game with the event that has this canonical text; see {@link #after(Event)}.
     *
     * @throws NotationException if the text is malformed
     * @throws IllegalEventException if the event is not possible or the game is over; the message says why
     */
    public GameRecord after(String event) {
        if (over().isPresent()) {
            throw new IllegalEventException(explain(event).orElseThrow());
        }
        return with(variant().notation().event(position, event));
    }

    private GameRecord with(Event listed) {
        Position next = position.after(listed);
        return new GameRecord(past.and(listed, next), next, notes);
    }

    /**
     * Returns why this event is not possible now, as {@link Position#explain} does but with repetition; empty if the
     * event is possible.
     */
    public Optional<String> explain(Event event) {
        Objects.requireNonNull(event, "event");
        return over().or(() -> position.explain(event));
    }

    /**
     * Returns why no event with this canonical text is possible now, repetition included; empty if one is.
     *
     * @throws NotationException if the text is malformed
     */
    public Optional<String> explain(String event) {
        Optional<String> impossible = position.explain(event);
        return over().or(() -> impossible);
    }

    /** Returns how the game ended; empty if it goes on, or if its definition fails in the present position. */
    Optional<String> over() {
        return conclusion()
                .map(GameWords::how)
                .or(() -> end().map(end -> end.title() + (end.rule().isEmpty() ? "" : " (" + end.rule() + ")")))
                .map("the game is over: "::concat);
    }

    /**
     * Returns how often the present position has occurred, itself included: at least 1. Counters and the number of the
     * turn are not compared.
     *
     * <p>Only a position at the beginning of a turn draws by repetition; its count is stored. If
     * {@link Variant#repeatsByPasses()} is false, the turn before must have had a move, and other positions do not
     * count for it. For any other position the whole game is searched, and each equal position counts.
     */
    public int occurrences() {
        if (past.occurrences() > 0) {
            return past.occurrences();
        }
        Position bare = past.bare(position);
        return (int) past.positions().stream()
                .filter(each -> past.bare(each).equals(bare))
                .count();
    }

    /** Returns the id of the variant, the number of events and the present position. */
    @Override
    public String toString() {
        return variant().id() + " after " + past.length() + " events: " + position;
    }

    /**
     * Returns whether both games have equal rules, equal start positions, equal events, equal tags in any order, equal
     * conclusions, and the same further members in any order, as {@link Notation#isSameJson} compares them.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord game
                && rulesHash().equals(game.rulesHash())
                && start().equals(game.start())
                && events().equals(game.events())
                && notes.areSame(game.notes, variant().notation());
    }

    @Override
    public int hashCode() {
        return Objects.hash(start(), events(), tags(), conclusion());
    }
}
