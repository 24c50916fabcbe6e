package org.dicechess.rules.san;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.rules.play.PlayPosition;

/** Says why no piece can make the move that an algebraic text names. */
final class SanReasons {

    /** The most reasons that are given. */
    private static final int MOST = 2;

    /** The most pieces that are asked for a reason: each answer may list all events of the position again. */
    private static final int MOST_ASKED = 4;

    private static final Pattern MOVE = Pattern.compile(
            "(?<symbol>\\+?\\p{Lu}~?|\\(\\+?\\p{L}+~?\\))?(?<file>[a-wyz]|x(?=[0-9]*x))?(?<rank>[0-9]{1,3})?x?(?<to>[a-z][0-9]{1,3})(?:[=^].*)?");

    /** The beginning of a canonical text. */
    private static final Pattern TWO_SQUARES = Pattern.compile("[a-z][0-9]{1,3}[a-z][0-9]");

    private SanReasons() {}

    /** Returns the reason for a text; empty at the end of the game. */
    static Optional<String> of(Position position, String text) {
        if (position.node().events().isEmpty()) {
            return Optional.empty();
        }
        if (TWO_SQUARES.matcher(text).lookingAt() && isCanonical(position, text)) {
            return Optional.of("this is a canonical text, which is read as an event and not as algebraic notation");
        }
        if (text.equalsIgnoreCase("O-O") || text.equalsIgnoreCase("O-O-O")) {
            return Optional.of(castling(position, text.length() == 3));
        }
        String marked = SanSymbols.marked(position, text);
        Matcher parts = MOVE.matcher(marked);
        if (!parts.matches()) {
            return Optional.of(malformed(position, text));
        }
        Optional<String> hint = marked.equals(text) ? Optional.empty() : Optional.of("expected '" + marked + "'");
        return hint.filter(expected ->
                        SanTable.around(position, marked).fitting(marked).size() == 1)
                .or(() -> Optional.of(of(position, San.mover(position), parts)));
    }

    private static String of(Position position, Color player, Matcher parts) {
        String to = parts.group("to");
        if (position.board().squares().stream()
                .noneMatch(square -> square.text().equals(to))) {
            return "no square " + to + " on this board";
        }
        String symbol = Optional.ofNullable(parts.group("symbol")).orElse("");
        List<Square> from = pieces(position, player, symbol, parts);
        return from.isEmpty()
                ? SanSymbols.missing(position, symbol, place(parts))
                : reasons(position, nearest(from, to, symbol), to);
    }

    /** Returns where a text says that the piece stands; empty if it does not say it. */
    private static String place(Matcher parts) {
        return Optional.ofNullable(parts.group("file")).orElse("")
                + Optional.ofNullable(parts.group("rank")).orElse("");
    }

    /** Returns the pieces that are asked: of pieces without a symbol, pawns, those on the file, if there are any. */
    private static List<Square> nearest(List<Square> from, String to, String symbol) {
        List<Square> onFile = from.stream()
                .filter(square -> symbol.isEmpty() && square.text().charAt(0) == to.charAt(0))
                .toList();
        return onFile.isEmpty() ? from : onFile;
    }

    /** Returns the reason for a text that names no move from square to square. */
    private static String malformed(Position position, String text) {
        try {
            return "expected '"
                    + San.format(
                            position,
                            event(position, OwnDrop.text(position, text).orElse(text))) + "'";
        } catch (IllegalEventException impossible) {
            return String.valueOf(impossible.getMessage());
        } catch (NotationException malformed) {
            return "expected an algebraic text, as Nf3, e4 or O-O";
        }
    }

    private static Event event(Position position, String text) {
        return position.variant().notation().event(position, text);
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
        if (!(position instanceof PlayPosition own) || !own.hasCastling()) {
            return "the game has no castling";
        }
        return own.castlingText(right)
                .flatMap(text -> reason(position, text))
                .orElse("no king stands where it may castle to that side");
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

    /** Returns why a move is impossible; if it is possible, the algebraic text that stands for it. */
    private static Optional<String> reason(Position position, String move) {
        try {
            Event event = position.variant().notation().event(position, move);
            return SanTable.around(position, event).text(event).map(text -> "expected '" + text + "'");
        } catch (IllegalEventException impossible) {
            return Optional.of(String.valueOf(impossible.getMessage()));
        } catch (NotationException malformed) {
            return Optional.of(malformed.reason());
        }
    }
}
