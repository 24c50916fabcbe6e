package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes that a side wins with pieces in an area. */
final class Flags {

    private final Game game;
    private final Rules rules;

    Flags(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    void add(Map<String, Object> endings) {
        boolean white = !region(true).isEmpty();
        boolean black = !region(false).isEmpty();
        if (!white && !black) {
            return;
        }
        boolean same = pieces(true).equals(pieces(false));
        if (!same && white && black) {
            game.leftOut("flagPieceBlack", "other pieces of each side that must arrive");
        }
        Set<String> pieces = pieces(white);
        if (!pieces.contains(Rules.ANY) && game.kinds().names(pieces).isEmpty()) {
            return;
        }
        String area = game.areas().name("goal", region(true), region(false));
        Object kind = game.kinds().value(pieces);
        boolean safe = rules.flag("flagPieceSafe");
        boolean waits = rules.flag("flagMove");
        if (!safe && !waits) {
            if (game.wallPieces()) {
                put(endings, "enemy-arrived", reached(kind, area, "enemy", false), "loses");
                return;
            }
            Map<String, Object> ending = Trees.map("when", reached(kind, area, "own", false));
            if (white != black) {
                ending.put("side", white ? "white" : "black");
            }
            ending.put("result", "wins");
            endings.put("arrived", ending);
            return;
        }
        Object own = reached(kind, area, "own", safe && !waits);
        Object enemy = reached(kind, area, "enemy", safe);
        boolean king = pieces.equals(Set.of(Slot.KING));
        if (safe && !waits) {
            put(endings, "both-arrived", Trees.all(own, enemy), "draws");
            put(endings, "arrived", own, "wins");
            put(endings, "enemy-arrived", enemy, "loses");
        } else if (king) {
            racing(endings, own, enemy, area);
        } else {
            put(endings, "arrived", own, "wins");
            if (safe) {
                put(endings, "enemy-arrived", enemy, "loses");
            }
        }
    }

    /** White's king has arrived: Black has one move to bring its own home, too, if it can. */
    private void racing(Map<String, Object> endings, Object own, Object enemy, String area) {
        List<String> kings = game.kinds().names(Slot.KING);
        Map<String, Object> homeward = Trees.map("kinds", Trees.oneOrList(kings), "to", area);
        Object hopeless = Trees.map(
                "any", List.of(Trees.map("side", "white"), Trees.map("not", Trees.map("possible", homeward))));
        put(endings, "both-arrived", Trees.all(Trees.map("side", "white"), own, enemy), "draws");
        put(endings, "arrived", own, "wins");
        put(endings, "too-late", Trees.all(enemy, hopeless), "loses");
    }

    private static void put(Map<String, Object> endings, String name, Object when, String result) {
        endings.put(name, Trees.map("when", when, "side", "to-move", "result", result));
    }

    private Region region(boolean white) {
        return game.region("flagRegion", white);
    }

    private Set<String> pieces(boolean white) {
        return rules.pieces("flagPiece" + Game.side(white));
    }

    /** Returns the condition that enough pieces of a side are there. */
    private Object reached(Object kind, String area, String of, boolean safe) {
        int needed = Math.max(1, rules.count("flagPieceCount"));
        List<Object> any = new ArrayList<>();
        if (rules.flag("flagPieceBlockedWin")) {
            any.addAll(blocked(kind, area, of, needed));
        }
        if (safe) {
            Map<String, Object> unattacked = pieces(kind, area, of, needed);
            unattacked.put("attacked", false);
            any.add(unattacked);
        }
        if (!safe || !isSingle()) {
            any.add(pieces(kind, area, of, safe ? needed + 1 : needed));
        }
        return any.size() == 1 ? any.get(0) : Trees.map("any", any);
    }

    /** Returns whether no side can have two of the pieces. */
    private boolean isSingle() {
        Set<String> pieces = pieces(true);
        return pieces.size() == 1
                && !pieces.contains(Rules.ANY)
                && Game.SIDES.stream()
                        .allMatch(white -> game.start().count(pieces.iterator().next(), white) <= 1)
                && rules.pieces("promotionPieceTypesWhite").stream().noneMatch(pieces::contains)
                && rules.pieces("promotionPieceTypesBlack").stream().noneMatch(pieces::contains)
                && rules.forms().values().stream().noneMatch(pieces::contains);
    }

    /** Returns conditions that the area is full, and at least one of the pieces there is an own one. */
    private List<Object> blocked(Object kind, String area, String of, int needed) {
        int size = region(true).size();
        if (size != region(false).size()) {
            game.leftOut("flagPieceBlockedWin", "full areas of different sizes");
        }
        String other = game.areas().name("other-goal", region(false), region(true));
        List<Object> any = new ArrayList<>();
        for (int own = 1; own < Math.min(needed, size); own++) {
            String enemy = of.equals("own") ? "enemy" : "own";
            any.add(Trees.all(pieces(kind, area, of, own), pieces("all", other, enemy, size - own)));
        }
        return any;
    }

    private static Map<String, Object> pieces(Object kind, String area, String of, int count) {
        Map<String, Object> pieces = new LinkedHashMap<>(Trees.map("pieces", kind));
        if (!of.equals("own")) {
            pieces.put("of", of);
        }
        pieces.put("in", area);
        if (count > 1) {
            pieces.put("at-least", count);
        }
        return pieces;
    }
}
