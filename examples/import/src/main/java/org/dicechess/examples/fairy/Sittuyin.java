package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the promotion of sittuyin: a pawn becomes a fers where it stands, or one step beside, and attacks nothing. */
final class Sittuyin {

    /** How such a pawn moves beside its own way. */
    static final List<String> MOVES = List.of("mF", "(0,0)");

    private Sittuyin() {}

    static List<Object> promotions(Game game) {
        String to = Trees.oneOrList(game.kinds().names("fers")) instanceof String name ? name : "";
        boolean plain = Game.SIDES.stream()
                .allMatch(white -> game.rules()
                        .pieces("promotionPieceTypes" + Game.side(white))
                        .equals(Set.of("fers")));
        if (to.isEmpty() || !plain || !game.hasCheck()) {
            game.leftOut("sittuyinPromotion", "this promotion to other pieces than a fers");
            return List.of();
        }
        String zone = game.area("promotion-zone", "promotionRegion");
        String board = game.areas().same("board", game.areas().board());
        String pawn = game.kinds().name(game.kinds().plain(Slot.PAWN));
        Map<String, Object> there = Trees.map("area", zone, "to", to, "optional", true);
        Map<String, Object> last = Trees.map("area", board, "to", to, "optional", true);
        int limit = game.rules().limits().getOrDefault("fers", 0);
        if (limit > 0) {
            there.put("at-most", limit);
            last.put("at-most", limit);
        }
        there.put("moves", List.of("within", "leaving"));
        last.put("only-if", Trees.map("pieces", pawn, "in", board, "at-most", 1));
        return List.of(there, last);
    }

    static Object turn(Game game, Object drop) {
        String pawn = game.kinds().name(game.kinds().plain(Slot.PAWN));
        List<Object> filters = new ArrayList<>();
        filters.add(Trees.map("not", Trees.map("kinds", pawn)));
        filters.add(Trees.map("kinds", pawn, "becomes", "never", "direction", "forward-vertical", "captures", "never"));
        filters.add(Trees.map("kinds", pawn, "becomes", "never", "captures", "must"));
        filters.add(promotion(pawn, "direction", "diagonal"));
        filters.add(promotion(pawn, "distance", 0));
        Object ends = Trees.map(
                "when",
                "check",
                "then",
                Outcome.checkmate(game).stage(game, "mated"),
                "else",
                Outcome.stalemate(game).stage(game, "no-move"));
        Map<String, Object> move = Trees.map("move", filters, "stuck", ends);
        if (!game.rules().flag("mustDrop") || !(drop instanceof Map<?, ?> stage)) {
            game.leftOut("sittuyinPromotion", "this promotion without drops that come first");
            return move;
        }
        Map<String, Object> first = new java.util.LinkedHashMap<>();
        stage.forEach((key, value) -> first.put(String.valueOf(key), value));
        first.put("stuck", move);
        return first;
    }

    private static Map<String, Object> promotion(String pawn, String key, Object value) {
        return Trees.map(
                "kinds",
                pawn,
                "becomes",
                "all",
                "captures",
                "never",
                key,
                value,
                "attacks",
                "never",
                "checks",
                "never");
    }
}
