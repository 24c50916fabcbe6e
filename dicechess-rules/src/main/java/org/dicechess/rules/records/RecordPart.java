package org.dicechess.rules.records;

/**
 * A part of the text of a record.
 *
 * @param text the text of the part
 * @param at the index of the part in the whole text
 */
record RecordPart(String text, int at) {

    /** Returns the rest of the part from this column on, counted from 1. */
    RecordPart within(int column) {
        int skipped = Math.min(column - 1, text.length());
        return new RecordPart(text.substring(skipped), at + skipped);
    }
}
