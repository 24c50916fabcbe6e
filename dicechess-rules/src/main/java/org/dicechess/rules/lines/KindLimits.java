package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
    private final List<Limit> limits = new ArrayList<>();

    private final Map<Names, Integer> numbers = new HashMap<>();
    private final IdentityHashMap<PieceMoves, OfMoves> known = new IdentityHashMap<>();

    KindLimits(Game game, Codes codes) {
        this.game = game;
        this.codes = codes;
        number(List.of(), List.of(), PieceMoves.ALWAYS);
    }

    /** A limit as written: the names of kinds. */
    private record Names(List<String> captures, List<String> over, int condition) {}

    /** A limit by codes. */
    private record Limit(boolean[] captures, boolean[] over, int condition) {}

    /** What is known of moves: their limits without and with hops, and whether they only attack. */
    private record OfMoves(int plain, int hopping, boolean onlyAttacks) {}

    /**
     * Returns the limit of such moves.
     *
     * @param hops whether they hop
     */
    int of(PieceMoves mover, boolean hops) {
        return hops ? ofMoves(mover).hopping() : ofMoves(mover).plain();
    }

    /** Returns whether such moves only attack: they capture nothing but royals, and these are never captured. */
    boolean onlyAttacks(PieceMoves mover) {
        return ofMoves(mover).onlyAttacks();
    }

    private OfMoves ofMoves(PieceMoves mover) {
        OfMoves found = known.get(mover);
        if (found == null) {
            found = new OfMoves(
                    number(mover.captures(), List.of(), mover.condition()),
                    number(mover.captures(), mover.over(), mover.condition()),
                    capturesOnlyRoyals(mover));
            known.put(mover, found);
        }
        return found;
    }

    private boolean capturesOnlyRoyals(PieceMoves mover) {
        boolean kept = game.check().isPresent() && game.check().get().keepsRoyals();
        return kept
                && !mover.captures().isEmpty()
                && game.kinds().stream()
                        .filter(kind -> mover.captures().contains(kind.name()))
                        .allMatch(Kind::isRoyal);
    }

    private int number(List<String> captures, List<String> over, int condition) {
        int number = numbers.computeIfAbsent(new Names(captures, over, condition), added -> limits.size());
        if (number == limits.size()) {
            limits.add(new Limit(marked(captures), marked(over), condition));
        }
        return number;
    }

    /** Returns for each code whether its kind is named. Code 0, any piece, is. */
    private boolean[] marked(List<String> names) {
        boolean[] marked = new boolean[codes.count() + 1];
        Arrays.fill(marked, names.isEmpty());
        marked[0] = true;
        for (int code = 1; code < marked.length; code++) {
            marked[code] |= names.contains(codes.piece(code).type().name());
        }
        return marked;
    }

    /** Returns for each limit, and each code, whether lines capture such a piece. */
    public boolean[][] captures() {
        return limits.stream().map(Limit::captures).toArray(boolean[][]::new);
    }

    /** Returns for each limit, and each code, whether lines hop over such a piece. */
    public boolean[][] over() {
        return limits.stream().map(Limit::over).toArray(boolean[][]::new);
    }

    /** Returns for each limit the number of its condition; {@link PieceMoves#ALWAYS} for none. */
    public int[] conditions() {
        return limits.stream().mapToInt(Limit::condition).toArray();
    }

    /** Returns for each code, by the numbers of the limits, which lines hop over such a piece. */
    public BitSet[] screens() {
        BitSet[] screens = new BitSet[codes.count() + 1];
        for (int code = 0; code < screens.length; code++) {
            screens[code] = new BitSet();
            for (int limit = 0; limit < limits.size(); limit++) {
                screens[code].set(limit, limits.get(limit).over()[code]);
            }
        }
        return screens;
    }
}
