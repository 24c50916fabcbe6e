package org.dicechess.rules.san;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Square;

/** Says why no piece can make the move that an algebraic text names. */
final class SanReasons {

    /** The most reasons that are given. */
    private static final int MOST = 2;

    /** The most pieces that are asked for a reason: each answer may list all events of the position again. */
    private static final int MOST_ASKED = 4;

    private static final Pattern MOVE = Pattern.compile(
            "(?<symbol>\\p{Lu}|\\(\\p{L}+\\))?(?<file>[a-z])?(?<rank>[0-9]{1,3})?x?(?<to>[a-z][0-9]{1,3})(?:[=^].*)?");

    private SanReasons() {}

    /** Returns the reason for a text; empty if the text names no kind of piece and square. */
    static Optional<String> of(Position position, String text) {
        Matcher parts = MOVE.matcher(text);
        if (!parts.matches() || !(position.node() instanceof Node.Decision decision)) {
            return Optional.empty();
        }
        String symbol = Optional.ofNullable(parts.group("symbol")).orElse("");
        List<Square> from = pieces(position, decision.player(), symbol, parts);
        return from.isEmpty()
                ? missing(position, symbol, parts)
                : Optional.of(reasons(position, from, parts.group("to")));
    }

    private static List<Square> pieces(Position position, Color player, String symbol, Matcher parts) {
        List<Square> squares = new ArrayList<>();
        for (Square square : position.board().squares()) {
            Optional<Piece> piece = position.board().at(square);
            if (piece.isPresent()
                    && piece.get().isOf(player)
                    && SanParts.pawnless(piece.get().type()).equals(symbol)
                    && isOn(square, parts)) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** Returns whether a square has the file and the rank that the text states. */
    private static boolean isOn(Square square, Matcher parts) {
        String file = parts.group("file");
        String rank = parts.group("rank");
        return (file == null || square.text().startsWith(file))
                && (rank == null || square.text().substring(1).equals(rank));
    }

    private static Optional<String> missing(Position position, String symbol, Matcher parts) {
        String where = Optional.ofNullable(parts.group("file")).orElse("")
                + Optional.ofNullable(parts.group("rank")).orElse("");
        return position.variant().pieceTypes().stream()
                .filter(type -> SanParts.pawnless(type).equals(symbol))
                .findFirst()
                .map(type -> "no own " + type.name() + " stands " + (where.isEmpty() ? "on the board" : "on " + where));
    }

    private static String reasons(Position position, List<Square> from, String to) {
        List<String> reasons = new ArrayList<>();
        int asked = 0;
        while (asked < Math.min(from.size(), MOST_ASKED) && reasons.size() < MOST) {
            reason(position, from.get(asked).text() + to)
                    .filter(reason -> !reasons.contains(reason))
                    .ifPresent(reasons::add);
            asked++;
        }
        return String.join("; ", reasons) + (reasons.size() == MOST && asked < from.size() ? "; ..." : "");
    }

    private static Optional<String> reason(Position position, String move) {
        try {
            position.variant().notation().event(position, move);
            return Optional.empty();
        } catch (IllegalEventException impossible) {
            return Optional.of(String.valueOf(impossible.getMessage()));
        } catch (NotationException malformed) {
            return Optional.of(malformed.reason());
        }
    }
}
