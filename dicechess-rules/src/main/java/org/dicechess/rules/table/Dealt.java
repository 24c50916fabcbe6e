package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;

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

    static Dealt of(Game game, Codes codes, int outcome) {
        Dealt dealt = new Dealt();
        Deal deal = game.setup().deal();
        for (Deal.Placement man : deal.men(outcome)) {
            dealt.add(man.square(), code(codes, man));
            if (deal.mirrored()) {
                dealt.add(
                        game.squares().mirror(man.square()),
                        codes.placed(man.kind(), man.color().opponent())[0]);
            }
        }
        return dealt;
    }

    /** Tells every man and his square. */
    public void forEach(Placement placement) {
        for (int[] pair : placements) {
            placement.place(pair[0], pair[1]);
        }
    }

    private static int code(Codes codes, Deal.Placement man) {
        return man.facing().isPresent()
                ? codes.of(man.kind(), man.color(), man.facing())
                : codes.placed(man.kind(), man.color())[0];
    }

    private void add(int square, int code) {
        placements.add(new int[] {square, code});
    }
}
