package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A key of the format, but those that name a piece.
 *
 * @param targets the settings that it sets
 */
record Key(String name, Type type, List<String> targets) {

    /** What a value is. */
    enum Type {
        FLAG("true or false"),
        COUNT("a whole number"),
        RANK("a rank from 1 to 10"),
        FILE("a file from a to l, or from 1 to 12"),
        RESULT("win, loss, draw or none"),
        PIECE("the letter of a piece, *, or -"),
        PIECES("letters of pieces, or -"),
        REGION("squares as d4, ranks as *8, files as a*, or -"),
        TEXT("a text"),
        LIMITS("letters with numbers, as q:1 r:2"),
        FORMS("pairs of letters, as p:g s:g"),
        RIGHTS("castling rights, as KQkq"),
        COUNTING("janggi, unweighted, whitedrawodds, blackdrawodds or none"),
        ENDGAME("makruk, cambodian, asean or none"),
        CHASING("axf or none"),
        ENCLOSING("reversi, ataxx, quadwrangle, snort, anyside, top or none"),
        WALLING("arrow, duck, edge, past, static or none"),
        /** Of no meaning for the rules. */
        IGNORED("anything");

        private final String expected;

        Type(String expected) {
            this.expected = expected;
        }

        String expected() {
            return expected;
        }

        /** Returns the words of a value that is one of some words. */
        List<String> words() {
            return List.of(expected.split(", | or "));
        }
    }

    static final String WHITE = "White";
    static final String BLACK = "Black";

    /** All keys. Those of one section are read in this order: a later one changes what an earlier one has set. */
    static final List<Key> ALL = all();

    static final Map<String, Key> BY_NAME = ALL.stream().collect(Collectors.toMap(Key::name, key -> key));

    private static List<Key> all() {
        List<Key> keys = new ArrayList<>();
        plain(keys, Type.RANK, "maxRank");
        plain(keys, Type.FILE, "maxFile");
        plain(keys, Type.IGNORED, "variantTemplate pieceToCharTable pocketSize pieceValueMg pieceValueEg");
        pieces(keys);
        former(keys);
        board(keys);
        moves(keys);
        drops(keys);
        ends(keys);
        // Settings that no variants file has, but some of the built-in variants.
        plain(keys, Type.TEXT, "kingType otherLetters");
        plain(keys, Type.FLAG, "freeDrops");
        return keys;
    }

    private static void pieces(List<Key> keys) {
        for (Slot slot : Slot.ALL) {
            String piece =
                    Character.toUpperCase(slot.name().charAt(0)) + slot.name().substring(1);
            sides(keys, Type.REGION, "mobilityRegion", "mobilityRegion%s" + piece);
        }
        keys.removeIf(key -> key.name().equals("mobilityRegion"));
    }

    /** Adds keys of earlier versions of the format. */
    private static void former(List<Key> keys) {
        plain(keys, Type.RANK, "promotionRank doubleStepRank doubleStepRankMin");
        keys.add(new Key("whiteFlag", Type.REGION, List.of("flagRegionWhite")));
        keys.add(new Key("blackFlag", Type.REGION, List.of("flagRegionBlack")));
        keys.add(new Key("castlingRookPiece", Type.PIECES, both("castlingRookPieces")));
        keys.add(new Key("whiteDropRegion", Type.REGION, List.of("dropRegionWhite")));
        keys.add(new Key("blackDropRegion", Type.REGION, List.of("dropRegionBlack")));
        plain(keys, Type.FLAG, "dropOnTop");
    }

    private static void board(List<Key> keys) {
        List<String> pawns = Stream.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")
                .flatMap(name -> both(name).stream())
                .toList();
        keys.add(new Key("pawnTypes", Type.PIECES, pawns));
        plain(keys, Type.FLAG, "chess960 twoBoards");
        plain(keys, Type.TEXT, "startFen");
        sides(keys, Type.REGION, "promotionRegion");
        sides(keys, Type.PIECES, "promotionPawnTypes promotionPieceTypes");
        plain(keys, Type.FLAG, "sittuyinPromotion");
        plain(keys, Type.LIMITS, "promotionLimit");
        plain(keys, Type.FORMS, "promotedPieceType");
    }

    private static void moves(List<Key> keys) {
        plain(
                keys,
                Type.FLAG,
                "piecePromotionOnCapture mandatoryPawnPromotion mandatoryPiecePromotion pieceDemotion blastOnCapture");
        plain(keys, Type.PIECES, "blastImmuneTypes mutuallyImmuneTypes petrifyOnCaptureTypes");
        plain(keys, Type.FLAG, "petrifyBlastPieces doubleStep");
        sides(keys, Type.REGION, "doubleStepRegion tripleStepRegion enPassantRegion");
        sides(keys, Type.PIECES, "enPassantTypes");
        plain(keys, Type.FLAG, "castling castlingDroppedPiece");
        plain(keys, Type.FILE, "castlingKingsideFile castlingQueensideFile");
        plain(keys, Type.RANK, "castlingRank");
        plain(keys, Type.FILE, "castlingKingFile");
        sides(keys, Type.PIECE, "castlingKingPiece");
        plain(keys, Type.FILE, "castlingRookKingsideFile castlingRookQueensideFile");
        sides(keys, Type.PIECES, "castlingRookPieces");
        plain(keys, Type.FLAG, "oppositeCastling checking dropChecks mustCapture");
    }

