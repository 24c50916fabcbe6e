package org.dicechess.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.dicechess.Direction;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class FuelSearchTest {

    @Test
    void everyParameterHasSourcesButThoseThatTheTableOfFuelMeasures() {
        assertThat(FuelSearch.methods().stream()
                        .flatMap(method -> Arrays.stream(method.getParameterTypes()))
                        .distinct()
                        .filter(type -> FuelSources.of(type).isEmpty()))
                .isSubsetOf(Spot.class, Look.class, Effect.class, Direction[].class);
    }

    @Test
    void theSlowestCallOfAMethodIsFound() {
        FuelSearch search = new FuelSearch();
        FuelSearch.methods().stream()
                .filter(method -> FuelSearch.name(method).equals("Lists.reverse(Collection)"))
                .forEach(method -> search.search(method, 1));

        assertThat(search.slowest()).singleElement().satisfies(found -> {
            assertThat(found.units()).isBetween(1_000L, 50_000L);
            assertThat(found.nanos()).isPositive();
        });
    }
}
