package org.dicechess.groovy.text;

/**
 * A word or sign of a script.
 *
 * @param kind its kind
 * @param text its characters; for a text in quotes the characters that it stands for
 * @param line its line, from 1
 * @param column its column, from 1
 * @param touches whether it follows the previous token without a space
 * @param heads for an opening brace, whether parameters and an arrow follow
 */
public record Token(Kind kind, String text, int line, int column, boolean touches, boolean heads) {

    /** The kinds of token. */
    public enum Kind {
        /** A name or a reserved word. */
        WORD,
        /** A number. */
        NUMBER,
        /** A text in quotes. */
        TEXT,
        /** The part of a text before an inserted value. */
        PIECE,
        /** The rest of a text after the last inserted value. */
        LAST_PIECE,
        /** An operator, a bracket or another sign. */
        SIGN,
        /** One or more line ends that may end a statement. */
        LINE,
        /** A semicolon that ends a statement. */
        SEMICOLON,
        /** The end of the script. */
        END
    }

    /** Returns this brace as one that parameters follow. */
    public Token head() {
        return new Token(kind, text, line, column, touches, true);
    }

    /** Returns whether this is the given word or sign. */
    public boolean is(String wordOrSign) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(wordOrSign);
    }

    /** Returns how messages show the token. */
    public String shown() {
        return switch (kind) {
            case WORD, NUMBER, SIGN -> "'" + Quoted.text(text) + "'";
            case TEXT, PIECE, LAST_PIECE -> "the text '" + Quoted.text(text) + "'";
            case LINE -> "the end of the line";
            case SEMICOLON -> "';'";
            case END -> "the end of the script";
        };
    }
}
