package org.dicechess.examples.webhost.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.picture.Theme;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

class RulebookTest {

    private static final String POND = """
            format: 1
            id: pond
            name: Pond
            board: {files: 5, ranks: 5}
            areas: {water: [all, not c3]}
            dice: {pace: {faces: 3}}
            pieces:
              otter: {symbol: O, walk: {dice: pace, in: water, step: W}}
            turn: [choose, {roll: chosen}, walk]
            endings: {eaten: {when: none-left, pieces: otter, result: loses}}
            setup: o4/5/5/5/4O
            """;

    /** On c3 itself the otter cannot walk at all. */
    @Test
    void aDiagramDoesNotStandWhereThePieceCanDoLeast() {
        Variant pond = Loader.create().load("pond", POND.getBytes(StandardCharsets.UTF_8));
        Piece otter = pond.piece(1);
        assertThat(otter.isOf(Color.WHITE)).isTrue();
        assertThat(pond.reach(otter, Square.of("c3")).moves()).isEmpty();
        assertThat(Rulebook.diagram(pond, "otter", false)).isEqualTo(diagram(pond, otter, "c2"));
    }

    @Test
    void otherwiseItStandsInTheVeryMiddle() {
        Variant pond = Loader.create().load("pond", POND.replace(", not c3", "").getBytes(StandardCharsets.UTF_8));
        assertThat(Rulebook.diagram(pond, "otter", false)).isEqualTo(diagram(pond, pond.piece(1), "c3"));
    }

    private static String diagram(Variant variant, Piece piece, String square) {
        return Picture.moves(variant, piece, Square.of(square))
                .theme(Theme.LIGHT)
                .svg();
    }
}
