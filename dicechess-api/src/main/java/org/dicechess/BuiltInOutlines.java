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

    /** Reads the file when it is first needed. */
    private static final class Holder {

        static final SortedMap<String, Outline> OUTLINES = read();
    }

    static Optional<Outline> named(String name) {
        return Optional.ofNullable(Holder.OUTLINES.get(name));
    }

    static List<String> names() {
        return List.copyOf(Holder.OUTLINES.keySet());
    }

    private static SortedMap<String, Outline> read() {
        SortedMap<String, Outline> outlines = new TreeMap<>();
        try (InputStream file = Objects.requireNonNull(BuiltInOutlines.class.getResourceAsStream("outlines.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .forEach(line -> {
                        int blank = line.indexOf(' ');
                        String name = line.substring(0, blank);
                        outlines.put(name, new Outline(Optional.of(name), line.substring(blank + 1)));
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return outlines;
    }
}
