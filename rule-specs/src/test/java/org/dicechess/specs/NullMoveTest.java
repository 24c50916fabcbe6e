package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

/** The option of Chess 56 that allows a Rhinoceros to walk a whole circle. */
class NullMoveTest {

    private static final String RHINOCEROS =
            "****4****/*10*/*8k1*/12/5(Rh)6/12/12/*10*/*8K1*/****4**** w - - 0 1 {NBRQCMTX}";

    @Test
    void theOptionTakesAwayTheEighthStepAlone() {
        List<String> on = moves(Loader.create()
                .scripts(GroovyScripts.confined())
                .option("null-move", "on")
                .load("chess-56"));
        List<String> off = moves(Loader.create()
                .scripts(GroovyScripts.confined())
                .option("null-move", "off")
                .load("chess-56"));
        assertThat(on).contains("f6f6");
        assertThat(off).doesNotContain("f6f6").hasSize(on.size() - 1);
        assertThat(on).containsAll(off);
    }

    private static List<String> moves(Variant variant) {
        return ((Node.Decision) variant.position(RHINOCEROS).node())
                .events().stream().map(Event::text).toList();
    }
}
