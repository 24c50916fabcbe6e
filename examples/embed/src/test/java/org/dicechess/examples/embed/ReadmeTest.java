package org.dicechess.examples.embed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

class ReadmeTest {

    private static final Path README = Path.of("../../README.md");
    private static final Path SOURCE = Path.of("src/main/java/org/dicechess/examples/embed/RandomGame.java");
    private static final Path AMAZON = Path.of("amazon-chess.yaml");

    @Test
    void showsTheJavaThatIsCompiled() throws IOException {
        String source = Files.readString(SOURCE);
        String shown = source.substring(
                source.indexOf("// README: begin") + "// README: begin\n".length(), source.indexOf("// README: end"));

        assertThat(block("java")).isEqualTo(shown.stripIndent());
    }

    @Test
    void showsTheDefinitionThatIsLoaded() throws IOException {
        assertThat(block("yaml")).isEqualTo(Files.readString(AMAZON));
    }

    /** From d1 an amazon has the two knight's leaps over its pawns, c3 and e3; a king is shut in. */
    @Test
    void theDefinitionPlaysAsItSays() {
        Position rolled = Loader.create().load(AMAZON).start().after("[5 6]");

        assertThat(((Node.Decision) rolled.node()).events()).extracting(Event::text).containsExactlyInAnyOrder("d1c3", "d1e3");
    }

    @Test
    void aWholeGameIsPlayedToItsEnd() {
        assertThat(List.of("1-0", "0-1", "1/2-1/2")).anyMatch(result -> RandomGame.play(1).strip().endsWith(result));
    }

    private static String block(String language) throws IOException {
        String readme = Files.readString(README);
        int begin = readme.indexOf("```" + language + "\n") + language.length() + 4;
        return readme.substring(begin, readme.indexOf("```", begin));
    }
}
