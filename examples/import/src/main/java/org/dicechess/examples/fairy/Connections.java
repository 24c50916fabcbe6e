package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes that a side wins or loses by rows, blocks and chains of its pieces. */
final class Connections {

    private static final Map<String, String> RESULTS = Map.of("win", "wins", "loss", "loses", "draw", "draws");

    private final Game game;
    private final Rules rules;

    Connections(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    void add(Map<String, Object> endings) {
        String result = RESULTS.getOrDefault(rules.word("connectValue"), "wins");
        Set<String> types = rules.pieces("connectPieceTypes");
        if (!types.contains(Rules.ANY) && game.kinds().names(types).isEmpty()) {
            return;
        }
        Object pieces = game.kinds().value(types);
        int row = rules.count("connectN");
        if (row > 0 && !ways().isEmpty()) {
            put(endings, "row", along(Trees.map("row", pieces, "length", row)), result);
        }
        chains(endings, pieces, result);
        int block = rules.count("connectNxN");
        if (block > 0) {
            put(endings, "block", Trees.map("block", pieces, "length", block), result);
        }
        int line = rules.count("collinearN");
        if (line > 0) {
            Map<String, Object> condition = along(Trees.map("row", pieces, "length", line));
            condition.put("gaps", true);
            put(endings, "in-line", condition, result);
        }
    }

    private static void put(Map<String, Object> endings, String name, Object when, String result) {
        endings.put(name, Trees.map("when", when, "result", result));
    }

    private List<String> ways() {
        List<String> ways = new ArrayList<>();
        if (rules.flag("connectVertical")) {
            ways.add("vertical");
        }
        if (rules.flag("connectHorizontal")) {
            ways.add("sideways");
        }
        if (rules.flag("connectDiagonal")) {
            ways.add("diagonal");
        }
        return ways;
    }

    private Map<String, Object> along(Map<String, Object> row) {
        if (ways().size() < 3) {
            row.put("along", Trees.oneOrList(ways()));
        }
        return row;
    }

    /** A chain goes up, to the right or, as the program counts, diagonally to the right alone. */
    private void chains(Map<String, Object> endings, Object pieces, String result) {
        Region from = game.region("connectRegion1", true).or(game.region("connectRegion1", false));
        if (from.isEmpty()) {
            return;
        }
        String begin = game.area("begin", "connectRegion1");
        String end = game.area("end", "connectRegion2");
        String straight = (rules.flag("connectVertical") ? "f" : "") + (rules.flag("connectHorizontal") ? "r" : "");
        String by = (straight.isEmpty() ? "" : straight + "W") + (rules.flag("connectDiagonal") ? "rF" : "");
        put(endings, "connected", Trees.map("chain", pieces, "from", begin, "to", end, "by", by), result);
    }
}
