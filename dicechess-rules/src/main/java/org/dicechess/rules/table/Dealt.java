package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.model.Kind;
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
        int rest = outcome;
        for (Setup.Step step : deal.steps()) {
            List<Integer> free = step.squares().stream().filter(square -> !used.contains(square)).toList();
            List<Integer> chosen = step.choose(rest % step.ways(), free);
            rest /= step.ways();
            for (int i = 0; i < chosen.size(); i++) {
                dealt.add(tables, step.men().get(i), chosen.get(i), deal.mirrored());
            }
            used.addAll(chosen);
        }
        return dealt;
    }

    /** Tells every man and his square. */
    public void forEach(Placement placement) {
        placements.forEach(pair -> placement.place(pair[0], pair[1]));
    }

    private void add(Tables tables, Kind kind, int square, boolean mirrored) {
        placements.add(new int[] {square, tables.codes.of(kind, Color.WHITE)});
        if (mirrored) {
            int opposite = tables.game.squares().mirror(square);
            placements.add(new int[] {opposite, tables.codes.of(kind, Color.BLACK)});
        }
    }
}
