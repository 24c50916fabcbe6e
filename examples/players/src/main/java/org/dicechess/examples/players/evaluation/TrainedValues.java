package org.dicechess.examples.players.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dicechess.PieceType;
import org.dicechess.Variant;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/**
 * Values that training has found, as a JSON file keeps them.
 *
 * @param variant the id of the variant
 * @param games the number of games behind them
 * @param values the values
 * @param precision how certain each value is: the inverse of its variance in pawns, by kind
 */
public record TrainedValues(String variant, int games, Values values, Map<String, Double> precision) {

    private static final int FORMAT = 1;

    /** Copies the map. */
    public TrainedValues {
        precision = new LinkedHashMap<>(precision);
    }

    /**
     * Returns the values that this program brings along for a variant; empty if it has none. A definition of somebody's
     * own may have the id of a bundled one: values of other kinds of piece are none of its.
     */
    public static Optional<TrainedValues> bundled(Variant variant) {
        String name = variant.id() + ".json";
        if (!name.matches("[a-z0-9.-]+")) {
            return Optional.empty();
        }
        try (InputStream in = TrainedValues.class.getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            Map<?, ?> map = map(json(new String(in.readAllBytes(), StandardCharsets.UTF_8), name), name);
            return kinds(map).equals(kinds(variant)) ? Optional.of(parse(map, name, variant)) : Optional.empty();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static Set<?> kinds(Map<?, ?> map) {
        return map.get("pawns") instanceof Map<?, ?> pawns ? pawns.keySet() : Set.of();
    }

    private static Set<?> kinds(Variant variant) {
        return variant.pieceTypes().stream().map(PieceType::name).collect(Collectors.toSet());
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if it is no file of values, or of another variant or other kinds of piece
     * @throws UncheckedIOException if it cannot be read
     */
    public static TrainedValues read(Path file, Variant variant) {
        try {
            String name = file.toString();
            return parse(map(json(Files.readString(file), name), name), name, variant);
        } catch (IOException exception) {
            throw new UncheckedIOException("cannot read " + file + ": " + exception.getMessage(), exception);
        }
    }

    private static TrainedValues parse(Map<?, ?> map, String name, Variant variant) {
        if (!Integer.valueOf(FORMAT).equals(map.get("format"))) {
            throw new IllegalArgumentException(name + ": format " + map.get("format") + "; expected " + FORMAT);
        }
        if (!variant.id().equals(map.get("variant"))) {
            throw new IllegalArgumentException(
                    name + ": values of '" + map.get("variant") + "'; expected '" + variant.id() + "'");
        }
        double draws = map.containsKey("draws") ? number(map, "draws", name) : Values.DRAWS;
        Values values = new Values(number(map, "scale", name), draws, numbers(map, "pawns", variant, name));
        return new TrainedValues(
                variant.id(), (int) number(map, "games", name), values, numbers(map, "precision", variant, name));
    }

    private static Object json(String text, String name) {
        try {
            // JSON is a part of YAML.
            Object value = new Yaml(new SafeConstructor(new LoaderOptions())).load(text);
            return value == null ? "" : value;
        } catch (YAMLException exception) {
            throw new IllegalArgumentException(name + ": no JSON: " + exception.getMessage(), exception);
        }
    }

    private static Map<?, ?> map(Object value, String name) {
        if (value instanceof Map<?, ?> map) {
            return map;
        }
        throw new IllegalArgumentException(name + ": expected a JSON object");
    }

    private static double number(Map<?, ?> map, String key, String name) {
        if (map.get(key) instanceof Number number) {
            return number.doubleValue();
        }
        throw new IllegalArgumentException(name + ": " + key + " is " + map.get(key) + "; expected a number");
    }

    private static Map<String, Double> numbers(Map<?, ?> map, String key, Variant variant, String name) {
        Object value = map.get(key);
        Map<?, ?> found = map(value == null ? "" : value, name + ": " + key);
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (PieceType type : variant.pieceTypes()) {
            numbers.put(type.name(), number(found, type.name(), name + ": " + key));
        }
        for (Object kind : found.keySet()) {
            if (!numbers.containsKey(String.valueOf(kind))) {
                throw new IllegalArgumentException(name + ": " + key + ": no kind '" + kind + "'; expected one of "
                        + String.join(", ", new TreeMap<>(numbers).keySet()));
            }
        }
        return numbers;
    }

    /** Returns the JSON text. */
    public String json() {
        return """
                {
                  "format": %d,
                  "variant": "%s",
                  "games": %d,
                  "scale": %s,
                  "draws": %s,
                  "pawns": {%s},
                  "precision": {%s}
                }
                """.formatted(
                        FORMAT,
                        variant,
                        games,
                        rounded(values.scale()),
                        rounded(values.draws()),
                        list(values.pawns()),
                        list(precision));
    }

    /**
     * Writes a file, in one step.
     *
     * @throws UncheckedIOException if it cannot be written
     */
    public void write(Path file) {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(beside, json());
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException exception) {
            throw new UncheckedIOException("cannot write " + file + ": " + exception.getMessage(), exception);
        }
    }

    private static String list(Map<String, Double> numbers) {
        StringBuilder text = new StringBuilder();
        numbers.forEach((kind, number) -> text.append(text.isEmpty() ? "" : ", ")
                .append('"')
                .append(kind)
                .append("\": ")
                .append(rounded(number)));
        return text.toString();
    }

    private static double rounded(double number) {
        return Math.round(number * 1e3) / 1e3;
    }
}
