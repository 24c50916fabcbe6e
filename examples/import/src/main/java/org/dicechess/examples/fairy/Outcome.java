package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A result for the side to move, which may depend on the position.
 *
 * @param cases results with their conditions; an empty one always holds
 */
record Outcome(List<Case> cases) {

    /** A result where a condition holds. */
    record Case(Map<String, Object> condition, String result) {}

    private static final Map<String, String> RESULTS = Map.of("win", "wins", "loss", "loses", "draw", "draws");
    private static final Map<String, String> OPPOSITE = Map.of("win", "loss", "loss", "win", "draw", "draw");

    /** What pieces of janggi are worth. */
    private static final Map<String, Integer> JANGGI =
            Map.of("rook", 13, "janggiCannon", 7, "horse", 5, "janggiElephant", 3, "wazir", 3, "soldier", 2);

    static Outcome of(String value) {
        return new Outcome(List.of(new Case(Map.of(), RESULTS.getOrDefault(value, "draws"))));
    }

    /** Returns an outcome in which draws are decided as the game counts material. */
    static Outcome counted(String value, Game game) {
        return value.equals("draw") ? material(game) : of(value);
    }

    /** Returns the result of counting material; a draw where nothing is counted. */
    static Outcome material(Game game) {
        return switch (game.rules().word("materialCounting")) {
            case "unweighted" -> byCount("win");
            case "whitedrawodds" -> bySide("wins", "loses");
            case "blackdrawodds" -> bySide("loses", "wins");
            case "janggi" -> janggi(game);
            default -> of("draw");
        };
    }

    /** Returns the outcome if a side cannot move and is in check. */
    static Outcome checkmate(Game game) {
        Outcome outcome = of(game.rules().word("checkmateValue"));
        return game.pawnMates()
                ? new Outcome(List.of(
                        new Case(Trees.map("number", Game.PAWN_DROP, "at-least", 1), "wins"),
                        outcome.cases().get(0)))
                : outcome;
    }

    /** Returns the outcome if a side cannot move and is not in check. */
    static Outcome stalemate(Game game) {
        String value = game.rules().word("stalemateValue");
        if (!game.rules().flag("stalematePieceCount")) {
            return counted(value, game);
        }
        return byCount(OPPOSITE.getOrDefault(value, "draw"));
    }

    /** Returns an outcome in which the side with more pieces has this result. */
    private static Outcome byCount(String more) {
        return new Outcome(List.of(
                new Case(pieces("own", "enemy"), RESULTS.get(more)),
                new Case(pieces("enemy", "own"), RESULTS.get(OPPOSITE.get(more))),
                new Case(Map.of(), "draws")));
    }

    private static Map<String, Object> pieces(String more, String fewer) {
        return more.equals("own")
                ? Trees.map("pieces", "all", "more-than", Trees.map("pieces", "all", "of", fewer))
                : Trees.map("pieces", "all", "of", more, "more-than", Trees.map("pieces", "all"));
    }

    private static Outcome bySide(String white, String black) {
        return new Outcome(List.of(new Case(Trees.map("side", "white"), white), new Case(Map.of(), black)));
    }

    /** White, who begins, needs more than Black and a point beside. */
    private static Outcome janggi(Game game) {
        Map<String, Object> worth = new java.util.LinkedHashMap<>();
        for (Kind kind : game.kinds().all()) {
            if (JANGGI.containsKey(kind.slot())) {
                worth.put(game.kinds().name(kind), JANGGI.get(kind.slot()));
            }
        }
        List<String> king = game.kinds().names(Slot.KING);
        Map<String, Object> withKing = new java.util.LinkedHashMap<>();
        king.forEach(name -> withKing.put(name, 1));
        withKing.putAll(worth);
        if (worth.isEmpty() || king.isEmpty()) {
            game.leftOut("materialCounting", "counting as in janggi without its pieces");
            return of("draw");
        }
        Map<String, Object> white =
                Trees.map("pieces", worth, "more-than", Trees.map("pieces", withKing, "of", "enemy"));
        Map<String, Object> black =
                Trees.map("pieces", worth, "of", "enemy", "more-than", Trees.map("pieces", withKing));
        return new Outcome(List.of(
                new Case(Trees.map("all", List.of(Trees.map("side", "white"), white)), "wins"),
                new Case(Trees.map("side", "white"), "loses"),
                new Case(black, "loses"),
                new Case(Map.of(), "wins")));
    }

