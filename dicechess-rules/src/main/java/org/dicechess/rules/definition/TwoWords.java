package org.dicechess.rules.definition;

import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.YamlText;

/** Texts of two words, of which the second is a name. */
final class TwoWords {

    private TwoWords() {}

    /** What comes after the first word, at its own column. */
    static YamlText after(String first, YamlText text) {
        Location at = text.location();
        int column = at.column() + first.length() + (text.plain() ? 0 : 1);
        return new YamlText(
                new Location(at.file(), at.line(), column),
                text.path(),
                text.text().substring(first.length()),
                text.plain());
    }
}
