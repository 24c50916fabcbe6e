package org.dicechess.examples.embed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

class ReadmeTest {

    private static final Path README = Path.of("../../README.md");
    private static final Path GUIDE = Path.of("../../rule-specs/README.md");
    private static final Path SOURCE = Path.of("src/main/java/org/dicechess/examples/embed/RandomGame.java");
    private static final Path SUITE = Path.of("src/test/java/org/dicechess/examples/embed/AmazonChessTest.java");
    private static final Path AMAZON = Path.of("amazon-chess.yaml");

    @Test
    void showsTheJavaThatIsCompiled() throws IOException {
        assertThat(block(README, "java")).isEqualTo(marked(SOURCE, "README"));
    }

    @Test
    void theGuideShowsTheSuiteThatIsRun() throws IOException {
        assertThat(block(GUIDE, "java")).isEqualTo(marked(SUITE, "guide"));
    }

    @Test
    void showsTheDefinitionThatIsLoaded() throws IOException {
        assertThat(block(README, "yaml")).isEqualTo(Files.readString(AMAZON));
    }

    /** The dependencies are modules of this build, at its version. */
    @Test
    void showsDependenciesThatExist() throws IOException {
        String parent = Files.readString(Path.of("../../pom.xml"));
        String dependencies = block(README, "xml");

        assertThat(values(dependencies, "version"))
                .hasSize(2)
                .containsOnly(values(parent, "version").get(0));
        assertThat(values(dependencies, "groupId"))
                .hasSize(2)
                .containsOnly(values(parent, "groupId").get(0));
        assertThat(values(parent, "module")).containsAll(values(dependencies, "artifactId"));
    }

    /** On d1 an amazon has the two knight's leaps over its pawns, to c3 and e3; the king has no move. */
    @Test
    void theDefinitionPlaysAsWritten() {
        Position rolled = Loader.create().load(AMAZON).start().after("[5 6]");

        assertThat(((Node.Decision) rolled.node()).events())
                .extracting(Event::text)
                .containsExactlyInAnyOrder("d1c3", "d1e3");
    }

    @Test
    void aWholeGameIsPlayedToItsEnd() {
        assertThat(List.of("1-0", "0-1", "1/2-1/2"))
                .anyMatch(result -> RandomGame.play(1).strip().endsWith(result));
    }

    /** The texts of all elements with this name, in order. */
    private static List<String> values(String xml, String element) {
        return Pattern.compile("<" + element + ">([^<]+)</" + element + ">")
                .matcher(xml)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    /** Returns the lines between two comments of a source. */
    private static String marked(Path source, String mark) throws IOException {
        String text = Files.readString(source);
        String begin = "// " + mark + ": begin\n";
        return text.substring(text.indexOf(begin) + begin.length(), text.indexOf("// " + mark + ": end"))
                .stripIndent();
    }

    /** Returns the first block in this language. */
    private static String block(Path page, String language) throws IOException {
        String text = Files.readString(page);
        int begin = text.indexOf("```" + language + "\n") + language.length() + 4;
        return text.substring(begin, text.indexOf("```", begin));
    }
}
