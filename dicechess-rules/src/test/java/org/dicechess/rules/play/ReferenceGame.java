package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Square;

/** The rules around the moves: royal safety by making the move and looking, castling, turns, counters, endings. */
final class ReferenceGame {

    private static final Map<String, List<String>> CASTLING = Map.of(
            "K", List.of("e1", "h1", "g1", "f1"),
            "Q", List.of("e1", "a1", "c1", "d1"),
            "k", List.of("e8", "h8", "g8", "f8"),
            "q", List.of("e8", "a8", "c8", "d8"));

    private ReferenceGame() {}

    /** Returns the legal moves by text with the positions after them, for any roll. */
    static Map<String, ReferencePosition> legal(ReferencePosition position, boolean anyRoll) {
        Map<String, ReferencePosition> legal = new LinkedHashMap<>();
        for (ReferenceMove move : ReferenceMoves.of(position, position.side())) {
            ReferenceKind kind = position.board().get(move.from()).kind();
            if ((anyRoll || names(position, kind.name())) && isLegal(position, move)) {
                add(legal, move.text(), after(position, move));
            }
        }
        castlings(position, anyRoll).forEach((text, after) -> add(legal, text, after));
        return legal;
    }

    static boolean inCheck(ReferencePosition position, Color side) {
        List<Square> royals = position.board().entrySet().stream()
                .filter(entry -> entry.getValue().color() == side
                        && entry.getValue().kind().royal())
                .map(Map.Entry::getKey)
                .toList();
        long hit = royals.stream()
                .filter(square -> ReferenceMoves.hits(position, square, side.opponent()))
                .count();
        long needed = switch (position.rules().royals) {
            case "all" -> Math.max(1, royals.size());
            case "last" -> royals.size() == 1 ? 1 : Long.MAX_VALUE;
            default -> 1;
        };
        return position.rules().safety != ReferenceRules.Safety.IGNORED && hit >= needed;
    }

    /**
     * Returns the en passant squares on which some capture is legal with any roll; within a turn, all squares that a
     * further move may reach.
     */
    static Map<Square, Square> open(ReferencePosition position) {
        if (position.hasFurtherMoves()) {
            return position.enPassant();
        }
        Map<Square, Square> open = new TreeMap<>(position.enPassant());
        open.values().removeIf(stands -> position.board().get(stands).color() != position.side());
        ReferenceMoves.of(position, position.side()).stream()
                .filter(move -> move.enPassant() && isLegal(position, move))
                .forEach(move -> open.put(move.to(), position.enPassant().get(move.to())));
        return open;
    }

    /** Returns the reason and the result of the ending that holds; empty if the game goes on. */
    static Optional<String> end(ReferencePosition position) {
        return end(position, position.stage() == 0 && legal(position, true).isEmpty());
    }

    /** Returns the ending that holds, if it is known whether the side that begins its turn has no move. */
    static Optional<String> end(ReferencePosition position, boolean stuck) {
        boolean check = inCheck(position, position.side());
        for (ReferenceRules.End end : position.rules().endings) {
            Optional<Color> spoken = switch (end.when()) {
                case "checkmate" -> Optional.of(position.side()).filter(side -> stuck && check);
                case "stalemate" -> Optional.of(position.side()).filter(side -> stuck && !check);
                case "counter" -> Optional.of(position.side()).filter(side -> position.count() >= end.reaches());
                case "condition" ->
                    (switch (end.side()) {
                                case "white" -> List.of(Color.WHITE);
                                case "black" -> List.of(Color.BLACK);
                                case "to-move" -> position.stage() == 0 ? List.of(position.side()) : List.<Color>of();
                                default ->
                                    List.of(position.side(), position.side().opponent());
                            })
                            .stream()
                                    .filter(side -> count(position, side, end.pieces()) <= end.reaches())
                                    .findFirst();
                case "none-left" -> noneLeft(position, end.pieces());
                default -> throw new AssertionError("the slow rules do not know " + end.when());
            };
            if (spoken.isPresent()) {
                return Optional.of(end.reason() + ", " + result(end.result(), spoken.get()));
            }
        }
        return Optional.empty();
    }

    private static String result(String word, Color side) {
        Color winner = word.equals("wins") ? side : side.opponent();
        return word.equals("draws") ? "1/2-1/2" : winner == Color.WHITE ? "1-0" : "0-1";
    }

    /** Counts pieces of some kinds; {@code all} and {@code not king} stand for kinds, too. */
    private static long count(ReferencePosition position, Color side, List<String> pieces) {
        return position.board().values().stream()
                .filter(piece -> piece.color() == side)
                .map(piece -> piece.kind().name())
                .filter(kind -> !pieces.contains("not " + kind))
                .filter(kind -> pieces.contains("all") || pieces.contains(kind))
                .count();
    }

    private static Optional<Color> noneLeft(ReferencePosition position, List<String> pieces) {
        return List.of(position.side(), position.side().opponent()).stream()
                .filter(side -> position.board().values().stream()
                        .noneMatch(piece -> piece.color() == side
                                && pieces.contains(piece.kind().name())))
                .findFirst();
    }

