package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.spi.FacingRule;
import org.junit.jupiter.api.Test;

/**
 * Compiled scripts are kept by name and text. The tests compare the classes of programs, as each compilation makes a
 * new class.
 */
class CompiledScriptsTest {

    private static final int THREADS = 8;
    private static final BoardSpot E4 = BoardSpot.of("e4", Color.WHITE, Direction.NORTH);

    @Test
    void confinedScriptsAreSharedByAllWhoCompileThem() {
        assertThat(GroovyScripts.confined()).isSameAs(GroovyScripts.confined());
        assertThat(GroovyScripts.trusted()).isNotSameAs(GroovyScripts.trusted());
    }

    @Test
    void theSameTextIsCompiledOnceAndAChangedTextAnew() {
        GroovyScripts scripts = GroovyScripts.trusted();
        String text =
                "class Count { static int made = 0 }\nfacing { visit -> Count.made++\n [Direction.values()[Count.made]] }";

        assertThat(facings(scripts, "count", text)).containsExactly(Direction.values()[1]);
        assertThat(facings(scripts, "count", text))
                .as("the same class goes on counting")
                .containsExactly(Direction.values()[2]);
        assertThat(facings(scripts, "count", text + " ")).as("another byte").containsExactly(Direction.values()[1]);
        assertThat(facings(scripts, "other", text))
                .as("another name, which messages tell")
                .containsExactly(Direction.values()[1]);
        assertThat(facings(GroovyScripts.trusted(), "count", text))
                .as("another object")
                .containsExactly(Direction.values()[1]);
    }

    @Test
    void threadsCompileSideBySide() throws Exception {
        List<Callable<List<Direction>>> compilations = new ArrayList<>();
        for (int number = 0; number < 4 * THREADS; number++) {
            String text = "facing { visit -> [visit.facing().turned(" + number / 2 + ")] }";
            compilations.add(() -> facings(GroovyScripts.confined(), "side-by-side", text));
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<Direction>>> answers = threads.invokeAll(compilations);
            for (int number = 0; number < answers.size(); number++) {
                assertThat(answers.get(number).get()).containsExactly(Direction.NORTH.turned(number / 2));
            }
        } finally {
            threads.shutdown();
        }
    }

    private static List<Direction> facings(GroovyScripts scripts, String name, String text) {
        return scripts.compile(name, text, FacingRule.class).facings(E4);
    }
}
