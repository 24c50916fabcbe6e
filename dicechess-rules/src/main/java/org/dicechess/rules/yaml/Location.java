package org.dicechess.rules.yaml;

/**
 * A place in a file.
 *
 * @param file the name of the file as the host gave it
 * @param line the line, 1 is the first
 * @param column the column in code points, 1 is the first
 */
public record Location(String file, int line, int column) {

    /** The start of a file. */
    public static Location startOf(String file) {
        return new Location(file, 1, 1);
    }

    /** As {@code variant.yaml:31:12}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
