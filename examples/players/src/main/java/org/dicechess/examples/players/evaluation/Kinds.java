package org.dicechess.examples.players.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Ending;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Reach;
import org.dicechess.Square;
import org.dicechess.Variant;

/** What the terms of an evaluation know of each piece code, and of each code on each square. */
final class Kinds {

    static final int NO_KING = -1;

    static final int MANY_KINGS = -2;

    final int squares;

    private final int words;

    /** A number for each code on each square, by {@code code * squares + square}. */
    final long[] random;

    /** 1 for White's pieces, -1 for Black's, 0 for those of nobody. */
    final int[] owner;

    /** What a piece is worth, in pawns. */
    final double[] value;

    /** Whether the loss of such a piece loses the game. */
    final boolean[] isKing;

    /** Whether such a piece moves in one direction only until it promotes. */
    final boolean[] isPawn;

    /** The squares on which a piece captures, as {@link Rays#of}, by {@code code * squares + square}. */
    final int[][] captures;

    /** Where a square stands in those arrays, by the same index and the square; -1 if the piece does not reach it. */
    private final short[][] places;

    /** The squares on which it captures on an empty board, as bits, by the same index times {@link #words}. */
    private final long[] hits;

    private final boolean[] leaps;

    /** The squares to which it moves on an empty board. */
    final int[][] moves;

    Kinds(Variant variant, Values values, Survey survey) {
        List<Square> board = variant.board().squares();
        squares = board.size();
        words = squares + Long.SIZE - 1 >>> 6;
        int codes = variant.pieceCodes() + 1;
        random = new SplittableRandom(codes).longs((long) codes * squares).toArray();
        owner = new int[codes];
        value = new double[codes];
        isKing = new boolean[codes];
        isPawn = new boolean[codes];
        captures = new int[codes * squares][];
        moves = new int[codes * squares][];
        places = new short[codes * squares][];
        hits = new long[codes * squares * words()];
        leaps = new boolean[codes * squares];
        Arrays.fill(captures, new int[0]);
        Arrays.fill(moves, new int[0]);
        for (int code = 1; code < codes; code++) {
            Piece piece = variant.piece(code);
            owner[code] = piece.isOf(Color.WHITE) ? 1 : piece.isOf(Color.BLACK) ? -1 : 0;
            value[code] = values.of(piece.type().name());
            isKing[code] = isKing(variant, piece.type());
            for (int square = 0; square < squares; square++) {
                Reach reach = variant.reach(piece, board.get(square));
                captures[code * squares + square] = Rays.of(variant.board(), board.get(square), reach.captures());
                places[code * squares + square] = places(captures[code * squares + square]);
                note(code * squares + square, captures[code * squares + square]);
                moves[code * squares + square] =
                        reach.moves().stream().mapToInt(variant.board()::index).toArray();
            }
            isPawn[code] = !isKing[code] && promotes(survey.squares(code)) && !returns(code);
        }
    }

    /** Notes the squares of rays as bits. */
    private void note(int at, int[] rays) {
        leaps[at] = true;
        for (int i = 0; i < rays.length; i += 2) {
            hits[at * words() + (rays[i] >>> 6)] |= 1L << rays[i];
            leaps[at] &= rays[i + 1] == i + 2;
        }
    }

    private short[] places(int[] rays) {
        short[] places = new short[squares];
        Arrays.fill(places, (short) -1);
        for (int i = 0; i < rays.length; i += 2) {
            places[rays[i]] = (short) i;
        }
        return places;
    }

    /** Returns whether a piece captures on a square of an empty board. */
    boolean captures(int code, int from, int to) {
        return (hits[(code * squares + from) * words() + (to >>> 6)] >>> to & 1) != 0;
    }

    /** Returns whether no square on which a piece captures can hide another one. */
    boolean leaps(int code, int from) {
        return leaps[code * squares + from];
    }

    /** Returns the squares on which a piece captures on an empty board of one word. */
    long hits(int code, int from) {
        return hits[code * squares + from];
    }

    /** Returns whether a piece captures on a square past the pieces of a board. */
    boolean captures(int code, int from, int to, int[] board) {
        int at = code * squares + from;
        int place = places[at][to];
        if (place < 0) {
            return false;
        }
        int[] rays = captures[at];
        for (int i = place - 2; i >= 0 && rays[i + 1] == rays[place + 1]; i -= 2) {
            if (board[rays[i]] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of words of a set with a bit for each square. */
    int words() {
        return words;
    }

    /** Returns a set as bits. */
    long[] bits(boolean[] set) {
        long[] bits = new long[words()];
        for (int square = 0; square < set.length; square++) {
            bits[square >>> 6] |= set[square] ? 1L << square : 0;
        }
        return bits;
    }

    /** Whether the loss of a piece of this type loses the game. */
    static boolean isKing(Variant variant, PieceType type) {
        return type.isRoyal()
                || variant.endings().stream()
                        .anyMatch(ending -> ending.verdict() == Ending.Verdict.LOSES
                                && ending.pieces().equals(List.of(type)));
    }

    private static boolean promotes(boolean[] on) {
        for (boolean square : on) {
            if (square) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece of this code can come back to a square that it has left. */
    private boolean returns(int code) {
        for (int square = 0; square < squares; square++) {
            if (ahead(code, square)[square]) {
                return true;
            }
        }
        return false;
    }

    /** Returns the squares that a piece can reach in one or more moves, on an empty board. */
    boolean[] ahead(int code, int square) {
        boolean[] ahead = new boolean[squares];
        int[] open = new int[squares + 1];
        int size = 1;
        open[0] = square;
        while (size > 0) {
            int at = open[--size];
            for (int to : moves[code * squares + at]) {
                if (!ahead[to]) {
                    ahead[to] = true;
                    open[size++] = to;
                }
            }
        }
        return ahead;
    }
}
