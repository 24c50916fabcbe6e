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

    /** Creates a map of these entries. If a key occurs twice, its last value is kept, at the position of the first. */
    public YamlMap(Location location, String path, Collection<Entry> entries) {
        this.location = location;
        this.path = path;
        this.entries = new LinkedHashMap<>();
        for (Entry entry : entries) {
            this.entries.put(entry.key(), entry);
        }
    }

    /** Returns the path of a key of the map with this path. */
    static String join(String path, String key) {
        String step = Problems.cut(key);
        return path.isEmpty() ? step : path + "." + step;
    }

    /** Returns the start of the map's first key, or of its brace. */
    @Override
    public Location location() {
        return location;
    }

    @Override
    public String path() {
        return path;
    }

    /** Returns the value of a key; empty if the key is absent. */
    public Optional<YamlNode> get(String key) {
        Entry entry = entries.get(key);
        return entry == null ? Optional.empty() : Optional.of(entry.value());
    }

    /** Returns a key with its value; empty if the key is absent. */
    public Optional<Entry> entry(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** Returns the number of keys. */
    public int size() {
        return entries.size();
    }

    /** Returns the keys in the order of the text. */
    public List<String> keys() {
        return List.copyOf(entries.keySet());
    }

    /** Returns the entries in the order of the text. */
    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /** Returns whether nothing at all is written behind a key, so that what belongs to it may be not deep enough. */
    public boolean hasEmptyValue() {
        for (Entry entry : entries.values()) {
            if (entry.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Returns this map without one key; the same map if the key is absent. */
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
    public record Entry(String key, Location keyLocation, YamlNode value) {

        /** Returns whether nothing at all is written behind the key. */
        boolean isEmpty() {
            return value instanceof YamlText text
                    && text.isMissing()
                    && text.text().isEmpty();
        }
    }
}
