package org.dicechess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.play;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.util.List;
import java.util.Map;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.rules.san.SanScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The notation of a variant calls the right reader and writer. */
class TextNotationTest {

    private static final GameRecord FOOLS_MATE = play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");

    @ParameterizedTest
    @CsvSource({
        "Nf3, true",
        "e4, true",
        "exd5, true",
        "O-O, true",
        "(Ch)f3, true",
        "hello, false",
        "n, false",
        "4e, false"
    })
    void anAlgebraicTextIsToldFromNoEvent(String text, boolean algebraic) {
        assertThatThrownBy(() -> CHESS.notation().event(CHESS.start(), text))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith("or -- for a pass" + (algebraic ? "; this looks like algebraic notation" : ""));
    }

    @Test
    void algebraicTextsAreWrittenAndRead() {
        Position start = CHESS.start();
        assertThat(CHESS.notation().san(start, CHESS.notation().event(start, "g1f3")))
                .isEqualTo("Nf3");
        assertThat(CHESS.notation().fromSan(start, "Nf3").text()).isEqualTo("g1f3");
    }

    @Test
    void gamesAreWrittenAndRead() {
        String json = CHESS.notation().json(FOOLS_MATE);
        assertThat(json).startsWith("{\"format\":1,\"variant\":\"chess\",").endsWith("\"reason\":\"checkmate\"}");
        assertThat(CHESS.notation().fromJson(json)).isEqualTo(FOOLS_MATE);
        String text = CHESS.notation().record(FOOLS_MATE);
        assertThat(text).startsWith("variant: chess\n").endsWith("\nresult: 0-1 checkmate\n");
        assertThat(CHESS.notation().record(text)).isEqualTo(FOOLS_MATE);
        assertThat(CHESS.notation().pgn(FOOLS_MATE.tagged("White", "A")))
                .contains("[White \"A\"]\n")
                .endsWith("\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
    }

    /** A call with a position of another variant goes to the notation of that variant. */
    @Test
    void aPositionOfAnotherVariantKeepsItsText() {
        Position rolled = DICE_CHESS.start().after("[1 3]");
        assertThat(CHESS.notation().position(rolled))
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [1 3]");
        assertThat(CHESS.notation().position(new SanScene(Map.of(), List.of()))).isEqualTo("scene");
        assertThat(CHESS.notation().position(CHESS.start()))
                .isEqualTo(CHESS.start().text());
    }

    @Test
    void anAlgebraicTextHasAtMostThreeHundredCharacters() {
        Position start = CHESS.start();
        String longest = "e4" + "!".repeat(298);
        assertThat(CHESS.notation().fromSan(start, longest).text()).isEqualTo("e2e4");
        NotationException refused = refusal(() -> CHESS.notation().fromSan(start, longest + "!"));
        assertThat(refused).hasMessageEndingWith(": the text is too long, expected at most 300 characters");
        assertThat(refused.column()).isEqualTo(300);
    }
}
