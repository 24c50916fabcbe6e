package org.dicechess.rules.play;

import org.dicechess.Cursor;
import org.dicechess.Node;

/** Says how a game has ended, as {@code 0-1 checkmate}; {@code *} if it goes on. */
final class Results {

    private Results() {}

    static String result(Cursor cursor) {
        return cursor.kind() == Cursor.Kind.END ? result(cursor.end()) : "*";
    }

    static String result(Node node) {
        return node instanceof Node.End end ? end.result().text() + " " + end.reason() : "*";
    }
}
