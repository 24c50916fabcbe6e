package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the counts of makruk, ouk and ASEAN chess: a side that is about to lose counts its moves, and the game is
 * drawn if it reaches a limit, which depends on the pieces of the enemy.
 */
final class Counting {

    private static final String COUNT = "count";
    private static final String LIMIT = "limit";
    private static final String COUNTS = "counts";

    private final Game game;
    private final String rule;

    Counting(Game game) {
        this.game = game;
        this.rule = game.rules().word("countingRule");
    }

    boolean isOn() {
        return !rule.equals("none");
    }

    /** Returns the stages behind the move of a turn. */
    List<Object> stages() {
        if (!isOn()) {
            return List.of();
        }
        game.numbers().put(COUNT, Trees.map("to", 255));
        game.numbers().put(LIMIT, Trees.map("to", 64));
        game.numbers().put(COUNTS, Trees.map("each", "side", "to", 1));
        Object counts = when(number(COUNTS, "at-least", 1), Trees.map("add", Trees.map(COUNT, 1)));
        Object begins = switch (rule) {
            case "makruk" -> makruk();
            case "cambodian" -> cambodian();
            default -> asean();
        };
        return List.of(counts, begins);
    }

    void addEnding(Map<String, Object> endings) {
        if (isOn()) {
            Object over = number(COUNT, "more-than", Trees.map("number", LIMIT));
            endings.put("counted-out", Trees.map("when", over, "result", "draws"));
        }
    }

    /** Without pawns a side with several pieces counts to 64; a lone king counts on from the number of pieces. */
    private Object makruk() {
        Map<String, Object> lone = when(any(bared(), lastPawnTaken()), limits(64, 44, 32, 22, 16, 8));
        lone.put("else", when(all(number(LIMIT, "at-most", 0), own(2)), enemyCounts(64)));
        return noPawns().isEmpty() ? lone : when(noPawns(), lone);
    }

    /** A side of two or three pieces counts to 63, with pawns too; the rest is as in makruk, with one less. */
    private Object cambodian() {
        List<Object> alone = new ArrayList<>();
        if (!noPawns().isEmpty()) {
            alone.add(noPawns());
        }
        alone.add(any(bared(), lastPawnTaken()));
        Map<String, Object> few = pieces("all", "enemy");
        few.put("at-least", 2);
        few.put("at-most", 3);
        Map<String, Object> stage = when(Trees.all(alone.toArray()), limits(63, 43, 31, 21, 15, 7));
        stage.put("else", when(all(number(LIMIT, "at-most", 0), own(2), few), enemyCounts(63)));
        return stage;
    }

    /** Without pawns a lone king counts to what the best piece of the enemy says. */
    private Object asean() {
        List<String> officers = new ArrayList<>();
        List.of("rook", "silver", "knight")
                .forEach(slot -> officers.addAll(game.kinds().names(slot)));
        List<Object> conditions = new ArrayList<>();
        if (!noPawns().isEmpty()) {
            conditions.add(noPawns());
        }
        conditions.add(lone("enemy"));
        conditions.add(pieces(officers.isEmpty() ? "all" : Trees.oneOrList(officers), "own"));
        conditions.add(renewed());
        List<Object> stages = new ArrayList<>();
        stages.add(Trees.map("set", Trees.map(LIMIT, 64, COUNT, 0)));
        limit(stages, "silver", "own", 1, 44);
        limit(stages, "rook", "own", 1, 16);
        stages.add(Trees.map("set", Trees.map(COUNTS, 1), "of", "enemy"));
        return when(Trees.all(conditions.toArray()), stages);
    }

    /** Returns stages that set the limits for a lone king, from the weakest piece to two of the strongest. */
    private Object limits(int most, int silver, int knights, int silvers, int rook, int rooks) {
        List<Object> stages = new ArrayList<>();
        Map<String, Object> set = Trees.map(LIMIT, most, COUNTS, 0);
        set.put(COUNT, pieces("all", "either"));
        stages.add(Trees.map("set", set));
        limit(stages, "silver", "either", 1, silver);
        limit(stages, "knight", "either", 2, knights);
        limit(stages, "silver", "either", 2, silvers);
        limit(stages, "rook", "either", 1, rook);
        limit(stages, "rook", "either", 2, rooks);
        stages.add(Trees.map("set", Trees.map(COUNTS, 0), "of", "enemy"));
        Map<String, Object> whose = when(lone("own"), Trees.map("set", Trees.map(COUNTS, 1)));
        whose.put("else", Trees.map("set", Trees.map(COUNTS, 1), "of", "enemy"));
        stages.add(whose);
        return stages;
    }

    private void limit(List<Object> stages, String slot, String of, int least, int limit) {
        List<String> names = game.kinds().names(slot);
        if (!names.isEmpty()) {
            Map<String, Object> pieces = pieces(Trees.oneOrList(names), of);
            if (least > 1) {
                pieces.put("at-least", least);
            }
            stages.add(when(pieces, Trees.map("set", Trees.map(LIMIT, limit))));
        }
    }

    private static Object enemyCounts(int limit) {
        return List.of(
                Trees.map("set", Trees.map(LIMIT, limit, COUNT, 0)),
                Trees.map("set", Trees.map(COUNTS, 1), "of", "enemy"));
    }

    /** Returns the condition that no pawn is left; nothing in a game without pawns. */
    private Map<String, Object> noPawns() {
        List<String> pawns = game.kinds().names(Slot.PAWN);
        if (pawns.isEmpty()) {
            return new LinkedHashMap<>();
        }
        Map<String, Object> none = pieces(Trees.oneOrList(pawns), "either");
        none.put("at-most", 0);
        return none;
    }

    /** The enemy has a lone king, and a count begins anew. */
    private Object bared() {
        return all(lone("enemy"), renewed());
    }

    private Object renewed() {
        List<Object> any = new ArrayList<>(List.of("captured"));
        List<String> pawns = game.kinds().names(Slot.PAWN);
        if (!pawns.isEmpty()) {
            any.add(Trees.map("moved", Trees.oneOrList(pawns)));
        }
        any.add(number(LIMIT, "at-most", 0));
        return Trees.map("any", any);
    }

    /** A lone king has taken the last pawn. */
    private Object lastPawnTaken() {
        List<String> pawns = game.kinds().names(Slot.PAWN);
        return pawns.isEmpty() ? lone("own") : all(lone("own"), Trees.map("captured", Trees.oneOrList(pawns)));
    }

    private static Map<String, Object> lone(String of) {
        Map<String, Object> lone = pieces("all", of);
        lone.put("at-most", 1);
        return lone;
    }

    private static Map<String, Object> own(int least) {
        Map<String, Object> own = pieces("all", "own");
        own.put("at-least", least);
        return own;
    }

    private static Map<String, Object> pieces(Object kinds, String of) {
        Map<String, Object> pieces = Trees.map("pieces", kinds);
        if (!of.equals("own")) {
            pieces.put("of", of);
        }
        return pieces;
    }

    private static Map<String, Object> number(String name, String bound, Object value) {
        return Trees.map("number", name, bound, value);
    }

    private static Map<String, Object> when(Object condition, Object then) {
        return Trees.map("when", condition, "then", then);
    }

    private static Object all(Object... conditions) {
        return Trees.map("all", List.of(conditions));
    }

    private static Object any(Object... conditions) {
        return Trees.map("any", List.of(conditions));
    }
}
