package org.dicechess.examples.benchmarks;

/** The lines of the report in their order: what is measured, and what of it the peer can do. */
enum Line {
    START_BULK("chess perft, start, bulk, cursor", "ChessPerft.startBulk", "PeerPerft.start"),
    START_POSITION("chess perft, start, bulk, Position", "ChessPerft.startPosition", ""),
    KIWIPETE_BULK("chess perft, Kiwipete, bulk, cursor", "ChessPerft.kiwipeteBulk", "PeerPerft.kiwipete"),
    KIWIPETE_POSITION("chess perft, Kiwipete, bulk, Position", "ChessPerft.kiwipetePosition", ""),
    START_MADE("chess perft, start, leaves made, cursor", "ChessPerft.startMade", ""),
    KIWIPETE_MADE("chess perft, Kiwipete, leaves made, cursor", "ChessPerft.kiwipeteMade", ""),
    DICE("dice-chess perft, bulk, cursor", "DicePerft.bulk", ""),
    CHESS_GAMES("random chess games, moves, cursor", "RandomGames.chess", ""),
    DICE_GAMES("random dice-chess games, moves, cursor", "RandomGames.diceChess", ""),
    COLD_CURSOR("cold chess positions, cursor", "ColdPositions.cursor", ""),
    COLD_POSITION("cold chess positions, Position", "ColdPositions.position", ""),
    RESULTS("d4 d6: all results of a piece and roll, answers", "AllResults.cursor", ""),
    TURNS("d4 d6: random games, turns", "RandomTurns.turns", ""),
    TURN_EVENTS("d4 d6: random games, events", "RandomTurns.events", "");

    private final String label;
    private final String benchmark;
    private final String peer;

    Line(String label, String benchmark, String peer) {
        this.label = label;
        this.benchmark = benchmark;
        this.peer = peer;
    }

    String label() {
        return label;
    }

    /** Class and method. */
    String benchmark() {
        return benchmark;
    }

    /** Class and method of the peer's benchmark, empty if there is none. */
    String peer() {
        return peer;
    }
}
