package org.dicechess.examples.balance.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** The commands of the balance example, with games that Apache Spark plays. */
public final class Main {

    private Main() {}

    /** Runs a command and exits. Without a master the games are played by {@code --threads} threads here. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    static int run(String... args) {
        return org.dicechess.examples.balance.Main.run(
                threads -> (task, jobs, lines) -> {
                    SparkConf settings = new SparkConf()
                            .setIfMissing("spark.app.name", "dicechess balance")
                            .setIfMissing("spark.master", "local[" + threads + "]");
                    try (JavaSparkContext spark = new JavaSparkContext(settings)) {
                        new SparkRunner(spark).play(task, jobs, lines);
                    }
                },
                args);
    }
}
