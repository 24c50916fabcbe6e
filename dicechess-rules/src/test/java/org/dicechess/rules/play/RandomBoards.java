package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Square;

/** Boards that no game would reach soon: men of all kinds anywhere, so that checks, pins and screens meet. */
final class RandomBoards {

    private final SlowRules rules;
    private final SlowPosition start;
    private final Random random;

    RandomBoards(SlowRules rules, SlowPosition start, long seed) {
        this.rules = rules;
        this.start = start;
        this.random = new Random(seed);
    }

    /** A position in which the waiting side is not in check. */
    SlowPosition next() {
        while (true) {
            SlowPosition board = scattered();
            if (rules.safety == SlowRules.Safety.MAY_BE_TAKEN
                    || !SlowGame.inCheck(board, board.side().opponent())) {
                return board;
            }
        }
    }

    private SlowPosition scattered() {
        List<Square> squares = new ArrayList<>(rules.squares);
        Collections.shuffle(squares, random);
        Map<Square, SlowMan> men = new TreeMap<>();
        start.board().values().stream()
                .filter(man -> man.kind().royal())
                .forEach(man -> men.put(squares.remove(0), man));
        List<SlowKind> others =
                rules.kinds.values().stream().filter(kind -> !kind.royal()).toList();
        int count = 2 + random.nextInt(squares.size() / 3);
        for (Square square : squares.subList(0, count)) {
            SlowMan man = man(others.get(random.nextInt(others.size())));
            if (!rules.promotes(man, square) || man.kind().promotionOptional()) {
                men.put(square, man);
            }
        }
        Color side = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return new SlowPosition(rules, men, side, 0, List.of(), "", Map.of(), 0, 1);
    }

    private SlowMan man(SlowKind kind) {
        Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return new SlowMan(
                kind,
                color,
                kind.facings().isEmpty()
                        ? ""
                        : kind.facings().get(random.nextInt(kind.facings().size())));
    }
}
