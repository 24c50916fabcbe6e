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
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/** Turns event numbers of one position into events: edits, path and text. */
final class Events {

    /** The name of the reserve in which a captured man waits. */
    static final String WAITING = "waiting";

    private final PlayVariant variant;
    private final Tables tables;
    private final Snapshot snapshot;
    private final boolean plain;

    /** Nothing until a path of a walk is asked for. */
    private @Nullable WalkPaths walkPaths;

    Events(PlayVariant variant, Snapshot snapshot) {
        this.variant = variant;
        this.tables = variant.tables();
        this.snapshot = snapshot;
        this.plain = variant.successor().isFor(snapshot);
    }

    /** Whether its events are those of this moment. */
    boolean isOf(Snapshot moment) {
        return snapshot == moment;
    }

    /** Whether this event is a move that ends the turn, whatever else it does; not all that do are known here. */
    boolean endsTurn(int event) {
        return plain && (event & State.KIND) <= State.CASTLE;
    }

    /**
     * A square that every text of an event names: where a piece arrives, or is chosen; empty for castling and what has
     * no square.
     */
    Optional<Square> arrival(int event) {
        return switch (event & State.KIND) {
            case State.MOVE,
                    State.OPENING_MOVE,
                    State.EN_PASSANT,
                    State.WALK,
                    State.BECOME,
                    State.ACT,
                    State.EFFECT,
                    State.PUT -> Optional.of(square(event >>> 8 & 255));
            case State.SELECT, State.RETURN -> Optional.of(square(event & 255));
            default -> Optional.empty();
        };
    }

    Event event(int event) {
        // Moves are made at one place only: so the compiler can do without the object where nobody keeps it.
        return isMove(event & State.KIND) ? new PlayMove(this, event) : other(event);
    }

    private static boolean isMove(int kind) {
        return kind < State.ROLL || kind > State.SELECT;
    }

    private Event other(int event) {
        return switch (event & State.KIND) {
            case State.ROLL -> tables.rolls.outcome(event & State.NUMBER).roll();
            case State.DEAL -> new Roll(tables.game.setup().deal().shown(event & State.NUMBER));
            case State.PASS -> new Pass();
            default ->
                new Selection(
                        square(event & 255),
                        tables.game.pools().get(event >>> 8 & 255).name());
        };
    }

    /** The effect of a move, worked out in full. */
    Move plain(int event) {
        return switch (event & State.KIND) {
            case State.CASTLE -> castling(event);
            case State.PUT -> put(event >>> 8 & 255, event >>> 16 & 255);
            case State.EFFECT -> effect(event);
            case State.RETURN -> comeBack(event);
            default -> move(event);
        };
    }

    /** The name of the action that a move is; empty if it is none. */
    Optional<String> action(int event) {
        return switch (event & State.KIND) {
            case State.ACT, State.BECOME, State.RETURN ->
                Optional.of(tables.game.actions().get(event >>> State.CHOICE).name());
            default -> Optional.empty();
        };
    }

    private Move done(int event, String text, List<Edit> edits, List<Square> path) {
        Optional<String> action = action(event);
        boolean named = action.isPresent() && tables.stages.namesActions[Snapshot.stage(snapshot.clock())];
        Move move = Move.of(named ? text + "/" + action.get() : text, edits, spent(event), path);
        return action.isPresent() ? move.as(action.get()) : move;
    }

