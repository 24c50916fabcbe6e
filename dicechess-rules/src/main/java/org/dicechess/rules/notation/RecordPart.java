package org.dicechess.rules.notation;

/**
 * A piece of a record that somebody wrote.
 *
 * @param text what stands there
 * @param at its index in the whole text
 */
record RecordPart(String text, int at) {

    /** What stands from this column on, counted from 1. */
    RecordPart within(int column) {
        int skipped = Math.min(column - 1, text.length());
        return new RecordPart(text.substring(skipped), at + skipped);
    }
}
