package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the pieces: symbols, moves, promotions. */
final class PieceWriter {

    private final Game game;
    private final MoveWriter moves;
    private final PromotionWriter promotions;

    PieceWriter(Game game) {
        this.game = game;
        this.promotions = new PromotionWriter(game);
        this.moves = new MoveWriter(game, promotions);
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Kind kind : game.kinds().all()) {
            tree.put(game.kinds().name(kind), piece(kind));
        }
        if (game.wallPieces()) {
            tree.put("wall", Trees.map("symbol", "*", "owner", "nobody"));
        }
        return tree;
    }

    private Map<String, Object> piece(Kind kind) {
        Map<String, Object> piece = Trees.map("symbol", kind.symbol());
        piece.put("move", moves.of(kind));
        moves.initial(kind).ifPresent(area -> piece.put("initial", area));
        if (!kind.isPlain() && !held(kind).isEmpty()) {
            piece.put("demoted", held(kind));
        }
        if (game.royals().has(kind.slot())) {
            piece.put("royal", true);
        }
        List<Object> rules = new ArrayList<>(promotions.of(kind));
        if (!rules.isEmpty()) {
            piece.put("promotion", Trees.oneOrList(rules));
        }
        return piece;
    }

    /** Returns the kind as which a promoted piece is held; nothing where nobody holds it. */
    private String held(Kind kind) {
        Kinds kinds = game.kinds();
        Kind plain = kinds.plain(kinds.heldAs(kind));
        return kinds.has(plain) ? kinds.name(plain) : "";
    }
}
