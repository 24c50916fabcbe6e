package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes what a move does to further pieces: blasts, petrification, pieces that change sides. */
final class EffectWriter {

    private final Game game;
    private final Rules rules;
    private final Kinds kinds;

    EffectWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.kinds = game.kinds();
    }

    Map<String, Object> tree() {
        Map<String, Object> effects = new LinkedHashMap<>();
        if (rules.flag("blastOnCapture")) {
            blast(effects);
        } else {
            petrify(effects);
        }
        flip(effects);
        return effects;
    }

    private Set<String> petrified() {
        return rules.pieces("petrifyOnCaptureTypes");
    }

    private void petrify(Map<String, Object> effects) {
        if (!kinds.names(petrified()).isEmpty()) {
            Map<String, Object> captures = Trees.map("captures", "must", "kinds", kinds.value(petrified()));
            effects.put(
                    "petrify",
                    Trees.map("after", Trees.map("move", captures), "at", "arrival", "replace", "all", "by", "wall"));
        }
    }

    private void blast(Map<String, Object> effects) {
        Set<String> immune = rules.pieces("blastImmuneTypes");
        Set<String> stones = new LinkedHashSet<>(petrified());
        stones.removeAll(immune);
        if (!kinds.names(stones).isEmpty()) {
            Map<String, Object> stone = Trees.map("after", captures(), "at", "arrival", "replace", kinds.value(stones));
            stone.put("by", "wall");
            effects.put("petrify", stone);
        }
        Set<String> stay = new LinkedHashSet<>(immune);
        stay.addAll(stones);
        if (kinds.names(stay).size() < kinds.all().size()) {
            effects.put("captor", Trees.map("after", captures(), "at", "arrival", "remove", kinds.allBut(stay)));
        }
        Set<String> safe = new LinkedHashSet<>(immune);
        safe.add(Slot.PAWN);
        Map<String, Object> blast = Trees.map("after", captures(), "reach", "K");
        boolean petrifies = rules.flag("petrifyBlastPieces");
        blast.put(petrifies ? "replace" : "remove", kinds.allBut(safe));
        if (petrifies) {
            blast.put("by", "wall");
        }
        blast.put("of", "either");
        effects.put("blast", blast);
    }

    private static Object captures() {
        return Trees.map("move", Trees.map("captures", "must"));
    }

    private void flip(Map<String, Object> effects) {
        String rule = rules.word("flipEnclosedPieces");
        Object after = List.of("move", "drop");
        boolean moves = !game.isStill();
        boolean drops = rules.flag("pieceDrops");
        Object event = moves && drops ? after : moves ? "move" : "drop";
        switch (rule) {
            case "reversi" ->
                effects.put("flip", Trees.map("after", event, "convert", "all", "of", "enemy", "enclosed", "Q"));
            case "ataxx" ->
                effects.put("flip", Trees.map("after", event, "convert", "all", "of", "enemy", "reach", "K"));
            case "quadwrangle" -> {
                Object beside = Trees.map("drop", Trees.map("beside", Trees.map("pieces", "all")));
                Object either = drops ? List.of("move", beside) : "move";
                effects.put("flip", Trees.map("after", either, "convert", "all", "of", "enemy", "reach", "K"));
            }
            case "none" -> {
                // No piece changes sides.
            }
            default -> game.leftOut("flipEnclosedPieces", "this way to turn pieces");
        }
    }
}
