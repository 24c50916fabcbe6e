package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A position with all its parts.
 *
 * @param pieces a letter for each square of the mailbox: upper case for White, {@code .} for an empty square, {@code #}
 *     outside
 * @param rights the letters of castling rights in FEN's order
 * @param passed squares that pawns have passed by double steps, and where those pawns stand now
 * @param count turns since the last capture or pawn move, -1 after one in this turn
 * @param dice the faces that are left, ascending
 */
record ReferencePosition(
        ReferenceGame game,
        String pieces,
        boolean white,
        String rights,
        SortedMap<Integer, Integer> passed,
        int count,
        int turn,
        List<Integer> dice) {

    char at(int square) {
        return pieces.charAt(square);
    }

    boolean isEmpty(int square) {
        return at(square) == '.';
    }

    boolean isOwn(int square) {
        return Character.isLetter(at(square)) && Character.isUpperCase(at(square)) == white;
    }

    boolean isEnemy(int square) {
        return Character.isLetter(at(square)) && !isOwn(square);
    }

    char kind(int square) {
        return Character.toUpperCase(at(square));
    }

    /** Returns the letter of a piece of this kind of the side to move. */
    char own(char kind) {
        return white ? kind : Character.toLowerCase(kind);
    }

    /** Returns whether the game is over: the capture of a king ends it, in Grand Dice Chess that of the last king. */
    boolean isOver() {
        return pieces.indexOf('K') < 0 || pieces.indexOf('k') < 0;
    }

    ReferencePosition rolled(List<Integer> faces) {
        return new ReferencePosition(
                game,
                pieces,
                white,
                rights,
                passed,
                count,
                turn,
                faces.stream().sorted().toList());
    }

    /**
     * Returns the position after a move by one die.
     *
     * @param piece the letter of the piece that arrives
     * @param victim the square of the captured piece, 0 for none
     * @param jumped the square that a double step has passed, 0 for none
     */
    ReferencePosition moved(int from, int to, char piece, int victim, int jumped) {
        StringBuilder after = new StringBuilder(pieces);
        after.setCharAt(from, '.');
        if (victim > 0) {
            after.setCharAt(victim, '.');
        }
        after.setCharAt(to, piece);
        SortedMap<Integer, Integer> open = new TreeMap<>(passed);
        open.values().removeIf(pawn -> pawn == from || pawn == victim);
        if (jumped > 0) {
            open.put(jumped, to);
        }
        boolean resets = victim > 0 || kind(from) == 'P';
        return new ReferencePosition(
                game,
                after.toString(),
                white,
                ReferenceCastling.kept(this, from, to),
                open,
                resets ? -1 : count,
                turn,
                without(face(kind(from))));
    }

    private static Integer face(char kind) {
        return ReferenceGame.KINDS.indexOf(kind) + 1;
    }

    /** Returns the dice without one that shows this face. */
    List<Integer> without(Integer face) {
        List<Integer> left = new ArrayList<>(dice);
        left.remove(face);
        return left;
    }

    /**
     * Returns the position after the turn: en passant squares of the enemy's pawns expire, and the other side rolls.
     */
    ReferencePosition ended() {
        SortedMap<Integer, Integer> open = new TreeMap<>(passed);
        open.values().removeIf(pawn -> !isOwn(pawn));
        return new ReferencePosition(game, pieces, !white, rights, open, count + 1, turn + (white ? 0 : 1), List.of());
    }

    @Override
    public String toString() {
        return ReferenceText.write(this);
    }
}
