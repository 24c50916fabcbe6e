package org.dicechess.rules.san;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.rules.play.PlayPosition;

/** Says why no piece can make the move that an algebraic text names. */
final class SanReasons {

    /** The most reasons that are given. */
    private static final int MOST = 2;

    /** The most pieces that are asked for a reason: each answer may list all events of the position again. */
    private static final int MOST_ASKED = 4;

    /** The most symbols that are named. */
    private static final int MOST_SYMBOLS = 12;

    private static final Pattern MOVE = Pattern.compile(
            "(?<symbol>\\p{Lu}|\\(\\p{L}+\\))?(?<file>[a-z])?(?<rank>[0-9]{1,3})?x?(?<to>[a-z][0-9]{1,3})(?:[=^].*)?");

    /** The beginning of a canonical text. */
    private static final Pattern TWO_SQUARES = Pattern.compile("[a-z][0-9]{1,3}[a-z][0-9]");

    private SanReasons() {}

    /** Returns the reason for a text; empty if the text names no kind of piece and square. */
    static Optional<String> of(Position position, String text) {
        if (TWO_SQUARES.matcher(text).lookingAt() && isCanonical(position, text)) {
            return Optional.of("this is a canonical text, which is read as an event and not as algebraic notation");
        }
        if (text.matches("O-O(-O)?")) {
            return Optional.of(castling(position, text.length() == 3));
        }
        Matcher parts = MOVE.matcher(text);
        if (!parts.matches() || !(position.node() instanceof Node.Decision decision)) {
            return Optional.empty();
        }
        String to = parts.group("to");
        if (position.board().squares().stream()
                .noneMatch(square -> square.text().equals(to))) {
            return Optional.of("no square " + to + " on this board");
        }
        String symbol = Optional.ofNullable(parts.group("symbol")).orElse("");
        List<Square> from = pieces(position, decision.player(), symbol, parts);
        return from.isEmpty() ? missing(position, symbol, parts) : Optional.of(reasons(position, from, to));
    }

    private static boolean isCanonical(Position position, String text) {
        try {
            position.variant().notation().event(position, text);
            return true;
        } catch (IllegalEventException | NotationException other) {
            return false;
        }
    }

    private static String castling(Position position, boolean right) {
        return position instanceof PlayPosition own
                ? own.castlingText(right)
                        .flatMap(text -> reason(position, text))
                        .orElse("no king stands where it may castle to that side")
                : "";
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
        List<PieceType> types = position.variant().pieceTypes();
        return types.stream()
                .filter(type -> SanParts.pawnless(type).equals(symbol))
                .findFirst()
                .map(type -> "no own " + type.name() + " stands " + (where.isEmpty() ? "on the board" : "on " + where))
                .or(() -> Optional.of(unknown(symbol, types)));
    }

    private static String unknown(String symbol, List<PieceType> types) {
        String known = types.stream()
                .map(SanParts::pawnless)
                .filter(text -> !text.isEmpty())
                .limit(MOST_SYMBOLS)
                .collect(Collectors.joining(", "));
        return (symbol.isEmpty() ? "no piece moves without a symbol" : "no piece has the symbol " + symbol)
                + "; there are " + known + (types.size() > MOST_SYMBOLS ? ", ..." : "");
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
