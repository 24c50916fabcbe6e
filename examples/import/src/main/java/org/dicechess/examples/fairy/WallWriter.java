package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes walls, which a side puts behind its move or in place of it. */
final class WallWriter {

    private final Game game;
    private final Rules rules;
    private final String rule;

    WallWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.rule = rules.word("wallingRule");
        if (!rule.equals("none") && !unsaid().isEmpty()) {
            game.leftOut("wallingRule", unsaid());
        }
    }

    /** Returns what no definition says; nothing where walls can be written. */
    private String unsaid() {
        if (game.hasCheck() && !rules.flag("wallOrMove")) {
            return "walls behind the moves of a game with check";
        }
        return rules.flag("pieceDrops")
                ? "walls in a game with drops"
                : rules.flag("blastOnCapture") ? "walls in a game with blasts" : passes() ? "walls behind passes" : "";
    }

    private boolean passes() {
        return Game.SIDES.stream()
                .map(Game::side)
                .anyMatch(side -> rules.flag("pass" + side) || rules.flag("passOnStalemate" + side));
    }

    /** Returns the actions with walls. */
    Map<String, Object> actions() {
        Map<String, Object> actions = new LinkedHashMap<>();
        if (rule.equals("none")) {
            return actions;
        }
        Map<String, Object> put = Trees.map("put", "wall");
        if (!game.isBoard("wallingRegion")) {
            put.put("in", game.area("open", "wallingRegion"));
        }
        actions.put("wall", put);
        if (rule.equals("duck")) {
            String from = game.areas().same("board", game.areas().board());
            String to = game.area("open", "wallingRegion");
            actions.put("wall-goes", Trees.map("relocate", "wall", "from", from, "to", to));
        }
        return actions;
    }

    /** Returns a turn with its walls. */
    Object around(Object move) {
        if (rule.equals("none")) {
            return move;
        }
        if (rules.flag("wallOrMove")) {
            return Trees.map("one-of", List.of(move, alone()));
        }
        List<Object> stages = new ArrayList<>();
        if (move instanceof List<?> list) {
            stages.addAll(list);
        } else {
            stages.add(move);
        }
        stages.add(wall());
        return stages;
    }

    /** Returns a wall in place of a move, which no side in check puts. */
    private Object alone() {
        Map<String, Object> stage = wall();
        if (game.hasCheck()) {
            List<Object> filters = new ArrayList<>();
            filters.add(Trees.map("only-if", Trees.map("not", "check")));
            if (stage.containsKey("only")) {
                filters.add(stage.get("only"));
            }
            stage.put("only", TurnFilters.combined(filters));
        }
        return stage;
    }

    private Map<String, Object> wall() {
        return switch (rule) {
            case "arrow" -> act("wall", Trees.map("to", "reached"));
            case "past" -> act("wall", Trees.map("to", "departure"));
            case "duck" ->
                Trees.map(
                        "when",
                        Trees.map("pieces", "wall"),
                        "then",
                        Trees.map("act", "wall-goes"),
                        "else",
                        act("wall", null));
            case "edge" -> act("wall", edge());
            default -> act("wall", null);
        };
    }

    private static Map<String, Object> act(String action, Object only) {
        Map<String, Object> stage = Trees.map("act", action);
        if (only != null) {
            stage.put("only", only);
        }
        return stage;
    }

    private Object edge() {
        Region board = game.areas().board();
        Region edge = Region.file(0)
                .or(Region.file(rules.files() - 1))
                .or(Region.rank(0))
                .or(Region.rank(rules.ranks() - 1))
                .and(board);
        String area = game.areas().same("edge", edge);
        return List.of(Trees.map("to", area), Trees.map("beside", Trees.map("pieces", "wall", "by", "W")));
    }
}
