package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the tree of a definition. */
final class GameWriter {

    private static final int MOST_HELD = 9;

    private final Game game;
    private final Rules rules;

    GameWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
    }

    Map<String, Object> tree(String id, String name) {
        Map<String, Object> pieces = new PieceWriter(game).tree();
        DropWriter drops = new DropWriter(game);
        WallWriter walls = new WallWriter(game);
        CastlingWriter castling = new CastlingWriter(game);
        Map<String, Object> effects = new EffectWriter(game).tree();
        Object turn = new TurnWriter(game, drops, walls).tree();
        checks();
        Map<String, Object> endings = new EndingWriter(game).tree(castling);
        Map<String, Object> actions = new LinkedHashMap<>(drops.actions());
        actions.putAll(walls.actions());
        Map<String, Object> tree = Trees.map("format", 1, "id", id, "name", name);
        tree.put("board", board());
        put(tree, "areas", game.areas().tree());
        tree.put("pieces", pieces);
        put(tree, "actions", actions);
        put(tree, "effects", effects);
        drops.hands().ifPresent(hands -> tree.put("hands", hands));
        tree.put("turn", turn);
        if (game.hasCheck()) {
            String word = game.royals().word();
            tree.put("check", word.equals("any") ? Trees.map() : Trees.map("royals", word));
        }
        castling.tree().ifPresent(section -> tree.put("castling", section));
        if (rules.count("nMoveRule") > 0) {
            tree.put("counters", Trees.map("halfmove", counter()));
        }
        put(tree, "numbers", game.numbers());
        tree.put("endings", endings);
        tree.put("setup", setup(drops, castling));
        return tree;
    }

    private static void put(Map<String, Object> tree, String key, Map<String, Object> section) {
        if (!section.isEmpty()) {
            tree.put(key, section);
        }
    }

    private Map<String, Object> board() {
        Map<String, Object> board = Trees.map("files", rules.files(), "ranks", rules.ranks());
        if (!game.wallPieces() && !game.start().walls().isEmpty()) {
            board.put("missing", game.areas().missing(game.start().walls()));
        }
        return board;
    }

    private void checks() {
        if (rules.flag("checkCounting") && game.hasKing()) {
            int white = game.start().checks(true);
            int most = Math.max(white, game.start().checks(false));
            game.numbers().put("checks", Trees.map("each", "side", "to", most, "starts", white, "written", "plain"));
        }
    }

    /** Returns the checks that sides have to give, where the sides differ; numbers start alike. */
    private String checksToGive() {
        int white = game.start().checks(true);
        int black = game.start().checks(false);
        return game.numbers().containsKey("checks") && white != black ? " " + white + "+" + black : "";
    }

    private Map<String, Object> counter() {
        List<String> kinds = new ArrayList<>();
        for (boolean white : Game.SIDES) {
            game.kinds().names(rules.pieces("nMoveRuleTypes" + Game.side(white))).stream()
                    .filter(name -> !kinds.contains(name))
                    .forEach(kinds::add);
        }
        Map<String, Object> counter = Trees.map("reset-by-capture", true);
        if (!kinds.isEmpty()) {
            counter.put("reset-by-moves-of", Trees.oneOrList(kinds));
        }
        return counter;
    }

    private String setup(DropWriter drops, CastlingWriter castling) {
        Gating gating = new Gating(game);
        String board = placed() + (drops.hands().isPresent() ? held() : "");
        String side = game.start().whiteMoves() ? " w " : " b ";
        String checks = checksToGive();
        return gating.isOn() && game.start().whiteMoves() && checks.isEmpty()
                ? board
                : board + side + castling.field() + " -" + checks + " 0 "
                        + game.start().number() + gating.text();
    }

    private String placed() {
        List<String> ranks = new ArrayList<>();
        for (int rank = rules.ranks() - 1; rank >= 0; rank--) {
            ranks.add(rank(rank));
        }
        return String.join("/", ranks);
    }

    private String rank(int rank) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int file = 0; file < rules.files(); file++) {
            String sign = sign(file, rank);
            if (sign.isEmpty()) {
                empty++;
            } else {
                text.append(empty > 0 ? String.valueOf(empty) : "").append(sign);
                empty = 0;
            }
        }
        return text.append(empty > 0 ? String.valueOf(empty) : "").toString();
    }

    private String sign(int file, int rank) {
        if (game.start().walls().has(file, rank)) {
            return "*";
        }
        return game.start().at(file, rank).map(this::sign).orElse("");
    }

    private String sign(StartPosition.Cell cell) {
        char letter = rules.letter(cell.slot());
        return (cell.form() ? "+" : "") + (cell.white() ? letter : Character.toLowerCase(letter));
    }

    private String held() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (boolean white : Game.SIDES) {
            game.start().hand().stream()
                    .filter(cell -> cell.white() == white)
                    .forEach(cell -> counts.merge(sign(cell), 1, Integer::sum));
        }
        StringBuilder text = new StringBuilder("[");
        counts.forEach((sign, count) -> text.append(count > MOST_HELD ? count + sign : sign.repeat(count)));
        return text.append(']').toString();
    }
}
