package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.model.Setup;

/** The men that one outcome of a deal puts on the board. */
public final class Dealt {

    /** Takes a square and the code that is put there. */
    @FunctionalInterface
    public interface Placement {

        /** One man. */
        void place(int square, int code);
    }

    private final List<int[]> placements = new ArrayList<>();

    private Dealt() {}

    static Dealt of(Tables tables, int outcome) {
        Dealt dealt = new Dealt();
        Setup.Deal deal = tables.game.setup().deal();
        List<Integer> used = new ArrayList<>();
        List<Integer> choices = deal.choices(outcome);
        for (int i = 0; i < choices.size(); i++) {
            Setup.Step step = deal.steps().get(i);
            List<Integer> free = step.squares().stream().filter(square -> !used.contains(square)).toList();
            List<Integer> chosen = step.choose(choices.get(i), free);
            for (int man = 0; man < chosen.size(); man++) {
                int code = step.facingDealt()
                        ? tables.codes.of(step.men().get(man), step.color()) + 2 * step.facing(choices.get(i))
                        : tables.codes.placed(step.men().get(man), step.color())[0];
                dealt.add(tables, code, chosen.get(man), deal.mirrored());
            }
            used.addAll(chosen);
        }
        return dealt;
    }

    /** Tells every man and his square. */
    public void forEach(Placement placement) {
        placements.forEach(pair -> placement.place(pair[0], pair[1]));
    }

    private void add(Tables tables, int code, int square, boolean mirrored) {
        placements.add(new int[] {square, code});
        if (mirrored) {
            int opposite = tables.game.squares().mirror(square);
            int other = tables.codes.placed(tables.codes.man(code).type(), tables.codes.man(code).color().opponent())[0];
            placements.add(new int[] {opposite, other});
        }
    }
}
