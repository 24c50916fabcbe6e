package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Positions count in other ways than a cursor, and also have the published counts. No rule draws on the way to these
 * leaves.
 */
class PerftByPositionsTest {

    private static final long LARGEST = 1_000_000;

    @TestFactory
    Stream<DynamicTest> countsAreThePublishedOnes() {
        Variant chess = VariantSpec.variant("chess");
        return PerftRow.all(Bundled.file("chess", "perft.txt"))
                .filter(row -> row.count() <= LARGEST && row.unit() == Perft.Unit.PLY)
                .map(row -> DynamicTest.dynamicTest(
                        row.depth() + " of " + row.position(),
                        () -> assertThat(leaves(Scene.of(chess, row.position()).position(), row.depth()))
                                .isEqualTo(row.count())));
    }

    private static long leaves(Position position, int depth) {
        if (depth == 1) {
            return position.count();
        }
        long sum = 0;
        if (position.node() instanceof Node.Decision decision) {
            for (Event event : decision.events()) {
                sum += leaves(position.after(event), depth - 1);
            }
        }
        return sum;
    }
}
