package org.dicechess.specs.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games whose moves and counts of 1 to 3 plies an independent program in Python has told, in tables as for Fairy. */
@Tag("long")
class CountedTest {

    private static final Path FOLDER = Path.of("src/test/resources/counted");
    private static final int LARGEST = 100_000;
    private static final int GAMES = 10;
    private static final int MOST_EVENTS = 120;

    static List<String> names() {
        return List.of("rifle-chess", "exchange-chess", "circe-like", "knight-relay", "push-and-pull");
    }

    @ParameterizedTest
    @MethodSource("names")
    void movesAndCountsAreTheSame(String name) throws IOException {
        assertThat(Loader.create().check(FOLDER.resolve(name + ".yaml"))).isEmpty();
        Variant variant = Loader.create().load(FOLDER.resolve(name + ".yaml"));
        try (Stream<String> rows = Files.lines(FOLDER.resolve(name + ".tsv"))) {
            rows.toList().forEach(row -> test(variant, FairyPosition.of(row)));
        }
        LongStream.rangeClosed(1, GAMES)
                .boxed()
                .flatMap(seed -> VariantSpec.properties(variant.start(), seed, MOST_EVENTS).stream())
                .forEach(Check::run);
    }

    /** An effect may send a piece to a square that a pawn has just passed. */
    @Test
    void aPassedSquareMayBeTaken() {
        Variant variant = Loader.create().load("trial", """
                format: 1
                id: trial
                name: Trial
                extends: chess
                areas: {third: {white: b3}}
                effects: {sweep: {after: turn, relocate: knight, of: enemy, to: third}}
                """.getBytes(StandardCharsets.UTF_8));
        Position after = variant.start().after("b2b4");
        assertThat(after.text()).isEqualTo("r1bqkbnr/pppppppp/8/8/1P6/1n6/P1PPPPPP/RNBQKBNR b KQkq b3 0 1");
        assertThat(variant.position(after.text())).isEqualTo(after);
        VariantSpec.properties(variant.start(), 1, MOST_EVENTS).forEach(Check::run);
    }

    private static void test(Variant variant, FairyPosition row) {
        Position position = variant.position(row.text(variant));
        assertThat(position.node().events().stream().map(FairyPosition::move).sorted())
                .as(row.fen())
                .containsExactlyElementsOf(new TreeSet<>(row.moves()));
        for (int depth = 1; depth <= row.counts().size(); depth++) {
            long count = row.counts().get(depth - 1);
            if (count <= LARGEST) {
                assertThat(Perft.count(position.cursor(), depth, Perft.Unit.PLY))
                        .as(row.fen() + " depth " + depth)
                        .isEqualTo(count);
            }
        }
    }
}
