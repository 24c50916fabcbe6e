package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The definitions of the library, its guide and its examples give no false alarm. These warnings are right:
 *
 * <ul>
 *   <li>{@code W-PASSES}: dice chess and the game with three dice count lost turns, as their rules dice-25 and three-28
 *       say; the games that extend them inherit this.
 *   <li>{@code W-UNMOVED}: in the small games of the judge of balance the kings only wait to be captured.
 * </ul>
 */
@Tag("long")
class WarningsTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Pattern WHOLE_GAME = Pattern.compile("```yaml\\n(format: 1\\nid: .*?)```", Pattern.DOTALL);

    private final Loader loader = Loader.create().scripts(GroovyScripts.confined());

    @Test
    void bundledDefinitions() {
        Map<String, List<String>> found = new TreeMap<>();
        List<String> ids = loader.ids();
        ids.forEach(id -> note(id, loader.check(id), found));
        Map<String, List<String>> expected =
                new TreeMap<>(Map.of("dice-chess", List.of("W-PASSES"), "dice-chess-three", List.of("W-PASSES")));
        expected.keySet().retainAll(ids);
        assertThat(found).isEqualTo(expected).isNotEmpty();
    }

    @Test
    void examples() throws IOException {
        Map<String, List<String>> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(EXAMPLES)) {
            for (Path file : files.filter(WarningsTest::isDefinition).toList()) {
                note(EXAMPLES.relativize(file).getName(0) + "/" + name(file), loader.check(file), found);
            }
        }
        List<String> passes = List.of("W-PASSES");
        List<String> unmoved = List.of("W-UNMOVED");
        assertThat(found)
                .isEqualTo(Map.of(
                        "balance/duel", unmoved,
                        "balance/odds", passes,
                        "balance/planted", unmoved,
                        "balance/symmetric", unmoved,
                        "benchmarks/one-die", passes,
                        "benchmarks/two-dice", passes,
                        "embed/amazon-chess", passes,
                        "web-host/crater-dice-chess", passes));
    }

    @Test
    void guides() throws IOException {
        Map<String, List<String>> found = new TreeMap<>();
        int games = 0;
        for (Path guide : List.of(Path.of("README.md"), Path.of("..", "README.md"))) {
            Matcher game = WHOLE_GAME.matcher(Files.readString(guide));
            while (game.find()) {
                byte[] text = game.group(1).getBytes(StandardCharsets.UTF_8);
                note(guide + " " + games++, loader.check("guide", text), found);
            }
        }
        assertThat(games).isGreaterThanOrEqualTo(2);
        assertThat(found.values()).containsExactly(List.of("W-PASSES"));
    }

    private static boolean isDefinition(Path file) {
        return file.toString().endsWith(".yaml") && !file.toString().contains("target");
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.equals("variant.yaml") ? String.valueOf(file.getParent().getFileName()) : name.replace(".yaml", "");
    }

    private static void note(String name, List<Problem> problems, Map<String, List<String>> found) {
        List<String> warnings = problems.stream()
                .filter(problem -> problem.severity() == Problem.Severity.WARNING)
                .map(Problem::code)
                .toList();
        if (!warnings.isEmpty()) {
            found.put(name, warnings);
        }
    }
}
