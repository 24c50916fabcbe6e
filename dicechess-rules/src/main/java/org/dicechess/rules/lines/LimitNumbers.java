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
    private final Map<Screens, boolean[]> named = new HashMap<>();

    private final Map<Limit, Integer> numbers = new HashMap<>();
    private final List<IdentityHashMap<PieceMoves, OfMoves>> known =
            List.of(new IdentityHashMap<>(), new IdentityHashMap<>());

    LimitNumbers(Game game, Codes codes) {
        this.game = game;
        this.codes = codes;
        number(PieceMoves.everywhere(List.of()), new Screens(List.of(), Action.Whose.EITHER, Color.WHITE));
    }

    /** A limit; equal lists of names have the same arrays. */
    private record Limit(boolean[] captures, boolean[] over, int condition, Optional<MoveFilter.Near> beside) {}

    /** What is known of moves: their limits without and with hops, and whether they only attack. */
    private record OfMoves(int plain, int hopping, boolean onlyAttacks) {}

    /**
     * Returns the limit of such moves.
     *
     * @param side whose moves they are
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
                    number(mover, new Screens(List.of(), Action.Whose.EITHER, Color.WHITE)),
                    number(mover, screens(mover, side)),
                    capturesOnlyRoyals(mover));
            known.get(side.ordinal()).put(mover, found);
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

    /** Kinds of the pieces of a side, as a side sees it. The side is White if it does not matter. */
    private record Screens(List<String> names, Action.Whose whose, Color side) {}

    private static Screens screens(PieceMoves mover, Color side) {
        return new Screens(mover.over(), mover.screens(), mover.screens() == Action.Whose.EITHER ? Color.WHITE : side);
    }

    private int number(PieceMoves mover, Screens over) {
        Screens captures = new Screens(mover.captures(), Action.Whose.EITHER, Color.WHITE);
        Limit limit = new Limit(codes(captures), codes(over), mover.condition(), mover.beside());
        int number = numbers.computeIfAbsent(limit, added -> limits.size());
        if (number == limits.size()) {
            limits.add(limit);
        }
        return number;
    }

    private boolean[] codes(Screens names) {
        boolean[] found = named.get(names);
        if (found == null) {
            found = marked(names);
            named.put(names, found);
        }
        return found;
    }

    /** Returns for each code whether its kind is named. Code 0, any piece, is. */
    private boolean[] marked(Screens screens) {
        boolean[] marked = new boolean[codes.count() + 1];
        Arrays.fill(marked, screens.names().isEmpty());
        marked[0] = true;
        for (int code = 1; code < marked.length; code++) {
            marked[code] |= screens.names().contains(codes.piece(code).type().name());
            marked[code] &= screens.whose() == Action.Whose.EITHER
                    || codes.owner(code) == Codes.NOBODY
                    || (codes.owner(code) == screens.side().ordinal()) == (screens.whose() == Action.Whose.OWN);
        }
        return marked;
    }

    /** Returns all limits so far. */
    KindLimits all() {
        return new KindLimits(
                limits.stream().map(Limit::captures).toArray(boolean[][]::new),
                limits.stream().map(Limit::over).toArray(boolean[][]::new),
                limits.stream().mapToInt(Limit::condition).toArray(),
                limits.stream().map(Limit::beside).toList());
    }
}