    private Move move(int event) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int code = event >>> 16 & 255;
        List<Edit> edits = new ArrayList<>();
        int victim = (event & State.KIND) == State.EN_PASSANT ? victim(to) : to;
        if (from != to || code != at(from)) {
            lift(from, edits);
            put(to, code, edits);
        }
        if (victim != from && at(victim) != 0) {
            lift(victim, edits);
        }
        String text = square(from).text() + square(to).text() + suffix(from, code) + enPassant(event) + die(event);
        return done(event, text, edits, path(event));
    }

    /** The men whom an effect takes; empty for other moves, whose edits tell it. */
    Optional<List<Piece>> captures(int event) {
        return (event & State.KIND) != State.EFFECT
                ? Optional.empty()
                : Optional.of(Arrays.stream(told(event))
                        .skip(HookAnswer.HEAD)
                        .filter(edit -> (edit & HookAnswer.TAKEN) != 0)
                        .mapToObj(edit -> (Piece) tables.codes.piece(at(edit & 255)))
                        .toList());
    }

    /** What a hook has told, which it is asked again if nobody remembers. */
    private int[] told(int event) {
        return variant.with(snapshot, cursor -> cursor.state().arbiter().effect(event));
    }

    private Move effect(int event) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int[] edits = told(event);
        EffectText effect = new EffectText(tables, snapshot.board(), from, edits);
        String text =
                square(from).text() + square(to).text() + suffix(from, arrived(to, edits)) + effect.text() + die(event);
        return Move.of(text, effect.edits(), spent(event), List.of(square(from), square(to)));
    }

    /** The code on a square after some edits. */
    private int arrived(int to, int[] edits) {
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if ((edits[i] & 255) == to) {
                return edits[i] >>> 8 & 255;
            }
        }
        return at(to);
    }

    /** A man that waits is put down: he comes from his side's reserve. */
    private Move put(int to, int code) {
        GamePiece piece = tables.codes.piece(code);
        List<Edit> edits = new ArrayList<>();
        GamePiece waiting = tables.codes.piece(Snapshot.subject(snapshot.clock()));
        edits.add(new Edit.Lift(new Reserve(piece.color(), WAITING), waiting));
        put(to, code, edits);
        return Move.of(dropped(piece, to), edits, List.of(), List.of(square(to)));
    }

    private Move comeBack(int event) {
        int to = event & 255;
        int one = event >>> 8 & 255;
        int other = event >>> 16 & 255;
        List<Edit> edits = new ArrayList<>();
        lift(one, edits);
        if (other != one) {
            lift(other, edits);
        }
        int code = tables.fates.placed[at(one)];
        put(to, code, edits);
        return done(event, dropped(tables.codes.piece(code), to), edits, List.of(square(to)));
    }

    private String dropped(GamePiece piece, int to) {
        String text = piece.text();
        int caret = text.indexOf('^');
        return (caret < 0 ? text : text.substring(0, caret)) + "@" + square(to).text();
    }

    /** For a walk one of the ways to go, else start and arrival. */
    private List<Square> path(int event) {
        int from = event & 255;
        int arrival = event >>> 8 & 0xFFFF;
        return (event & State.KIND) == State.WALK && tables.sums[Snapshot.roll(snapshot.clock())] > 0
                ? walkPaths().path(arrival, at(arrival & 255) != 0 && (arrival & 255) != from)
                : List.of(square(from), square(arrival & 255));
    }

    /** Made once, by whatever thread asks first: one search tells the paths of all events. */
    private synchronized WalkPaths walkPaths() {
        if (walkPaths == null) {
            walkPaths = new WalkPaths(tables, snapshot);
        }
        return walkPaths;
    }

    private Move castling(int event) {
        CastlingRule.Row row = tables.castlings.rows().get(event & State.NUMBER);
        List<Edit> edits = new ArrayList<>();
        lift(row.king(), edits);
        lift(row.rook(), edits);
        put(row.kingTo(), snapshot.board()[row.king()] & 255, edits);
        put(row.rookTo(), snapshot.board()[row.rook()] & 255, edits);
        int shown = tables.castlings.kingTakesRook() ? row.rook() : row.kingTo();
        return Move.of(
                square(row.king()).text() + square(shown).text() + die(event),
                edits,
                spent(event),
                List.of(square(row.king()), square(row.kingTo())));
    }

    /** What tells equal arrivals apart: the symbol of a new kind in lower case, as UCI has it, and a new facing. */
    private String suffix(int from, int code) {
        GamePiece before = tables.codes.piece(at(from));
        GamePiece after = tables.codes.piece(code);
        boolean sameKind = after.type().equals(before.type());
        String symbol = after.type().symbol().toLowerCase(Locale.ROOT);
        String kind = sameKind ? "" : symbol.length() == 1 ? symbol : "(" + symbol + ")";
        boolean told = sameKind
                ? !after.facing().equals(before.facing())
                : tables.fates.puts(after.color().ordinal(), after.type()).length > 1;
        return kind + (told ? after.facing().map(facing -> "^" + facing.text()).orElse("") : "");
    }

    /** A capture in passing says so where the same man could also step there without one. */
    private String enPassant(int event) {
        boolean told = (event & State.KIND) == State.EN_PASSANT
                && tables.movement.stepsEnPassant()[at(event & 255) * tables.squares + (event & 255)];
        return told ? "ep" : "";
    }

    /** Says which die is spent where several would do. */
    private String die(int event) {
        int roll = Snapshot.roll(snapshot.clock());
        int color = Snapshot.side(snapshot.clock());
        boolean choice = spends()
                && ((event & State.KIND) == State.CASTLE
                        ? tables.rolls.castleSpends(roll).length > 1
                        : tables.rolls.uses(roll, color, at(event & 255)) > 1);
        return choice ? spent(event).stream().map(String::valueOf).collect(Collectors.joining("+", ":", "")) : "";
    }

    /** The faces of the dice that a move spends. */
    private List<Integer> spent(int event) {
        if (!spends()) {
            return List.of();
        }
        int roll = Snapshot.roll(snapshot.clock());
        int use = event >>> State.CHOICE;
        int rest = (event & State.KIND) == State.CASTLE
                ? tables.rolls.castleSpends(roll)[use]
                : tables.rolls.rest(roll, Snapshot.side(snapshot.clock()), at(event & 255), use);
        List<Integer> spent = new ArrayList<>(tables.rolls.roll(roll).faces());
        if (rest != 0) {
            tables.rolls.roll(rest).faces().forEach(face -> spent.remove(face));
        }
        return spent;
    }

    private boolean spends() {
        int stage = Snapshot.stage(snapshot.clock());
        return stage < tables.stages.dealing && tables.stages.afterSpend[stage] >= 0;
    }

    private int at(int square) {
        return snapshot.board()[square] & 255;
    }

    private int victim(int target) {
        int side = Snapshot.side(snapshot.clock());
        for (long open = snapshot.enPassant(); open != 0; open >>>= 16) {
            int victim = (int) (open >>> 8) & 255;
            if ((open & 255) == target && snapshot.board()[victim] != 0 && (snapshot.board()[victim] & 1) == side) {
                return victim;
            }
        }
        throw new AssertionError("no capture in passing on " + square(target));
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
