package org.dicechess.rules;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.ScriptCompiler;

/** Small definitions and packs for the tests of the loader. */
final class Games {

    /** Three squares by three, a king each. */
    static final String KINGS = """
            format: 1
            id: kings
            name: Kings
            board: {files: 3, ranks: 3}
            pieces: {king: {symbol: K, move: K}}
            turn: move
            endings: {}
            setup: k2/3/K2 w - - 0 1
            """;

    private Games() {}

    /** Returns the game of kings with another name. */
    static String named(String name) {
        return KINGS.replace("Kings", name);
    }

    /** Returns the game of kings with the id of its folder; any other text stays as it is. */
    static String inFolder(String path, String text) {
        return text.replace("id: kings\n", "id: " + path.replace("/variant.yaml", "") + "\n");
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a pack of files: path, text, path, text ...; each game of kings has the id of its folder. */
    static MemoryPack pack(String... files) {
        Map<String, byte[]> contents = new LinkedHashMap<>();
        for (int i = 0; i < files.length; i += 2) {
            contents.put(files[i], bytes(inFolder(files[i], files[i + 1])));
        }
        return MemoryPack.of(contents);
    }

    static List<String> codes(List<Problem> problems) {
        return problems.stream().map(Problem::code).toList();
    }

    /** A pack with these ids and the game of kings in every file, which notes what it is asked for. */
    static final class Asked implements DefinitionPack {

        final List<String> files = new ArrayList<>();
        private final List<String> ids;

        Asked(String... ids) {
            this.ids = Arrays.asList(ids);
        }

        @Override
        public List<String> ids() {
            return ids;
        }

        @Override
        public Optional<byte[]> file(String path) {
            files.add(path);
            return Optional.of(bytes(inFolder(path, KINGS)));
        }
    }

    /** A compiler whose scripts never end a game; it notes what it compiles. */
    static final class Says implements ScriptCompiler {

        final List<String> compiled = new ArrayList<>();

        @Override
        public String ending() {
            return "say";
        }

        @Override
        public <T> T compile(String name, String text, Class<T> type) {
            compiled.add(text);
            EndRule never = look -> false;
            return type.cast(never);
        }
    }
}
