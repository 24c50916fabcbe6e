package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * All turns with a roll, one by one, written straight from the rules of the two games: slow, obvious, and independent
 * of the engine.
 */
final class SlowTurns {

    private final int rolled;
    private final List<SlowTurn> turns = new ArrayList<>();

    private SlowTurns(int rolled) {
        this.rolled = rolled;
    }

    /** The legal turns of the position with the dice in its hand. */
    static List<SlowTurn> of(SlowPosition position) {
        SlowTurns search = new SlowTurns(position.dice().size());
        search.go(position, List.of());
        return position.game() == SlowGame.THREE ? longest(search.turns) : search.turns;
    }

    /** With as many dice as possible, or taking the king. */
    private static List<SlowTurn> longest(List<SlowTurn> turns) {
        int most = turns.stream().mapToInt(SlowTurn::used).max().orElseThrow();
        return turns.stream()
                .filter(turn -> turn.used() == most || turn.winsAtOnce())
                .toList();
    }

    private void go(SlowPosition position, List<String> events) {
        next(position).forEach((text, after) -> {
            List<String> now = new ArrayList<>(events);
            now.add(text);
            if (after.dice().isEmpty() || after.isOver()) {
                int left = text.equals("--")
                        ? position.dice().size()
                        : after.dice().size();
                turns.add(new SlowTurn(now, after, rolled - left));
            } else {
                go(after, now);
            }
        });
    }

    /** What may follow, by text, with the positions afterwards: the number of dice used is not yet looked at. */
    static Map<String, SlowPosition> next(SlowPosition position) {
        Map<String, SlowPosition> next = SlowMoves.of(position);
        next.replaceAll((text, after) -> after.dice().isEmpty() ? after.ended() : after);
        if (next.isEmpty() || mayGiveUp(position)) {
            next.put("--", position.ended());
        }
        return next;
    }

    /** In Grand Dice Chess the dice may be given up, but for pawns that can move. */
    private static boolean mayGiveUp(SlowPosition position) {
        return position.game() == SlowGame.GRAND
                && !(position.dice().contains(1) && !SlowMoves.by(position, 'P').isEmpty());
    }
}
