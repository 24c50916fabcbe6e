package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes castling: its ways are those for which the position gives rights. */
final class CastlingWriter {

    private static final String EAST = "king-side";
    private static final String WEST = "queen-side";

    private final Game game;
    private final Rules rules;
    private final Castles castles;
    private final Map<String, Object> ways = new LinkedHashMap<>();

    CastlingWriter(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.castles = new Castles(rules, game.start());
        for (boolean east : Game.SIDES) {
            for (boolean white : Game.SIDES) {
                castles.right(white, east)
                        .ifPresent(rook -> add(east, castles.king(white).orElseThrow(), rook));
            }
            if (isDropped()) {
                add(east, rules.count("castlingKingFile"), east ? rules.files() - 1 : 0);
            }
        }
    }

    private boolean isDropped() {
        return rules.flag("castlingDroppedPiece") && rules.flag("castling") && rules.flag("pieceDrops");
    }

    private void add(boolean east, int king, int rook) {
        int to = rules.count(east ? "castlingKingsideFile" : "castlingQueensideFile");
        int rank = rules.count("castlingRank");
        Map<String, Object> way = new LinkedHashMap<>();
        if (rules.flag("chess960")) {
            way.put("rook", east ? "east" : "west");
        } else {
            way.put("king", Region.name(king, rank));
            way.put("rook", Region.name(rook, rank));
        }
        way.put("king-to", Region.name(to, rank));
        way.put("rook-to", Region.name(east ? to - 1 : to + 1, rank));
        String name = east ? EAST : WEST;
        if (rules.flag("oppositeCastling")) {
            way.put("enemy-loses", name);
        }
        if (!ways.containsValue(way)) {
            ways.put(ways.containsKey(name) ? name + "-2" : name, way);
        }
        if (to >= rules.files()) {
            game.leftOut("castling" + (east ? "Kingside" : "Queenside") + "File", "castling beyond the board");
        }
    }

    /** Returns the section; nothing if nobody can ever castle. */
    Optional<Map<String, Object>> tree() {
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        Set<String> kings = new LinkedHashSet<>();
        Set<String> rooks = new LinkedHashSet<>();
        for (boolean white : Game.SIDES) {
            kings.addAll(rules.pieces("castlingKingPiece" + Game.side(white)));
            rooks.addAll(rules.pieces("castlingRookPieces" + Game.side(white)));
        }
        if (rooks.stream().anyMatch(game.royals()::has)) {
            game.leftOut("castlingRookPiecesWhite", "castling with a royal rook");
        }
        if (kings.size() != 1) {
            game.leftOut("castlingKingPieceWhite", "sides that castle with other kings");
            return Optional.empty();
        }
        String king = kings.iterator().next();
        Map<String, Object> tree =
                Trees.map("king", game.kinds().name(game.kinds().plain(king)), "rook", Trees.oneOrList(plain(rooks)));
        if (game.hasCheck() && !game.royals().has(king)) {
            tree.put("unattacked", false);
        }
        if (isDropped()) {
            tree.put("dropped", true);
        }
        tree.put("ways", ways);
        return Optional.of(tree);
    }

    private java.util.List<String> plain(Set<String> slots) {
        return slots.stream()
                .filter(rules::has)
                .map(game.kinds()::plain)
                .filter(game.kinds()::has)
                .map(game.kinds()::name)
                .toList();
    }

    /** Returns the castling field of the position. */
    String field() {
        StringBuilder field = new StringBuilder();
        for (boolean white : Game.SIDES) {
            for (boolean east : Game.SIDES) {
                if (castles.right(white, east).isPresent()) {
                    String letter = east ? "k" : "q";
                    field.append(white ? letter.toUpperCase(java.util.Locale.ROOT) : letter);
                }
            }
        }
        return field.length() == 0 ? "-" : field.toString();
    }

    /** Adds that castling wins, and that losing the right loses, of the sides and ways that the file names. */
    void addWins(Map<String, Object> endings) {
        for (char right : rules.word("castlingWins").toCharArray()) {
            boolean white = Character.isUpperCase(right);
            boolean east = Character.toLowerCase(right) == 'k';
            String name = east ? EAST : WEST;
            if (!ways.containsKey(name) || rules.flag("chess960")) {
                game.leftOut("castlingWins", "a win by castling where nobody can castle so");
                return;
            }
            int file = rules.count(east ? "castlingKingsideFile" : "castlingQueensideFile");
            int rank = rules.count("castlingRank");
            String side = white ? "white" : "black";
            Region to = Region.square(file, rank);
            String area = game.areas().name("castled", to, to.mirrored(rules.ranks()));
            Object lost = Trees.map("not", Trees.map("castling", name));
            String king = game.kinds()
                    .names(rules.pieces("castlingKingPiece" + Game.side(white)))
                    .get(0);
            Object stands = Trees.map("pieces", king, "in", area);
            endings.put("castled-" + side, Trees.map("when", Trees.all(stands, lost), "side", side, "result", "wins"));
            endings.put("too-late-" + side, Trees.map("when", lost, "side", side, "result", "loses"));
        }
    }
}
