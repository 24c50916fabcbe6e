package org.dicechess.rules.events;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Choice;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Reserve;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.engine.EnginePool;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.moves.EventFacts;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/** Turns event numbers of one position into events with edits, path and text. */
public final class Events {

    /** The name of the reserve of a captured piece that awaits placement. */
    static final String WAITING = "waiting";

    /** The name of the reserve of the pieces in hand. */
    public static final String HAND = "hand";

    /** The number of no event. */
    public static final int NONE = -1;

    private final Tables tables;
    private final EnginePool engines;
    private final Snapshot snapshot;

    /** Null until the path of a walk is asked for. */
    private @Nullable WalkPaths walkPaths;

    /** Creates the events of a position. */
    public Events(Tables tables, EnginePool engines, Snapshot snapshot) {
        this.tables = tables;
        this.engines = engines;
        this.snapshot = snapshot;
    }

    /** Returns whether its events are those of this snapshot. */
    boolean isOf(Snapshot other) {
        return snapshot == other;
    }

    /** Returns whether its events are those of a position with the bits of this state. */
    boolean isOf(State state) {
        return state.tables == tables && state.isLike(snapshot);
    }

    /** Returns the square that a move leaves; empty for a drop. */
    Optional<Square> from(int event) {
        return optional(EventFacts.from(tables, event));
    }

    /** Returns the square that a move reaches. */
    Optional<Square> to(int event) {
        return optional(EventFacts.to(tables, event));
    }

    private Optional<Square> optional(int square) {
        return square == EventFacts.NONE ? Optional.empty() : Optional.of(square(square));
    }

    /**
     * Returns the square on which a piece arrives or is chosen, which every text of the event names; empty for castling
     * and events without a square.
     */
    Optional<Square> arrival(int event) {
        if (EventCode.isWhole(event)) {
            return Optional.empty();
        }
        return switch (EventCode.kind(event)) {
            case EventCode.MOVE,
                    EventCode.OPENING_MOVE,
                    EventCode.EN_PASSANT,
                    EventCode.WALK,
                    EventCode.BECOME,
                    EventCode.ACT,
                    EventCode.EFFECT,
                    EventCode.EXCHANGE,
                    EventCode.PUT -> Optional.of(square(EventCode.to(event)));
            case EventCode.SELECT, EventCode.RETURN -> Optional.of(square(EventCode.from(event)));
            default -> Optional.empty();
        };
    }

    /** Returns the numbers of all events. */
    int[] numbers() {
        return engines.with(snapshot, Engine::events);
    }

    /**
     * Returns the number that a selection, a choice or a pass has wherever it is listed; {@link #NONE} for other
     * events.
     */
    int number(Event event) {
        if (event instanceof Selection selection) {
            int square = tables.game.squares().index(selection.square());
            int pool = pool(selection.die());
            return square < 0 || pool < 0 ? NONE : EventCode.of(EventCode.SELECT, square, pool, 0);
        }
        if (event instanceof Choice choice) {
            return number(choice);
        }
        return event instanceof Pass ? EventCode.PASS : NONE;
    }

    private int number(Choice choice) {
        return Arrays.stream(numbers())
                .filter(number -> event(number).equals(choice))
                .findFirst()
                .orElse(NONE);
    }

    private Choice choice(int event) {
        return new Choice(
                picks()
                        ? pick(EventCode.picked(event))
                        : tables.stages.option(Clock.stage(snapshot.clock()), EventCode.number(event)));
    }

    /** Returns the text of a move, or of a piece, that is picked. */
    public String pick(int picked) {
        return EventCode.kind(picked) == EventCode.SELECT
                ? tables.game.squares().square(EventCode.from(picked)).toString()
                : event(picked).text();
    }

    /** Returns what can be picked of moves: each of them, and the pieces that have them. */
    public IntStream picks(int[] moves) {
        IntStream pieces = Arrays.stream(moves)
                .map(move -> EventFacts.from(tables, move))
                .filter(square -> square >= 0)
                .distinct()
                .map(EventCode::piece);
        return IntStream.concat(Arrays.stream(moves), pieces);
    }

    /** Returns whether a move or a piece is picked here. */
    private boolean picks() {
        int stage = Clock.stage(snapshot.clock());
        return stage < tables.stages.dealing && tables.stages.afterPick[stage] >= 0;
    }

    private int pool(String name) {
        for (int pool = tables.game.pools().size() - 1; pool >= 0; pool--) {
            if (tables.game.pools().get(pool).name().equals(name)) {
                return pool;
            }
        }
        return NONE;
    }

