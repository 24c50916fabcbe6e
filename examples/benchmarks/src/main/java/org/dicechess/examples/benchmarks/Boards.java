package org.dicechess.examples.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Definitions that differ in one thing: the size of the board, the number of kinds of piece, or the number of dice. */
final class Boards {

    /**
     * Movements in Betza notation for games of many kinds. A game of n kinds has the first n - 2, a king and a pawn.
     */
    static final List<String> MOVES = List.of(("N B R Q BN RN K C Z NN "
                    + "BW RF WD FA BC RC NW NF QN CW ZF ND "
                    + "NA CF ZW DA HW GF BZ RZ BD RA CZ NZ R4 B4 W F WA FD NC KN KD KA R3N B3N")
            .split(" "));

    private static final String TO_MOVE = " w - - 0 1";
    private static final String OUTWARDS = "BNR";
    private static final int SCATTER = 23;
    private static final int PROMOTIONS = 4;

    private Boards() {}

    /**
     * Returns chess without castling on a board of any size: behind the pawns queen and king, then bishop, knight,
     * rook, bishop, ... outwards.
     */
    static String chess(int files, int ranks) {
        return """
                format: 1
                id: plain
                name: Chess without castling
                import: pieces/chess
                board: {files: %d, ranks: %d}
                areas: {last-rank: {white: rank %2$d}}
                pieces:
                  pawn: {promotion: {area: last-rank, to: [queen, rook, bishop, knight]}}
                  king: {royal: true}
                turn: move
                check: {}
                endings:
                  checkmate: {when: checkmate, result: loses}
                  stalemate: {when: stalemate, result: draws}
                setup: %s
                """.formatted(files, ranks, chessArray(files, ranks));
    }

    /** Returns the array of {@link #chess}. */
    static String chessArray(int files, int ranks) {
        String pieces = outwards(files).reverse() + "QK" + outwards(files);
        return array(ranks, files, pieces, "P".repeat(files));
    }

    /**
     * Returns a game of 10x10 squares, thirty pieces a side and 6 to 48 kinds; each side has as many of the kinds as it
     * has room for.
     */
    static String kinds(int number) {
        StringJoiner kinds = new StringJoiner("\n");
        for (int i = 0; i < number - 2; i++) {
            kinds.add("  kind-%d: {symbol: \"%s\", move: \"%s\"}".formatted(i, symbol(i), MOVES.get(i)));
        }
        return """
                format: 1
                id: kinds
                name: Pieces of many kinds
                board: {files: 10, ranks: 10}
                areas: {last-rank: {white: rank 10}}
                pieces:
                  king: {symbol: K, move: K, royal: true}
                  pawn: {symbol: P, move: mfWcfF, promotion: {area: last-rank, to: [%s]}}
                %s
                turn: move
                check: {}
                endings:
                  checkmate: {when: checkmate, result: loses}
                  stalemate: {when: stalemate, result: draws}
                setup: %s
                """.formatted(promotions(), kinds, kindsArray(number));
    }

    /**
     * Returns the array of {@link #kinds}: the king on e1, the other pieces from a1 on, White's beginning with the
     * first kind, Black's with another.
     */
    static String kindsArray(int number) {
        return half(number, SCATTER, true).toLowerCase(Locale.ROOT) + "/10/10/10/10/" + half(number, 0, false)
                + TO_MOVE;
    }

    /** Returns chess without check, with 0 to 4 dice a turn, each of which may be spent on a piece of its kind. */
    static String dice(int number) {
        String dice = number == 0
                ? ""
                : "dice: {some: {count: %d, faces: [pawn, knight, bishop, rook, queen, king]}}".formatted(number);
        return """
                format: 1
                id: dice
                name: Dice
                import: pieces/chess
                board: {files: 8, ranks: 8}
                areas: {last-rank: {white: rank 8}}
                pieces:
                  pawn: {move: mfWcfF, promotion: {area: last-rank, to: [queen, rook, bishop, knight]}}
                %s
                turn: %s
                endings:
                  king-taken: {when: none-left, pieces: king, result: loses}
                setup: %s
                """.formatted(dice, number == 0 ? "move" : "[{roll: some}, {spend: {}}]", chessArray(8, 8));
    }

    /** Returns the symbol of a kind: one letter from A, without K and P, then two letters. */
    static String symbol(int kind) {
        String letters = "ABCDEFGHIJLMNOQRSTUVWXYZ";
        String letter = letters.substring(kind % letters.length(), kind % letters.length() + 1);
        return kind < letters.length() ? letter : letter + "a";
    }

    private static String promotions() {
        return IntStream.range(0, PROMOTIONS).mapToObj(i -> "kind-" + i).collect(Collectors.joining(", "));
    }

    /** Returns three ranks of one side, the highest first. */
    private static String half(int number, int first, boolean top) {
        List<String> pieces = new ArrayList<>();
        for (int i = 0; i < SCATTER; i++) {
            String symbol = symbol((first + i) % (number - 2));
            pieces.add(symbol.length() == 1 ? symbol : "(" + symbol + ")");
        }
        pieces.add(4, "K");
        String pawns = String.join("", pieces.subList(20, 22)) + "PPPPPP" + String.join("", pieces.subList(22, 24));
        List<String> ranks =
                List.of(pawns, String.join("", pieces.subList(10, 20)), String.join("", pieces.subList(0, 10)));
        return top ? ranks.get(2) + "/" + ranks.get(1) + "/" + ranks.get(0) : String.join("/", ranks);
    }

    private static String array(int ranks, int files, String pieces, String pawns) {
        String between = ("/" + files).repeat(ranks - 4);
        String black = pieces + "/" + pawns;
        return black.toLowerCase(Locale.ROOT) + between + "/" + pawns + "/" + pieces + TO_MOVE;
    }

    /** Returns the pieces on one side of king and queen. */
    private static StringBuilder outwards(int files) {
        return new StringBuilder(OUTWARDS.repeat(files).substring(0, files / 2 - 1));
    }
}
