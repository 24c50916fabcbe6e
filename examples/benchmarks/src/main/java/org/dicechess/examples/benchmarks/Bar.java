package org.dicechess.examples.benchmarks;

import java.util.Map;
import java.util.Optional;

/** The bar that a row must reach. */
sealed interface Bar {

    /** Returns the text of the bar in the table. */
    String text();

    /** Returns whether the row reaches the bar; empty if the row that it is compared with was not measured. */
    Optional<Boolean> met(Row row, Map<String, Row> others);

    /** At least this many millions a second. */
    record AtLeast(double wanted) implements Bar {
        @Override
        public String text() {
            return ">= " + Row.text(wanted);
        }

        @Override
        public Optional<Boolean> met(Row row, Map<String, Row> others) {
            return Optional.of(row.median() >= wanted);
        }
    }

    /** At least this many times the speed of another row, or of the peer, in the same rounds. */
    record Times(double wanted, String what, String other) implements Bar {
        @Override
        public String text() {
            return ">= " + Row.text(wanted) + " x " + what;
        }

        @Override
        public Optional<Boolean> met(Row row, Map<String, Row> others) {
            return Optional.ofNullable(others.get(other)).map(found -> row.median() >= wanted * found.median());
        }
    }

    /**
     * At most this many bytes for each unit. What JMH and the buffer of each perft call leave is below one byte; any
     * object has sixteen.
     */
    record Bytes(int most) implements Bar {
        @Override
        public String text() {
            return most + " B";
        }

        @Override
        public Optional<Boolean> met(Row row, Map<String, Row> others) {
            return row.bytes().isPresent() ? Optional.of(row.bytes().getAsDouble() < most + 1) : Optional.empty();
        }
    }

    /** Returns the word for a result. */
    static String met(boolean met) {
        return met ? "yes" : "no";
    }
}
