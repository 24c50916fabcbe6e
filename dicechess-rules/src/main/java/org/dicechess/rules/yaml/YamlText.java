package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.List;

/**
 * A text. Numbers, flags and empty values are texts too until a schema asks for more.
 *
 * @param location where it begins; for an empty value, right after its key
 * @param path the way from the root
 * @param text what was written, without quotes and with escapes replaced
 * @param plain true if it stood without quotes and not as a block
 */
public record YamlText(Location location, String path, String text, boolean plain) implements YamlNode {

    /** What was written, of each. */
    public static List<String> texts(List<YamlText> all) {
        List<String> texts = new ArrayList<>();
        for (YamlText one : all) {
            texts.add(one.text);
        }
        return List.copyOf(texts);
    }

    /** True if nothing was written, or plain {@code ~} or {@code null}. */
    public boolean isMissing() {
        return plain && PlainText.isNull(text);
    }

    /** True for a plain {@code ~}, which removes a key where one map changes another. */
    boolean removes() {
        return plain && text.equals("~");
    }
}
