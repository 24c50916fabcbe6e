package org.dicechess.rules.notation;

import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.events.Events;
import org.dicechess.rules.fen.Field;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Picks;
import org.dicechess.rules.state.Snapshot;

/** The moves that are picked in a position, as texts. */
record PickedMoves(PlayVariant variant) {

    /** Returns the texts of the moves. */
    List<String> of(Snapshot snapshot) {
        Events events = variant.events(snapshot);
        return Arrays.stream(Picks.moves(snapshot.board(), variant.tables().numbers))
                .mapToObj(events::pick)
                .toList();
    }

    /** Returns a position with the moves that fields state in parentheses. */
    Snapshot in(Snapshot read, List<Field> fields) {
        Snapshot unrolled = variant.completed(with(read.board(), Clock.withRoll(read.clock(), 0), read))
                .snapshot();
        int[] possible = variant.with(unrolled, engine -> engine.generator.moves());
        Events events = variant.events(unrolled);
        int[] picked = new int[fields.size()];
        for (int i = 0; i < picked.length; i++) {
            Field field = fields.get(i);
            boolean mayBePicked = variant.tables().stages.mayBePicked(Clock.stage(read.clock()), i);
            picked[i] = mayBePicked ? move(field, possible, events) : 0;
            if (!mayBePicked || isOneOf(Arrays.copyOf(picked, i), picked[i])) {
                throw field.wrong("'" + field.text() + "', expected moves that can be picked before this stage");
            }
        }
        return with(Picks.on(read.board(), variant.tables().numbers, picked), read.clock(), read);
    }

    private static int move(Field field, int[] possible, Events events) {
        return events.picks(possible)
                .filter(each -> field.text().equals("(" + events.pick(each) + ")"))
                .findFirst()
                .orElseThrow(() -> field.wrong(
                        "'" + field.text() + "' is no move of the side on turn, and no piece that has one"));
    }

    private static boolean isOneOf(int[] moves, int move) {
        return Arrays.stream(moves).anyMatch(each -> each == move);
    }

    private static Snapshot with(byte[] board, long clock, Snapshot other) {
        return new Snapshot(board, clock, other.rights(), other.enPassant(), other.opened(), other.counters());
    }
}
