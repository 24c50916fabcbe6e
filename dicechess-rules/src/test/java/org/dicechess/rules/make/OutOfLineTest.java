package org.dicechess.rules.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.safety.Safety;
import org.junit.jupiter.api.Test;

/** The size of methods, on which the speed of the inner loop depends. */
class OutOfLineTest {

    /** HotSpot inlines no method with more bytes of bytecode (its flag FreqInlineSize). */
    private static final int INLINED = 325;

    private static final Pattern OFFSET = Pattern.compile("(?m)^ +([0-9]+): ");

    @Test
    void theCompilerDoesNotInlineRareEvents() {
        assertThat(size(Mover.class, "private int playRareEvent(int);")).isGreaterThan(INLINED);
    }

    @Test
    void theCompilerMayInlineWhatEachMoveNeeds() {
        assertThat(size(Mover.class, "private int playMove(int);")).isBetween(1, INLINED);
        assertThat(size(Safety.class, "public void prepare();")).isBetween(1, INLINED);
        assertThat(size(Endings.class, "private boolean holds(int, boolean, int);"))
                .isBetween(1, INLINED);
    }

    /** Returns the offset of the last instruction of a method. */
    private static int size(Class<?> type, String method) {
        String code = code(type);
        int begin = code.indexOf("  " + method);
        assertThat(begin).as(method).isNotNegative();
        int end = code.indexOf("\n\n", begin);
        return OFFSET.matcher(code.substring(begin, end < 0 ? code.length() : end))
                .results()
                .map(MatchResult::group)
                .mapToInt(offset -> Integer.parseInt(offset.replaceAll("[ :]", "")))
                .max()
                .orElse(0);
    }

    private static String code(Class<?> type) {
        StringWriter out = new StringWriter();
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        Path classes = Path.of("target", "classes");
        int exit = javap.run(
                new PrintWriter(out), new PrintWriter(out), "-c", "-p", "-cp", classes.toString(), type.getName());
        assertThat(exit).isZero();
        return out.toString().replace("\r\n", "\n");
    }
}
