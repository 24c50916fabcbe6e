package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
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
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/** Turns event numbers of one position into events with edits, path and text. */
public final class Events {

    /** The name of the reserve of a captured piece that awaits placement. */
    static final String WAITING = "waiting";

    private final PlayVariant variant;
    private final Tables tables;
    private final Snapshot snapshot;

    /** Null until the path of a walk is asked for. */
    private @Nullable WalkPaths walkPaths;

    Events(PlayVariant variant, Snapshot snapshot) {
        this.variant = variant;
        this.tables = variant.tables();
        this.snapshot = snapshot;
    }

    /** Returns whether its events are those of this snapshot. */
    boolean isOf(Snapshot other) {
        return snapshot == other;
    }

    /**
     * Returns the square on which a piece arrives or is chosen, which every text of the event names; empty for castling
     * and events without a square.
     */
    Optional<Square> arrival(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.MOVE,
                    EventCode.OPENING_MOVE,
                    EventCode.EN_PASSANT,
                    EventCode.WALK,
                    EventCode.BECOME,
                    EventCode.ACT,
                    EventCode.EFFECT,
                    EventCode.PUT -> Optional.of(square(EventCode.to(event)));
            case EventCode.SELECT, EventCode.RETURN -> Optional.of(square(EventCode.from(event)));
            default -> Optional.empty();
        };
    }

    /** Returns the event with a number. */
    Event event(int event) {
        // Moves are made in one place, so the compiler can omit the object if it does not escape.
        return isMove(EventCode.kind(event)) ? new PlayMove(this, event) : otherEvent(event);
    }

    private static boolean isMove(int kind) {
        return kind < EventCode.ROLL || kind > EventCode.SELECT;
    }

    private Event otherEvent(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.ROLL -> tables.rolls.outcome(EventCode.number(event)).roll();
            case EventCode.DEAL -> new Roll(tables.game.setup().deal().shown(EventCode.number(event)));
            case EventCode.PASS -> new Pass();
            default ->
                new Selection(
                        square(EventCode.from(event)),
                        tables.game.pools().get(EventCode.to(event)).name());
        };
    }

    /** Returns a move in full: its text, edits, spent dice and path. */
    Move expanded(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.CASTLE -> castling(event);
            case EventCode.PUT -> placement(EventCode.to(event), EventCode.code(event));
            case EventCode.EFFECT -> effect(event);
            case EventCode.RETURN -> returnMove(event);
            default -> move(event);
        };
    }

    /** Returns the name of the action that an event is; empty if it is none. */
    Optional<String> action(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.ACT, EventCode.BECOME, EventCode.RETURN ->
                Optional.of(tables.game.actions().get(EventCode.choice(event)).name());
            default -> Optional.empty();
        };
    }

    private Move finish(int event, String text, List<Edit> edits, List<Square> path) {
        Optional<String> action = action(event);
        boolean named = action.isPresent() && tables.stages.namesActions[Clock.stage(snapshot.clock())];
        Move move = Move.of(named ? text + "/" + action.get() : text, edits, spent(event), path);
        return action.isPresent() ? move.as(action.get()) : move;
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

    /** Returns the pieces that an effect captures; empty for other moves, whose edits show their captures. */
    Optional<List<Piece>> captures(int event) {
        return EventCode.kind(event) != EventCode.EFFECT
                ? Optional.empty()
                : Optional.of(Arrays.stream(effectEdits(event))
                        .skip(HookAnswer.HEAD)
                        .filter(HookAnswer::takes)
                        .mapToObj(edit -> (Piece) tables.codes.piece(at(HookAnswer.square(edit))))
                        .toList());
    }

    /** Returns the edits of an effect. The hook is asked again if its answer is not remembered. */
    private int[] effectEdits(int event) {
        return variant.with(snapshot, engine -> engine.hooks.effect(event));
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

    /** Returns the placement of the captured piece that awaits it. It comes from its side's reserve. */
    private Move placement(int to, int code) {
        GamePiece piece = tables.codes.piece(code);
        List<Edit> edits = new ArrayList<>();
        GamePiece waiting = tables.codes.piece(Clock.subject(snapshot.clock()));
        edits.add(new Edit.Lift(new Reserve(piece.color(), WAITING), waiting));
        put(to, code, edits);
        return Move.of(dropped(piece, to), edits, List.of(), List.of(square(to)));
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
        return finish(event, dropped(tables.codes.piece(code), to), edits, List.of(square(to)));
    }

    private String dropped(GamePiece piece, int to) {
        String text = piece.text();
        int caret = text.indexOf('^');
        return (caret < 0 ? text : text.substring(0, caret)) + "@" + square(to).text();
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
        int shown = tables.castlings.kingTakesRook() ? row.rook() : row.kingTo();
        return Move.of(
                square(row.king()).text() + square(shown).text() + diceMark(event),
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
        String symbol = after.type().symbol().toLowerCase(Locale.ROOT);
        String kind = sameKind ? "" : symbol.length() == 1 ? symbol : "(" + symbol + ")";
        boolean isWritten = sameKind
                ? !after.facing().equals(before.facing())
                : tables.fates.puts(after.color().ordinal(), after.type()).length > 1;
        return kind
                + (isWritten ? after.facing().map(facing -> "^" + facing.text()).orElse("") : "");
    }

    /** Returns the mark of an en passant capture if the piece could also step there without a capture. */
    private String enPassant(int event) {
        boolean isWritten = EventCode.kind(event) == EventCode.EN_PASSANT
                && tables.movement.stepsEnPassant()[at(EventCode.from(event)) * tables.squares + EventCode.from(event)];
        return isWritten ? "ep" : "";
    }

    /** Returns the dice that a move spends if others could be spent. */
    private String diceMark(int event) {
        int roll = Clock.roll(snapshot.clock());
        int color = Clock.side(snapshot.clock());
        boolean choice = spends()
                && (EventCode.kind(event) == EventCode.CASTLE
                        ? tables.rolls.castleSpends(roll).length > 1
                        : tables.rolls.uses(roll, color, at(EventCode.from(event))) > 1);
        return choice ? spent(event).stream().map(String::valueOf).collect(Collectors.joining("+", ":", "")) : "";
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
        int side = Clock.side(snapshot.clock());
        for (long open = snapshot.enPassant(); open != 0; open >>>= 16) {
            int victim = (int) (open >>> 8) & 255;
            if ((open & 255) == target && snapshot.board()[victim] != 0 && (snapshot.board()[victim] & 1) == side) {
                return victim;
            }
        }
        throw new AssertionError("no en passant capture on " + square(target));
    }

    private void lift(int square, List<Edit> edits) {
        edits.add(new Edit.Lift(square(square), tables.codes.piece(snapshot.board()[square] & 255)));
    }

    private void put(int square, int code, List<Edit> edits) {
        edits.add(new Edit.Put(square(square), tables.codes.piece(code)));
    }

    private Square square(int index) {
        return variant.tables().game.squares().square(index);
    }
}
