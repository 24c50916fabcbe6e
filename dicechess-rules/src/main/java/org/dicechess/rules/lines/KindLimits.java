package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.PieceMoves;

/**
 * The kinds that lines capture or hop over, and the conditions under which they hold. A limit is a number; number 0 is
 * none.
 */
public final class KindLimits {

    private final Game game;
    private final Codes codes;
    private final List<List<String>> known = new ArrayList<>();
    private final List<boolean[]> captures = new ArrayList<>();
    private final List<boolean[]> over = new ArrayList<>();
    private final List<Integer> conditions = new ArrayList<>();

    KindLimits(Game game, Codes codes) {
        this.game = game;
        this.codes = codes;
        number(List.of(), List.of(), PieceMoves.ALWAYS);
    }

    /**
     * Returns the limit of captures by such moves.
     *
     * @param hops whether they hop, too
     */
    int of(PieceMoves mover, boolean hops) {
        return number(mover.captures(), hops ? mover.over() : List.of(), mover.condition());
    }

    private int number(List<String> taken, List<String> passed, int condition) {
        List<String> key = new ArrayList<>(taken);
        key.add("");
        key.addAll(passed);
        key.add(String.valueOf(condition));
        if (!known.contains(key)) {
            known.add(key);
            captures.add(codes(taken));
            over.add(codes(passed));
            conditions.add(condition);
        }
        return known.indexOf(key);
    }

    /** Returns for each code whether its kind is named. Code 0, any piece, is. */
    private boolean[] codes(List<String> names) {
        boolean[] found = new boolean[codes.count() + 1];
        Arrays.fill(found, names.isEmpty());
        found[0] = true;
        for (int code = 1; code < found.length; code++) {
            found[code] |= names.contains(codes.piece(code).type().name());
        }
        return found;
    }

    /** Returns whether such moves only attack: they capture nothing but royals, and these cannot be captured. */
    boolean onlyAttacks(PieceMoves mover) {
        boolean safe = game.check().isPresent() && game.check().get().keepsRoyals();
        return safe
                && !mover.captures().isEmpty()
                && game.kinds().stream()
                        .filter(kind -> mover.captures().contains(kind.name()))
                        .allMatch(Kind::isRoyal);
    }

    /** Returns whether there is any limit. */
    public boolean any() {
        return known.size() > 1;
    }

    /** Returns for each limit the number of its condition; {@link PieceMoves#ALWAYS} for none. */
    public int[] conditions() {
        return conditions.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns for each limit, and each code, whether lines capture such a piece. */
    public boolean[][] captures() {
        return captures.toArray(new boolean[0][]);
    }

    /** Returns for each limit, and each code, whether lines hop over such a piece. */
    public boolean[][] over() {
        return over.toArray(new boolean[0][]);
    }
}
