package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.examples.webhost.game.Shelf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The packs that come with the host. The counts of Glinski's chess are worked out here with steps of hexagons alone.
 */
class PacksTest {

    private static final Shelf SHELF = new Shelf(Optional.of(Path.of("packs")));
    private static final List<int[]> STRAIGHT = List.of(
            new int[] {0, 1}, new int[] {1, 1}, new int[] {1, 0}, new int[] {0, -1}, new int[] {-1, -1}, new int[] {
                -1, 0
            });

    private static Variant load(String id) {
        return SHELF.load(id, Map.of()).variant();
    }

    /** 51 first moves are the known number, counted here by hand too: 17 of pawns, and so on. */
    @Test
    void glinskisChessHasItsFirstMoves() {
        assertThat(load("glinski-chess").start().count()).isEqualTo(51);
    }

    @ParameterizedTest
    @CsvSource({"rook, 2070", "bishop, 1080", "queen, 3150", "knight, 720", "king, 900"})
    void glinskisPiecesReachTheirCells(String kind, int moves) {
        Variant variant = load("glinski-chess");
        Piece piece = IntStream.rangeClosed(1, variant.pieceCodes())
                .mapToObj(variant::piece)
                .filter(each -> each.type().name().equals(kind) && each.isOf(Color.BLACK))
                .findFirst()
                .orElseThrow();
        int reached = 0;
        for (Square square : variant.board().squares()) {
            List<Square> own = variant.reach(piece, square).moves();
            assertThat(own).as(kind + " on " + square).hasSize(counted(kind, square));
            reached += own.size();
        }
        assertThat(reached).isEqualTo(moves);
    }

    private static int counted(String kind, Square from) {
        int cells = 0;
        for (int i = 0; i < STRAIGHT.size(); i++) {
            int[] one = STRAIGHT.get(i);
            int[] two = STRAIGHT.get((i + 1) % STRAIGHT.size());
            int[] between = {one[0] + two[0], one[1] + two[1]};
            int straight = line(from, one);
            int diagonal = line(from, between);
            cells += switch (kind) {
                case "rook" -> straight;
                case "bishop" -> diagonal;
                case "queen" -> straight + diagonal;
                case "king" -> Math.min(1, straight) + Math.min(1, diagonal);
                default ->
                    exists(from, one[0] + between[0], one[1] + between[1])
                            + exists(from, two[0] + between[0], two[1] + between[1]);
            };
        }
        return cells;
    }

    private static int line(Square from, int[] step) {
        int length = 0;
        while (exists(from, (length + 1) * step[0], (length + 1) * step[1]) == 1) {
            length++;
        }
        return length;
    }

    private static int exists(Square from, int files, int ranks) {
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        boolean within = file >= 0 && file <= 10 && rank >= 0 && rank <= 10 && Math.abs(file - rank) <= 5;
        return within ? 1 : 0;
    }

    @Test
    void theCraterHasNoSquares() {
        Variant variant = load("crater-dice-chess");
        assertThat(variant.board().squares()).hasSize(60).doesNotContain(Square.of("d4"), Square.of("e5"));
    }

    @Test
    void aGameKeepsTheFilesOfItsPack() {
        assertThat(SHELF.load("glinski-chess", Map.of()).files())
                .containsOnlyKeys("glinski-chess/variant.yaml", "glinski-chess/hexagons.groovy");
        assertThat(SHELF.load("chess", Map.of()).files()).isEmpty();
    }
}
