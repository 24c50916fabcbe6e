package org.dicechess.groovy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Calls and statements for {@link Snippets}, from the lines of {@code snippets.txt}, in which a sign stands for a
 * random value: {@code #n} a number, {@code #l} one of 64 bits, {@code #t} a text, {@code #b} a truth value, {@code #x}
 * a list of numbers, {@code #w} a list of texts, {@code #m} a map, {@code #q} a square, a direction or a side,
 * {@code #o} the option of a case, {@code #a} anything, {@code #c} a comparison.
 */
final class SnippetCalls {

    private static final Map<String, List<String>> LINES = lines();

    private static final List<String> PLACES = List.of(
            "from.square()",
            "NORTH",
            "EAST",
            "WHITE",
            "BLACK",
            "from.side()",
            "from.facing()",
            "from.ray(NORTH)[0]",
            "NORTH.turned(2)");

    private final Random random;
    private final Snippets snippets;

    SnippetCalls(Random random, Snippets snippets) {
        this.random = random;
        this.snippets = snippets;
    }

    String number(int depth) {
        return filled("numbers", depth);
    }

    String big(int depth) {
        return filled("bigs", depth);
    }

    String truth(int depth) {
        return filled("truths", depth);
    }

    String text(int depth) {
        return filled("texts", depth);
    }

    String list(int depth) {
        return filled("lists", depth);
    }

    String any(int depth) {
        return filled("others", depth);
    }

    String statement(int depth) {
        return filled("statements", depth).replace("; ", "\n");
    }

    String option(int depth) {
        return filled("options", depth);
    }

    private String filled(String kind, int depth) {
        List<String> lines = LINES.get(kind);
        String line = lines.get(random.nextInt(lines.size()));
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < line.length(); at++) {
            if (line.charAt(at) == '#') {
                at++;
                text.append(value(line.charAt(at), depth - 1));
            } else {
                text.append(line.charAt(at));
            }
        }
        return text.toString();
    }

    private String value(char sign, int depth) {
        return switch (sign) {
            case 'n' -> snippets.number(depth);
            case 'l' -> snippets.big(depth);
            case 't' -> snippets.text(depth);
            case 'b' -> snippets.truth(depth);
            case 'x' -> snippets.list(depth);
            case 'w' -> snippets.words(depth);
            case 'm' -> snippets.map(depth);
            case 'o' -> depth < 0 ? "1" : option(depth);
            case 'q' -> PLACES.get(random.nextInt(PLACES.size()));
            case 'c' -> snippets.comparison();
            case 'a' -> random.nextInt(4) == 0 ? value('q', depth) : snippets.any(depth);
            default -> throw new AssertionError("no value for #" + sign);
        };
    }

    /** Returns the lines of each kind; a line with a sharp and the name of the kind begins them. */
    private static Map<String, List<String>> lines() {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        List<String> kind = new ArrayList<>();
        for (String line : text().lines().filter(line -> !line.isEmpty()).toList()) {
            if (line.startsWith("# ")) {
                kind = new ArrayList<>();
                lines.put(line.substring(2), kind);
            } else {
                kind.add(line);
            }
        }
        return lines;
    }

    private static String text() {
        try (InputStream bytes = SnippetCalls.class.getResourceAsStream("snippets.txt")) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
