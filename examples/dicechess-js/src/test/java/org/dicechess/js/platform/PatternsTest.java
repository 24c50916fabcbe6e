package org.dicechess.js.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.teavm.classlib.java.util.regex.TMatcher;
import org.teavm.classlib.java.util.regex.TPattern;

/** The regular expressions of the library find the same on the compiler's platform as on Java's. */
class PatternsTest {

    private static final int TEXTS = 300;
    private static final String ALSO = "aB1 \n[]{}().,-x9Z\u00e9\u2026\u6f22\t";

    private final Random random = new Random(1);

    @Test
    @Tag("long")
    void patternsFindTheSame() throws ReflectiveOperationException, IOException, URISyntaxException {
        List<Pattern> patterns = patterns(Position.class);
        patterns.addAll(patterns(Loader.class));
        assertThat(patterns).hasSizeGreaterThan(90);
        for (Pattern pattern : patterns) {
            assertThatCode(() -> TPattern.compile(pattern.pattern(), pattern.flags()))
                    .as(pattern.pattern())
                    .doesNotThrowAnyException();
            TPattern other = TPattern.compile(pattern.pattern(), pattern.flags());
            for (int i = 0; i < TEXTS; i++) {
                String text = text(pattern.pattern() + ALSO);
                assertThat(found(other.matcher(text)))
                        .as(pattern + " in " + text)
                        .isEqualTo(found(pattern.matcher(text)));
            }
        }
    }

    /** Returns the patterns in the constants of all classes beside a class. */
    private static List<Pattern> patterns(Class<?> beside)
            throws ReflectiveOperationException, IOException, URISyntaxException {
        URI place = beside.getProtectionDomain().getCodeSource().getLocation().toURI();
        Path root = Path.of(place);
        List<Pattern> patterns = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(PatternsTest::isClass)::iterator) {
                String name = root.relativize(file)
                        .toString()
                        .replace(file.getFileSystem().getSeparator(), ".");
                for (Field field :
                        Class.forName(name.replaceAll("\\.class$", "")).getDeclaredFields()) {
                    if (Modifier.isStatic(field.getModifiers()) && field.getType() == Pattern.class) {
                        field.setAccessible(true);
                        patterns.add((Pattern) field.get(null));
                    }
                }
            }
        }
        return patterns;
    }

    private static boolean isClass(Path file) {
        return file.toString().endsWith(".class") && !file.endsWith("module-info.class");
    }

    private String text(String signs) {
        StringBuilder text = new StringBuilder();
        for (int parts = random.nextInt(10); parts > 0; parts--) {
            int from = random.nextInt(signs.length());
            text.append(signs, from, Math.min(signs.length(), from + 1 + random.nextInt(3)));
        }
        return text.toString();
    }

    private static List<String> found(Matcher matcher) {
        List<String> found = new ArrayList<>(
                List.of(matcher.matches() + " " + matcher.reset().lookingAt()));
        matcher.reset();
        while (matcher.find()) {
            MatchResult result = matcher.toMatchResult();
            for (int group = 0; group <= result.groupCount(); group++) {
                found.add(result.start(group) + " " + result.group(group));
            }
        }
        return found;
    }

    private static List<String> found(TMatcher matcher) {
        List<String> found = new ArrayList<>(
                List.of(matcher.matches() + " " + matcher.reset().lookingAt()));
        matcher.reset();
        while (matcher.find()) {
            for (int group = 0; group <= matcher.groupCount(); group++) {
                found.add(matcher.start(group) + " " + matcher.group(group));
            }
        }
        return found;
    }
}
