package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes that the two bishops of a side are put on squares of both colours. */
final class Bishops {

    private Bishops() {}

    /** Returns filters of a kind that keep a square of each colour for a bishop. */
    static List<Map<String, Object>> apart(Game game, Kind kind, List<Map<String, Object>> filters) {
        if (Game.SIDES.stream().anyMatch(white -> game.start().count("bishop", white) != 2)) {
            game.leftOut("dropOppositeColoredBishop", "bishops of both colours where a side has not two of them");
            return filters;
        }
        List<Map<String, Object>> apart = new ArrayList<>();
        for (Map<String, Object> filter : filters) {
            for (boolean dark : List.of(false, true)) {
                Map<String, Object> each = new LinkedHashMap<>(filter);
                if (each.containsKey("to") || kind.slot().equals("bishop")) {
                    apart.add(kind.slot().equals("bishop") ? bishop(game, each, dark) : other(game, each, dark));
                }
            }
            if (!filter.containsKey("to") && !kind.slot().equals("bishop")) {
                apart.add(filter);
            }
        }
        return isRoomy(game) && !kind.slot().equals("bishop") ? filters : apart;
    }

    /** Returns whether there is always room for bishops, since there are more squares of a colour than pieces. */
    private static boolean isRoomy(Game game) {
        return Game.SIDES.stream().allMatch(white -> {
            long pieces = game.start().hand().stream()
                    .filter(cell -> cell.white() == white)
                    .count();
            return squares(game, white, true).size() >= pieces
                    && squares(game, white, false).size() >= pieces;
        });
    }

    private static Region squares(Game game, boolean white, boolean dark) {
        Region squares = Region.none();
        Region zone = game.region("dropRegion", white);
        for (int square = zone.squares().nextSetBit(0);
                square >= 0;
                square = zone.squares().nextSetBit(square + 1)) {
            int file = square % Region.FILES;
            int rank = square / Region.FILES;
            squares = (file + rank) % 2 == 0 == dark ? squares.or(Region.square(file, rank)) : squares;
        }
        return squares;
    }

    /**
     * Returns the name of an area that each side sees alike, so that the other side's squares have the other colour.
     */
    private static String area(Game game, boolean dark) {
        boolean turned = game.rules().ranks() % 2 == 0;
        return game.areas()
                .name(
                        dark ? "dark-zone" : "light-zone",
                        squares(game, true, dark),
                        squares(game, false, turned != dark));
    }

    private static Map<String, Object> bishop(Game game, Map<String, Object> filter, boolean dark) {
        String area = area(game, dark);
        filter.put("to", area);
        filter.put("only-if", Trees.map("pieces", bishops(game), "in", area, "at-most", 0));
        return filter;
    }

    private static Map<String, Object> other(Game game, Map<String, Object> filter, boolean dark) {
        String area = area(game, dark);
        int room = squares(game, true, dark).size() - 2;
        filter.put("to", area);
        filter.put(
                "only-if",
                Trees.map(
                        "any",
                        List.of(
                                Trees.map("pieces", bishops(game), "in", area),
                                Trees.map("pieces", "all", "in", area, "at-most", room))));
        return filter;
    }

    private static Object bishops(Game game) {
        return Trees.oneOrList(game.kinds().names("bishop"));
    }
}
