package org.dicechess.rules.moves;

import java.util.List;
import org.dicechess.Roll;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/** Gives the outcomes of the chance node of a state: their weights, and the outcome of a case number or a roll. */
public final class Outcomes {

    /** No outcome. */
    public static final int NONE = -1;

    private final State state;
    private final EventLister lister;
    private final Stages stages;
    private final Rolls rolls;
    private final Deal deal;
    private final int[] scratch;

    /**
     * Creates the outcomes of a state.
     *
     * @param scratch room for the events of one position, overwritten by each question
     */
    public Outcomes(State state, EventLister lister, int[] scratch) {
        this.scratch = scratch;
        this.state = state;
        this.lister = lister;
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.deal = state.tables.game.setup().deal();
    }

    /** Returns how many of the {@link #total} cases a listed event stands for, 1 at a decision. */
    public long weight(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.ROLL -> rolls.weight(EventCode.number(event));
            case EventCode.DEAL -> deal.weight(EventCode.number(event));
            default -> 1;
        };
    }

    /** Returns the sum of the weights, 1 at a decision. */
    public long total() {
        if (deals()) {
            return deal.total();
        }
        if (!lister.isChance()) {
            return 1;
        }
        int pool = lister.thrown();
        return pool >= 0 ? rolls.total(pool) : list();
    }

    /**
     * Returns the outcome of a chance node for a case.
     *
     * @param number the case, from 0 to the total less 1
     */
    public int fallen(long number) {
        if (deals()) {
            return EventCode.DEAL | dealt(number);
        }
        int pool = lister.thrown();
        if (pool >= 0) {
            return EventCode.ROLL | rolls.outcomeAt(pool, number);
        }
        list();
        return scratch[(int) number];
    }

    /** Lists the events among which chance picks, and returns their number. */
    private int list() {
        return lister.list(scratch, 0);
    }

    private int dealt(long number) {
        int outcome = 0;
        for (long left = number - deal.weight(0); left >= 0; left -= deal.weight(outcome)) {
            outcome++;
        }
        return outcome;
    }

    /**
     * Returns the outcome of a chance node that shows a roll, {@link #NONE} if no outcome does. Outcomes ascend, so
     * binary search finds it.
     */
    public int of(Roll roll) {
        boolean deals = deals();
        if (!deals && lister.thrown() < 0) {
            return NONE;
        }
        int kind = deals ? EventCode.DEAL : EventCode.ROLL;
        int low = deals ? 0 : rolls.first(lister.thrown());
        int high = deals ? deal.outcomes() - 1 : rolls.last(lister.thrown());
        while (low <= high) {
            int middle = low + high >>> 1;
            List<Integer> faces =
                    deals ? deal.shown(middle) : rolls.outcome(middle).roll().faces();
            int order = compare(faces, roll.faces());
            if (order == 0) {
                return kind | middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order > 0 ? middle - 1 : high;
        }
        return NONE;
    }

    /** Compares dice face by face, as words are compared letter by letter. */
    private static int compare(List<Integer> faces, List<Integer> others) {
        int order = 0;
        for (int die = 0; order == 0 && die < Math.min(faces.size(), others.size()); die++) {
            order = Integer.compare(faces.get(die), others.get(die));
        }
        return order == 0 ? Integer.compare(faces.size(), others.size()) : order;
    }

    private boolean deals() {
        return state.stage() == stages.dealing;
    }
}
