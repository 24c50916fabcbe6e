package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Iterator;
import java.util.List;
import org.dicechess.Pass;
import org.junit.jupiter.api.Test;

class PerftProgressTest {

    /** The clock stands at 5 s when the count begins; events are counted after 0.2, 1.5, 2 and 4 s. */
    @Test
    void aLineIsPrintedAfterASecondAndThenAtMostOnceASecond() {
        Iterator<Long> clock = List.of(5_000_000_000L, 5_200_000_000L, 6_500_000_000L, 7_000_000_000L, 9_000_000_000L)
                .iterator();
        StringWriter out = new StringWriter();
        PerftProgress progress = new PerftProgress(new PrintWriter(out), clock::next);

        for (int done = 1; done <= 4; done++) {
            progress.counted(new Pass(), 3_000_000, done, 4);
        }

        assertThat(out.toString().lines())
                .containsExactly("2/4 --: 3000000 (1.5 s, 4.0 million/s)", "4/4 --: 3000000 (4.0 s, 3.0 million/s)");
    }
}
