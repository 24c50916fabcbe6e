package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.TestShare;
import org.dicechess.examples.players.match.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciMatchTest {

    /** The foolish side plays f3 and g4, and is mated with Qh4. */
    @ParameterizedTest
    @CsvSource({"0, 0-1 checkmate in turn 3, 0", "1, 0-1 checkmate in turn 3, 1"})
    void theScoreIsThatOfTheFirst(int game, String text, int wins) {
        Script fool = new Script("f2f3", "e7e5", "g2g4", "d8h4");
        UciMatch.Outcome outcome = match("chess", fool, fool).play(game);
        assertThat(outcome.text()).startsWith(text);
        assertThat(outcome.score()).isEqualTo(new Score(wins, 0, 1 - wins, 0, 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e2e5                | no move 'e2e5'",
                "f2f3                | no move where there are some: position startpos moves f2f3",
                "f2f3 e7e5 g2g4 d8h4 a2a3 | 'a2a3' where the game is over",
            })
    void aProgramThatErrsIsFound(String moves, String complaint) {
        Script script = new Script(moves.split(" "));
        assertThatThrownBy(() -> match("chess", script, script).play(0)).hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dice-chess", "d4-d6-chess"})
    void twoOfOurEnginesPlayWithDice(String id) {
        assumeTrue(TestShare.isAll() || id.equals("dice-chess"));
        UciMatch.Outcome outcome = match(id, new Own(id), new Own(id)).play(0);
        assertThat(outcome.score().games()).isEqualTo(1);
        assertThat(outcome.text()).contains(" in turn ");
    }

    @Test
    void anArrayIsDealt() {
        Script none = new Script();
        assertThatThrownBy(() -> match("chess960", none, none).play(0))
                .hasMessageMatching(".*: position fen [bnrqk]{8}/pppppppp/8/8/8/8/PPPPPPPP/[BNRQK]{8} w .*");
    }

    @Test
    void aProcessAnswers() {
        assumeTrue(TestShare.isAll());
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command =
                java + " -cp " + System.getProperty("java.class.path") + " org.dicechess.examples.players.Main";
        try (EngineProcess process = new EngineProcess(command + " uci")) {
            assertThat(process.knows("chess")).isTrue();
            process.begin();
            assertThat(process.best("startpos moves f2f3 e7e5 g2g4", "nodes 500"))
                    .hasValue("d8h4");
            assertThat(process.best("startpos moves f2f3 e7e5 g2g4 d8h4", "nodes 1"))
                    .isEmpty();
            assertThatThrownBy(() -> process.best("startpos moves e2e5", "nodes 1"))
                    .hasMessageContaining("refuses position startpos moves e2e5: info string no move 'e2e5'");
        }
    }

    private static UciMatch match(String id, UciProgram first, UciProgram second) {
        Variant variant = Games.load(id);
        boolean rolls = !id.startsWith("chess");
        return new UciMatch(variant, first, second, List.of("nodes 20", "nodes 20"), false, rolls, 0, 1);
    }

    /** Plays the moves of a list, whatever the position. */
    private record Script(String... moves) implements UciProgram {

        @Override
        public void begin() {}

        @Override
        public Optional<String> best(String position, String limits) {
            int played = position.contains(" moves ")
                    ? position.replaceFirst(".* moves ", "").split(" ").length
                    : 0;
            return played < moves.length ? Optional.of(moves[played]) : Optional.empty();
        }
    }

    /** Our engine in this process. */
    private static final class Own implements UciProgram {

        private final List<String> lines = new CopyOnWriteArrayList<>();
        private final Engine engine;

        Own(String id) {
            engine = ReadyEngines.of(new KnownVariants(List.of(id), Map.of(), Games::load), lines::add);
        }

        @Override
        public void begin() {
            engine.answer("ucinewgame");
        }

        @Override
        public Optional<String> best(String position, String limits) {
            lines.clear();
            engine.answer("position " + position);
            assertThat(lines).isEmpty();
            engine.answer("go " + limits);
            engine.await();
            String last = lines.get(lines.size() - 1);
            return Optional.of(last.replaceAll("bestmove (\\S+).*", "$1")).filter(move -> !move.equals("0000"));
        }
    }
}
