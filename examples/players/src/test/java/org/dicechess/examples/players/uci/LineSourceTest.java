package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineSourceTest {

    @Test
    void aLineEndsWithTheInputToo() throws IOException {
        LineSource source = new LineSource(new StringReader("uci\n\r\n\u0000\u00e9\n\nquit"), 10);
        assertThat(source.next()).hasValue("uci");
        assertThat(source.next()).hasValue("\r");
        assertThat(source.next()).hasValue("\u0000\u00e9");
        assertThat(source.next()).hasValue("");
        assertThat(source.next()).hasValue("quit");
        assertThat(source.next()).isEmpty();
    }

    /**
     * A line of a billion characters takes no more memory than one of eleven; the quick tests have the fiftieth part.
     */
    @Test
    void aLongLineIsCutOff() throws IOException {
        LineSource source = new LineSource(new Endless(TestShare.of(1_000_000_000, 20_000_000)), 10);
        assertThat(source.next()).hasValue("xxxxxxxxxxx");
        assertThat(source.next()).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({"isready, false, false", "position, true, false", "go, false, true"})
    void aLongLineIsRefused(String command, boolean refuses, boolean answers) throws IOException {
        List<String> lines = new CopyOnWriteArrayList<>();
        String text =
                "position startpos\n" + command + " startpos" + " x".repeat(600_000) + "\nnode\ngo nodes 9\nquit\n";
        ReadyEngines.of(new KnownVariants(List.of("chess"), Map.of(), Games::load), lines::add)
                .serve(new StringReader(text));
        assertThat(lines.get(0)).isEqualTo("info string a line of more than 1000000 characters");
        assertThat(lines.contains("info string no position: the last one was refused"))
                .isEqualTo(refuses);
        assertThat(lines.stream().filter(line -> line.startsWith("bestmove "))).hasSize(answers ? 2 : 1);
        assertThat(lines.contains("readyok")).isFalse();
    }

    /** So many times an x. */
    private static final class Endless extends Reader {

        private int left;

        Endless(int left) {
            this.left = left;
        }

        @Override
        public int read() {
            return left-- > 0 ? 'x' : -1;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void close() {}
    }
}
