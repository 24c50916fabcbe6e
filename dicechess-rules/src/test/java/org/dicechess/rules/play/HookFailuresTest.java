package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.spi.Effect;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The failure of a hook is reported as such by every method: the text of the event may be right. */
class HookFailuresTest {

    private static final String GAME = """
            format: 1
            id: failing
            name: Failing
            board: {files: 4, ranks: 4}
            pieces:
              rook:   {symbol: R, move: R}
              wizard: {symbol: W, move: W, moves: {hook: wizard}}
              king:   {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            counters: {turns: {counts: turns}}
            endings: {mate: {when: checkmate, result: loses}}
            setup: 2k1/w3/1W2/R2K w - - 0 1
            """;

    /** Fails once two turns have been counted, such as when Black's moves are tried after White's first. */
    private static final MoveRule RULE = (piece, look) -> {
        if (look.counter("turns") > 1) {
            throw new IllegalStateException("too late");
        }
        return List.<Effect>of();
    };

    @TempDir
    private Path folder;

    @Test
    void everyMethodThatCallsTheHookReportsItsFailure() throws IOException {
        Variant variant =
                Loader.create().hook("wizard", "1", RULE).load(Files.writeString(folder.resolve("game.yaml"), GAME));
        Notation notation = variant.notation();
        GameRecord game = GameRecord.from(variant.start());
        Position fails = variant.start().after("a1c1");
        String record = notation.record(game).replace("events:\n", "events:\na1c1 c4c3\n");
        String json = notation.json(game).replace("\"events\":[]", "\"events\":[\"a1c1\",\"c4c3\"]");

        fails(() -> variant.position("2k1/w3/1W2/2RK b - - 5 1"));
        fails(() -> notation.position("2k1/w3/1W2/2RK b - - 5 1"));
        fails(() -> notation.event(fails, "c4c3"));
        fails(() -> notation.fromSan(fails, "Kc3"));
        fails(() -> notation.record(record));
        fails(() -> notation.fromJson(json));
        fails(() -> game.after("a1c1").node());
        fails(() -> game.after("a1c1").after("c4c3"));
        fails(() -> game.after("a1c1").explain("c4c3"));
        fails(fails::node);
        Cursor cursor = variant.start().cursor();
        fails(() -> Perft.count(cursor, 3, Perft.Unit.PLY));
        fails(() -> Perft.countMade(cursor, 3, Perft.Unit.EVENT));
        assertThat(cursor.depth()).isZero();
        assertThat(cursor.position()).isEqualTo(variant.start());
        fails(() -> fails.explain("c4c3"));
        assertThat(game.after("a1c1").events()).hasSize(1);

        GameRecord last = game.after("a1c1");
        assertThat(notation.san(variant.start(), last.events().get(0))).isEqualTo("Rc1+");
        assertThat(notation.record(notation.record(last))).isEqualTo(last);
        assertThat(notation.fromJson(notation.json(last))).isEqualTo(last);
        assertThat(notation.pgn(last)).endsWith("\n\n1. Rc1+ *\n\n");
    }

    private static void fails(ThrowingCallable asks) {
        assertThatThrownBy(asks)
                .isInstanceOf(HookException.class)
                .hasMessageContaining("hook wizard failed")
                .hasMessageContaining("too late");
    }
}
