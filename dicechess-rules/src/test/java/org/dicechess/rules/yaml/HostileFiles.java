package org.dicechess.rules.yaml;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The hostile files: the rows of the manifest, and the bytes, which come from a resource or, for large files, from
 * code.
 */
final class HostileFiles {

    private static final String GOOD =
            "name: Gato\nboard: {width: 8, height: 8}\npieces:\n  gato:\n    symbol: G\n    step: [[1, 2], [2, 1]]\n";

    private HostileFiles() {}

    static List<Row> manifest() {
        return new String(resource("bad/MANIFEST.tsv"), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(cells -> new Row(cells[0], cells[1], cells[2], cells[3], Integer.parseInt(cells[4])))
                .toList();
    }

    static byte[] resource(String name) {
        try (InputStream in = HostileFiles.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new AssertionError("no such resource: " + name);
            }
            return in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] content(String file) {
        return switch (file) {
            case "015_unclosed_deep_flow.yaml" -> Yaml.bytes("x: " + "[".repeat(100_000));
            case "016_huge_plain_scalar.yaml" -> Yaml.bytes("name: " + "x".repeat(300_000) + "\n");
            case "017_huge_key.yaml" -> Yaml.bytes("k".repeat(100_000) + ": 1\n");
            case "018_huge_quoted.yaml" -> Yaml.bytes("name: \"abc def\n" + "  abc def\n".repeat(49_999) + "  \"\n");
            case "019_many_keys.yaml" -> Yaml.bytes(manyKeys(30_000));
            case "020_long_comment.yaml" -> Yaml.bytes("# " + "x".repeat(300_000) + "\n" + GOOD);
            case "021_over_codepoint_limit.yaml" ->
                Yaml.bytes("name: |\n" + ("  " + "x".repeat(78) + "\n").repeat(40_000));
            case "022_many_documents.yaml" -> Yaml.bytes("---\nname: x\n".repeat(20_000));
            default -> resource("bad/" + file);
        };
    }

    private static String manyKeys(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "k" + i + ": " + i + "\n")
                .collect(Collectors.joining());
    }

    /** A file, its technique, the verdict in words, and a problem that must be reported. */
    record Row(String file, String technique, String verdict, String code, int line) {

        byte[] bytes() {
            return content(file);
        }

        @Override
        public String toString() {
            return file + ": " + technique;
        }
    }
}
