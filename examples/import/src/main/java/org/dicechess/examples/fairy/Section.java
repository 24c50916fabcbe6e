package org.dicechess.examples.fairy;

import java.util.List;

/**
 * One section of a variants file.
 *
 * @param base the name of the section from which it inherits; empty for none
 * @param baseColumn the column of that name
 * @param problems those of the section; its lines that cannot be read are among them
 */
record Section(String name, String base, int line, int baseColumn, List<Entry> entries, Problems problems) {

    /** A key with its value. Columns count characters from 1. */
    record Entry(String key, String value, int line, int column, int valueColumn) {}
}
