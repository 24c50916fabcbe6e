package org.dicechess.specs.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A text that says more or other than a listed event does is no text of that event. */
class FalseEventTextsTest {

    private static final String OPEN = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    /** The Rhinoceros has a free circle, so that it may stay where it is. */
    private static final String RHINOCEROS =
            "****4****/*10*/*8k1*/12/5(Rh)6/12/12/*10*/*8K1*/****4**** w - - 0 1 {NBRQCMTX}";

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "chess; start; a2a3xe7; no move from a2 to a3 has all these effects here; expected a2a3",
                "chess; start; a2a3,Qf1; no move from a2 to a3 has all these effects here; expected a2a3",
                "chess; start; a2a3,z9z8; no move from a2 to a3 has all these effects here; expected a2a3",
                "chess; open; h1f1,e1g1; no move from h1 to f1 has all these effects here; expected h1f1",
                "chess; open; e1g1,h1f1; no move from e1 to g1 has all these effects here; expected e1g1",
                "chess; start; a2a5xe7; a pawn does not go from a2 to a5 here",
                "chess; start; g1f3n; the text of this event is g1f3",
                "chess; start; e2e4ep; the text of this event is e2e4",
                "chess; start; z9z9; there is no square z9",
                "chess; start; e3e4; no piece stands on e3",
                "d4-d6-chess; null; z9z9; there is no square z9",
                "d4-d6-chess; null; c4c4; no piece stands on c4",
                "d4-d6-chess; null; c3c3^n; no piece stands on c3",
                "d4-d6-chess; null; e4e4xe6; no piece stands on e4",
                "chess-56; null; z200z200; there is no square z200",
            })
    void aTextThatSaysMoreThanAnEventDoesIsRefused(String game, String where, String text, String reason) {
        Position position = position(game, where);
        assertThat(position.explain(text).orElseThrow()).startsWith(reason);
        assertThatThrownBy(() -> position.after(text))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageStartingWith(reason);
        assertThatThrownBy(() -> GameRecord.from(position).after(text)).isInstanceOf(IllegalEventException.class);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "chess, d442:4",
        "chess, e810:d4",
        "chess, e2e810",
        "chess, Q@e999",
        "d4-d6-chess, e810:d4",
        "chess, ''",
        "chess, a2a3x",
        "chess, 'a2a3,'",
        "chess, [], chess, [-1",
        "chess, [99999999]",
    })
    void aTextOfNoEventIsMalformed(String game, String text) {
        assertThatThrownBy(() -> load(game).start().after(text)).isInstanceOf(NotationException.class);
    }

    /** A record keeps the library's own event, not that of its caller. */
    @Test
    void theListedEventIsRecorded() {
        Variant chess = load("chess");
        Square from = Square.of("a2");
        Square to = Square.of("a3");
        Move made = Move.of(
                "hello world",
                List.of(
                        new Edit.Lift(from, chess.start().board().at(from).orElseThrow()),
                        new Edit.Put(to, chess.start().board().at(from).orElseThrow())),
                List.of(),
                List.of(Square.of("h8"), Square.of("h7")));
        Event recorded = GameRecord.from(chess.start()).after(made).events().get(0);
        assertThat(recorded.text()).isEqualTo("a2a3");
        assertThat(((Move) recorded).from()).hasValue(from);
        assertThat(chess.start().listed(made).text()).isEqualTo("a2a3");
        assertThat(GameRecord.replay(chess.start(), List.of(made))
                        .events()
                        .get(0)
                        .text())
                .isEqualTo("a2a3");
    }

    @Test
    void diceMayLieInAnyOrder() {
        Position start = load("dice-chess").start();
        assertThat(GameRecord.from(start).after("[3 1]").events().get(0).text()).isEqualTo("[1 3]");
    }

    /**
     * The first record plays two moves; every other changes one of its words into a text that describes the same or
     * nothing.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"a2a3xe7 e7e5", "a2a3 e7e5,Qf1", "a2a3 z9z9", "a2a3 e7e5p"})
    void aRecordWithAFalseTextIsRefusedAtItsPlace(String events) {
        Variant chess = load("chess");
        String record = chess.notation()
                .record(GameRecord.from(chess.start()).after("a2a3").after("e7e5"));
        assertThatThrownBy(() -> chess.notation().record(record.replace("a2a3 e7e5", events)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("line 5, column ");
    }

    private static Position position(String game, String where) {
        Variant variant = load(game);
        return switch (where) {
            case "open" -> variant.position(OPEN);
            case "null" -> nullMove(variant);
            default -> variant.start();
        };
    }

    /**
     * Returns a position that lists the move of no steps: of a piece that cannot walk in d4 d6 chess, of a Rhinoceros
     * in Chess 56.
     */
    private static Position nullMove(Variant variant) {
        return variant.id().equals("d4-d6-chess")
                ? variant.start().after("h1h4").after("d1:d4").after("[2]")
                : variant.position(RHINOCEROS);
    }

    private static Variant load(String id) {
        return Loader.create().scripts(GroovyScripts.confined()).load(id);
    }
}
