package org.dicechess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The outlines in the file {@code outlines.txt}, read at first use: each line has a name, a blank and a path. */
final class BuiltInOutlines {

    private BuiltInOutlines() {}

    /**
     * The path of each name, read from the file when it is first needed. An outline is checked when it is asked for.
     */
    private static final class Holder {

        static final SortedMap<String, String> PATHS = read();
    }

    static Optional<Outline> named(String name) {
        String path = Holder.PATHS.get(name);
        return path == null ? Optional.empty() : Optional.of(new Outline(Optional.of(name), path));
    }

    static List<String> names() {
        return List.copyOf(Holder.PATHS.keySet());
    }

    private static SortedMap<String, String> read() {
        SortedMap<String, String> paths = new TreeMap<>();
        try (InputStream file = Objects.requireNonNull(BuiltInOutlines.class.getResourceAsStream("outlines.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    int blank = line.indexOf(' ');
                    paths.put(line.substring(0, blank), line.substring(blank + 1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return paths;
    }
}
