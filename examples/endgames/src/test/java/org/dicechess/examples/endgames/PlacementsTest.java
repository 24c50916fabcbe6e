package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.PieceType;
import org.dicechess.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each side's placements are searched for seconds, so they are long tests. */
@Tag("long")
class PlacementsTest {

    private static final Variant VARIANT = Games.d4d6();
    private static final PlacedPieces PIECES = new PlacedPieces(VARIANT);
    private static final Boards BOARDS = new Boards(PIECES);
    private static final Placements PLACEMENTS = new Placements(PIECES, BOARDS, new Anchors(PIECES, BOARDS));

    @ParameterizedTest(name = "{0} on {1} faces {2}")
    @CsvSource({
        "WHITE, c1, n",
        "WHITE, f2, n",
        "WHITE, c7, s",
        "WHITE, e8, s", // the border turns the piece towards its sixth rank
        "WHITE, a6, e w",
        "WHITE, g6, e w", // on its sixth rank the piece faces sideways
        "WHITE, g3, n e w",
        "WHITE, d2, n e w",
        "WHITE, d7, e s w", // elsewhere it never faces away from that rank
        "BLACK, d8, s",
        "BLACK, g3, e w",
        "BLACK, g6, e s w",
        "BLACK, d2, n e w"
    })
    void aCavaloFacesWhereTheTurningRulesAllow(Color color, String square, String facings) {
        List<String> texts = Arrays.stream(PLACEMENTS.of(kind("cavalo"), color))
                .mapToObj(PIECES::text)
                .filter(text -> text.startsWith(square))
                .toList();
        assertThat(texts)
                .containsExactlyInAnyOrder(Arrays.stream(facings.split(" "))
                        .map(facing -> square + "^" + facing)
                        .toArray(String[]::new));
    }

    @Test
    void aGatoCanStandOnAllFortyEightSquaresOfThePlayingArea() {
        List<String> area = VARIANT.board().area("playing", Color.WHITE).stream()
                .map(Object::toString)
                .toList();
        assertThat(IntStream.of(PLACEMENTS.of(kind("gato"), Color.BLACK)).mapToObj(PIECES::text))
                .hasSize(48)
                .containsExactlyElementsOf(area);
    }

    private static PieceType kind(String name) {
        return VARIANT.pieceTypes().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
