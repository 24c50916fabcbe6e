package org.dicechess.rules.setup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.dicechess.rules.model.TableDeal;

/**
 * The numbers of royals that the outcomes of a deal by tables put on the board. Outcomes that choose the same rows are
 * counted once. A count follows the changes alone, as a board may have many slots.
 */
final class DealtRoyals {

    private final TableDeal deal;
    private final BitSet before = new BitSet();
    private final IdentityHashMap<List<TableDeal.Change>, Integer> numbers = new IdentityHashMap<>();
    private final Set<List<Integer>> seen = new HashSet<>();

    DealtRoyals(TableDeal deal) {
        this.deal = deal;
        for (int slot = 0; slot < deal.slots().size(); slot++) {
            before.set(slot, deal.slots().get(slot).holds().isRoyal());
        }
    }

    /**
     * Returns the first outcome that deals another number of royals to some side than outcome 0; empty if none does.
     */
    OptionalInt firstOther() {
        List<Integer> first = gained(deal.rows(0));
        for (int outcome = 1; outcome < deal.outcomes(); outcome++) {
            List<List<TableDeal.Change>> rows = deal.rows(outcome);
            if (seen.add(numbers(rows)) && !gained(rows).equals(first)) {
                return OptionalInt.of(outcome);
            }
        }
        return OptionalInt.empty();
    }

    private List<Integer> numbers(List<List<TableDeal.Change>> rows) {
        List<Integer> numbered = new ArrayList<>();
        for (List<TableDeal.Change> row : rows) {
            numbered.add(numbers.computeIfAbsent(row, unknown -> numbers.size()));
        }
        return numbered;
    }

    /** Returns the royals that each side gains by the changes of these rows; a negative number if it loses some. */
    private List<Integer> gained(List<List<TableDeal.Change>> rows) {
        int[] gained = new int[2];
        BitSet royal = before;
        for (List<TableDeal.Change> row : rows) {
            royal = after(row, royal, gained);
        }
        return List.of(gained[0], gained[1]);
    }

    private BitSet after(List<TableDeal.Change> row, BitSet royal, int[] gained) {
        BitSet after = (BitSet) royal.clone();
        for (TableDeal.Change change : row) {
            TableDeal.Slot slot = deal.slots().get(change.slot());
            boolean becomes = change.source() instanceof TableDeal.Source.HeldBy other
                    ? royal.get(other.slot())
                    : ((TableDeal.Source.Named) change.source()).kind().isRoyal();
            if (becomes != after.get(change.slot())) {
                gained[slot.color().ordinal()] +=
                        becomes ? slot.squares().size() : -slot.squares().size();
                after.set(change.slot(), becomes);
            }
        }
        return after;
    }
}
