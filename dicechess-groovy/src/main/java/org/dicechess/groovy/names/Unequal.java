package org.dicechess.groovy.names;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.codehaus.groovy.ast.ClassNode;

/** Says what to compare in place of a value of a game and a text, which are never equal. */
final class Unequal {

    private static final Set<String> SIGNS = Set.of("==", "!=");
    private static final Set<String> TEXTS = Set.of("java.lang.String", "groovy.lang.GString");

    private static final Map<String, String> HINTS = Map.of(
            "org.dicechess.Square", "a square is no text; compare its text, as square.text() == 'e4'",
            "org.dicechess.Direction", "a direction is no text; write it without quotes, as way == NORTH",
            "org.dicechess.Color", "a side is no text; write it without quotes, as side == WHITE",
            "org.dicechess.PieceType", "a kind of piece is no text; compare its name, as type.name() == 'rook'",
            "org.dicechess.Piece", "a piece is no text; compare the name of its kind, as piece.type().name() == 'rook'",
            "org.dicechess.spi.CapturedRule$Fate", "a fate is no text; write it without quotes, as fate == GONE");

    private Unequal() {}

    /** Returns what an author should write; empty if the values may be equal. */
    static Optional<String> hint(String sign, ClassNode left, ClassNode right) {
        if (!SIGNS.contains(sign)) {
            return Optional.empty();
        }
        String game = TEXTS.contains(right.getName()) ? left.getName() : right.getName();
        boolean withText = TEXTS.contains(left.getName()) || TEXTS.contains(right.getName());
        return withText ? Optional.ofNullable(HINTS.get(game)) : Optional.empty();
    }
}