    private static void add(Map<String, ReferencePosition> legal, String text, ReferencePosition after) {
        ReferencePosition other = legal.put(text, after);
        if (other != null && !other.equals(after)) {
            throw new AssertionError(
                    "two moves " + text + " with different effects: the definition is no good for this test");
        }
    }

    private static boolean names(ReferencePosition position, String kind) {
        List<Integer> roll = position.roll();
        boolean doubles = roll.size() > 1 && roll.stream().distinct().count() == 1;
        return roll.isEmpty()
                || doubles
                || roll.stream()
                        .anyMatch(face -> position.rules().faces.get(face - 1).equals(kind));
    }

    private static boolean isLegal(ReferencePosition position, ReferenceMove move) {
        return position.rules().safety == ReferenceRules.Safety.MAY_BE_TAKEN && move.takesRoyal()
                || !inCheck(position.with(move.board()), position.side());
    }

    private static ReferencePosition after(ReferencePosition position, ReferenceMove move) {
        ReferenceKind kind = position.board().get(move.from()).kind();
        Map<Square, Square> enPassant = new TreeMap<>(position.enPassant());
        enPassant
                .values()
                .removeIf(stands -> stands.equals(move.from())
                        || move.victim().filter(stands::equals).isPresent());
        enPassant.putAll(move.opened());
        boolean resets = move.victim().isPresent() || kind.name().equals("pawn");
        String rights = rights(position.rights(), List.of(move.from(), move.to()));
        return next(position, move.board(), rights, enPassant, resets);
    }

    /** A forced or chosen pass. */
    static ReferencePosition passed(ReferencePosition position) {
        ReferencePosition last = new ReferencePosition(
                position.rules(),
                position.board(),
                position.side(),
                position.rules().stages.length() - 1,
                position.roll(),
                position.rights(),
                position.enPassant(),
                position.count(),
                position.turn());
        return next(last, last.board(), last.rights(), last.enPassant(), false);
    }

    private static ReferencePosition next(
            ReferencePosition position,
            Map<Square, ReferencePiece> board,
            String rights,
            Map<Square, Square> enPassant,
            boolean resets) {
        if (!position.isLastStage()) {
            return new ReferencePosition(
                    position.rules(),
                    board,
                    position.side(),
                    position.stage() + 1,
                    List.of(),
                    rights,
                    enPassant,
                    position.count(),
                    position.turn());
        }
        Map<Square, Square> kept = new TreeMap<>(enPassant);
        kept.values()
                .removeIf(
                        victim -> board.get(victim) == null || board.get(victim).color() != position.side());
        return new ReferencePosition(
                position.rules(),
                board,
                position.side().opponent(),
                0,
                List.of(),
                rights,
                kept,
                resets ? 0 : position.count() + 1,
                position.turn() + (position.side() == Color.BLACK ? 1 : 0));
    }

    private static String rights(String rights, List<Square> touched) {
        StringBuilder kept = new StringBuilder();
        for (String right : rights.split("")) {
            if (!right.isEmpty()
                    && CASTLING.get(right).stream().limit(2).map(Square::of).noneMatch(touched::contains)) {
                kept.append(right);
            }
        }
        return kept.toString();
    }

    private static Map<String, ReferencePosition> castlings(ReferencePosition position, boolean anyRoll) {
        Map<String, ReferencePosition> castlings = new LinkedHashMap<>();
        boolean named = anyRoll || names(position, "king") || names(position, "rook");
        for (String right : position.rights().isEmpty() || !named
                ? new String[0]
                : position.rights().split("")) {
            boolean own = Character.isUpperCase(right.charAt(0)) == (position.side() == Color.WHITE);
            List<Square> squares = CASTLING.get(right).stream().map(Square::of).toList();
            if (own && mayCastle(position, squares)) {
                castlings.put(squares.get(0).text() + squares.get(2).text(), castled(position, squares));
            }
        }
        return castlings;
    }

    private static boolean mayCastle(ReferencePosition position, List<Square> squares) {
        Square king = squares.get(0);
        for (Square square : span(king, squares.get(1))) {
            if (!square.equals(king)
                    && !square.equals(squares.get(1))
                    && position.at(square).isPresent()) {
                return false;
            }
        }
        for (Square square : span(king, squares.get(2))) {
            Map<Square, ReferencePiece> board = new TreeMap<>(position.board());
            board.put(square, board.remove(king));
            if (inCheck(position.with(board), position.side())) {
                return false;
            }
        }
        return !inCheck(castled(position, squares), position.side());
    }

    private static ReferencePosition castled(ReferencePosition position, List<Square> squares) {
        Map<Square, ReferencePiece> board = new TreeMap<>(position.board());
        ReferencePiece king = board.remove(squares.get(0));
        ReferencePiece rook = board.remove(squares.get(1));
        board.put(squares.get(2), king);
        board.put(squares.get(3), rook);
        return next(position, board, rights(position.rights(), squares), position.enPassant(), false);
    }

    private static List<Square> span(Square one, Square other) {
        List<Square> span = new ArrayList<>();
        for (int file = Math.min(one.file(), other.file()); file <= Math.max(one.file(), other.file()); file++) {
            span.add(new Square(file, one.rank()));
        }
        return span;
    }
}
