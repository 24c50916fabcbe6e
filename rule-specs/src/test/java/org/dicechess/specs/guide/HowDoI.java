package org.dicechess.specs.guide;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The answers of the page "How do I ...": definitions without their first lines, with claims as remarks. */
public final class HowDoI {

    static final Path PAGE = Path.of("..", "docs", "how-do-i.md");

    /** What the page tells to write above an answer. */
    static final String HEAD = "format: 1\nid: mine\nname: Mine\n";

    private HowDoI() {}

    /** Returns all answers. */
    static List<Guide.Part> answers() throws IOException {
        return Guide.read(PAGE).fragments();
    }

    /** Returns the claims of an answer as lines of {@code cases.txt}. */
    static String claims(Guide.Part answer) {
        return answer.text()
                .lines()
                .filter(line -> line.startsWith("# "))
                .map(line -> answer.chapter() + " | " + line.substring(2) + "\n")
                .collect(Collectors.joining());
    }

    static byte[] definition(Guide.Part answer) {
        return (HEAD + answer.text()).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the whole definition of the answer under a heading, which is in lower case with hyphens. */
    public static String definition(String heading) throws IOException {
        return answers().stream()
                .filter(answer -> answer.chapter().equals(heading))
                .map(answer -> new String(definition(answer), StandardCharsets.UTF_8))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no answer under " + heading));
    }
}
