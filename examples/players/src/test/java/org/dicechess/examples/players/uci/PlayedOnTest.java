package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In UCI draws belong to the host: it may go on where our rules have ended the game. */
class PlayedOnTest {

    /** Both knights go out and back twice, so the array stands on the board for the third time. */
    private static final String THREEFOLD = "position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

    private static final String FIFTY = "position fen 4k3/8/8/8/8/8/8/R3K3 w - - 100 90";

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine =
            ReadyEngines.of(new KnownVariants(List.of("chess", "dice-chess"), Map.of(), Games::load), lines::add);

    @Test
    void afterARepetitionThereIsAMove() {
        assertThat(best(THREEFOLD)).matches("bestmove [a-h][12][a-h][34]( ponder .*)?");
        assertThat(lines).noneMatch(line -> line.startsWith("info string"));
        engine.answer("node");
        assertThat(lines.get(lines.size() - 1)).startsWith("node end 1/2-1/2 ");
    }

    /** The same position comes back seven times, and the last move is one of Black. */
    @ParameterizedTest
    @ValueSource(strings = {"", " g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"})
    void movesBehindARepetitionAreTaken(String further) {
        engine.answer(THREEFOLD + further + " e2e4");
        engine.answer("node");
        assertThat(lines).containsExactly("node decision black");
        assertThat(best(THREEFOLD + further + " e2e4 e7e5")).doesNotContain("0000");
    }

    @Test
    void aMoveBehindARepetitionMustBePossible() {
        engine.answer(THREEFOLD + " e2e5");
        assertThat(lines.get(0)).startsWith("info string no move 'e2e5'");
    }

    /** The counter is part of the position, so the game is over whatever came before. */
    @Test
    void aCounterEndsTheGame() {
        assertThat(best(FIFTY)).isEqualTo("bestmove 0000");
        assertThat(lines.get(0)).startsWith("info string the game is over: ");
    }

    /** By FIDE's rules a player may claim a draw after 50 moves; the game ends by itself after 75. */
    @ParameterizedTest
    @CsvSource({"100, true", "149, true", "150, false"})
    void anOptionOfTheVariantLeavesTheClaimToTheHost(int plies, boolean goesOn) {
        engine.answer("setoption name UCI_VariantOptions value draws=late");
        String answer = best(FIFTY.replace("100", String.valueOf(plies)));
        assertThat(answer.equals("bestmove 0000")).isNotEqualTo(goesOn);
        engine.answer("setoption name UCI_VariantOptions value <empty>");
        assertThat(best(FIFTY)).isEqualTo("bestmove 0000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "draws           | UCI_VariantOptions has 'draws'; expected NAME=VALUE for each option",
                "draws=late=now  | UCI_VariantOptions has 'draws=late=now'; expected NAME=VALUE for each option",
                "=late           | UCI_VariantOptions has '=late'; expected NAME=VALUE for each option",
                "draws=late draws=early | UCI_VariantOptions has 'draws' twice; expected each option once",
            })
    void aTextThatIsNoOptionIsRefused(String value, String complaint) {
        engine.answer("setoption name UCI_VariantOptions value " + value);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("info string " + complaint);
        lines.clear();
        assertThat(best("position startpos")).doesNotContain("0000");
    }

    /** The variant may be chosen later, so its options are compared where it is loaded. */
    @ParameterizedTest
    @CsvSource({"luck=more, luck", "draws=sometimes, sometimes"})
    void anOptionThatTheVariantHasNotIsNamed(String value, String named) {
        engine.answer("setoption name UCI_VariantOptions value " + value);
        assertThat(lines).isEmpty();
        engine.answer("isready");
        assertThat(lines).hasSize(2).endsWith("readyok");
        assertThat(lines.get(0)).startsWith("info string ").contains("'" + named + "'");
        assertThat(best("position startpos")).isEqualTo("bestmove 0000");
    }

    private String best(String position) {
        engine.answer(position);
        engine.answer("go nodes 300");
        engine.await();
        return lines.get(lines.size() - 1);
    }
}
