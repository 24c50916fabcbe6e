package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Lists all turns with a roll one by one, written straight from the rules of the two games: slow, simple, and
 * independent of the engine.
 */
final class ReferenceTurns {

    private final int rolled;
    private final List<ReferenceTurn> turns = new ArrayList<>();

    private ReferenceTurns(int rolled) {
        this.rolled = rolled;
    }

    /** Returns the legal turns of the position with the dice in its hand. */
    static List<ReferenceTurn> of(ReferencePosition position) {
        ReferenceTurns search = new ReferenceTurns(position.dice().size());
        search.go(position, List.of());
        return position.game() == ReferenceGame.THREE ? longest(search.turns) : search.turns;
    }

    /** Returns the turns that use as many dice as possible, or capture the king. */
    private static List<ReferenceTurn> longest(List<ReferenceTurn> turns) {
        int most = turns.stream().mapToInt(ReferenceTurn::used).max().orElseThrow();
        return turns.stream()
                .filter(turn -> turn.used() == most || turn.winsAtOnce())
                .toList();
    }

    private void go(ReferencePosition position, List<String> events) {
        next(position).forEach((text, after) -> {
            List<String> now = new ArrayList<>(events);
            now.add(text);
            if (after.dice().isEmpty() || after.isOver()) {
                int left = text.equals("--")
                        ? position.dice().size()
                        : after.dice().size();
                turns.add(new ReferenceTurn(now, after, rolled - left));
            } else {
                go(after, now);
            }
        });
    }

    /**
     * Returns what may follow, by text, with the positions afterwards. The number of dice used is not considered yet.
     */
    static Map<String, ReferencePosition> next(ReferencePosition position) {
        Map<String, ReferencePosition> next = ReferenceMoves.of(position);
        next.replaceAll((text, after) -> after.dice().isEmpty() ? after.ended() : after);
        if (next.isEmpty() || mayGiveUp(position)) {
            next.put("--", position.ended());
        }
        return next;
    }

    /** In Grand Dice Chess the dice may be given up, except for pawns that can move. */
    private static boolean mayGiveUp(ReferencePosition position) {
        return position.game() == ReferenceGame.GRAND
                && !(position.dice().contains(1)
                        && !ReferenceMoves.by(position, 'P').isEmpty());
    }
}
