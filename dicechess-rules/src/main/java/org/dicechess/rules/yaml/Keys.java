package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.List;

/** The keys of one sort of map, in the order of the guide. Every such map may have {@code rule}, too. */
public final class Keys {

    /** What follows the name of a key if it has a word that selects others. */
    private static final String WITH_WORD = ": ";

    /** The word that stands for all values that are no words of the key. */
    private static final String OTHER = "-";

    private final String name;
    private final List<String> verbs;
    private final List<Key> keys;

    private Keys(String name, List<String> verbs, List<Key> keys) {
        this.name = name;
        this.verbs = verbs;
        this.keys = keys;
    }

    public static Keys of(String name, Key... keys) {
        return new Keys(name, List.of(), List.of(keys));
    }

    /** Returns keys of which a map has exactly one of some verbs, which says what other keys may stand there. */
    public static Keys oneOf(String name, List<String> verbs, Key... keys) {
        return new Keys(name, verbs, List.of(keys));
    }

    /** Returns the keys of a map whose names are free, each of which takes the same. */
    public static Keys each(String name, Key key) {
        return new Keys(name, List.of(), List.of(key));
    }

    /** Returns these keys of a map of another sort. */
    public Keys named(String other) {
        return new Keys(other, verbs, keys);
    }

    /** Returns these keys and some more. */
    public Keys and(Keys more) {
        List<Key> all = new ArrayList<>(keys);
        all.addAll(more.keys);
        return new Keys(name, verbs, List.copyOf(all));
    }

    /** Returns these keys but some. */
    public Keys except(List<String> names) {
        return new Keys(
                name,
                verbs,
                keys.stream().filter(key -> !names.contains(key.name())).toList());
    }

    /** Returns the name of the sort of map. */
    public String name() {
        return name;
    }

    /** Returns the keys of which a map has exactly one; none for other maps. */
    public List<String> verbs() {
        return verbs;
    }

    /** Returns the keys; a name that occurs twice takes different values beside different keys. */
    public List<Key> all() {
        return keys;
    }

    /**
     * Returns the key with this name that a reader reads so: of several the one that may stand in the map.
     *
     * @throws IllegalStateException if there is none, which is a bug of the reader
     */
    Key find(String key, Key.Takes takes, YamlMap map) {
        for (Key one : keys) {
            if (isNamed(one, key) && isReadSo(one, takes) && mayStand(one, map)) {
                return one;
            }
        }
        for (Key one : keys) {
            if (isNamed(one, key) && (isReadSo(one, takes) || isAny(one.takes(), takes))) {
                return one;
            }
        }
        throw new IllegalStateException("the description of '" + name + "' lacks '" + key + "' as " + takes);
    }

    private static boolean isNamed(Key key, String name) {
        return key.name().equals(name) || key.name().isEmpty();
    }

    private static boolean isReadSo(Key key, Key.Takes takes) {
        return key.takes() == takes || key.takes() == Key.Takes.NAMES && takes == Key.Takes.MAP;
    }

    /** Returns whether a value is described or read as one of any sort. */
    private static boolean isAny(Key.Takes described, Key.Takes read) {
        return described == Key.Takes.NODE || read == Key.Takes.NODE;
    }

    private static boolean mayStand(Key key, YamlMap map) {
        if (key.beside().isEmpty() && key.without().isEmpty()) {
            return true;
        }
        for (String other : key.without()) {
            if (map.get(other).isPresent()) {
                return false;
            }
        }
        boolean stands = key.beside().isEmpty();
        for (String other : key.beside()) {
            stands |= has(map, other);
        }
        return stands;
    }

    private static boolean has(YamlMap map, String beside) {
        int end = beside.indexOf(WITH_WORD);
        if (end < 0) {
            return map.get(beside).isPresent();
        }
        YamlNode value = map.get(beside.substring(0, end)).orElse(map);
        String word = beside.substring(end + WITH_WORD.length());
        return word.equals(OTHER)
                || value instanceof YamlText text && text.text().equals(word);
    }
}
