package org.dicechess.specs.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The parts of the guide that are YAML: its blocks, and the code in the first columns of its tables. */
final class Guide {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /**
     * A part.
     *
     * @param chapter the heading above it, in lower case with hyphens
     * @param line where it begins
     * @param text the YAML
     */
    record Part(String chapter, int line, String text) {

        @Override
        public String toString() {
            return "line " + line + ": " + text.strip().lines().findFirst().orElse("");
        }
    }

    /**
     * A row of a table.
     *
     * @param table the chapter, a hyphen and the heading of the first column
     * @param codes the code in the first column
     */
    record Row(String table, int line, List<String> codes) {}

    private final List<Part> blocks = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    private Guide() {}

    /** Reads the reference. */
    static Guide read() throws IOException {
        return read(Path.of("README.md"));
    }

    /** Reads a page of the guide. */
    static Guide read(Path page) throws IOException {
        Guide guide = new Guide();
        guide.read(Files.readAllLines(page));
        return guide;
    }

    /** Returns the blocks that are no whole games. */
    List<Part> fragments() {
        return blocks.stream()
                .filter(block -> block.text().lines().noneMatch("format: 1"::equals))
                .toList();
    }

    /** Returns the whole games. */
    Stream<Part> games() {
        return blocks.stream().filter(block -> block.text().lines().anyMatch("format: 1"::equals));
    }

    /** Returns the rows of a table. */
    List<Row> rows(String table) {
        return rows.stream().filter(row -> row.table().equals(table)).toList();
    }

    private void read(List<String> lines) {
        String chapter = "";
        String table = "";
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            if (line.startsWith("## ") || line.startsWith("### ")) {
                chapter = line.replaceFirst("^#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z ]", "")
                        .replace(' ', '-');
            } else if (line.startsWith("```")) {
                int end = lines.subList(at + 1, lines.size()).indexOf("```") + at + 1;
                if (line.equals("```yaml")) {
                    blocks.add(new Part(chapter, at + 2, String.join("\n", lines.subList(at + 1, end)) + "\n"));
                }
                at = end;
            } else if (line.startsWith("| ") && (at == 0 || !lines.get(at - 1).startsWith("|"))) {
                table = chapter + "-" + firstCell(line);
            } else if (line.startsWith("| ") && !line.startsWith("| ---")) {
                rows.add(new Row(table, at + 1, codes(firstCell(line))));
            }
        }
    }

    private static String firstCell(String row) {
        return row.split(" \\| ", 2)[0].substring(2).strip();
    }

    private static List<String> codes(String cell) {
        return CODE.matcher(cell)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
