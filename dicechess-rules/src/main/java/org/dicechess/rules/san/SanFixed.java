package org.dicechess.rules.san;

import java.util.List;

/**
 * An event with only one text: castling, a captured piece that is put down, or anything that is not a move.
 *
 * @param key the text
 */
record SanFixed(String key) implements SanText {

    @Override
    public String among(SanRivals rivals) {
        return key;
    }

    @Override
    public List<String> forms() {
        return List.of(key);
    }
}
