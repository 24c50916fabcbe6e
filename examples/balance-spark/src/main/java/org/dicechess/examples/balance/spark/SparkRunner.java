package org.dicechess.examples.balance.spark;

import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.dicechess.examples.balance.Job;
import org.dicechess.examples.balance.Runner;
import org.dicechess.examples.balance.Task;

/**
 * Plays games on a cluster.
 *
 * @param spark the connection, which stays open
 */
record SparkRunner(JavaSparkContext spark) implements Runner {

    /** How many games each core plays before their lines come back. A killed run loses no more. */
    private static final int BATCH = 16;

    @Override
    public void play(Task task, List<Job> jobs, Consumer<String> lines) {
        int size = BATCH * spark.defaultParallelism();
        for (int from = 0; from < jobs.size(); from += size) {
            List<Job> batch = List.copyOf(jobs.subList(from, Math.min(jobs.size(), from + size)));
            spark.parallelize(batch, batch.size())
                    .map(task::play)
                    .collect()
                    .forEach(lines);
        }
    }
}