    private static void drops(List<Key> keys) {
        plain(keys, Type.FLAG, "mustDrop");
        plain(keys, Type.PIECE, "mustDropType");
        plain(keys, Type.FLAG, "pieceDrops dropLoop capturesToHand firstRankPawnDrops promotionZonePawnDrops");
        plain(keys, Type.ENCLOSING, "enclosingDrop");
        plain(keys, Type.REGION, "enclosingDropStart");
        sides(keys, Type.REGION, "dropRegion");
        plain(keys, Type.FLAG, "sittuyinRookDrop dropOppositeColoredBishop dropPromoted");
        plain(keys, Type.PIECE, "dropNoDoubled");
        plain(keys, Type.COUNT, "dropNoDoubledCount");
        plain(keys, Type.FLAG, "immobilityIllegal gating");
        plain(keys, Type.WALLING, "wallingRule");
        keys.add(new Key("wallingRegionWhite", Type.REGION, List.of("wallingRegionWhite")));
        keys.add(new Key("wallingRegionBlack", Type.REGION, List.of("wallingRegionBlack")));
        keys.add(new Key("wallingRegion", Type.REGION, both("wallingRegion")));
        plain(keys, Type.FLAG, "wallOrMove seirawanGating cambodianMoves");
        plain(keys, Type.REGION, "diagonalLines");
        sides(keys, Type.FLAG, "pass passOnStalemate");
        plain(keys, Type.FLAG, "makpongRule flyingGeneral");
        plain(keys, Type.RANK, "soldierPromotionRank");
        plain(keys, Type.ENCLOSING, "flipEnclosedPieces");
    }

    private static void ends(List<Key> keys) {
        sides(keys, Type.PIECES, "nMoveRuleTypes");
        plain(keys, Type.COUNT, "nMoveRule nFoldRule");
        plain(keys, Type.RESULT, "nFoldValue");
        plain(keys, Type.FLAG, "nFoldValueAbsolute perpetualCheckIllegal moveRepetitionIllegal");
        plain(keys, Type.CHASING, "chasingRule");
        plain(keys, Type.RESULT, "stalemateValue");
        plain(keys, Type.FLAG, "stalematePieceCount");
        plain(keys, Type.RESULT, "checkmateValue");
        plain(keys, Type.FLAG, "shogiPawnDropMateIllegal shatarMateRule bikjangRule");
        plain(keys, Type.RESULT, "extinctionValue");
        plain(keys, Type.FLAG, "extinctionClaim extinctionPseudoRoyal dupleCheck");
        plain(keys, Type.PIECES, "extinctionPieceTypes");
        plain(keys, Type.COUNT, "extinctionPieceCount extinctionOpponentPieceCount");
        sides(keys, Type.PIECE, "flagPiece");
        sides(keys, Type.REGION, "flagRegion");
        plain(keys, Type.COUNT, "flagPieceCount");
        plain(keys, Type.FLAG, "flagPieceBlockedWin flagMove flagPieceSafe checkCounting");
        plain(keys, Type.COUNT, "connectN");
        plain(keys, Type.PIECES, "connectPieceTypes");
        plain(keys, Type.FLAG, "connectHorizontal connectVertical connectDiagonal");
        sides(keys, Type.REGION, "", "connectRegion1%s");
        sides(keys, Type.REGION, "", "connectRegion2%s");
        keys.removeIf(key -> key.name().isEmpty());
        plain(keys, Type.COUNT, "connectNxN collinearN");
        plain(keys, Type.RESULT, "connectValue");
        plain(keys, Type.COUNTING, "materialCounting");
        plain(keys, Type.FLAG, "adjudicateFullBoard");
        plain(keys, Type.ENDGAME, "countingRule");
        plain(keys, Type.RIGHTS, "castlingWins");
    }

    private static void plain(List<Key> keys, Type type, String names) {
        for (String name : names.split(" ")) {
            keys.add(new Key(name, type, List.of(name)));
        }
    }

    private static void sides(List<Key> keys, Type type, String names) {
        for (String name : names.split(" ")) {
            sides(keys, type, name, name + "%s");
        }
    }

    /** Adds a key for both sides, and one for each. */
    private static void sides(List<Key> keys, Type type, String both, String each) {
        String white = each.replace("%s", WHITE);
        String black = each.replace("%s", BLACK);
        keys.add(new Key(both, type, List.of(white, black)));
        keys.add(new Key(white, type, List.of(white)));
        keys.add(new Key(black, type, List.of(black)));
    }

    private static List<String> both(String name) {
        return List.of(name + WHITE, name + BLACK);
    }
}
