package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the turn: what a side may do, and what follows from it. */
final class TurnWriter {

    private static final String PASSES = "passes";

    private final Game game;
    private final Rules rules;
    private final DropWriter drops;
    private final WallWriter walls;
    private final Gating gating;
    private final List<Object> filters;

    TurnWriter(Game game, DropWriter drops, WallWriter walls) {
        this.game = game;
        this.rules = game.rules();
        this.drops = drops;
        this.walls = walls;
        this.gating = new Gating(game);
        this.filters = new TurnFilters(game).moves();
    }

    Object tree() {
        List<Object> stages = new ArrayList<>();
        if (rules.flag("sittuyinPromotion")) {
            stages.add(Sittuyin.turn(game, drops.stage(List.of())));
        } else if (rules.flag("makpongRule") && game.hasKing()) {
            stages.add(makpong());
        } else if (rules.flag("bikjangRule") && game.hasKing()) {
            stages.add(bikjang());
        } else {
            stages.add(passing(List.of()));
        }
        stages.addAll(gating.updates());
        stages.addAll(new Counting(game).stages());
        if (rules.flag("checkCounting") && game.hasKing()) {
            stages.add(Trees.map("when", "gave-check", "then", Trees.map("add", Trees.map("checks", -1))));
        }
        return flat(stages);
    }

    private static Object flat(List<Object> stages) {
        List<Object> flat = new ArrayList<>();
        for (Object stage : stages) {
            if (stage instanceof List<?> list) {
                flat.addAll(list);
            } else {
                flat.add(stage);
            }
        }
        return Trees.sequence(flat);
    }

    /** Returns what a side does, or that it passes where it may. */
    private Object passing(List<Object> further) {
        if (!passes("pass")) {
            return acting(further, true);
        }
        Object moves = counted(acting(further, false));
        Object either = Trees.map("one-of", List.of(moves, pass()));
        Object checked = counted(acting(further, true));
        Object free = bySide("pass", either, checked);
        return game.hasCheck() ? Trees.map("when", "check", "then", checked, "else", free) : free;
    }

    /** Returns a stage that depends on the side where the setting does. */
    private Object bySide(String setting, Object with, Object without) {
        boolean white = rules.flag(setting + Key.WHITE);
        boolean black = rules.flag(setting + Key.BLACK);
        return white && black
                ? with
                : Trees.map("when", Trees.map("side", white ? "white" : "black"), "then", with, "else", without);
    }

    private boolean passes(String setting) {
        return Game.SIDES.stream().anyMatch(white -> rules.flag(setting + Game.side(white)));
    }

    private Object pass() {
        game.numbers().put(PASSES, Trees.map("to", 2));
        return Trees.map("pass", Trees.map("add", Trees.map(PASSES, 1)));
    }

    private Object counted(Object stage) {
        game.numbers().put(PASSES, Trees.map("to", 2));
        return flat(List.of(stage, Trees.map("set", Trees.map(PASSES, 0))));
    }

    /** Returns the moves and drops of a turn, and what follows if there are none. */
    private Object acting(List<Object> further, boolean ends) {
        boolean restricted = !filters.isEmpty()
                || !further.isEmpty()
                || drops.drops() && drops.isRestricted()
                || drops.drops() && (rules.flag("mustDrop") || drops.isFree());
        return choices(further, ends && restricted);
    }

    private Object choices(List<Object> further, boolean ends) {
        Object move = move(further, Map.of());
        if (drops.drops() && game.isStill()) {
            return ended(drops.stage(further), ends);
        }
        if (!drops.drops()) {
            return walls.around(gating.around(ended(prefer(move), ends)));
        }
        Object drop = drops.stage(further);
        if (rules.flag("mustDrop")) {
            return mustDrop(move, drop, further, ends);
        }
        if (rules.flag("mustCapture")) {
            Object captures = move(further, Map.of("captures", "must"));
            return stuck(captures, ended(oneOf(move, drop), ends));
        }
        return ended(gating.isOn() ? oneOf(gating.around(move), drop) : oneOf(move, drop), ends);
    }

