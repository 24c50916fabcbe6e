package org.dicechess.rules.reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.CastlingRight;
import org.dicechess.Color;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.HookedCodes;
import org.dicechess.rules.lines.MovePath;
import org.dicechess.rules.lines.Movement;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Squares;

/**
 * The castling rule as tables. A right is one bit for a side and the square of an unmoved rook. A king that moves loses
 * all rights of its side.
 */
public final class Castlings {

    private final List<CastlingRule.Row> rows;
    private final List<Integer> rookCells = new ArrayList<>();
    private final int squares;
    private final int words;
    private final long[] rightsBySide;
    private final int[] rookSquares;
    private final int[] rowOf;
    private final long[] keep;
    private final long[] empty;
    private final long[] unforfeited;
    private final int[][] safe;
    private final boolean guarded;
    private final boolean[] uncovers;
    private final boolean kingTakesRook;

    /** Whether a king or rook that is dropped on its square has not moved. */
    private final boolean dropped;

    private final int[] kings = new int[2];
    private final BitSet rooks = new BitSet();

    /** Builds the tables for the rows of the game's castling rule. A game without castling has no rights. */
    public Castlings(Game game, Codes codes, Attacks attacks, Movement movement, HookedCodes hooked) {
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        Optional<CastlingRule> rule = game.castling();
        this.rows = rule.isPresent() ? rule.get().rows() : List.of();
        this.guarded = rule.isPresent() && rule.get().guarded();
        Set<Integer> cells = new TreeSet<>();
        for (CastlingRule.Row row : rows) {
            cells.add(row.color() * squares + row.rook());
        }
        rookCells.addAll(cells);
        this.rightsBySide = new long[] {bits(0), bits(1)};
        this.rookSquares = new int[rookCells.size()];
        for (int right = 0; right < rookSquares.length; right++) {
            rookSquares[right] = rookCells.get(right) % squares;
        }
        this.rowOf = new int[squares * Math.max(1, rookCells.size())];
        this.keep = new long[(codes.count() + 1) * squares];
        this.empty = new long[rows.size() * words];
        this.safe = new int[rows.size()][];
        this.unforfeited = new long[rows.size()];
        for (int row = 0; row < unforfeited.length; row++) {
            unforfeited[row] = ~forfeits(rows.get(row));
        }
        Arrays.fill(rowOf, -1);
        Arrays.fill(keep, -1L);
        for (int row = 0; row < rows.size(); row++) {
            fillRow(row, game.squares());
        }
        if (rule.isPresent()) {
            markLosses(rule.get(), codes);
        }
        this.kingTakesRook = rule.isPresent()
                && isAmbiguous(
                        codes.of(rule.get().king(), Color.WHITE), rule.get().king(), movement, hooked);
        this.dropped = rule.isPresent() && rule.get().dropped();
        for (Color color : Color.values()) {
            kings[color.ordinal()] = rule.isPresent() ? codes.of(rule.get().king(), color) : 0;
            for (Kind rook : rule.isPresent() ? rule.get().rooks() : List.<Kind>of()) {
                rooks.set(codes.of(rook, color));
            }
        }
        this.uncovers = new boolean[rows.size()];
        for (int row = 0; row < uncovers.length; row++) {
            for (int code = 1; code <= codes.count() && !uncovers[row]; code++) {
                uncovers[row] = attacks.exotic()[code] || uncovers(rows.get(row), code, attacks);
            }
        }
    }

    /** Returns all ways to castle. */
    public List<CastlingRule.Row> rows() {
        return rows;
    }

    /**
     * Returns whether castling is written as king takes rook, as in Chess960. This holds where the king's arrival may
     * not show that the king castles, or with which rook.
     */
    public boolean kingTakesRook() {
        return kingTakesRook;
    }

    /** Returns the second square of the text of castling: the rook's, or else the king's arrival. */
    public int shown(CastlingRule.Row row) {
        return kingTakesRook ? row.rook() : row.kingTo();
    }

    /**
     * Returns whether the king's arrival may not identify castling. Reasons: the king stays on its square, it arrives
     * on one square with either of two rooks, or another move of the king leads there.
     */
    private boolean isAmbiguous(int king, Kind kind, Movement movement, HookedCodes hooked) {
        boolean ambiguous = hooked.moves[king] || kind.walk().isPresent();
        for (CastlingRule.Row row : rows) {
            ambiguous |= row.kingTo() == row.king() || row.color() == 0 && reachesArrival(king, row, movement);
            for (CastlingRule.Row other : rows) {
                ambiguous |= other.color() == row.color()
                        && other.king() == row.king()
                        && other.kingTo() == row.kingTo()
                        && other.rook() != row.rook();
            }
        }
        return ambiguous;
    }

