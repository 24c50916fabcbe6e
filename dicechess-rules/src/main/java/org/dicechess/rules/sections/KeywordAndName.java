package org.dicechess.rules.sections;

import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.YamlText;

/** Splits texts such as {@code not queen}, of a keyword and a name. */
public final class KeywordAndName {

    private KeywordAndName() {}

    /** Returns the text after the first word, with its own column. */
    public static YamlText after(String first, YamlText text) {
        Location at = text.location();
        int column = at.column() + first.length() + (text.unquoted() ? 0 : 1);
        return new YamlText(
                new Location(at.file(), at.line(), column),
                text.path(),
                text.text().substring(first.length()),
                text.unquoted());
    }
}