    /** Returns the number of events. */
    int count() {
        return engines.with(snapshot, Engine::count);
    }

    /** Returns the event with a number. */
    public Event event(int event) {
        // Moves are made in one place, so the compiler can omit the object if it does not escape.
        return EventFacts.isMove(event) && !isAction(event) ? new ListedMove(this, event) : otherEvent(event);
    }

    private boolean isAction(int event) {
        int kind = EventCode.kind(event);
        return kind == EventCode.ACT
                || kind == EventCode.BECOME
                || kind == EventCode.RETURN
                || kind == EventCode.EXCHANGE
                || kind == EventCode.PUT && !EventCode.isDrop(event) && !Clock.waits(Clock.hand(snapshot.clock()));
    }

    private Event otherEvent(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.ROLL -> tables.rolls.outcome(EventCode.number(event)).roll();
            case EventCode.DEAL -> new Roll(tables.game.setup().deal().shown(EventCode.number(event)));
            case EventCode.PASS -> new Pass();
            case EventCode.CHOOSE -> choice(event);
            case EventCode.ACT, EventCode.BECOME, EventCode.PUT, EventCode.RETURN, EventCode.EXCHANGE ->
                new ListedAction(new ListedMove(this, event), action(event));
            default ->
                new Selection(
                        square(EventCode.from(event)),
                        tables.game.pools().get(EventCode.to(event)).name());
        };
    }

    /** Returns a move in full: its text, edits, spent dice and path. An action comes without its name. */
    Move expanded(int event) {
        Move move = itself(event);
        if (!affects()) {
            return move;
        }
        int[] affected = engines.with(snapshot, engine -> engine.affected(event));
        return affected.length == 0
                ? move
                : Move.of(
                        move.text(),
                        new AffectedEdits(tables, snapshot.board()).of(move.edits(), affected),
                        move.spent(),
                        move.path());
    }

    /** Returns whether effects may change further pieces. */
    boolean affects() {
        return !tables.game.effects().isEmpty();
    }

    /** Returns a move as {@link #expanded} does, without what its effects change. */
    Move itself(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.CASTLE -> castling(event);
            case EventCode.PUT -> isAction(event) ? put(event) : placement(event);
            case EventCode.BECOME -> EventCode.code(event) == 0 ? removal(event) : move(event);
            case EventCode.EFFECT -> effect(event);
            case EventCode.RETURN -> returnMove(event);
            case EventCode.EXCHANGE -> EventCode.isWhole(event) ? whole(event) : exchange(event);
            default -> move(event);
        };
    }

    /** Returns the name of an action. */
    private String action(int event) {
        return tables.game.actions().get(EventCode.choice(event)).name();
    }

    private Move finish(int event, String text, List<Edit> edits, List<Square> path) {
        boolean named = isAction(event) && tables.stages.namesActions[Clock.stage(snapshot.clock())];
        return Move.of(named ? text + EventSyntax.action(action(event)) : text, edits, spent(event), path);
    }

    private Move move(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int code = EventCode.code(event);
        List<Edit> edits = new ArrayList<>();
        int victim = EventCode.kind(event) == EventCode.EN_PASSANT ? victim(to) : to;
        if (from != to || code != at(from)) {
            lift(from, edits);
            put(to, code, edits);
        }
        if (victim != from && at(victim) != 0) {
            lift(victim, edits);
        }
        String text = square(from).text() + square(to).text() + suffix(from, code) + enPassant(event) + diceMark(event);
        return finish(event, text, edits, path(event));
    }

    /**
     * Returns the squares of the captured pieces where the edits do not show them: a hook changes further pieces. Empty
     * for other moves.
     */
    Optional<List<Square>> capturedOn(int event) {
        if (EventCode.kind(event) != EventCode.EFFECT) {
            return Optional.empty();
        }
        int[] captured = new int[2 * tables.squares];
        int end = engines.with(snapshot, engine -> engine.facts.captures(event, captured, 0));
        return Optional.of(IntStream.range(0, end / 2)
                .mapToObj(i -> square(captured[2 * i]))
                .toList());
    }

    /** Returns the piece on a square. */
    Piece piece(Square square) {
        return tables.codes.piece(at(tables.game.squares().index(square)));
    }

    /** Returns the edits of an effect. The hook is asked again if its answer is not remembered. */
    private int[] effectEdits(int event) {
        return engines.with(snapshot, engine -> engine.hooks.effect(event));
    }

    private Move effect(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int[] edits = effectEdits(event);
        EffectText effect = new EffectText(tables, snapshot.board(), from, edits);
        String text = square(from).text()
                + square(to).text()
                + suffix(from, arrived(to, edits))
                + effect.text()
                + diceMark(event);
        return Move.of(text, effect.edits(), spent(event), List.of(square(from), square(to)));
    }

    /** Returns the code on a square after the edits. */
    private int arrived(int to, int[] edits) {
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if (HookAnswer.square(edits[i]) == to) {
                return HookAnswer.code(edits[i]);
            }
        }
        return at(to);
    }

    /** Returns the drop of a piece in hand, or the placement of the captured piece that awaits it. */
    private Move placement(int event) {
        boolean drops = EventCode.isDrop(event);
        int to = EventCode.to(event);
        GamePiece piece = tables.codes.piece(EventCode.code(event));
        GamePiece lifted = drops ? held(piece) : tables.codes.piece(Clock.subject(snapshot.clock()));
        List<Edit> edits = new ArrayList<>();
        edits.add(new Edit.Lift(new Reserve(piece.color(), drops ? HAND : WAITING), lifted));
        put(to, EventCode.code(event), edits);
        String text = drops ? dropText(piece, to) : EventSyntax.drop(piece, square(to));
        return Move.of(text, edits, List.of(), List.of(square(to)));
    }

    /** Returns a piece as it is in hand before it is dropped. */
    private GamePiece held(GamePiece piece) {
        int kind = tables.fates.droppedFrom(tables.codes.of(piece.type(), piece.color(), piece.facing()));
        return kind == piece.type().index()
                ? piece
                : tables.codes.piece(tables.codes.of(tables.game.kinds().get(kind), piece.color()));
    }

    private Move put(int event) {
        int to = EventCode.to(event);
        GamePiece piece = tables.codes.piece(EventCode.code(event));
        List<Edit> edits = new ArrayList<>();
        put(to, EventCode.code(event), edits);
        return finish(event, dropText(piece, to), edits, List.of(square(to)));
    }

    /** Returns the text of a piece that is put on a square, with its facing if it may have several. */
    private String dropText(GamePiece piece, int to) {
        boolean faces = tables.fates.puts(piece.color().ordinal(), piece.type()).length > 1;
        return EventSyntax.drop(piece, square(to))
                + (faces ? piece.facing().map(EventSyntax::facing).orElse("") : "");
    }

    /** Returns the move in which a piece leaves the board, by an action. */
    private Move removal(int event) {
        Square square = square(EventCode.from(event));
        List<Edit> edits = new ArrayList<>();
        lift(EventCode.from(event), edits);
        return finish(
                event, square.text() + square.text() + EventSyntax.capture(square), edits, List.of(square, square));
    }

    private Move exchange(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        List<Edit> edits = new ArrayList<>();
        lift(from, edits);
        lift(to, edits);
        put(to, at(from), edits);
        put(from, at(to), edits);
        String text = square(from).text() + square(to).text() + EventSyntax.shift(square(to), square(from));
        return finish(event, text, edits, List.of(square(from), square(to)));
    }

    /** Returns the move in which an action acts on all its pieces at once. Its text is the name alone. */
    private Move whole(int event) {
        int[] changes = engines.with(snapshot, engine -> engine.facts.whole(event));
        List<Edit> edits = new ArrayList<>();
        for (int i = HookAnswer.HEAD; i < changes.length; i++) {
            int square = HookAnswer.square(changes[i]);
            if (at(square) != 0) {
                lift(square, edits);
            }
            if (HookAnswer.code(changes[i]) != 0) {
                put(square, HookAnswer.code(changes[i]), edits);
            }
        }
        return Move.of(EventSyntax.whole(action(event)), edits, List.of(), List.of());
    }

    private Move returnMove(int event) {
        int to = EventCode.from(event);
        int one = EventCode.to(event);
        int other = EventCode.code(event);
        List<Edit> edits = new ArrayList<>();
        lift(one, edits);
        if (other != one) {
            lift(other, edits);
        }
        int code = tables.fates.placed[at(one)];
        put(to, code, edits);
        return finish(event, EventSyntax.drop(tables.codes.piece(code), square(to)), edits, List.of(square(to)));
    }

    /** Returns one of the ways of a walk, else start and arrival. */
    private List<Square> path(int event) {
        int from = EventCode.from(event);
        int arrival = EventCode.arrival(event);
        return EventCode.kind(event) == EventCode.WALK && tables.sums[Clock.roll(snapshot.clock())] > 0
                ? walkPaths().path(arrival, at(arrival & 255) != 0 && (arrival & 255) != from)
                : List.of(square(from), square(arrival & 255));
    }

    /** Returns the paths of the position's walks. The first thread that asks makes them. */
    private synchronized WalkPaths walkPaths() {
        if (walkPaths == null) {
            walkPaths = new WalkPaths(tables, snapshot);
        }
        return walkPaths;
    }

    private Move castling(int event) {
        CastlingRule.Row row = tables.castlings.rows().get(EventCode.number(event));
        List<Edit> edits = new ArrayList<>();
        lift(row.king(), edits);
        lift(row.rook(), edits);
        put(row.kingTo(), snapshot.board()[row.king()] & 255, edits);
        put(row.rookTo(), snapshot.board()[row.rook()] & 255, edits);
        return Move.of(
                square(row.king()).text() + square(tables.castlings.shown(row)).text() + diceMark(event),
                edits,
                spent(event),
                List.of(square(row.king()), square(row.kingTo())));
    }

    /**
     * Returns what distinguishes moves with equal squares: the symbol of a new kind in lower case, as in UCI, and a new
     * facing.
     */
    private String suffix(int from, int code) {
        GamePiece before = tables.codes.piece(at(from));
        GamePiece after = tables.codes.piece(code);
        boolean sameKind = after.type().equals(before.type());
        String kind = sameKind ? "" : EventSyntax.kind(after.type());
        boolean isWritten = sameKind
                ? !after.facing().equals(before.facing())
                : tables.fates.puts(after.color().ordinal(), after.type()).length > 1;
        return kind + (isWritten ? after.facing().map(EventSyntax::facing).orElse("") : "");
    }

    /** Returns the mark of an en passant capture if the piece could also step there without a capture. */
    private String enPassant(int event) {
        boolean isWritten = EventCode.kind(event) == EventCode.EN_PASSANT
                && tables.movement.stepsEnPassant()[at(EventCode.from(event)) * tables.squares + EventCode.from(event)];
        return isWritten ? EventSyntax.EN_PASSANT : "";
    }

    /** Returns whether a move between two squares, other than an effect, changes the kind of the piece. */
    boolean changesKind(int event) {
        return tables.kindOf[EventCode.code(event)] != tables.kindOf[at(EventCode.from(event))];
    }

    /** Returns whether castling is written with two squares. */
    boolean castles(int event, int from, int to) {
        CastlingRule.Row row = tables.castlings.rows().get(EventCode.number(event));
        return row.king() == from && tables.castlings.shown(row) == to;
    }

    /** Returns the dice that a move spends if others could be spent. */
    String diceMark(int event) {
        int roll = Clock.roll(snapshot.clock());
        int color = Clock.side(snapshot.clock());
        boolean choice = spends()
                && (EventCode.kind(event) == EventCode.CASTLE
                        ? tables.rolls.castleSpends(roll).length > 1
                        : tables.rolls.uses(roll, color, at(EventCode.from(event))) > 1);
        return choice ? EventSyntax.dice(spent(event)) : "";
    }

    /** Returns the faces of the dice that a move spends. */
    private List<Integer> spent(int event) {
        if (!spends()) {
            return List.of();
        }
        int roll = Clock.roll(snapshot.clock());
        int use = EventCode.choice(event);
        int rest = EventCode.kind(event) == EventCode.CASTLE
                ? tables.rolls.castleSpends(roll)[use]
                : tables.rolls.rest(roll, Clock.side(snapshot.clock()), at(EventCode.from(event)), use);
        List<Integer> spent = new ArrayList<>(tables.rolls.roll(roll).faces());
        if (rest != 0) {
            tables.rolls.roll(rest).faces().forEach(face -> spent.remove(face));
        }
        return spent;
    }

    private boolean spends() {
        int stage = Clock.stage(snapshot.clock());
        return stage < tables.stages.dealing && tables.stages.afterSpend[stage] >= 0;
    }

    private int at(int square) {
        return snapshot.board()[square] & 255;
    }

    private int victim(int target) {
        return EnPassant.victim(snapshot.enPassant(), target, snapshot.board(), Clock.side(snapshot.clock()));
    }

    private void lift(int square, List<Edit> edits) {
        edits.add(new Edit.Lift(square(square), tables.codes.piece(snapshot.board()[square] & 255)));
    }

    private void put(int square, int code, List<Edit> edits) {
        edits.add(new Edit.Put(square(square), tables.codes.piece(code)));
    }

    /** Returns the square of a file and a rank, -1 if there is none. */
    int square(int file, int rank) {
        return tables.game.squares().at(file, rank);
    }

    private Square square(int index) {
        return tables.game.squares().square(index);
    }
}
