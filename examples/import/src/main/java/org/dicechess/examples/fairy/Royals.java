package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which kinds are royal.
 *
 * @param kinds their pieces
 * @param word what check asks of several royals: {@code any}, {@code all} or {@code last}
 */
record Royals(Set<String> kinds, String word, List<Game.LeftOut> leftOut) {

    static Royals of(Rules rules, StartPosition start, Kinds kinds) {
        Set<String> royal = new LinkedHashSet<>();
        List<Game.LeftOut> leftOut = new ArrayList<>();
        boolean king = kinds.all().stream().anyMatch(kind -> kind.slot().equals(Slot.KING));
        if (king) {
            royal.add(Slot.KING);
        }
        String word = "any";
        if (rules.flag("extinctionPseudoRoyal")) {
            for (String slot : rules.pieces("extinctionPieceTypes")) {
                if (slot.equals(Rules.ANY)) {
                    leftOut.add(new Game.LeftOut("extinctionPseudoRoyal", "all kinds as royal ones", true));
                } else if (!kinds.names(slot).isEmpty()) {
                    royal.add(slot);
                    word = stronger(word, word(rules, start, kinds, slot));
                }
            }
        }
        if (!word.equals("any")
                && Game.SIDES.stream().anyMatch(white -> sorts(rules, start, kinds, royal, white) > 1)) {
            word = "";
        }
        if (word.isEmpty()) {
            leftOut.add(new Game.LeftOut("extinctionPieceCount", "royals that count only while they are few", true));
            word = "any";
        }
        return new Royals(royal, word, leftOut);
    }

    private static String stronger(String one, String other) {
        return one.isEmpty() || other.equals("any") ? one : one.equals("any") || one.equals(other) ? other : "";
    }

    /** Returns what check asks of several royals of a kind; nothing if no word says it. */
    private static String word(Rules rules, StartPosition start, Kinds kinds, String slot) {
        int few = rules.count("extinctionPieceCount") + 1;
        int most = Math.max(most(rules, start, kinds, slot, true), most(rules, start, kinds, slot, false));
        if (most <= few || few > rules.files() * rules.ranks()) {
            return "any";
        }
        return few > 1 ? "" : rules.flag("dupleCheck") ? "all" : "last";
    }

    /** Returns of how many royal kinds a side may have pieces. */
    private static long sorts(Rules rules, StartPosition start, Kinds kinds, Set<String> royal, boolean white) {
        return royal.stream()
                .filter(slot -> most(rules, start, kinds, slot, white) > 0)
                .count();
    }

    /** Returns how many such pieces a side may have. */
    private static int most(Rules rules, StartPosition start, Kinds kinds, String slot, boolean white) {
        int begins = start.count(slot, white) + forms(rules, start, slot, white);
        String side = Game.side(white);
        boolean promotes = rules.pieces("promotionPieceTypes" + side).contains(slot)
                && kinds.all().stream().anyMatch(kind -> kinds.promotesAsPawn(kind.slot(), side));
        int limit = rules.limits().getOrDefault(slot, 0);
        return promotes && (limit == 0 || limit > begins) ? limit == 0 ? Integer.MAX_VALUE : limit : begins;
    }

    /** Returns how many pieces may become this kind as their promoted form, or have done so. */
    private static int forms(Rules rules, StartPosition start, String slot, boolean white) {
        return (int) start.pieces().stream()
                .filter(cell -> cell.white() == white)
                .filter(cell -> slot.equals(rules.forms().get(cell.slot())))
                .count();
    }

    boolean has(String slot) {
        return kinds.contains(slot);
    }
}
