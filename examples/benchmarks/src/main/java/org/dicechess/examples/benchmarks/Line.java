package org.dicechess.examples.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of the report: what is measured, and what of it the peer can do.
 *
 * @param benchmark class and method, and after a colon the value of its parameter if it has one
 * @param peer the same for the peer's benchmark; empty if there is none
 */
record Line(String label, String benchmark, String peer, List<Bar> bars) {

    /** A line of our leaves alone. */
    static Line leaves(String label, String method, Question question, Bar... bars) {
        return new Line(label, "BoardPerft." + method + ":" + question, "", List.of(bars));
    }

    /** A line of leaves counted at the last ply through the cursor, without garbage, beside the peer. */
    static Line beside(String label, Question question, double wanted, Bar... more) {
        String peer = "PeerPerft.bulk:" + question;
        List<Bar> bars = new ArrayList<>(List.of(new Bar.Times(wanted, "peer", peer), new Bar.Bytes(0)));
        bars.addAll(List.of(more));
        return new Line(label, "BoardPerft.bulk:" + question, peer, bars);
    }

    /** A line of any other benchmark. */
    static Line of(String label, String benchmark, Bar... bars) {
        return new Line(label, benchmark, "", List.of(bars));
    }
}