    private static boolean reachesArrival(int king, CastlingRule.Row row, Movement movement) {
        for (MovePath line : movement.lines(king, row.king())) {
            for (int i = 0; i < line.length(); i++) {
                if (line.square(i) == row.kingTo() && line.lands(i)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether the king may not stand on, cross or reach attacked squares. */
    public boolean isGuarded() {
        return guarded;
    }

    /** Returns the number of rights. */
    public int rights() {
        return rookCells.size();
    }

    /** Returns the bits of all rights of one side. */
    public long rightsOf(int color) {
        return rightsBySide[color];
    }

    private long bits(int color) {
        long bits = 0;
        for (int right = 0; right < rookCells.size(); right++) {
            bits |= rookCells.get(right) / squares == color ? 1L << right : 0;
        }
        return bits;
    }

    /** Returns the square of the rook of a right. */
    public int rookSquare(int right) {
        return rookSquares[right];
    }

    /** Returns the side of a right. */
    public Color color(int right) {
        return Color.values()[rookCells.get(right) / squares];
    }

    /** Returns the rights of a set, White's first, the rook of the last file first. */
    public List<CastlingRight> held(long rights, Squares squares) {
        List<CastlingRight> held = new ArrayList<>();
        for (Color color : Color.values()) {
            for (int right = rights() - 1; right >= 0; right--) {
                if ((rights >>> right & 1) != 0 && color(right) == color) {
                    held.add(new CastlingRight(color, squares.square(rookSquare(right))));
                }
            }
        }
        return List.copyOf(held);
    }

    /** Returns the right of a side's rook on a square; -1 if it has none. */
    public int right(int color, int square) {
        return rookCells.indexOf(color * squares + square);
    }

    /** Returns the row for a king on a square and a right; -1 if the king cannot castle from there. */
    public int row(int king, int right) {
        return rowOf[king * rookCells.size() + right];
    }

    /**
     * Returns, for code times squares plus square, the rights that remain when that piece leaves the square or is
     * captured there.
     */
    public long[] keep() {
        return keep;
    }

    /**
     * Returns the rights that remain after a piece has left a square for another one and has captured the piece there.
     *
     * @param captured the code of the captured piece, 0 for none
     */
    public long kept(long before, int moved, int from, int captured, int to) {
        return kept(before, moved * squares + from, captured * squares + to);
    }

    /**
     * Returns the same.
     *
     * @param left the code of the moving piece, times squares, plus the square that it leaves
     * @param reached the code of the captured piece, times squares, plus its square
     */
    public long kept(long before, int left, int reached) {
        return before == 0 ? 0 : before & keep[left] & keep[reached];
    }

    /** Returns the rights that a drop of a piece on a square gives its side: king and rook stand where a way begins. */
    public long gained(byte[] board, int code, int square) {
        if (!dropped) {
            return 0;
        }
        long gained = 0;
        for (CastlingRule.Row row : rows) {
            boolean begins = (board[row.king()] & 255) == kings[row.color()]
                    && rooks.get(board[row.rook()] & 255)
                    && (board[row.rook()] & 1) == (board[row.king()] & 1)
                    && (row.king() == square || row.rook() == square)
                    && (code == kings[row.color()] || rooks.get(code));
            gained |= begins ? 1L << right(row.color(), row.rook()) : 0;
        }
        return gained;
    }

    /** Returns, for row times words, the squares that must be empty, except those of king and rook. */
    public long[] empty() {
        return empty;
    }

    /** Returns for each row the rights that remain to both sides, but for those that king and rook lose. */
    public long[] unforfeited() {
        return unforfeited;
    }

    /** Returns for each row the squares on which the king may not be attacked. */
    public int[][] safe() {
        return safe;
    }

    /** Returns whether the departure of king and rook may open the king's new square to an attack. */
    public boolean uncovers(int row) {
        return uncovers[row];
    }

    private boolean uncovers(CastlingRule.Row row, int code, Attacks attacks) {
        int to = row.kingTo();
        boolean uncovers = false;
        for (int word = 0; word < words; word++) {
            long near = attacks.reach()[(code * squares + to) * words + word];
            for (; near != 0; near &= near - 1) {
                int mask = attacks.between()[code][(word << 6 | Long.numberOfTrailingZeros(near)) * squares + to];
                boolean opened = isIn(attacks, mask, row.king()) || isIn(attacks, mask, row.rook());
                uncovers |= opened && !isIn(attacks, mask, row.rookTo());
            }
        }
        return uncovers;
    }

    private static boolean isIn(Attacks attacks, int mask, int square) {
        return (attacks.masks()[mask + (square >> 6)] >>> square & 1) != 0;
    }

    private void fillRow(int index, Squares board) {
        CastlingRule.Row row = rows.get(index);
        rowOf[row.king() * rookCells.size() + right(row.color(), row.rook())] = index;
        safe[index] = span(row.king(), row.kingTo(), board);
        markEmpty(index, safe[index]);
        markEmpty(index, span(row.rook(), row.rookTo(), board));
    }

    /** Marks all squares except those of king and rook. */
    private void markEmpty(int index, int[] span) {
        for (int square : span) {
            if (square != rows.get(index).king() && square != rows.get(index).rook()) {
                empty[index * words + (square >> 6)] |= 1L << square;
            }
        }
    }

    /** Returns the existing squares of a rank from one square to another, both included. */
    private static int[] span(int from, int to, Squares board) {
        int begin = board.square(from).file();
        int way = Integer.signum(board.square(to).file() - begin);
        int[] span = new int[1 + Math.abs(board.square(to).file() - begin)];
        for (int i = 0; i < span.length; i++) {
            span[i] = board.at(begin + i * way, board.square(from).rank());
        }
        return span;
    }

    private long forfeits(CastlingRule.Row row) {
        long lost = 0;
        for (CastlingRule.Row other : rows) {
            boolean named = other.color() != row.color() && row.forfeits().contains(other.name());
            lost |= named ? 1L << right(other.color(), other.rook()) : 0;
        }
        return lost;
    }

    private void markLosses(CastlingRule rule, Codes codes) {
        for (Color color : Color.values()) {
            int king = codes.of(rule.king(), color);
            for (int square = 0; square < squares; square++) {
                keep[king * squares + square] = ~rightsOf(color.ordinal());
                int right = right(color.ordinal(), square);
                for (Kind rook : rule.rooks()) {
                    keep[codes.of(rook, color) * squares + square] = right < 0 ? -1L : ~(1L << right);
                }
            }
        }
    }
}
