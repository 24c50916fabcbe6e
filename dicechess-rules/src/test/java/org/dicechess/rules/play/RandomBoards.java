package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Square;

/** Random boards with pieces of all kinds anywhere, so that checks, pins and screens occur together. */
final class RandomBoards {

    private final ReferenceRules rules;
    private final ReferencePosition start;
    private final Random random;

    RandomBoards(ReferenceRules rules, ReferencePosition start, long seed) {
        this.rules = rules;
        this.start = start;
        this.random = new Random(seed);
    }

    /** Returns a position in which the side that is not to move is not in check. */
    ReferencePosition next() {
        while (true) {
            ReferencePosition board = scattered();
            if (rules.safety == ReferenceRules.Safety.MAY_BE_TAKEN
                    || !ReferenceGame.inCheck(board, board.side().opponent())) {
                return board;
            }
        }
    }

    private ReferencePosition scattered() {
        List<Square> squares = new ArrayList<>(rules.squares);
        Collections.shuffle(squares, random);
        Map<Square, ReferencePiece> pieces = new TreeMap<>();
        start.board().values().stream()
                .filter(piece -> piece.kind().royal())
                .forEach(piece -> pieces.put(squares.remove(0), piece));
        List<ReferenceKind> others =
                rules.kinds.values().stream().filter(kind -> !kind.royal()).toList();
        int count = 2 + random.nextInt(squares.size() / 3);
        for (Square square : squares.subList(0, count)) {
            ReferencePiece piece = piece(others.get(random.nextInt(others.size())));
            if (!rules.promotes(piece, square) || piece.kind().promotionOptional()) {
                pieces.put(square, piece);
            }
        }
        Color side = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return new ReferencePosition(rules, pieces, side, 0, List.of(), "", Map.of(), 0, 1);
    }

    private ReferencePiece piece(ReferenceKind kind) {
        Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return new ReferencePiece(
                kind,
                color,
                kind.facings().isEmpty()
                        ? ""
                        : kind.facings().get(random.nextInt(kind.facings().size())));
    }
}
