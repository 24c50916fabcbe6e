package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Ending;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The title of an ending is what people see; records keep the name. */
class EndingTitleTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 3, ranks: 3}
            pieces: {archer: {symbol: A, move: W}}
            turn: move
            counters: {moves: {}}
            endings:
              too-long: {when: counter, counter: moves, reaches: 2, result: draws}
            setup: a2/3/2A w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant variant(String game) {
        return Loader.create().load(Mistakes.file(folder, "game.yaml", game));
    }

    private GameRecord played(String game) {
        return GameRecord.from(variant(game).start()).after("c1c2").after("a3a2");
    }

    private static String titled(String title) {
        return GAME.replace("{when:", "{title: " + title + ", when:");
    }

    @Test
    void peopleSeeTheTitleAndRecordsKeepTheReason() {
        GameRecord game = played(titled("'two turns {here}'"));
        Node.End end = game.end().orElseThrow();
        assertThat(end.reason()).isEqualTo("too long");
        assertThat(end.title()).isEqualTo("two turns {here}");
        assertThat(game.words()).isEqualTo("two turns {here}: draw");
        assertThat(game.explain("c2c1")).contains("the game is over: two turns {here}");
        assertThat(game.variant().notation().record(game)).endsWith("\nresult: 1/2-1/2 too long\n");
        assertThat(game.variant().notation().json(game)).contains("\"reason\":\"too long\"");
        assertThat(game.variant().notation().pgn(game)).contains("{two turns {here)}");
        assertThat(game.variant().endings())
                .singleElement()
                .extracting(Ending::title)
                .isEqualTo("two turns {here}");
    }

    @Test
    void withoutATitlePeopleSeeTheReason() {
        GameRecord game = played(GAME);
        assertThat(game.end().orElseThrow().title()).isEqualTo("too long");
        assertThat(game.words()).isEqualTo("too long: draw");
        assertThat(game.variant().endings())
                .singleElement()
                .extracting(Ending::title)
                .isEqualTo("too long");
    }

    /** So a game that was saved before its ending got a title is read. */
    @Test
    void aTitleDoesNotChangeTheRules() {
        GameRecord plain = played(GAME);
        GameRecord titled = played(titled("two turns"));
        assertThat(titled.rulesHash()).isEqualTo(plain.rulesHash());
        assertThat(variant(GAME.replace("reaches: 2", "reaches: 3")).rulesHash())
                .isNotEqualTo(plain.rulesHash());
        String saved = plain.variant().notation().record(plain);
        assertThat(titled.variant().notation().record(saved).events()).isEqualTo(titled.events());
    }

    @ParameterizedTest
    @CsvSource({
        "'\"1234567890123456789012345678901234567890123456789012345678901\"', E-RANGE title of 61 characters; at most 60",
        "'\"one\\ntwo\"', E-RANGE title of several lines; expected one line",
        "[one], 'E-TYPE single value expected, not the list [one]; write one; a text in brackets needs quotes'",
        "'\"\"', 'E-REQUIRED text expected, not an empty one'",
    })
    void aTitleIsOneShortLine(String title, String problem) {
        assertThat(Mistakes.of(folder, titled(title))).containsExactly(problem);
    }
}
