package org.dicechess.rules;

import java.io.Serializable;

/**
 * One mistake in a definition, at its place in the author's text; or a warning, of what the author probably meant
 * otherwise. A definition with an error does not load, one with warnings does.
 *
 * <p>Problems are ordered as a reader meets them: by file, line and column, then by code, message, path and hint.
 *
 * @param file the name of the file as the host gave it; {@code the chosen options} for a mistake in the options that
 *     the host chose
 * @param line the line, 1 is the first
 * @param column the column in characters (code points), 1 is the first
 * @param path the place in the tree, such as {@code pieces.pawn.move} or {@code turn[1]}; empty for the whole file
 * @param code a stable code, such as {@code E-UNKNOWN-KEY}; that of a warning begins with {@code W-}
 * @param message what is wrong and what was expected
 * @param hint a suggestion, such as {@code did you mean 'border'?}; for a file that the definition inherits, that it
 *     does, and what removes an inherited entry; empty if there is none
 * @since 0.1
 */
public record Problem(String file, int line, int column, String path, String code, String message, String hint)
        implements Comparable<Problem>, Serializable {

    /**
     * How bad a problem is.
     *
     * @since 0.1
     */
    public enum Severity {
        /** The definition does not load, or it fails in play. */
        ERROR,
        /** The definition loads, and the author probably meant something else. */
        WARNING
    }

    /**
     * Creates a problem with a hint, which may be empty.
     *
     * @throws IllegalArgumentException if line or column is less than 1
     */
    public Problem {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("lines and columns count from 1, not " + line + ":" + column);
        }
    }

    /**
     * Creates a problem without a hint.
     *
     * @throws IllegalArgumentException if line or column is less than 1
     */
    public Problem(String file, int line, int column, String path, String code, String message) {
        this(file, line, column, path, code, message, "");
    }

    /** Returns how bad the problem is, which its code tells. */
    public Severity severity() {
        return code.startsWith("W-") ? Severity.WARNING : Severity.ERROR;
    }

    /** Compares in reading order: file, line, column, code, message, path, hint. */
    @Override
    public int compareTo(Problem other) {
        int order = file.compareTo(other.file);
        order = order != 0 ? order : Integer.compare(line, other.line);
        order = order != 0 ? order : Integer.compare(column, other.column);
        order = order != 0 ? order : code.compareTo(other.code);
        order = order != 0 ? order : message.compareTo(other.message);
        order = order != 0 ? order : path.compareTo(other.path);
        return order != 0 ? order : hint.compareTo(other.hint);
    }

    /** Returns one line, {@code file:line:column: CODE message in path; hint}, without the parts that are empty. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + code + " " + message
                + (path.isEmpty() ? "" : " in " + path)
                + (hint.isEmpty() ? "" : "; " + hint);
    }
}
