package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Symbols with {@code +} and {@code ~}, those of pieces that have promoted, in each form of text. */
class MarkedSymbolsTest {

    private static final String GAME = """
            format: 1
            id: marked
            name: Marked
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfcF, promotion: {area: last, to: [tokin, lady, rider, guard]}}
              tokin:  {symbol: +P, move: WfF, demoted: pawn}
              lady:   {symbol: Q~, move: Q, demoted: pawn}
              rider:  {symbol: +Nr~, move: NN, demoted: pawn}
              guard:  {symbol: +E, move: fW, facings: [n, e, s, w, ne], demoted: pawn}
              queen:  {symbol: Q, move: Q}
              king:   {symbol: K, move: K, royal: true}
            setup: k7/8/8/8/8/8/8/7K w - - 0 1
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
            """;

    @TempDir
    private Path folder;

    @Test
    void positionsReadBack() {
        String text = "k7/P+p1+P3q/Q~1q~2Q2/(+Nr~)6(+nr~)/+E^n+e^s6/8/8/7K w - - 0 1";
        assertThat(variant().position(text).text()).isEqualTo(text);
    }

    @Test
    void aPieceWithAFacingBeforeAnotherReadsBack() {
        String text = "k7/8/+E^n+e^s+E^ne1+e^w3/8/8/8/8/7K w - - 0 1";
        assertThat(variant().position(text).text()).isEqualTo(text);
    }

    @Test
    void eventsNameTheNewKind() {
        Position position = variant().position("8/2P5/8/8/8/8/k7/7K w - - 0 1");
        assertThat(Trial.events(position)).contains("c7c8+p", "c7c8q~", "c7c8(+nr~)", "c7c8+e");
        assertThat(position.after("c7c8+p").text()).startsWith("2+P5/8");
        assertThat(position.after("c7c8q~").text()).startsWith("2Q~5/8");
        assertThatThrownBy(() -> position.after("c7c8q")).hasMessageContaining("becomes one of");
    }

    @Test
    void algebraicTextsReadBack() {
        Position position = variant().position("8/2P5/8/+P7/6Q~1/8/k7/7K w - - 0 1");
        for (String text : Trial.events(position)) {
            Notation notation = position.variant().notation();
            String san = notation.san(position, notation.event(position, text));
            assertThat(notation.fromSan(position, san).text()).as(san).isEqualTo(text);
            assertThat(notation.typed(position, san).text()).as(san).isEqualTo(text);
        }
    }

    @Test
    void aSignAloneIsNoPiece() {
        assertThatThrownBy(() -> variant().position("k+6/8/8/8/8/8/8/7K w - - 0 1"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("no piece has the symbol '+6'");
        assertThatThrownBy(() -> variant().position("k~6/8/8/8/8/8/8/7K w - - 0 1"))
                .hasMessageContaining("no piece has the symbol 'k~'");
        assertThatThrownBy(() -> variant().position("k7/8/8/8/8/8/8/+")).hasMessageContaining("symbol '+'");
    }

    private Variant variant() {
        return Trial.load(folder, GAME);
    }
}
