package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes what kinds become. */
final class PromotionWriter {

    private static final List<String> ALWAYS = List.of("entering", "within", "leaving");

    private final Game game;
    private final Rules rules;
    private final Kinds kinds;

    PromotionWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.kinds = game.kinds();
    }

    /** Returns the rules of promotion of a kind. */
    List<Object> of(Kind kind) {
        List<Object> list = new ArrayList<>();
        if (rules.flag("sittuyinPromotion") && kind.slot().equals(Slot.PAWN)) {
            return Sittuyin.promotions(game);
        }
        pawn(kind, list);
        if (isForming(kind)) {
            form(list, kind, kinds.form(kind.slot()), limit(rules.forms().get(kind.slot())));
        }
        if (rules.flag("pieceDemotion") && kind.form()) {
            form(list, kind, kinds.plain(kind.origin()), 0);
        }
        return list;
    }

    /** Returns whether a kind becomes its form as in shogi, with any move into, within or out of the zone. */
    private boolean isForming(Kind kind) {
        return rules.forms().containsKey(kind.slot())
                && !kind.slot().equals(Slot.PAWN)
                && !kind.slot().equals(Slot.KING)
                && kinds.has(kinds.form(kind.slot()));
    }

    /** Returns whether a kind becomes its form, or what it was before, as in shogi. */
    boolean forms(Kind kind) {
        return isForming(kind) || rules.flag("pieceDemotion") && kind.form();
    }

    /** Returns whether a kind becomes its form, and promotes like a pawn, too. */
    boolean isMixed(Kind kind) {
        boolean pawn = Game.SIDES.stream().anyMatch(white -> kinds.promotesAsPawn(kind.slot(), Game.side(white)));
        return pawn && rules.forms().containsKey(kind.slot());
    }

    private void form(List<Object> list, Kind kind, Kind to, int limit) {
        boolean optional = !rules.flag("mandatoryPiecePromotion") || rules.flag("piecePromotionOnCapture");
        Map<String, Object> rule = Trees.map("area", zone(), "to", kinds.name(to), "moves", ALWAYS);
        if (optional) {
            rule.put("optional", true);
        }
        if (limit > 0) {
            rule.put("at-most", limit);
            if (!optional) {
                game.leftOut("promotionLimit", "pieces that must promote, but stay what they are beyond a limit");
            }
        }
        list.add(rule);
        Region white = stuck(kind, true).and(game.region("promotionRegion", true));
        Region black = stuck(kind, false).and(game.region("promotionRegion", false));
        if (optional && !(white.isEmpty() && black.isEmpty())) {
            list.add(Trees.map("area", game.areas().name("end", white, black), "to", kinds.name(to)));
        }
    }

    private String zone() {
        return game.area("promotion-zone", "promotionRegion");
    }

    private int limit(String slot) {
        return rules.limits().getOrDefault(slot, 0);
    }

    /** Adds what a pawn becomes, by sides and limits. */
    private void pawn(Kind kind, List<Object> list) {
        Map<Integer, List<String>> white = pawn(kind, true);
        Map<Integer, List<String>> black = pawn(kind, false);
        if (white.isEmpty() && black.isEmpty()) {
            return;
        }
        if (white.equals(black)) {
            rules(list, white, zone(), isMandatory(), "");
        } else {
            rules(list, white, zone(), isMandatory(), "white");
            rules(list, black, zone(), isMandatory(), "black");
        }
        Region end = stuck(kind, true).and(game.region("promotionRegion", true));
        Region blackEnd = stuck(kind, false).and(game.region("promotionRegion", false));
        if (!isMandatory() && white.equals(black) && !(end.isEmpty() && blackEnd.isEmpty())) {
            rules(list, white, game.areas().name("end", end, blackEnd), true, "");
        }
    }

    private static void rules(
            List<Object> list, Map<Integer, List<String>> byLimit, String area, boolean mandatory, String side) {
        byLimit.forEach((limit, names) -> {
            Map<String, Object> rule = Trees.map("area", area, "to", Trees.oneOrList(names));
            if (!mandatory) {
                rule.put("optional", true);
            }
            if (limit > 0) {
                rule.put("at-most", limit);
            }
            if (!side.isEmpty()) {
                rule.put("side", side);
            }
            list.add(rule);
        });
    }

    /** Returns whether a pawn must promote; where it may capture en passant in the zone, the turn says when. */
    private boolean isMandatory() {
        return rules.flag("mandatoryPawnPromotion") && !TurnFilters.takesInPassingInZone(game);
    }

    /** Returns the names of what a side's pawn becomes, by the number that the side may have. */
    private Map<Integer, List<String>> pawn(Kind kind, boolean white) {
        Map<Integer, List<String>> byLimit = new LinkedHashMap<>();
        if (!kinds.promotesAsPawn(kind.slot(), Game.side(white))) {
            return byLimit;
        }
        if (kind.slot().equals(Slot.PAWN) && rules.forms().containsKey(Slot.PAWN)) {
            byLimit.computeIfAbsent(0, limit -> new ArrayList<>()).add(kinds.name(kinds.form(Slot.PAWN)));
        }
        List<String> order = List.of("queen", "rook", "bishop", "knight");
        List<String> slots = new ArrayList<>(order);
        Slot.ALL.stream().map(Slot::name).filter(slot -> !order.contains(slot)).forEach(slots::add);
        for (String slot : slots) {
            if (rules.pieces("promotionPieceTypes" + Game.side(white)).contains(slot) && rules.has(slot)) {
                byLimit.computeIfAbsent(limit(slot), limit -> new ArrayList<>()).add(kinds.name(kinds.promoted(slot)));
            }
        }
        return byLimit;
    }

    /** Returns the squares where a kind may not arrive: it would have to promote, or could never move on. */
    Region closed(Kind kind, boolean white) {
        Region closed = Region.none();
        boolean promotes = isForming(kind) || rules.flag("pieceDemotion") && kind.form();
        Region zone = game.region("promotionRegion", white);
        if (kinds.promotesAsPawn(kind.slot(), Game.side(white))) {
            boolean nothing = pawn(kind, white).isEmpty();
            closed = nothing && rules.flag("mandatoryPawnPromotion") ? zone : closed;
            promotes |= !nothing;
        }
        Region stuck = stuck(kind, white);
        return closed.or(promotes ? stuck.without(zone) : stuck);
    }

    /** Returns the squares where a piece may not stand, since it could never move on. */
    Region stuck(Kind kind, boolean white) {
        if (!rules.flag("immobilityIllegal") || kind.slot().equals(Slot.KING)) {
            return Region.none();
        }
        return Movement.of(rules.betza(kind.slot()))
                .withoutMoves(white, game.areas().board());
    }
}
