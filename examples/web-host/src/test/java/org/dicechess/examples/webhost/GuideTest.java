package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Each key of the language leads to a heading of the guide under which the key stands. */
class GuideTest {

    private static final Map<String, String> HEADINGS = headings();
    private static final Map<String, String> SECTIONS = sections();
    private static final List<String> PAGES =
            List.of("/rule-specs/README.md", "/rule-specs/PROBLEMS.md", "/docs/tutorial.md", "/docs/how-do-i.md");

    private static String text(String path) {
        try (InputStream in = GuideTest.class.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private static Map<String, String> headings() {
        try {
            return new ObjectMapper().readValue(text("/web/guide-keys.json"), new TypeReference<>() {});
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private static Map<String, String> sections() {
        Map<String, String> found = new TreeMap<>();
        for (String part : text("/web/guide/README.md").split("\n###? ")) {
            String heading = part.substring(0, part.indexOf('\n'));
            found.put(heading, part.substring(heading.length()));
        }
        return found;
    }

    @Test
    void eachHeadingIsInTheGuide() {
        assertThat(SECTIONS.keySet()).containsAll(HEADINGS.values());
    }

    /** Links to other pages of the project stay texts on the page. */
    @ParameterizedTest
    @FieldSource("PAGES")
    void linksLeadToHeadings(String page) {
        Matcher link = Pattern.compile("]\\(([^)\\s:]*)#([^)]+)\\)").matcher(page(page));
        Map<String, List<String>> headings = new TreeMap<>();
        while (link.find()) {
            String to = link.group(1).isEmpty()
                    ? page
                    : URI.create(page).resolve(link.group(1)).getPath();
            if (PAGES.contains(to)) {
                assertThat(headings.computeIfAbsent(to, GuideTest::headings))
                        .as(to)
                        .contains(link.group(2));
            }
        }
        assertThat(headings).isNotEmpty();
    }

    private static String page(String path) {
        return text("/web/guide" + path.substring(path.lastIndexOf('/')));
    }

    /** Returns the headings as they stand in links, but for those in examples. */
    private static List<String> headings(String page) {
        String text = page(page).replaceAll("(?s)```.*?```", "");
        return Pattern.compile("(?m)^#+ (.*)$")
                .matcher(text)
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^a-z0-9 -]", "").replace(' ', '-'))
                .toList();
    }

    /** The library lists the known keys of a map that has a key like none of them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | qqqqqqqq: 1 | 15",
                "board | board: {qqqqqqqq: 1} | 3",
                "pieces.ant | pieces: {ant: {qqqqqqqq: 1}} | 10",
                "pieces.ant.promotion | pieces: {ant: {symbol: Q, move: K, promotion: {qqqqqqqq: 1}}} | 3",
                "pieces.ant.walk | pieces: {ant: {symbol: Q, walk: {qqqqqqqq: 1}}} | 4",
                "pieces.ant.when-captured | pieces: {ant: {symbol: Q, move: K, when-captured: {qqqqqqqq: 1}}} | 3",
                "pieces.ant.protects | pieces: {ant: {symbol: Q, move: K, protects: {qqqqqqqq: 1}}} | 3",
                "hands | hands: {qqqqqqqq: 1} | 2",
                "dice.d | dice: {d: {qqqqqqqq: 1}} | 3",
                "castling | castling: {qqqqqqqq: 1} | 3",
                "check | check: {qqqqqqqq: 1} | 1",
                "counters.c | counters: {c: {qqqqqqqq: 1}} | 3",
                "setup | setup: {qqqqqqqq: 1} | 3",
                "picture | picture: {qqqqqqqq: 1} | 2",
            })
    void eachKeyStandsUnderItsHeading(String path, String yaml, int atLeast) {
        List<String> keys = known(yaml);
        assertThat(keys).as(path).hasSizeGreaterThanOrEqualTo(atLeast);
        for (String key : keys) {
            String full = path.isEmpty() ? key : path + "." + key;
            assertThat(SECTIONS.get(heading(full)))
                    .as(full)
                    .containsPattern("(?<![a-z-])" + Pattern.quote(key) + "(?![a-z-])");
        }
    }

    private static List<String> known(String yaml) {
        String head = yaml.startsWith("qq") ? "" : "format: 1\nid: mine\nname: Mine\nextends: chess\n";
        byte[] text = (head + yaml + "\n").getBytes(StandardCharsets.UTF_8);
        Pattern list = Pattern.compile("expected one of \\[(.*)]");
        List<String> keys = new ArrayList<>();
        for (Problem problem : Loader.create().check("mine", text)) {
            Matcher found = list.matcher(problem.hint());
            if (problem.message().contains("qqqqqqqq") && found.find()) {
                keys.addAll(List.of(found.group(1).split(", ")));
            }
        }
        return keys;
    }

    /** As the page finds it: by the longest known beginning of a path. */
    private static String heading(String path) {
        String anywhere = HEADINGS.get("**." + path.substring(path.lastIndexOf('.') + 1));
        if (anywhere != null) {
            return anywhere;
        }
        String asked = path;
        while (!asked.isEmpty()) {
            String now = asked;
            Optional<String> form =
                    HEADINGS.keySet().stream().filter(each -> fits(now, each)).findFirst();
            if (form.isPresent()) {
                return HEADINGS.get(form.get());
            }
            asked = asked.contains(".") ? asked.substring(0, asked.lastIndexOf('.')) : "";
        }
        return HEADINGS.get("");
    }

    private static boolean fits(String path, String form) {
        return path.matches(form.replace(".", "\\.").replace("*", "[^.]+"));
    }
}
