package org.dicechess.rules.yaml;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A map with text keys, in the order in which they were written. */
public final class YamlMap implements YamlNode {

    private final Location location;
    private final String path;
    private final Map<String, Entry> entries;

    /** A map of these entries; where a key stands twice, the last one counts at the place of the first. */
    public YamlMap(Location location, String path, Collection<Entry> entries) {
        this.location = location;
        this.path = path;
        this.entries = new LinkedHashMap<>();
        for (Entry entry : entries) {
            this.entries.put(entry.key(), entry);
        }
    }

    /** The way to a key of the map at the end of a way. */
    static String join(String path, String key) {
        String step = Problems.cut(key);
        return path.isEmpty() ? step : path + "." + step;
    }

    /** Where its first key begins, or its brace. */
    @Override
    public Location location() {
        return location;
    }

    @Override
    public String path() {
        return path;
    }

    /** The value of a key, or empty if the key is absent. */
    public Optional<YamlNode> get(String key) {
        Entry entry = entries.get(key);
        return entry == null ? Optional.empty() : Optional.of(entry.value());
    }

    /** A key with its value, or empty if the key is absent. */
    public Optional<Entry> entry(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** The keys in the order of the text. */
    public List<String> keys() {
        return List.copyOf(entries.keySet());
    }

    /** The entries in the order of the text. */
    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /** This map without one key; the same map if the key is absent. */
    public YamlMap without(String key) {
        if (!entries.containsKey(key)) {
            return this;
        }
        YamlMap rest = new YamlMap(location, path, entries.values());
        rest.entries.remove(key);
        return rest;
    }

    /**
     * One key with its value.
     *
     * @param key the key's text, one line and never empty
     * @param keyLocation where the key begins
     * @param value the value
     */
    public record Entry(String key, Location keyLocation, YamlNode value) {}
}