    /** Returns stages that end the game so, with these names for the endings. */
    Object stage(Game game, String name) {
        Object stage = null;
        for (int at = cases.size() - 1; at >= 0; at--) {
            Case each = cases.get(at);
            Object end = game.end(named(name, each), each.result());
            stage = each.condition().isEmpty() ? end : Trees.map("when", each.condition(), "then", end, "else", stage);
        }
        return stage;
    }

    private static String named(String name, Case each) {
        return each.condition().isEmpty() ? name : name + "-" + each.result();
    }

    /** Adds endings whose condition is for the side to move. */
    void addEndings(Map<String, Object> endings, String name, Map<String, Object> when) {
        Set<String> results = new java.util.LinkedHashSet<>();
        for (Case each : cases) {
            Map<String, Object> ending = new java.util.LinkedHashMap<>(when);
            if (!each.condition().isEmpty()) {
                ending.put("only-if", each.condition());
            }
            ending.put("result", each.result());
            String wish = named(name, each);
            endings.put(results.add(wish) ? wish : wish + "-2", ending);
        }
    }

    /** Adds endings by repetition. Those that are no draws speak of a side. */
    void addRepetitions(Map<String, Object> endings, Map<String, Object> when) {
        for (String side : List.of("white", "black")) {
            int number = 0;
            for (Case each : casesOf(side)) {
                if (each.result().equals("draws")) {
                    continue;
                }
                List<Object> all = new ArrayList<>(List.of(Trees.map("side", side)));
                if (!each.condition().isEmpty()) {
                    all.add(each.condition());
                }
                Map<String, Object> ending = new java.util.LinkedHashMap<>(when);
                ending.put("side", side);
                ending.put("only-if", Trees.all(all.toArray()));
                ending.put("result", each.result());
                number++;
                endings.put("repetition-of-" + side + (number > 1 ? "-" + number : ""), ending);
            }
        }
        if (cases.get(cases.size() - 1).result().equals("draws")) {
            Map<String, Object> ending = new java.util.LinkedHashMap<>(when);
            ending.put("result", "draws");
            endings.put("repetition", ending);
        }
    }

    /** Returns the cases that matter if this side is to move, without the condition that it is. */
    private List<Case> casesOf(String side) {
        List<Case> of = new ArrayList<>();
        for (Case each : cases) {
            Object own = each.condition().get("side");
            Object all = each.condition().get("all");
            if (own != null && !own.equals(side)) {
                continue;
            }
            if (own != null) {
                of.add(new Case(Map.of(), each.result()));
                break;
            }
            if (all instanceof List<?> list && list.get(0) instanceof Map<?, ?> first && first.containsKey("side")) {
                if (first.get("side").equals(side)) {
                    @SuppressWarnings("unchecked")
                    Map<String, Object> rest = (Map<String, Object>) list.get(1);
                    of.add(new Case(rest, each.result()));
                }
            } else {
                of.add(each);
            }
        }
        return of;
    }

    /** Adds endings that hold where a condition does, for the side to move. */
    void addConditions(Map<String, Object> endings, String name, Object condition) {
        for (Case each : cases) {
            List<Object> all = new ArrayList<>(List.of(condition));
            if (!each.condition().isEmpty()) {
                all.add(each.condition());
            }
            Map<String, Object> ending =
                    Trees.map("when", Trees.all(all.toArray()), "side", "to-move", "result", each.result());
            String wish = named(name, each);
            endings.put(endings.containsKey(wish) ? wish + "-2" : wish, ending);
        }
    }
}
