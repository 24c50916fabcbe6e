package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of games with nobody's pieces, whose symbols mean something else at some places of PGN. */
class SignRecordsTest {

    private static final String GAME = """
            format: 1
            id: walls
            name: Walls
            board: {files: 8, ranks: 8}
            pieces:
              king: {symbol: K, move: K}
              wall: {symbol: "%s", owner: nobody}
            areas: {every: a1-h8}
            actions: {build: {put: wall, in: every}, again: {replace: wall, by: wall, of: nobody}}
            turn: [{act: [build, again]}, move]
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: '8/K7/8/8/8/8/7k/8 w - - 0 1'
            """;

    @TempDir
    private Path folder;

    /** Two walls on each file, one of them put there twice: enough for several lines of PGN. */
    @ParameterizedTest
    @ValueSource(strings = {"*", "#", "$", "%", "&"})
    void everySignIsReadBack(String sign) {
        Variant walls = Trial.load(folder, GAME.formatted(sign));
        GameRecord game = GameRecord.from(walls.start());
        String[] moves = {"a7b7", "h2g2", "b7a7", "g2h2"};
        int turn = 0;
        for (char file = 'a'; file <= 'h'; file++) {
            for (String act : new String[] {sign + "@" + file + 5, file + "5" + file + 5, sign + "@" + file + 4}) {
                game = after(after(game, act), moves[turn++ % moves.length]);
            }
        }
        assertThat(RecordText.parse(walls, RecordText.format(game))).isEqualTo(game);
        assertThat(RecordJson.parse(walls, RecordJson.format(game))).isEqualTo(game);
        String pgn = walls.notation().pgn(game);
        assertThat(walls.notation().fromPgn(pgn)).isEqualTo(game);
        assertThat(pgn.lines()).noneMatch(line -> line.startsWith("%"));
    }

    /** A roll that ends a turn brings an effect. A record that begins right before it is no deal. */
    @Test
    void aRollWithAnEffectIsReadBack() {
        Variant storm = Trial.load(folder, """
                format: 1
                id: storm
                name: Storm
                board: {files: 3, ranks: 3}
                pieces: {king: {symbol: K, move: K}, stone: {symbol: S, move: W}}
                areas: {middle: [b2]}
                dice: {sky: {faces: 2}}
                effects: {wind: {after: turn, remove: stone, of: either, in: middle}}
                turn: [{move: {}}, {roll: sky, then: {1: pass, else: {move: {}}}}]
                endings: {lost: {when: none-left, pieces: king, result: loses}}
                setup: k2/3/1SK w - - 0 1
                """);
        GameRecord game = after(GameRecord.from(storm.start().after("b1b2")), "[1]");
        assertThat(game.position().text()).startsWith("k2/3/2K b");
        assertThat(storm.notation().fromPgn(storm.notation().pgn(game))).isEqualTo(game);
        assertThat(RecordText.parse(storm, RecordText.format(game))).isEqualTo(game);
    }

    private static GameRecord after(GameRecord game, String event) {
        return game.after(game.start().variant().notation().event(game.position(), event));
    }
}
