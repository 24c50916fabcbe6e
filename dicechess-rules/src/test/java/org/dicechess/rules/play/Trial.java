package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/** Loads small games that tests define inline. */
public final class Trial {

    /** Chess with four kinds of piece, castling and promotion; turn, check and endings are missing. */
    public static final String SMALL_CHESS = """
            format: 1
            id: small
            name: Small
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD, promotion: {area: last, to: [rook, knight]}}
              knight: {symbol: N, move: N}
              rook:   {symbol: R, move: R}
              king:   {symbol: K, move: K, royal: true}
            setup: rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 1
            castling:
              king: king
              rook: rook
              ways:
                king-side:  {king: e1, rook: h1, king-to: g1, rook-to: f1}
                queen-side: {king: e1, rook: a1, king-to: c1, rook-to: d1}
            counters: {halfmove: {reset-by-capture: true, reset-by-moves-of: pawn}}
            """;

    private Trial() {}

    public static Variant load(Path folder, String definition) {
        try {
            return Loader.create().load(Files.writeString(folder.resolve("trial.yaml"), definition));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Plays events by positions and by a cursor, which agree, reads each position back from its text, and takes all
     * back.
     */
    public static Position play(Position start, String... events) {
        Position position = start;
        Cursor cursor = start.cursor().checked();
        long key = cursor.key();
        for (String text : events) {
            Event event = position.variant().notation().event(position, text);
            cursor.play(cursor.number(event));
            position = position.after(event);
            assertThat(cursor.position()).isEqualTo(position);
            assertThat(position.variant().position(position.text())).isEqualTo(position);
        }
        for (int i = 0; i < events.length; i++) {
            cursor.undo();
        }
        assertThat(cursor.position()).isEqualTo(start);
        assertThat(cursor.key()).isEqualTo(key);
        return position;
    }

    /** Returns the texts of the events, in the order of the list. */
    public static List<String> events(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).toList();
    }
}
