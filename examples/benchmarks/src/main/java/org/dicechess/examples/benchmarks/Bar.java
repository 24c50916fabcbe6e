package org.dicechess.examples.benchmarks;

import java.util.Map;
import java.util.Optional;

/** What a row has to reach. */
sealed interface Bar {

    /** As the table shows it. */
    String text();

    /** Whether the row reaches it; empty if what it is compared with was not measured. */
    Optional<Boolean> met(Row row, Map<String, Row> others);

    /** At least so many millions a second. */
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

    /** At least so many times what another row, or the peer, reaches in the same rounds. */
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
     * No more bytes than these for each unit. What JMH and the buffer of each call of perft leave is below one; any
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

    /** In a word. */
    static String met(boolean met) {
        return met ? "yes" : "no";
    }
}
