package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes that a side with too few pieces of a kind has won or lost. */
final class Extinction {

    private static final Map<String, String> RESULTS = Map.of("win", "wins", "loss", "loses", "draw", "draws");
    private static final Map<String, String> OPPOSITE = Map.of("wins", "loses", "loses", "wins", "draws", "draws");

    private final Game game;
    private final Rules rules;

    Extinction(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    void add(Map<String, Object> endings) {
        boolean royal = rules.flag("extinctionPseudoRoyal")
                && !rules.flag("blastOnCapture")
                && game.kinds().names(rules.pieces("petrifyOnCaptureTypes")).isEmpty();
        if (rules.word("extinctionValue").equals("none") || royal) {
            return;
        }
        List<Object> kinds = new ArrayList<>();
        for (String slot : rules.pieces("extinctionPieceTypes")) {
            if (!slot.equals(Rules.ANY) && game.kinds().names(slot).isEmpty()) {
                game.leftOut("extinctionPieceTypes", "a kind of which there are no pieces");
                return;
            }
            kinds.add(game.kinds().value(java.util.Set.of(slot)));
        }
        if (kinds.isEmpty()) {
            return;
        }
        String result = RESULTS.get(rules.word("extinctionValue"));
        if (rules.flag("extinctionPseudoRoyal")) {
            endings.put(
                    "exploded", Trees.map("when", "none-left", "pieces", Trees.oneOrList(kinds), "result", "loses"));
            if (!result.equals("loses")) {
                game.leftOut("extinctionValue", "a win of the side whose royal explodes");
            }
            return;
        }
        if (rules.flag("extinctionClaim")) {
            Object claimed = any(kinds, "own", "enemy", 1);
            Object enemy = any(kinds, "enemy", "own", 0);
            endings.put("extinct", Trees.map("when", claimed, "side", "to-move", "result", result));
            endings.put("enemy-extinct", Trees.map("when", enemy, "side", "to-move", "result", OPPOSITE.get(result)));
        } else if (rules.flag("blastOnCapture") || game.wallPieces()) {
            // One blast may take the last pieces of both sides, and then the side that has moved is judged. A wall
            // comes behind a move, and only then is it the other side's turn.
            Object enemy = any(kinds, "enemy", "own", 0);
            Object own = any(kinds, "own", "enemy", 0);
            endings.put("enemy-extinct", Trees.map("when", enemy, "side", "to-move", "result", OPPOSITE.get(result)));
            endings.put("extinct", Trees.map("when", own, "side", "to-move", "result", result));
        } else {
            endings.put("extinct", Trees.map("when", any(kinds, "own", "enemy", 0), "result", result));
        }
    }

    private Object any(List<Object> kinds, String few, String many, int more) {
        List<Object> conditions = new ArrayList<>();
        int needed = rules.count("extinctionOpponentPieceCount") + more;
        for (Object kind : kinds) {
            Map<String, Object> gone = pieces(kind, few);
            gone.put("at-most", rules.count("extinctionPieceCount"));
            if (needed > 0) {
                Map<String, Object> enough = pieces(kind, many);
                if (needed > 1) {
                    enough.put("at-least", needed);
                }
                conditions.add(Trees.all(gone, enough));
            } else {
                conditions.add(gone);
            }
        }
        return conditions.size() == 1 ? conditions.get(0) : Trees.map("any", conditions);
    }

    private static Map<String, Object> pieces(Object kind, String of) {
        Map<String, Object> pieces = Trees.map("pieces", kind);
        if (!of.equals("own")) {
            pieces.put("of", of);
        }
        return pieces;
    }
}
