package org.dicechess.rules.yaml;

/**
 * A location in a file.
 *
 * @param file the name of the file as the host gave it
 * @param line the line, 1 is the first
 * @param column the column in code points, 1 is the first
 */
public record Location(String file, int line, int column) {

    /** Returns the start of a file. */
    public static Location startOf(String file) {
        return new Location(file, 1, 1);
    }

    /** Returns file, line and column, such as {@code variant.yaml:31:12}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
