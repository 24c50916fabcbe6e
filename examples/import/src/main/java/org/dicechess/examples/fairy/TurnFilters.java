package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes which moves a turn allows. */
final class TurnFilters {

    private final Game game;
    private final Rules rules;
    private final Kinds kinds;
    private final PromotionWriter promotions;

    TurnFilters(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.kinds = game.kinds();
        this.promotions = new PromotionWriter(game);
    }

    /** Returns filters of which all must allow a move. */
    List<Object> moves() {
        List<Object> filters = new ArrayList<>();
        if (!rules.flag("checking") && game.hasKing()) {
            filters.add(Trees.map("checks", "never"));
        }
        promotingCaptures(filters);
        passing(filters);
        royalForms(filters);
        for (String slot : rules.pieces("mutuallyImmuneTypes")) {
            Object names = Trees.oneOrList(kinds.names(slot));
            filters.add(Trees.map("not", Trees.map("kinds", names, "captures", names)));
        }
        return filters;
    }

    /** Adds what holds where only captures promote. */
    private void promotingCaptures(List<Object> filters) {
        List<String> promoting =
                kinds.all().stream().filter(promotions::forms).map(kinds::name).toList();
        if (!rules.flag("piecePromotionOnCapture") || promoting.isEmpty()) {
            return;
        }
        if (kinds.all().stream().anyMatch(promotions::isMixed)) {
            game.leftOut("piecePromotionOnCapture", "pawns that become their form by captures alone");
        }
        List<Object> list = new ArrayList<>();
        List<String> others =
                new ArrayList<>(kinds.all().stream().map(kinds::name).toList());
        others.removeAll(promoting);
        if (!others.isEmpty()) {
            list.add(Trees.map("kinds", Trees.oneOrList(others)));
        }
        list.add(Trees.map("captures", "never", "becomes", "never"));
        if (!rules.flag("mandatoryPiecePromotion")) {
            list.add(Trees.map("captures", "must"));
            filters.add(list);
            return;
        }
        list.add(Trees.map("captures", "must", "becomes", "all"));
        if (!game.isBoard("promotionRegion")) {
            Region board = game.areas().board();
            String outside = game.areas()
                    .name(
                            "outside",
                            board.without(game.region("promotionRegion", true)),
                            board.without(game.region("promotionRegion", false)));
            list.add(Trees.map("captures", "must", "in", outside, "to", outside));
        }
        filters.add(list);
    }

    /** Adds that a piece does not become a second royal where the first one is attacked behind the move. */
    private void royalForms(List<Object> filters) {
        List<String> forms = kinds.all().stream()
                .filter(kind -> kind.form() && game.royals().has(kind.slot()))
                .map(kinds::name)
                .toList();
        if (!game.royals().word().equals("last") || forms.isEmpty()) {
            return;
        }
        List<String> royals = new ArrayList<>(kinds.names(game.royals().kinds()));
        Object all = Trees.oneOrList(List.copyOf(royals));
        royals.removeAll(forms);
        Map<String, Object> attacked = Trees.map("pieces", Trees.oneOrList(royals), "attacked", true, "at-most", 0);
        filters.add(List.of(
                Trees.map("not", Trees.map("becomes", Trees.oneOrList(forms))),
                Trees.map("leaves", attacked),
                Trees.map("only-if", Trees.map("pieces", all, "at-least", 2))));
    }

    /** Adds that captures en passant do not promote, where they could. */
    private void passing(List<Object> filters) {
        if (!takesInPassingInZone(game)) {
            return;
        }
        if (!rules.flag("mandatoryPawnPromotion")) {
            filters.add(Trees.map("not", Trees.map("captures", "en-passant", "becomes", "all")));
            return;
        }
        Set<String> pawns = rules.pieces("promotionPawnTypesWhite");
        Map<String, Object> stays = Trees.map(
                "kinds", kinds.value(pawns), "to", game.area("promotion-zone", "promotionRegion"), "becomes", "never");
        filters.add(List.of(
                Trees.map("captures", "en-passant", "becomes", "never"),
                Trees.map("not", List.of(Trees.map("captures", "en-passant"), stays))));
    }

    /** Returns whether a pawn may capture en passant where it promotes. The program does not promote it then. */
    static boolean takesInPassingInZone(Game game) {
        return Game.SIDES.stream().anyMatch(white -> {
            Region open = game.region("enPassantRegion", white).and(game.region("promotionRegion", white));
            Set<String> pawns = game.rules().pieces("enPassantTypes" + Game.side(white));
            boolean promotes = pawns.stream()
                    .anyMatch(slot ->
                            !game.kinds().names(slot).isEmpty() && game.kinds().promotesAsPawn(slot, Game.side(white)));
            return promotes && !open.and(passed(game, !white)).isEmpty();
        });
    }

    /** Returns the squares in front of those from which a side's pawns go two squares. */
    private static Region passed(Game game, boolean white) {
        Region passed = Region.none();
        Region steps = game.region("doubleStepRegion", white);
        for (int rank = 0; rank < game.rules().ranks(); rank++) {
            for (int file = 0; file < game.rules().files(); file++) {
                int next = white ? rank + 1 : rank - 1;
                int end = white ? rank + 2 : rank - 2;
                boolean open = steps.has(file, rank) && game.areas().board().has(file, end);
                passed = open ? passed.or(Region.square(file, next)) : passed;
            }
        }
        return passed;
    }

    /** Returns one filter that allows what all of these allow; no key for none of them. */
    static Object combined(List<Object> filters) {
        if (filters.isEmpty()) {
            return Trees.map();
        }
        Object first = filters.get(0);
        List<Object> rest = filters.subList(1, filters.size()).stream()
                .filter(filter -> !(filter instanceof Map<?, ?> map && map.isEmpty()))
                .toList();
        if (rest.isEmpty()) {
            return first;
        }
        if (first instanceof List<?> list) {
            return list.stream()
                    .map(each -> combined(prepended(each, rest)))
                    .map(Object.class::cast)
                    .toList();
        }
        Map<String, Object> map = copy(first);
        if (map.isEmpty()) {
            return combined(rest);
        }
        Object more = map.containsKey("and") ? combined(prepended(map.get("and"), rest)) : combined(rest);
        map.put("and", more);
        return merged(map);
    }

    /** Puts the keys of {@code and} beside the others where they are different keys. */
    private static Map<String, Object> merged(Map<String, Object> map) {
        if (!(map.get("and") instanceof Map<?, ?>)) {
            return map;
        }
        Map<String, Object> more = copy(map.get("and"));
        if (more.keySet().stream().anyMatch(key -> map.containsKey(key) && !key.equals("and"))) {
            return map;
        }
        map.remove("and");
        map.putAll(more);
        return map;
    }

    private static List<Object> prepended(Object first, List<Object> rest) {
        List<Object> list = new ArrayList<>();
        list.add(first);
        list.addAll(rest);
        return list;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> copy(Object map) {
        return new LinkedHashMap<>((Map<String, Object>) map);
    }
}
