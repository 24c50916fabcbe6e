package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Roll;
import org.dicechess.Square;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.table.Tables;

/** Turns event numbers of one position into events: edits, path and text. */
final class Events {

    private final PlayVariant variant;
    private final Tables tables;
    private final Snapshot snapshot;

    Events(PlayVariant variant, Snapshot snapshot) {
        this.variant = variant;
        this.tables = variant.tables();
        this.snapshot = snapshot;
    }

    Event event(int event) {
        return switch (event & State.KIND) {
            case State.ROLL -> tables.rolls.outcome(event & State.NUMBER).roll();
            case State.DEAL -> new Roll(List.of(event & State.NUMBER));
            case State.PASS -> new Pass();
            default -> new PlayMove(this, event);
        };
    }

    /** The effect of a move, worked out in full. */
    Move plain(int event) {
        return (event & State.KIND) == State.CASTLE
                ? castling(tables.castlings.rows().get(event & State.NUMBER))
                : move(event);
    }

    private Move move(int event) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int code = event >>> 16 & 255;
        List<Edit> edits = new ArrayList<>();
        lift(from, edits);
        int victim = (event & State.KIND) == State.IN_PASSING ? victim(to) : to;
        if (victim != from && snapshot.board()[victim] != 0) {
            lift(victim, edits);
        }
        put(to, code, edits);
        return Move.of(
                square(from).text() + square(to).text() + promotion(from, to, code),
                edits,
                List.of(),
                List.of(square(from), square(to)));
    }

    private Move castling(CastlingRule.Row row) {
        List<Edit> edits = new ArrayList<>();
        lift(row.king(), edits);
        lift(row.rook(), edits);
        put(row.kingTo(), snapshot.board()[row.king()] & 255, edits);
        put(row.rookTo(), snapshot.board()[row.rook()] & 255, edits);
        int shown = tables.castlings.kingTakesRook() ? row.rook() : row.kingTo();
        return Move.of(
                square(row.king()).text() + square(shown).text(),
                edits,
                List.of(),
                List.of(square(row.king()), square(row.kingTo())));
    }

    /** What tells promotions apart: the symbol of the new kind in lower case, as UCI has it. */
    private String promotion(int from, int to, int code) {
        int before = snapshot.board()[from] & 255;
        if (code == before || !tables.movement.promotes()[before * tables.squares + to]) {
            return "";
        }
        String symbol = tables.codes.man(code).type().symbol().toLowerCase(Locale.ROOT);
        return symbol.length() == 1 ? symbol : "(" + symbol + ")";
    }

    private int victim(int target) {
        int side = Snapshot.side(snapshot.clock());
        for (long open = snapshot.passing(); open != 0; open >>>= 16) {
            int victim = (int) (open >>> 8) & 255;
            if ((open & 255) == target && snapshot.board()[victim] != 0 && (snapshot.board()[victim] & 1) == side) {
                return victim;
            }
        }
        throw new AssertionError("no capture in passing on " + square(target));
    }

    private void lift(int square, List<Edit> edits) {
        edits.add(new Edit.Lift(square(square), tables.codes.man(snapshot.board()[square] & 255)));
    }

    private void put(int square, int code, List<Edit> edits) {
        edits.add(new Edit.Put(square(square), tables.codes.man(code)));
    }

    private Square square(int index) {
        return variant.tables().game.squares().square(index);
    }
}
