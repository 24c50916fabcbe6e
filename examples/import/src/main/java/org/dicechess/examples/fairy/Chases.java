package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes that a side loses which attacks one piece after each of its moves, as the guide writes it for xiangqi. It is
 * known which of the pieces of xiangqi may chase which, so games with others do without.
 */
final class Chases {

    private static final String KEY = "chasingRule";
    private static final String CHARIOT = "rook";
    private static final String SOLDIER = "soldier";
    private static final List<String> ATTACKERS = List.of(CHARIOT, "horse", "cannon");
    private static final List<String> LIGHT = List.of("horse", "cannon");
    private static final List<String> UNGUARDED = List.of("horse", "cannon", "fers", "elephant");
    private static final Set<String> ALL = Set.of(Slot.KING, CHARIOT, "horse", "cannon", "fers", "elephant", SOLDIER);

    private final Game game;
    private final Rules rules;

    Chases(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    /** Adds the ending. */
    void add(Map<String, Object> endings) {
        if (rules.word(KEY).equals("none")) {
            return;
        }
        List<Object> chases = isKnown() ? chases() : List.of();
        if (chases.isEmpty()) {
            game.leftOutOnly(KEY, "the loss of a side that always chases a piece");
            return;
        }
        Map<String, Object> ending = Trees.map("when", "repetition", "times", rules.count("nFoldRule"));
        ending.put("same-piece", true);
        ending.put("result", "loses");
        ending.put("always", chases.size() == 1 ? chases.get(0) : Trees.map("any", chases));
        endings.put("perpetual-chase", ending);
        game.leftOutOnly(KEY, "of chases, the exceptions for pins, exchanges and earlier attacks");
    }

    private boolean isKnown() {
        return rules.count("nFoldRule") > 0
                && !rules.flag("pieceDrops")
                && game.kinds().all().stream().allMatch(kind -> kind.isPlain() && ALL.contains(kind.slot()));
    }

    private List<Object> chases() {
        List<String> unguarded = new ArrayList<>(UNGUARDED);
        boolean river = rules.count("soldierPromotionRank") > 0;
        if (!river) {
            unguarded.add(SOLDIER);
        }
        List<Object> chases = new ArrayList<>();
        chase(List.of(CHARIOT), LIGHT).ifPresent(chases::add);
        chase(unguarded, ATTACKERS).map(Chases::unguarded).ifPresent(chases::add);
        if (river) {
            chase(List.of(SOLDIER), ATTACKERS).map(this::beyond).ifPresent(chases::add);
        }
        return chases;
    }

    /** Returns the condition that one of these pieces attacks one of those; nothing if the game has none of them. */
    private Optional<Map<String, Object>> chase(List<String> attacked, List<String> attackers) {
        List<String> by = names(attackers);
        List<String> pieces = names(attacked);
        return by.isEmpty() || pieces.isEmpty()
                ? Optional.empty()
                : Optional.of(Trees.map(
                        "pieces",
                        Trees.oneOrList(pieces),
                        "of",
                        "enemy",
                        "attacked",
                        Trees.map("by", Trees.oneOrList(by))));
    }

    private List<String> names(List<String> slots) {
        return slots.stream().flatMap(slot -> game.kinds().names(slot).stream()).toList();
    }

    private static Map<String, Object> unguarded(Map<String, Object> chase) {
        chase.put("guarded", false);
        return chase;
    }

    private Map<String, Object> beyond(Map<String, Object> chase) {
        Map<String, Object> beyond = new LinkedHashMap<>();
        chase.forEach((key, value) -> {
            if (key.equals("attacked")) {
                beyond.put("in", game.areas().name("beyond", game.soldierZone(true), game.soldierZone(false)));
            }
            beyond.put(key, value);
        });
        return unguarded(beyond);
    }
}
