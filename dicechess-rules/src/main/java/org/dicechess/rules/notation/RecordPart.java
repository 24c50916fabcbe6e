package org.dicechess.rules.notation;

/**
 * A piece of a record that somebody wrote.
 *
 * @param text what stands there
 * @param at its index in the whole text
 */
record RecordPart(String text, int at) {}
