package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes what is put on the board: from the hand, or from nowhere. */
final class DropWriter {

    private final Game game;
    private final Rules rules;
    private final Kinds kinds;
    private final PromotionWriter promotions;

    DropWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.kinds = game.kinds();
        this.promotions = new PromotionWriter(game);
    }

    /** Returns whether a turn may be a drop. */
    boolean drops() {
        return rules.flag("pieceDrops") && (rules.flag("freeDrops") || !held().isEmpty());
    }

    boolean isFree() {
        return rules.flag("freeDrops");
    }

    /** Returns the section about hands; nothing where there are none. */
    Optional<Map<String, Object>> hands() {
        boolean gates = rules.flag("seirawanGating");
        if (!gates && !drops() || isFree()) {
            return Optional.empty();
        }
        Map<String, Object> hands = new LinkedHashMap<>();
        List<String> names = held().stream().map(kinds::name).toList();
        List<String> usual = kinds.all().stream()
                .filter(kind -> kind.isPlain() && !game.royals().has(kind.slot()))
                .map(kinds::name)
                .toList();
        if (!names.equals(usual)) {
            hands.put("pieces", Trees.oneOrList(names));
        }
        if (!rules.flag("capturesToHand")) {
            hands.put("captured", "nobody");
        }
        return Optional.of(hands);
    }

    /** Returns the kinds that can be in a hand. */
    private List<Kind> held() {
        Set<String> begin = new LinkedHashSet<>();
        game.start().hand().forEach(cell -> begin.add(cell.slot()));
        boolean captured = rules.flag("capturesToHand") || rules.flag("twoBoards");
        boolean royal = rules.flag("capturesToHand") && rules.flag("blastOnCapture");
        return kinds.all().stream()
                .filter(Kind::isPlain)
                .filter(kind -> begin.contains(kind.slot())
                        || captured && (royal || !game.royals().has(kind.slot())))
                .toList();
    }

    /** Returns the kinds that can be put down: all that are held, but no royal that has exploded. */
    private List<Kind> dropped() {
        return held().stream()
                .filter(kind -> !rules.flag("capturesToHand") || !game.royals().has(kind.slot()))
                .toList();
    }

    /** Returns the stage, with what must hold beside. */
    Object stage(List<Object> further) {
        List<Object> filters = filters();
        List<Object> all = new ArrayList<>();
        for (Object filter : filters) {
            List<Object> parts = new ArrayList<>(List.of(filter));
            parts.addAll(further);
            all.add(TurnFilters.combined(parts));
        }
        if (isFree()) {
            return act(all);
        }
        return all.size() == 1 && ((Map<?, ?>) all.get(0)).isEmpty() ? "drop" : Trees.map("drop", Trees.oneOrList(all));
    }

    private Object act(List<Object> filters) {
        List<String> actions = new ArrayList<>(actions().keySet());
        Map<String, Object> stage = Trees.map("act", Trees.oneOrList(actions));
        if (filters.size() != 1) {
            game.leftOut("freeDrops", "pieces that come from nowhere to squares of their own");
        } else if (!((Map<?, ?>) filters.get(0)).isEmpty()) {
            stage.put("only", filters.get(0));
        }
        return stage;
    }

    /** Returns the actions that put pieces. */
    Map<String, Object> actions() {
        Map<String, Object> actions = new LinkedHashMap<>();
        if (drops() && isFree()) {
            kinds.all().forEach(kind -> actions.put("put-" + kinds.name(kind), Trees.map("put", kinds.name(kind))));
        }
        return actions;
    }

    /** Returns what notes whether the last turn was the drop of a pawn, whose mate loses. */
    Optional<Object> note() {
        return game.pawnMates()
                ? Optional.of(Trees.map(
                        "when",
                        Trees.map("moved", kinds.name(kinds.plain("shogiPawn"))),
                        "then",
                        Trees.map("set", Trees.map(Game.PAWN_DROP, 1)),
                        "else",
                        Trees.map("set", Trees.map(Game.PAWN_DROP, 0))))
                : Optional.empty();
    }

    /** Returns whether some drops are not allowed. */
    boolean isRestricted() {
        List<Object> filters = filters();
        return filters.size() != 1 || !((Map<?, ?>) filters.get(0)).isEmpty();
    }

    /** Returns the filters: one of them must allow a drop. Kinds with the same filters share one. */
    private List<Object> filters() {
        Map<List<Map<String, Object>>, List<String>> groups = new LinkedHashMap<>();
        List<Kind> dropped = isFree() ? List.copyOf(kinds.all()) : dropped();
        for (Kind kind : dropped) {
            List<Map<String, Object>> filters = filters(kind);
            groups.computeIfAbsent(filters, key -> new ArrayList<>()).add(kinds.name(kind));
        }
        List<Object> list = new ArrayList<>();
        groups.forEach((filters, names) -> {
            for (Map<String, Object> filter : filters) {
                Map<String, Object> map =
                        names.size() == dropped.size() && (isFree() || dropped.size() == held().size())
                                ? new LinkedHashMap<>()
                                : Trees.map("kinds", Trees.oneOrList(names));
                map.putAll(filter);
                list.add(map);
            }
        });
        return list;
    }

    private List<Map<String, Object>> filters(Kind kind) {
        if (rules.pieces("dropNoDoubled").contains(kind.slot()) && rules.count("dropNoDoubledCount") == 0) {
            return List.of();
        }
        Map<String, Object> filter = new LinkedHashMap<>();
        Region white = squares(kind, true);
        Region black = squares(kind, false);
        Region board = game.areas().board();
        if (!white.equals(board) || !black.equals(board)) {
            filter.put("to", game.areas().name("drop-zone", white, black));
        }
        if (rules.pieces("dropNoDoubled").contains(kind.slot())) {
            Object names = Trees.oneOrList(kinds.names(kind.slot()));
            int most = rules.count("dropNoDoubledCount") - 1;
            filter.put("file", Trees.map("pieces", names, "at-most", most));
        }
        if (white.isEmpty() && black.isEmpty()) {
            return List.of();
        }
        if (game.hasKing() && !(rules.flag("dropChecks") && rules.flag("checking"))) {
            filter.put("checks", "never");
        }
        List<Map<String, Object>> filters = new ArrayList<>(enclosing(filter));
        if (rules.flag("dropPromoted")
                && rules.forms().containsKey(kind.slot())
                && kinds.has(kinds.form(kind.slot()))) {
            for (Map<String, Object> each : List.copyOf(filters)) {
                Map<String, Object> promoted = new LinkedHashMap<>(each);
                promoted.put("becomes", "all");
                filters.add(promoted);
            }
        }
        return rules.flag("dropOppositeColoredBishop") ? Bishops.apart(game, kind, filters) : filters;
    }

    /** Returns where a side may put a kind. */
    private Region squares(Kind kind, boolean white) {
        String slot = kind.slot();
        String piece = Character.toUpperCase(slot.charAt(0)) + slot.substring(1);
        Region mobility = rules.region("mobilityRegion" + Game.side(white) + piece);
        Region squares = game.region("dropRegion", white);
        squares = mobility.isEmpty() ? squares : squares.and(mobility);
        Region first = Region.rank(white ? 0 : rules.ranks() - 1);
        if (slot.equals(Slot.PAWN)) {
            squares = rules.flag("promotionZonePawnDrops")
                    ? squares
                    : squares.without(game.region("promotionRegion", white));
            squares = rules.flag("firstRankPawnDrops") ? squares : squares.without(first);
        }
        if (slot.equals("rook") && rules.flag("sittuyinRookDrop")) {
            squares = squares.and(first);
        }
        return squares.without(promotions.stuck(kind, white));
    }

    /** Returns filters for drops beside or between other pieces. */
    private List<Map<String, Object>> enclosing(Map<String, Object> filter) {
        return switch (rules.word("enclosingDrop")) {
            case "reversi" -> reversi(filter);
            case "ataxx" -> with(filter, "beside", Trees.map("pieces", "all"));
            case "snort" -> with(filter, "beside", Trees.map("pieces", "all", "of", "enemy", "by", "W", "at-most", 0));
            case "top" -> top(filter);
            case "none" -> List.of(filter);
            default -> {
                game.leftOut("enclosingDrop", "this way to put pieces");
                yield List.of(filter);
            }
        };
    }

    private static List<Map<String, Object>> with(Map<String, Object> filter, String key, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(filter);
        more.put(key, value);
        return List.of(more);
    }

    private List<Map<String, Object>> reversi(Map<String, Object> filter) {
        if (!rules.word("flipEnclosedPieces").equals("reversi")) {
            game.leftOut("enclosingDrop", "drops that enclose pieces and do not turn them");
        }
        if (!game.start().walls().isEmpty()) {
            game.leftOutOnly("enclosingDrop", "drops beside walls that turn no piece");
        }
        Region start = rules.region("enclosingDropStart").and(game.areas().board());
        Map<String, Object> encloses = new LinkedHashMap<>(filter);
        encloses.put("affects", "must");
        int stand = (int) start.squares().stream()
                .filter(square -> game.start()
                        .at(square % Region.FILES, square / Region.FILES)
                        .isPresent())
                .count();
        if (start.size() == stand) {
            return List.of(encloses);
        }
        String centre = game.areas().same("centre", start);
        encloses.put("only-if", Trees.map("pieces", "all", "of", "either", "in", centre, "at-least", start.size()));
        Map<String, Object> first = new LinkedHashMap<>(filter);
        first.put("to", centre);
        return List.of(first, encloses);
    }

    /** Returns filters for pieces that fall to the lowest empty square of a file. */
    private List<Map<String, Object>> top(Map<String, Object> filter) {
        if (!game.isStill() || !game.isBoard("dropRegion")) {
            game.leftOut("enclosingDrop", "pieces that fall in a game in which they also move");
        }
        List<Map<String, Object>> filters = new ArrayList<>();
        for (int rank = 0; rank < rules.ranks(); rank++) {
            Map<String, Object> count = Trees.map("pieces", "all", "of", "either");
            if (rank > 0) {
                count.put("at-least", rank);
            }
            count.put("at-most", rank);
            Map<String, Object> each = new LinkedHashMap<>(filter);
            each.put("to", game.areas().same("row-" + (rank + 1), Region.rank(rank)));
            each.put("file", count);
            filters.add(each);
        }
        return filters;
    }
}
