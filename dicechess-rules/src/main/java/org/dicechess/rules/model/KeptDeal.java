package org.dicechess.rules.model;

import java.util.List;
import org.dicechess.Dice;

/** A deal of which only some outcomes may come: the dice are the same, and what may not come is dealt again. */
public final class KeptDeal implements Deal {

    private final Deal all;
    private final int[] kept;
    private final long total;

    /**
     * Keeps outcomes of a deal.
     *
     * @param kept the numbers of the outcomes that may come, ascending
     */
    public KeptDeal(Deal all, int[] kept) {
        this.all = all;
        this.kept = kept.clone();
        long sum = 0;
        for (int outcome : kept) {
            sum += all.weight(outcome);
        }
        this.total = sum;
    }

    @Override
    public int outcomes() {
        return kept.length;
    }

    @Override
    public int tried() {
        return all.outcomes();
    }

    @Override
    public long weight(int outcome) {
        return all.weight(kept[outcome]);
    }

    @Override
    public long total() {
        return total;
    }

    @Override
    public List<Integer> shown(int outcome) {
        return all.shown(kept[outcome]);
    }

    @Override
    public Dice dice() {
        return all.dice();
    }

    @Override
    public List<Integer> squares() {
        return all.squares();
    }

    @Override
    public List<Placement> pieces(int outcome) {
        return all.pieces(kept[outcome]);
    }

    @Override
    public List<Kind> kinds() {
        return all.kinds();
    }

    @Override
    public boolean kindsVary() {
        return all.kindsVary();
    }

    @Override
    public boolean mirrored() {
        return all.mirrored();
    }

    @Override
    public String rule() {
        return all.rule();
    }
}
