package org.dicechess.examples.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in which chance has the last event of a turn. A search counts the turns that it ends. */
class ChanceEndsTurnsTest {

    private static final String GAME = """
            format: 1
            id: ended
            name: Ended by chance
            board: {files: 4, ranks: 4}
            pieces:
              king: {symbol: K, move: K, value: 1}
              rook: {symbol: R, move: R, value: 5}
              knight: {symbol: N, move: N, value: 3}
            dice: {gun: {faces: 6}}
            actions: {dies: {remove: [rook, knight]}, mutates: {replace: [rook, knight], by: [rook, knight]}}
            turn: TURN
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: 1k1r/1n2/1N2/R2K w - - 0 1
            """;

    private static final String ROULETTE =
            "[{move: {}}, {roll: gun, then: {1: {act: [dies], only: {piece: same}, stuck: stop}, else: pass}}]";

    private static final String MUTATION =
            "[{move: {}}, {act: [mutates], only: {piece: same}, by: chance, stuck: stop}]";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"roulette, 1", "roulette, 2", "mutation, 1", "mutation, 2"})
    @Timeout(20)
    void aSearchIsAsDeepAsPlainExpectiminimax(String game, int depth) throws IOException {
        String turn = game.equals("mutation") ? MUTATION : ROULETTE;
        String text = GAME.replace("TURN", turn);
        text = game.equals("mutation") ? text.replace("dice: {gun: {faces: 6}}\n", "") : text;
        Variant variant = Loader.create().load(Files.writeString(folder.resolve("ended.yaml"), text));
        Evaluation evaluation = new Evaluations(variant).evaluation();
        Cursor cursor = variant.start().cursor();
        double expected = new PlainExpectiminimax(cursor, evaluation, 0, 1_000_000)
                .find(cursor.player(), depth)
                .orElseThrow();
        for (int star = 0; star <= 2; star++) {
            for (int table = 0; table <= 16; table += 16) {
                Options options =
                        Options.EXACT.depth(depth).quiescence(0).star(star).table(table);
                Found found = new Search(evaluation, options).find(cursor, Budget.UNLIMITED);
                assertThat(found.depth()).isEqualTo(depth);
                assertThat(found.value()).as("star %d, table %d", star, table).isCloseTo(expected, within(1e-9));
            }
        }
    }
}
