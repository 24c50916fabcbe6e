package org.dicechess.specs;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class PropertiesTest {

    private static final int GAMES = TestShare.of(5, 1);
    private static final int MAX_EVENTS = TestShare.of(400, 5);
    private static final int MAX_EVENTS_FROM_POSITIONS = TestShare.of(60, 1);

    @TestFactory
    Stream<DynamicTest> holdInGamesFromTheStart() {
        return Bundled.variants().stream()
                .flatMap(variant -> LongStream.rangeClosed(1, GAMES)
                        .boxed()
                        .flatMap(seed -> Bundled.tests(VariantSpec.properties(variant.start(), seed, MAX_EVENTS))));
    }

    @TestFactory
    Stream<DynamicTest> holdInGamesFromThePositionsOfPerft() {
        return Bundled.variants().stream()
                .flatMap(variant -> positions(variant)
                        .flatMap(position ->
                                Bundled.tests(VariantSpec.properties(position, 1, MAX_EVENTS_FROM_POSITIONS))));
    }

    private static Stream<Position> positions(Variant variant) {
        List<Row> rows = Row.of(Bundled.file(variant.id(), "perft.txt"), 5);
        List<String> texts = rows.stream().map(row -> row.field(1)).distinct().toList();
        return TestShare.of(texts, 3).stream()
                .map(text -> text.equals("start") ? variant.start() : variant.position(text));
    }
}
