package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows the tutorial as a reader does: writes what it shows into the files, runs its commands, and sees what it says
 * that one should see. What should be seen has been counted by hand.
 */
class TutorialTest {

    private static final Path PAGE = Path.of("../../docs/tutorial.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```([a-z]+)\n(.*?)^```$");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern TYPED = Pattern.compile("(?m)^(?:White|Black)[^>\n]*> (.*)$");

    /** A key at the left edge and all lines below it that do not begin another one. */
    private static final Pattern SECTION = Pattern.compile("(?m)^([a-z]+):.*\n(?:^ .*\n)*");

    @TempDir
    private Path folder;

    private final Map<String, String> sections = new LinkedHashMap<>();
    private int commands;

    private record Block(String kind, String text) {}

    @Test
    void everyStepShowsWhatItSays() throws IOException {
        Files.createDirectory(folder.resolve("hare-chess"));
        Files.createFile(file());
        Iterator<Block> blocks = blocks().iterator();
        while (blocks.hasNext()) {
            Block block = blocks.next();
            switch (block.kind()) {
                case "yaml" -> change(block.text());
                case "cases" -> Files.writeString(file().resolveSibling("cases.txt"), block.text());
                case "sh" -> run(block.text(), blocks.next());
                default -> throw new AssertionError(block.toString());
            }
        }
        assertThat(commands).isGreaterThanOrEqualTo(12);
    }

    /** The whole file at the end is what the steps have made. */
    @Test
    void theWholeFileIsWhatTheStepsMake() throws IOException {
        List<Block> files =
                blocks().stream().filter(block -> block.kind().equals("yaml")).toList();
        Map<String, String> made = new LinkedHashMap<>();
        files.subList(0, files.size() - 1).forEach(block -> made.putAll(sections(block.text())));
        assertThat(sections(files.get(files.size() - 1).text())).isEqualTo(made);
    }

    private static List<Block> blocks() throws IOException {
        return BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map(found -> new Block(found.group(1), found.group(2)))
                .toList();
    }

    private Path file() {
        return folder.resolve("hare-chess").resolve("variant.yaml");
    }

    /** Sections of the file that the text shows take the place of those with the same key. */
    private void change(String text) throws IOException {
        sections.putAll(sections(text));
        Files.writeString(file(), String.join("", sections.values()));
    }

    private static Map<String, String> sections(String text) {
        Map<String, String> found = new LinkedHashMap<>();
        Matcher section = SECTION.matcher(text);
        while (section.find()) {
            found.put(section.group(1), section.group());
        }
        return found;
    }

    private void run(String command, Block shown) {
        assertThat(shown.kind()).isEqualTo("text");
        String[] words = WORD.matcher(command)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .map(word -> word.replaceFirst("^hare-chess/", folder + "/hare-chess/"))
                .skip(1)
                .toArray(String[]::new);
        String out =
                Run.fed(typed(shown.text()), words).out().replace("\r\n", "\n").replace(folder + "/", "");
        if (shown.text().startsWith("...\n")) {
            assertThat(out).as(command).endsWith(shown.text().substring(4));
        } else {
            assertThat(out).as(command).isEqualTo(shown.text());
        }
        commands++;
    }

    /** Returns what stands behind the prompts of a shown game. */
    private static String typed(String shown) {
        return TYPED.matcher(shown)
                .results()
                .map(found -> found.group(1) + "\n")
                .collect(Collectors.joining());
    }
}
