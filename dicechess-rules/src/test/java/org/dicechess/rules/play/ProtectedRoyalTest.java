package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A royal that nothing may capture is not in check. The moves were counted by hand. */
class ProtectedRoyalTest {

    private static final String GAME = """
            format: 1
            id: guarded
            name: Guarded kings
            board: {files: 8, ranks: 8}
            pieces:
              king: {symbol: K, move: K, royal: true}
              guard: {symbol: G, move: K, protects: {pieces: king, beside: K}}
              rook: {symbol: R, move: R}
              bishop: {symbol: B, move: B}
              cannon: {symbol: C, move: mRcpR}
            turn: move
            RULES
            setup: 1c1gk2r/2b5/8/8/8/8/2B5/1C1GK2R w - - 0 1
            """;

    private static final Variant GUARDED = variant("""
            check: {attacked-royal: safe}
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
            """);

    /** The same pieces where nothing forbids to leave a king to be captured. */
    private static final Variant FREE = variant("""
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            """);

    private static Variant variant(String rules) {
        return Loader.create().load("guarded", GAME.replace("RULES\n", rules).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the moves after which no answer captures the king. */
    private static List<String> safeMoves(Position free) {
        Cursor cursor = free.cursor();
        List<String> safe = new ArrayList<>();
        for (int move : listed(cursor)) {
            String text = cursor.event(move).text();
            cursor.play(move);
            if (IntStream.of(listed(cursor)).noneMatch(answer -> takesKing(cursor, answer))) {
                safe.add(text);
            }
            cursor.undo();
        }
        return safe.stream().sorted().toList();
    }

    private static int[] listed(Cursor cursor) {
        int[] events = new int[FREE.eventBound()];
        return Arrays.copyOf(events, cursor.list(events, 0));
    }

    private static boolean takesKing(Cursor cursor, int event) {
        int[] captured = new int[2 * FREE.board().squares().size()];
        for (int i = 1; i < cursor.captures(event, captured, 0); i += 2) {
            if (FREE.piece(captured[i]).type().isRoyal()) {
                return true;
            }
        }
        return false;
    }

    private static List<String> moves(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource({
        // A rook on the king's file: the guard may not leave the king, the king may leave it off the file.
        "4r2k/8/8/8/8/8/8/3GK3 w - - 0 1, d1d2 d1e2 e1d2 e1e2 e1f1 e1f2",
        // Without the rook the guard may leave.
        "7k/8/8/8/8/8/8/3GK3 w - - 0 1, d1c1 d1c2 d1d2 d1e2 e1d2 e1e2 e1f1 e1f2",
        // Beside the guard the king may step onto attacked squares.
        "1b5k/8/8/8/8/8/1r4G1/7K w - - 0 1, g2f1 g2f2 g2f3 g2g1 g2g3 g2h2 g2h3 h1g1 h1h2",
    })
    void legalMoves(String position, String moves) {
        Position here = GUARDED.notation().position(position);
        List<String> legal = moves(here);
        assertThat(String.join(" ", legal)).isEqualTo(moves);
        assertThat(here.inCheck(here.turn())).isFalse();
        for (String each : legal) {
            assertThat(here.explain(each)).isEmpty();
        }
    }

    @Test
    @Tag("long")
    void aMoveIsLegalIfNoAnswerCapturesTheKing() {
        Random random = new Random(5);
        int checks = 0;
        int restricted = 0;
        for (int game = 0; game < 40; game++) {
            Position here = GUARDED.start();
            for (int ply = 0; ply < 60 && here.node() instanceof Node.Decision; ply++) {
                Position free = FREE.notation().position(here.text());
                List<String> legal = moves(here);
                assertThat(legal).as(here.text()).isEqualTo(safeMoves(free));
                checks += here.inCheck(here.turn()) ? 1 : 0;
                restricted += legal.size() < moves(free).size() ? 1 : 0;
                here = here.after(legal.get(random.nextInt(legal.size())));
            }
        }
        assertThat(checks).isGreaterThan(20);
        assertThat(restricted).isGreaterThan(100);
    }

    @Test
    void aGuardThatLeavesIsTold() {
        Position here = GUARDED.notation().position("4r2k/8/8/8/8/8/8/3GK3 w - - 0 1");
        assertThat(here.explain("d1c1").orElseThrow()).isEqualTo("the king would be in check");
    }

    @Test
    void onlyAKingThatCanBeCapturedIsMated() {
        Position guarded = GUARDED.notation().position("7k/8/8/8/8/8/1r6/r5GK w - - 0 1");
        assertThat(guarded.node()).isInstanceOf(Node.Decision.class);
        Position bare = GUARDED.notation().position("7k/8/8/8/8/8/1r6/r6K w - - 0 1");
        assertThat(((Node.End) bare.node()).reason()).isEqualTo("checkmate");
    }
}
