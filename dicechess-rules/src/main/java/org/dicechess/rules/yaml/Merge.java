package org.dicechess.rules.yaml;

import java.util.LinkedHashMap;
import java.util.Map;

/** Applies the changes of one map to another: for definitions that extend a game, for imports and for options. */
public final class Merge {

    private Merge() {}

    /**
     * Returns the base with the changes applied. Maps are merged key by key; any other value replaces the old one; an
     * unquoted {@code ~} removes the key.
     *
     * <p>The keys of the base keep their order, and new keys follow. A value keeps the location where it was written; a
     * merged map has the location of the changes. A {@code ~} for a key that the base lacks is kept, so that the
     * section's reader reports it.
     */
    public static YamlMap over(YamlMap base, YamlMap changes) {
        Map<String, YamlMap.Entry> merged = new LinkedHashMap<>();
        for (YamlMap.Entry entry : base.entries()) {
            merged.put(entry.key(), entry);
        }
        for (YamlMap.Entry change : changes.entries()) {
            apply(change, merged);
        }
        return new YamlMap(changes.location(), base.path(), merged.values());
    }

    private static void apply(YamlMap.Entry change, Map<String, YamlMap.Entry> merged) {
        YamlMap.Entry old = merged.get(change.key());
        if (old == null) {
            merged.put(change.key(), change);
        } else if (change.value() instanceof YamlText text && text.removes()) {
            merged.remove(change.key());
        } else {
            YamlNode value = together(old.value(), change.value());
            merged.put(change.key(), new YamlMap.Entry(change.key(), change.keyLocation(), value));
        }
    }

    private static YamlNode together(YamlNode base, YamlNode change) {
        return base instanceof YamlMap under && change instanceof YamlMap upper ? over(under, upper) : change;
    }
}
