package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.guide.HowDoI;
import org.junit.jupiter.api.Test;

/** What the guide tells of the pieces of {@code pieces/fairy}. */
class FairyPiecesTest {

    private static final String NAME = "nightrider-chess";

    /** A nightrider goes from b1 to a3, c3, d5 and e7, from g1 to h3, f3, e5 and d7. The pawns have two moves each. */
    @Test
    void theExampleOfTheGuidePlaysAsWritten() throws IOException {
        Position start = Loader.create().load(NAME, bytes(example())).start();
        assertThat(((Node.Decision) start.node()).events())
                .hasSize(24)
                .extracting(Event::text)
                .contains("b1a3", "b1c3", "b1d5", "b1e7", "g1h3", "g1f3", "g1e5", "g1d7");
        Position before = start.variant().position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(((Node.Decision) before.node()).events())
                .extracting(Event::text)
                .contains("a7a8q", "a7a8r", "a7a8b", "a7a8(nr)")
                .doesNotContain("a7a8n");
    }

    @Test
    void thePiecesWithAScriptNeedAHostThatAllowsIt() throws IOException {
        String all = example().replaceAll("  (cannon|vao|leo): *~\\n", "");
        assertThat(all).doesNotContain("cannon", "vao", "leo");
        assertThat(Loader.create().check(NAME, bytes(all)))
                .extracting(Problem::code)
                .containsOnly("E-SCRIPTS-OFF");
        assertThat(Loader.create().scripts(GroovyScripts.confined()).check(NAME, bytes(all)))
                .isEmpty();
    }

    @Test
    void theTableOfTheGuideNamesEachPieceWithItsSymbol() throws IOException {
        String both = example()
                .replace("import: pieces/fairy", "import: [pieces/fairy]")
                .replaceAll("  (cannon|vao|leo): *~\\n", "");
        List<? extends PieceType> pieces = Loader.create()
                .scripts(GroovyScripts.confined())
                .load(NAME, bytes(both))
                .pieceTypes();
        assertThat(pieces).hasSize(6 + 23);
        assertThat(pieces.stream().skip(6).map(each -> each.name() + " " + each.symbol()))
                .containsExactlyInAnyOrderElementsOf(table());
    }

    /** Returns the names and symbols of the rows of the table. */
    private static List<String> table() throws IOException {
        return section()
                .lines()
                .filter(line -> line.startsWith("| ") && line.contains("`"))
                .flatMap(FairyPiecesTest::row)
                .toList();
    }

    private static Stream<String> row(String line) {
        List<String> names = Pattern.compile("`([a-z]+)`")
                .matcher(line)
                .results()
                .map(match -> match.group(1))
                .toList();
        String[] symbols = line.substring(line.lastIndexOf('`') + 1)
                .replace("|", "")
                .strip()
                .split(" ", -1);
        assertThat(symbols).hasSameSizeAs(names);
        return java.util.stream.IntStream.range(0, symbols.length).mapToObj(at -> names.get(at) + " " + symbols[at]);
    }

    private static String example() throws IOException {
        return HowDoI.definition("use-a-piece-that-others-have-written");
    }

    /** Returns the guide from the words about these pieces to the next title. */
    private static String section() throws IOException {
        String guide = Files.readString(Path.of("README.md"));
        int begin = guide.indexOf("[`pieces/fairy`]");
        assertThat(begin).isPositive();
        return guide.substring(begin, guide.indexOf("\n## ", begin));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
