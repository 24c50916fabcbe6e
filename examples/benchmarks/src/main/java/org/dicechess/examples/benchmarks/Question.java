package org.dicechess.examples.benchmarks;

import org.dicechess.Position;

/**
 * A perft count with a known answer, so that no benchmark is quick by being wrong.
 *
 * <p>The numbers for chess are those of the Chess Programming Wiki, "Perft Results". Those of the other games that the
 * peer knows are the peer's, which counts them again in every run. The rest were counted by {@code ReferenceCounter}
 * among the tests of this module, which shares no code with the library.
 */
public enum Question {
    /** Chess from the start. */
    CHESS_START(Game.CHESS, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    /** The position with that name in the Chess Programming Wiki. */
    CHESS_KIWIPETE(Game.CHESS, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),

    /** 10x8 squares. */
    CAPABLANCA_START(
            Game.CAPABLANCA, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 4, 805_128),
    /** After 27 random moves. */
    CAPABLANCA_MIDDLE(
            Game.CAPABLANCA,
            "r4kb2r/p2n1pn1p1/3a2cpB1/1ppC2p2p/2PPq5/N7b1/PP2PPPPPP/R1AQ1KB1NR b KQkq - 2 14",
            3,
            274_741),
    /** 10x10 squares. */
    TALL_START(
            Game.TALL_CAPABLANCA,
            "rnabqkbcnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
            4,
            826_453),
    /** After 32 random moves. */
    TALL_MIDDLE(
            Game.TALL_CAPABLANCA,
            "rnab1kb1nr/p1pp4pp/1p3pp3/B3p2p2/2Q6c/6q3/1P2P1B3/1C1P1P3N/P1P3PPPP/RNA2K3R w KQkq - 0 17",
            3,
            426_548),
    /** 10x10 squares with hoppers. */
    SHAKO_START(Game.SHAKO, "c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1", 3, 185_938),
    /** After 30 random moves. */
    SHAKO_MIDDLE(
            Game.SHAKO,
            "1e3qc3/1rn2k1nr1/p1bpp1ppe1/4bp2B1/1RP6p/4P5/3C6/P1P1NPPPPP/E3QKBNRE/7C2 w Kkq - 3 16",
            3,
            456_585),
    /** The same, with the paths of the hopper from a script. */
    SHAKO_SCRIPTED_MIDDLE(Game.SHAKO_SCRIPTED, SHAKO_MIDDLE.position, SHAKO_MIDDLE.depth, SHAKO_MIDDLE.leaves),
    /** 12x10 squares. */
    WIDE_START(
            Game.WIDE,
            "rnebaqkcbenr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/RNEBAQKCBENR w KQkq - 0 1",
            4,
            2_088_248),
    /** After 24 random moves. */
    WIDE_MIDDLE(
            Game.WIDE,
            "rne3k1b1nr/pppp1pa1pppp/6pec3/4p2p2b1/2Q9/q11/4P1P4P/3A3PC3/PPPP1P2PPP1/RNEB2K1BENR w KQkq - 7 13",
            3,
            592_764),

    /** Captured pieces are dropped: few drops near the start. */
    CRAZYHOUSE_START(Game.CRAZYHOUSE, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1", 5, 4_888_832),
    /** Many drops. */
    CRAZYHOUSE_MIDDLE(
            Game.CRAZYHOUSE, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[Pp] w KQkq - 0 1", 4, 16_379_632),
    /** A palace, a river, hobbled knights and cannons. */
    XIANGQI_START(Game.XIANGQI, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 4, 3_290_240),
    /** After eight moves. */
    XIANGQI_MIDDLE(
            Game.XIANGQI, "r1bakab1r/9/1cn4cn/p1p1p3p/6p2/2P6/P3P1P1P/1CN4C1/9/R1BAKABNR w - - 0 5", 4, 2_200_199),
    /** Optional promotions of most kinds. */
    SHOGI_START(Game.SHOGI, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1", 4, 719_731),
    /** After 94 random moves; pawns in both hands. */
    SHOGI_MIDDLE(
            Game.SHOGI,
            "3g3n1/lrg4b1/p1nskp2l/2p3ps+P/1P1pGPP1P/+s2PPG1p1/2P2SN2/Lp2R4/BN3K2L[PPp] w - - 1 48",
            4,
            4_738_850),

    /** Shogi on 5x5 squares. */
    MINISHOGI_START(Game.MINISHOGI, "rbsgk/4p/5/P4/KGSBR[] w - - 0 1", 5, 533_203),
    /** Pieces of one step, and a count of moves in the turn. */
    MAKRUK_START(Game.MAKRUK, "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1", 5, 6_223_994),
    /** Leapers, and bare kings that lose. */
    SHATRANJ_START(Game.SHATRANJ, "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", 5, 1_164_248),
    /** Captures come first. */
    ANTICHESS_START(Game.ANTICHESS, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", 5, 2_732_672),
    /** A side without a king. */
    HORDE_START(Game.HORDE, "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1", 6, 5_396_554),
    /** Checks are counted. */
    THREE_CHECK_START(Game.THREE_CHECK, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1", 5, 4_865_609),
    /** A king in the middle wins. */
    HILL_START(Game.HILL, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    /** No move may check, and a king on the last rank wins. */
    RACING_KINGS_START(Game.RACING_KINGS, "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", 4, 296_242),

    /** 64 squares. */
    PLAIN_8X8(Game.PLAIN_8X8, Boards.chessArray(8, 8), 4, 197_281),
    /** 80 squares. */
    PLAIN_10X8(Game.PLAIN_10X8, Boards.chessArray(10, 8), 4, 429_986),
    /** 96 squares. */
    PLAIN_12X8(Game.PLAIN_12X8, Boards.chessArray(12, 8), 4, 987_800),
    /** 100 squares. */
    PLAIN_10X10(Game.PLAIN_10X10, Boards.chessArray(10, 10), 4, 443_391),
    /** 144 squares. */
    PLAIN_12X12(Game.PLAIN_12X12, Boards.chessArray(12, 12), 4, 1_031_505),
    /** 256 squares. */
    PLAIN_16X16(Game.PLAIN_16X16, Boards.chessArray(16, 16), 4, 3_298_115),

    /** Six kinds of piece on 10x10 squares. */
    KINDS_6(Game.KINDS_6, Boards.kindsArray(6), 3, 48_157),
    /** Twelve kinds. */
    KINDS_12(Game.KINDS_12, Boards.kindsArray(12), 3, 111_018),
    /** Twenty-four kinds. */
    KINDS_24(Game.KINDS_24, Boards.kindsArray(24), 3, 60_085),
    /** Forty-eight kinds. */
    KINDS_48(Game.KINDS_48, Boards.kindsArray(48), 3, 80_525),

    /** No dice. */
    DICE_0(Game.DICE_0, Boards.chessArray(8, 8), 5, 560_756),
    /** One die: five rolls, each with its move. */
    DICE_1(Game.DICE_1, Boards.chessArray(8, 8), 10, 2_809_118),
    /** Two dice. */
    DICE_2(Game.DICE_2, Boards.chessArray(8, 8), 6, 322_630),
    /** Three dice. */
    DICE_3(Game.DICE_3, Boards.chessArray(8, 8), 6, 4_421_109),
    /** Four dice: all first turns with all rolls. */
    DICE_4(Game.DICE_4, Boards.chessArray(8, 8), 5, 3_644_224);

    private final Game game;
    private final String position;
    private final int depth;
    private final int leaves;

    Question(Game game, String position, int depth, int leaves) {
        this.game = game;
        this.position = position;
        this.depth = depth;
        this.leaves = leaves;
    }

    Game game() {
        return game;
    }

    /** Returns the position as FEN. */
    String fen() {
        return position;
    }

    /** Returns the depth in events. A roll is one event, and equal rolls are one. */
    int depth() {
        return depth;
    }

    /** Returns the answer. */
    long leaves() {
        return leaves;
    }

    /** Loads the game and returns the position. */
    Position position() {
        return game.load().position(position);
    }

    /** Returns the number if it is the known one. */
    long answered(long counted) {
        if (counted != leaves) {
            throw new IllegalStateException(this + ": counted " + counted + " leaves; expected " + leaves);
        }
        return counted;
    }
}
