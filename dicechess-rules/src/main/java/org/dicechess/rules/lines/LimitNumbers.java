package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.PieceMoves;

/** Numbers the limits of lines while these are made; equal limits have one number. */
final class LimitNumbers {

    private final Game game;
    private final Codes codes;
    private final List<Limit> limits = new ArrayList<>();

    /** For each list of names the codes of these kinds, which are kept once. */
    private final Map<List<String>, boolean[]> named = new HashMap<>();

    /** The same for what moves of each side hop over. */
    private final List<Map<PieceMoves.Hopped, boolean[]>> hopped = List.of(new HashMap<>(), new HashMap<>());

    /** The number of each limit, by its parts: the hash of a list costs less at first than a record's. */
    private final Map<List<Object>, Integer> numbers = new HashMap<>();

    private final List<Map<PieceMoves, OfMoves>> known = List.of(new IdentityHashMap<>(), new IdentityHashMap<>());

    LimitNumbers(Game game, Codes codes) {
        this.game = game;
        this.codes = codes;
        number(PieceMoves.everywhere(List.of()), PieceMoves.Hopped.ALL, Color.WHITE);
    }

    /** A limit; equal lists of names have the same arrays. */
    private record Limit(boolean[] captures, boolean[] over, int condition, Optional<MoveFilter.Near> beside) {}

    /** What is known of moves: their limits without and with hops, and whether they only attack. */
    private record OfMoves(int plain, int hopping, boolean onlyAttacks) {}

    /**
     * Returns the limit of such moves of a side.
     *
     * @param hops whether they hop
     */
    int of(PieceMoves mover, Color side, boolean hops) {
        return hops ? ofMoves(mover, side).hopping() : ofMoves(mover, side).plain();
    }

    /** Returns whether such moves only attack: they capture nothing but royals, and these are never captured. */
    boolean onlyAttacks(PieceMoves mover) {
        return ofMoves(mover, Color.WHITE).onlyAttacks();
    }

    private OfMoves ofMoves(PieceMoves mover, Color side) {
        OfMoves found = known.get(side.ordinal()).get(mover);
        if (found == null) {
            found = new OfMoves(
                    number(mover, PieceMoves.Hopped.ALL, side),
                    number(mover, mover.over(), side),
                    capturesOnlyRoyals(mover));
            known.get(side.ordinal()).put(mover, found);
        }
        return found;
    }

    private boolean capturesOnlyRoyals(PieceMoves mover) {
        boolean kept = game.check().isPresent() && game.check().get().keepsRoyals();
        if (!kept || mover.captures().isEmpty()) {
            return false;
        }
        for (Kind kind : game.kinds()) {
            if (mover.captures().contains(kind.name()) && !kind.isRoyal()) {
                return false;
            }
        }
        return true;
    }

    private int number(PieceMoves mover, PieceMoves.Hopped over, Color side) {
        Limit limit = new Limit(codes(mover.captures()), codes(over, side), mover.condition(), mover.beside());
        List<Object> parts = List.of(limit.captures(), limit.over(), limit.condition(), limit.beside());
        Integer known = numbers.putIfAbsent(parts, limits.size());
        if (known != null) {
            return known;
        }
        limits.add(limit);
        return limits.size() - 1;
    }

    private boolean[] codes(List<String> names) {
        boolean[] found = named.get(names);
        if (found == null) {
            found = marked(names);
            named.put(names, found);
        }
        return found;
    }

    private boolean[] codes(PieceMoves.Hopped over, Color side) {
        if (over.whose() == Action.Whose.EITHER) {
            return codes(over.kinds());
        }
        return hopped.get(side.ordinal()).computeIfAbsent(over, of -> {
            boolean[] marked = new boolean[codes.count() + 1];
            marked[0] = true;
            for (int code = 1; code < marked.length; code++) {
                marked[code] = of.has(codes.piece(code), side);
            }
            return marked;
        });
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

    /** Returns all limits so far. */
    KindLimits all() {
        int size = limits.size();
        boolean[][] captures = new boolean[size][];
        boolean[][] over = new boolean[size][];
        int[] conditions = new int[size];
        List<Optional<MoveFilter.Near>> beside = new ArrayList<>();
        for (int number = 0; number < size; number++) {
            Limit limit = limits.get(number);
            captures[number] = limit.captures();
            over[number] = limit.over();
            conditions[number] = limit.condition();
            beside.add(limit.beside());
        }
        return new KindLimits(captures, over, conditions, beside);
    }
}