    private Object oneOf(Object move, Object drop) {
        return drops.note()
                .map(note -> Trees.map(
                        "one-of",
                        List.of(List.of(move, Trees.map("set", Trees.map(Game.PAWN_DROP, 0))), List.of(drop, note))))
                .orElseGet(() -> Trees.map("one-of", List.of(move, drop)));
    }

    private Object mustDrop(Object move, Object drop, List<Object> further, boolean ends) {
        Set<String> type = rules.pieces("mustDropType");
        if (type.contains(Rules.ANY)) {
            return stuck(drop, ended(move, ends));
        }
        String name = type.isEmpty()
                ? ""
                : game.kinds().names(type).stream().findFirst().orElse("");
        if (name.isEmpty()) {
            return ended(oneOf(move, drop), ends);
        }
        List<Object> all = new ArrayList<>(List.of(Trees.map("kinds", name)));
        all.addAll(further);
        Object first = Trees.map("drop", TurnFilters.combined(all));
        return Trees.map(
                "when",
                Trees.map("pieces", name, "in", "hand"),
                "then",
                stuck(first, ended(move, ends)),
                "else",
                ended(oneOf(move, drop), ends));
    }

    private Object move(List<Object> further, Map<String, Object> first) {
        List<Object> all = new ArrayList<>();
        if (!first.isEmpty()) {
            all.add(new LinkedHashMap<>(first));
        }
        all.addAll(filters);
        all.addAll(further);
        return all.isEmpty() ? "move" : Trees.map("move", TurnFilters.combined(all));
    }

    private Object prefer(Object move) {
        if (!rules.flag("mustCapture")) {
            return move;
        }
        Map<String, Object> stage = stage(move);
        stage.put("prefer", Trees.map("captures", "must"));
        return stage;
    }

    /** Returns a stage behind which the game ends, or the side passes, if it is not possible. */
    private Object ended(Object stage, boolean ends) {
        if (passes("passOnStalemate")) {
            boolean both = rules.flag("passOnStalemateWhite") && rules.flag("passOnStalemateBlack");
            Object then = both ? pass() : bySide("passOnStalemate", pass(), stalemated());
            return stuck(flat(List.of(stage, Trees.map("set", Trees.map(PASSES, 0)))), checked(then));
        }
        return ends ? stuck(stage, checked(stalemated())) : stage;
    }

    private Object stalemated() {
        return Outcome.stalemate(game).stage(game, "no-move");
    }

    private Object checked(Object otherwise) {
        return game.hasCheck() ? Trees.map("when", "check", "then", mated(), "else", otherwise) : otherwise;
    }

    private Object mated() {
        return Outcome.checkmate(game).stage(game, "mated");
    }

    private static Object stuck(Object stage, Object then) {
        if (stage instanceof List<?> list) {
            List<Object> stages = new ArrayList<>(list);
            stages.set(0, stuck(stages.get(0), then));
            return stages;
        }
        Map<String, Object> map = stage(stage);
        map.put("stuck", then);
        return map;
    }

    /** Returns a stage as a map, to which keys may be added. */
    @SuppressWarnings("unchecked")
    private static Map<String, Object> stage(Object stage) {
        return stage instanceof Map
                ? new LinkedHashMap<>((Map<String, Object>) stage)
                : Trees.map(String.valueOf(stage), Trees.map());
    }

    /** A king in check may only capture what attacks it. */
    private Object makpong() {
        List<Object> answers = List.of(List.of(
                Trees.map("kinds", game.kinds().allBut(game.royals().kinds())),
                Trees.map("kinds", game.kinds().value(game.royals().kinds()), "captures", "attackers")));
        return Trees.map("when", "check", "then", acting(answers, true), "else", acting(List.of(), false));
    }

    /** Kings that face each other part, or the side passes and the game ends. */
    private Object bikjang() {
        Object king = Trees.oneOrList(game.kinds().names(Slot.KING));
        Map<String, Object> faces = Trees.map("face-to-face", king, "along", List.of("vertical", "sideways"));
        Object parts = Trees.map("leaves", Trees.map("not", faces));
        Object ends = Outcome.material(game).stage(game, "face-to-face");
        Object moves = counted(acting(List.of(parts), false));
        return Trees.map(
                "when",
                faces,
                "then",
                Trees.map("one-of", List.of(moves, Trees.map("pass", ends))),
                "else",
                passing(List.of()));
    }
}
