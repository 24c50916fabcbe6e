package org.dicechess.specs.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a piece can do alone is what play lists, position after position. */
@Tag("long")
class ReachTest {

    private static final int STEP = 5;

    private Variant variant = VariantSpec.variant("chess");

    /** A walk is listed for each roll and with an enemy on each square in turn; the reach is worked out in one go. */
    @ParameterizedTest
    @ValueSource(strings = {"d4-d6-chess", "d4-d6-chess-rinoceronte"})
    void walkersCaptureWhatPlayLists(String id) {
        variant = VariantSpec.variant(id, GroovyScripts.confined());
        int compared = 0;
        for (int code = 1; code <= variant.pieceCodes(); code += 2) {
            for (int square = code % 5; square < 64; square += STEP) {
                Square from = variant.board().squares().get(square);
                Piece piece = variant.piece(code);
                Set<Square> captured = new TreeSet<>(variant.reach(piece, from).captures());
                captured.removeIf(
                        victim -> decisions(beside(piece, from, victim)).isEmpty());
                assertThat(captured).as("%s on %s", piece.text(), from).isEqualTo(walked(piece, from));
                compared += captured.isEmpty() ? 0 : 1;
            }
        }
        assertThat(compared).isGreaterThan(10);
    }

    /** Returns the squares on which the walks of a white piece capture the only black piece. */
    private Set<Square> walked(Piece piece, Square from) {
        Set<Square> captured = new TreeSet<>();
        for (Square victim : variant.board().squares()) {
            if (!victim.equals(from)) {
                Position position = beside(piece, from, victim);
                for (Event event : decisions(position)) {
                    if (event instanceof Selection
                            && walks(position.after(event)).contains(victim)) {
                        captured.add(victim);
                    }
                }
            }
        }
        return captured;
    }

    /**
     * Returns a position with a white piece and a black one. The game may be over, as a piece stands where none lives.
     */
    private Position beside(Piece piece, Square from, Square victim) {
        return variant.position(board(piece, from, variant.piece(2), victim) + " w - - 0 1");
    }

    /** Returns the squares of captures after any roll. */
    private static Set<Square> walks(Position chosen) {
        Set<Square> captured = new TreeSet<>();
        for (Outcome outcome : ((Node.Chance) chosen.node()).outcomes()) {
            for (Event event : decisions(chosen.after(outcome.event()))) {
                if (event instanceof Move move && !move.captures().isEmpty()) {
                    captured.add(move.to().orElseThrow());
                }
            }
        }
        return captured;
    }

    private static List<Event> decisions(Position position) {
        return position.node() instanceof Node.Decision decision ? decision.events() : List.of();
    }

    /** Returns the placement field of a board of 8x8 squares with two pieces. */
    private static String board(Piece piece, Square from, Piece enemy, Square victim) {
        List<String> ranks = new ArrayList<>();
        for (int rank = 7; rank >= 0; rank--) {
            StringBuilder text = new StringBuilder();
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Square here = Square.of((char) ('a' + file) + "" + (rank + 1));
                if (here.equals(from) || here.equals(victim)) {
                    text.append(empty > 0 ? empty : "").append((here.equals(from) ? piece : enemy).text());
                    empty = 0;
                } else {
                    empty++;
                }
            }
            ranks.add(text.append(empty > 0 ? empty : "").toString());
        }
        return String.join("/", ranks);
    }

    /** A crooked knightrider that goes around meets its own square again, as play lists it. */
    @ParameterizedTest
    @ValueSource(strings = {"qN", "q[W?F]"})
    void aCircularRiderComesBack(String move) {
        variant = Loader.create().load("circle", ("""
                        format: 1
                        id: circle
                        name: Circle
                        board: {files: 8, ranks: 8}
                        pieces: {rider: {symbol: R, move: "MOVE"}}
                        turn: move
                        endings: {}
                        setup: 8/8/8/8/3R4/8/8/8 w - - 0 1
                        """.replace("MOVE", move)).getBytes(StandardCharsets.UTF_8));
        List<Square> listed = decisions(variant.start()).stream()
                .map(event -> ((Move) event).to().orElseThrow())
                .sorted()
                .toList();
        assertThat(variant.reach(variant.piece(1), Square.of("d4")).moves()).containsExactlyElementsOf(listed);
    }
}
