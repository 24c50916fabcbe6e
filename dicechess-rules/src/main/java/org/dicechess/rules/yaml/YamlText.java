package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.List;

/**
 * A single value, as a text. Numbers, flags and empty values are texts too; their readers interpret them.
 *
 * @param location where it begins; for an empty value, right after its key
 * @param path the path from the root
 * @param text the written text, without quotes and with escapes replaced
 * @param unquoted whether it was written without quotes and not as a block
 * @param comment a comment behind it that may have been meant as a part of it, as {@code #2}; mostly empty
 */
public record YamlText(Location location, String path, String text, boolean unquoted, String comment)
        implements YamlNode {

    /** Creates a text behind which no such comment stands. */
    public YamlText(Location location, String path, String text, boolean unquoted) {
        this(location, path, text, unquoted, "");
    }

    /** Returns the texts of these values, in order. */
    public static List<String> texts(List<YamlText> all) {
        List<String> texts = new ArrayList<>();
        for (YamlText one : all) {
            texts.add(one.text);
        }
        return List.copyOf(texts);
    }

    /** Returns whether the value is empty, or an unquoted {@code ~} or {@code null}. */
    public boolean isMissing() {
        return unquoted && UnquotedText.isNull(text);
    }

    /** Returns whether the value is an unquoted {@code ~}, which removes a key where one map changes another. */
    boolean removes() {
        return unquoted && text.equals("~");
    }
}
