package org.dicechess.specs.turns;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds the en passant squares that matter: with some roll some turn captures there en passant. */
final class ReferenceEnPassant {

    private ReferenceEnPassant() {}

    /** Returns the position without the squares that cannot matter. */
    static ReferencePosition live(ReferencePosition position) {
        SortedMap<Integer, Integer> live = new TreeMap<>(position.passed());
        live.keySet().removeIf(target -> !matters(position, target));
        return new ReferencePosition(
                position.game(),
                position.pieces(),
                position.white(),
                position.rights(),
                live,
                position.count(),
                1,
                position.dice());
    }

    private static boolean matters(ReferencePosition position, int target) {
        return TurnTable.rolls(position.game().dice).stream()
                .filter(roll -> roll.contains(1))
                .anyMatch(roll -> ReferenceTurns.of(position.rolled(roll)).stream()
                        .anyMatch(turn -> takes(position, turn, target)));
    }

    /** Plays the turn again and looks for a pawn that moves diagonally to the empty square. */
    private static boolean takes(ReferencePosition position, ReferenceTurn turn, int target) {
        ReferencePosition now = position;
        for (String text : turn.events()) {
            boolean arrives = text.length() == 4 && text.endsWith(now.game().text(target));
            if (arrives
                    && now.isEmpty(target)
                    && now.kind(now.game().square(text.substring(0, 2))) == 'P'
                    && text.charAt(0) != text.charAt(2)) {
                return true;
            }
            if (!text.equals("--")) {
                now = ReferenceMoves.of(now.rolled(List.of(1, 2, 3, 4, 5, 6))).get(text);
            }
        }
        return false;
    }
}
