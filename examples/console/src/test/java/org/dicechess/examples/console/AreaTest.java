package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected squares are those of the rules d4d6-1, d4d6-21 and d4d6-43. */
class AreaTest {

    private static final Board D4_D6 = board("d4-d6-chess");

    @Test
    void thePlayingAreaOfD4D6ChessIsShownByDefault() {
        assertThat(Area.usual(D4_D6)).isEqualTo("playing");
        assertThat(Area.named(D4_D6, "playing", Color.BLACK).orElseThrow().label())
                .isEqualTo("playing");
        assertThat(Area.named(D4_D6, "playing", Color.BLACK).orElseThrow().squares())
                .hasSize(48);
    }

    @Test
    void aGameWhoseAreasBelongToOneSideShowsNone() {
        assertThat(Area.usual(board("chess"))).isEqualTo(Area.NONE);
        assertThat(Area.named(D4_D6, Area.NONE, Color.WHITE)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"WHITE, White's starting, c1 d1 e1 f1", "BLACK, Black's starting, c8 d8 e8 f8"})
    void anAreaOfOneSideNamesTheSide(Color side, String label, String squares) {
        Area area = Area.named(D4_D6, "starting", side).orElseThrow();

        assertThat(area.label()).isEqualTo(label);
        assertThat(area.squares()).extracting(Square::text).containsExactlyInAnyOrder(squares.split(" "));
    }

    @Test
    void theRefusalOfAnUnknownAreaListsTheAreas() {
        assertThatThrownBy(() -> Area.named(D4_D6, "boarder", Color.WHITE))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("boarder")
                .hasMessageContaining("border");
    }

    @Test
    void theMapsShowWhichSideASquareBelongsTo() {
        assertThat(new AreaMaps(D4_D6).lines())
                .startsWith(
                        "playing         waiting         teleportation   promotion       border",
                        "..####..        ##....##        #......#        ........        ..####..",
                        "..####..        ##....##        ........        ........        ..#..#..",
                        "########        ........        ........        #......#        ........")
                .endsWith(
                        "starting        sixth-rank",
                        "..BBBB..        ........",
                        "........        ........",
                        "........        WWWWWWWW",
                        "........        ........",
                        "........        ........",
                        "........        BBBBBBBB",
                        "........        ........",
                        "..WWWW..        ........",
                        "",
                        "# both sides, W White's, B Black's, . neither");
    }

    @Test
    void aBoardWithoutAreasHasNoMaps() {
        Board bare = Loader.create()
                .load("bare", """
                        format: 1
                        id: bare
                        name: Bare
                        board: {files: 2, ranks: 3}
                        pieces: {king: {symbol: K, move: K}}
                        turn: move
                        endings: {taken: {when: none-left, pieces: king, result: loses}}
                        setup: k1/2/1K w - - 0 1
                        """.getBytes(StandardCharsets.UTF_8))
                .board();
        assertThat(new AreaMaps(bare).lines()).isEqualTo(List.of("no areas"));
    }

    private static Board board(String id) {
        return Loader.create().scripts(GroovyScripts.confined()).load(id).board();
    }
}
