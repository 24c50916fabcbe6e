package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.Trial;
import org.dicechess.spi.CapturedRule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a hook decides which side puts down a captured piece, the text of the position names that side. */
class PlacementSideTest {

    /** The owner puts down what a wazir has captured, the captor what a pawn has captured. */
    private static final String GAME = """
            format: 1
            id: sides
            name: Sides
            board: {files: 3, ranks: 4}
            areas: {back: {white: rank 1}}
            pieces:
              pawn:  {symbol: P, move: fW}
              wazir: {symbol: W, move: W, when-captured: {hook: fate, to: back}}
            turn: move
            endings: {}
            setup: p1w/3/3/P1W w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant variant;

    @BeforeEach
    void load() throws IOException {
        CapturedRule fate = (victim, look) -> look.has(victim.square(), look.side(), "wazir")
                ? CapturedRule.Fate.OWNER_PUTS
                : CapturedRule.Fate.CAPTOR_PUTS;
        variant = Loader.create().hook("fate", "1", fate).load(Files.writeString(folder.resolve("sides.yaml"), GAME));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "3/2w/2W/3 w - - 0 1     | c2c3 | w@b | BLACK | a4 b4 c4",
                "3/2w/2W/3 b - - 0 1     | c3c2 | W@w | WHITE | a1 b1 c1",
                "3/2w/2P/3 w - - 0 1     | c2c3 | w@w | WHITE | a4 b4 c4",
                "3/2p/2W/3 b - - 0 1     | c3c2 | W@b | BLACK | a1 b1 c1",
            })
    void theSideIsWrittenAndRead(String before, String move, String field, Color side, String squares) {
        Position waiting = variant.position(before).after(move);
        assertThat(waiting.text()).contains(" " + field);
        assertThat(((Node.Decision) waiting.node()).player()).isEqualTo(side);
        assertThat(Trial.events(waiting).stream().map(text -> text.substring(2, 4)))
                .containsExactlyInAnyOrder(squares.split(" "));
        Position read = variant.position(waiting.text());
        assertThat(read).isEqualTo(waiting);
        assertThat(read.text()).isEqualTo(waiting.text());
    }

    @Test
    void onlyCaptorAndOwnerPutAPieceDown() {
        String text = variant.position("3/2w/2W/3 b - - 0 1").after("c3c2").text();
        NotationException refused = refusal(() -> variant.position(text.replace("W@w", "w@w")));
        assertThat(refused)
                .hasMessageEndingWith(": this side may not place the piece, expected its captor or its owner");
        assertThat(refused.column()).isEqualTo(text.indexOf("W@w") + 1);
        assertThat(refusal(() -> variant.position(text.replace("W@w", "W@"))))
                .hasMessageEndingWith(": 'W@', expected the side that places the piece, w or b, after '@'");
    }
}
