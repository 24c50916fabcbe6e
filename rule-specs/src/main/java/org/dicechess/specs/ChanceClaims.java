package org.dicechess.specs;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Roll;

/** Claims about every chance node. */
final class ChanceClaims {

    private static final Comparator<Roll> ASCENDING = ChanceClaims::compare;

    private static final int ASKED = 60;

    private ChanceClaims() {}

    static void addUp(Position position) {
        if (position.node() instanceof Node.Chance chance) {
            long sum = 0;
            for (Outcome outcome : chance.outcomes()) {
                Claim.that(outcome.weight() > 0, () -> outcome + ": expected a positive weight");
                sum += outcome.weight();
            }
            Claim.equal("sum of the weights", chance.total(), sum);
        }
    }

    static void showFaces(Position position) {
        if (position.node() instanceof Node.Chance chance && chance.picks()) {
            Claim.equal("dice where chance picks", List.of(), chance.dice().dice());
            Claim.equal("number of different events", chance.total(), (long)
                    Set.copyOf(chance.events()).size());
        } else if (position.node() instanceof Node.Chance chance) {
            List<Roll> rolls = chance.outcomes().stream().map(Outcome::roll).toList();
            List<Set<Integer>> faces = chance.dice().dice().stream()
                    .map(die -> Set.copyOf(die.faces()))
                    .toList();
            rolls.forEach(roll -> faces(faces, roll));
            for (int i = 1; i < rolls.size(); i++) {
                Roll before = rolls.get(i - 1);
                Roll roll = rolls.get(i);
                Claim.that(ASCENDING.compare(before, roll) < 0, () -> roll + ": expected after " + before);
            }
        }
    }

    /** Tests few of many outcomes, since finding one passes over all outcomes before it. */
    static void standForNumbers(Position position) {
        Cursor cursor = position.cursor();
        if (position.node() instanceof Node.Chance chance) {
            int[] events = CursorClaims.list(cursor);
            int step = 1 + events.length / ASKED;
            long begin = 0;
            for (int i = 0; i < events.length; i++) {
                Outcome outcome = chance.outcomes().get(i);
                long end = begin + outcome.weight();
                if (i % step == 0 || i == events.length - 1) {
                    standsFor(begin, chance, outcome, cursor, events[i]);
                    standsFor(end - 1, chance, outcome, cursor, events[i]);
                }
                begin = end;
            }
            for (long number : new long[] {-1, chance.total()}) {
                Claim.throwing(
                        IllegalArgumentException.class, "outcome of number " + number, () -> chance.outcome(number));
                Claim.throwing(
                        IllegalArgumentException.class, "event of number " + number, () -> cursor.outcome(number));
            }
        } else if (position.node() instanceof Node.Decision) {
            Claim.throwing(IllegalStateException.class, "an outcome at a decision", () -> cursor.outcome(0));
        }
    }

    private static void standsFor(long number, Node.Chance chance, Outcome outcome, Cursor cursor, int event) {
        Claim.equal("outcome of number " + number, outcome, chance.outcome(number));
        Claim.equal("event of number " + number, event, cursor.outcome(number));
    }

    private static void faces(List<Set<Integer>> faces, Roll roll) {
        Claim.equal("dice in " + roll, faces.size(), roll.faces().size());
        for (int die = 0; die < faces.size(); die++) {
            Set<Integer> possible = faces.get(die);
            int face = roll.faces().get(die);
            Claim.that(possible.contains(face), () -> roll + ": expected faces among " + possible);
        }
    }

    private static int compare(Roll one, Roll other) {
        for (int i = 0; i < Math.min(one.faces().size(), other.faces().size()); i++) {
            int order = one.faces().get(i).compareTo(other.faces().get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
