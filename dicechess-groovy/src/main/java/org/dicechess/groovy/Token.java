package org.dicechess.groovy;

/**
 * A word or sign of a script.
 *
 * @param kind what it is
 * @param text its characters; of a text those that it stands for
 * @param line its line, from 1
 * @param column its column, from 1
 * @param touches whether nothing stands between it and the one before
 * @param heads of an opening brace: whether parameters and an arrow follow
 */
record Token(Kind kind, String text, int line, int column, boolean touches, boolean heads) {

    /** What a token is. */
    enum Kind {
        /** A name or a reserved word. */
        WORD,
        /** A number. */
        NUMBER,
        /** A text in quotes. */
        TEXT,
        /** The part of a text before a value that is put into it. */
        PIECE,
        /** The rest of a text after the last such value. */
        LAST_PIECE,
        /** An operator, a bracket or the like. */
        SIGN,
        /** The end of one line or more, where it may end a statement. */
        LINE,
        /** The end of a statement by a semicolon. */
        SEMICOLON,
        /** The end of the script. */
        END
    }

    /** This brace, as one that parameters follow. */
    Token head() {
        return new Token(kind, text, line, column, touches, true);
    }

    /** Whether it is this word or sign. */
    boolean is(String wordOrSign) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(wordOrSign);
    }

    /** How messages name it. */
    String shown() {
        return switch (kind) {
            case WORD, NUMBER, SIGN -> "'" + Quoted.text(text) + "'";
            case TEXT, PIECE, LAST_PIECE -> "the text '" + Quoted.text(text) + "'";
            case LINE -> "the end of the line";
            case SEMICOLON -> "';'";
            case END -> "the end of the script";
        };
    }
}
