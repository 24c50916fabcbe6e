package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlanTest {

    @Test
    void everyGameOfEveryPlanHasItsOwnSeed() {
        Stream<Long> seeds = LongStream.range(0, 10).boxed().flatMap(seed -> {
            Plan plan = plan(seed);
            return plan.jobs(0, 1).map(plan::seed);
        });
        assertThat(seeds).hasSize(10 * 3 * 20).doesNotHaveDuplicates();
    }

    @Test
    void everyGameIsInOneShard() {
        Plan plan = plan(1);
        Stream<Job> shards = Stream.of(2, 0, 1).flatMap(shard -> plan.jobs(shard, 3));
        assertThat(shards).containsExactlyInAnyOrderElementsOf(plan.jobs(0, 1).toList());
    }

    private static Plan plan(long seed) {
        return new Plan("", "", Map.of(), List.of("random", "greedy", "level-3"), 20, 0, false, true, 0, seed);
    }
}
