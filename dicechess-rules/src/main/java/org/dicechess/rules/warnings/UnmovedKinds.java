package org.dicechess.rules.warnings;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;

/** Warns of kinds that no face names and nothing else moves, in games whose dice name kinds. */
final class UnmovedKinds {

    private static final int NO_ROLL = -1;

    private final Game game;
    private final Present present;
    private final Places places;
    private final Problems found;
    private final BitSet moved = new BitSet();
    private final BitSet seen = new BitSet();
    private final Deque<Point> open = new ArrayDeque<>();

    UnmovedKinds(Game game, Present present, Places places, Problems found) {
        this.game = game;
        this.present = present;
        this.places = places;
        this.found = found;
    }

    /**
     * A point of a turn.
     *
     * @param pool the dice whose roll is in hand, {@link #NO_ROLL} for none
     */
    private record Point(int state, int pool) {}

    void look() {
        if (game.pools().stream().noneMatch(Pool::namesKinds)
                || game.kinds().stream().anyMatch(kind -> kind.moves().isPresent())) {
            return;
        }
        followTurns();
        game.castling().ifPresent(rule -> {
            moved.set(rule.king().index());
            rule.rooks().forEach(rook -> moved.set(rook.index()));
        });
        game.kinds().stream().filter(this::isForgotten).forEach(this::warn);
    }

    private boolean isForgotten(Kind kind) {
        return present.has(kind) && !moved.get(kind.index()) && kind.fate().isEmpty() && !isBlock(kind);
    }

    /** Returns whether a kind has no move that is ever possible. */
    private static boolean isBlock(Kind kind) {
        return kind.paths().isEmpty()
                && kind.rides().stream().allMatch(Ride::initial)
                && kind.initial()
                        .filter(area -> !area.white().isEmpty() || !area.black().isEmpty())
                        .isEmpty();
    }

    private void followTurns() {
        reach(new Point(0, NO_ROLL));
        reach(new Point(game.turn().first(), NO_ROLL));
        while (!open.isEmpty()) {
            Point point = open.pop();
            for (Turn.Step step : game.turn().states().get(point.state).steps()) {
                reach(new Point(step.to(), follow(step.stage(), point.pool)));
            }
        }
    }

    private void reach(Point point) {
        int number = point.state * (game.pools().size() + 1) + point.pool + 1;
        if (!seen.get(number)) {
            seen.set(number);
            open.add(point);
        }
    }

    /** Notes the kinds that a stage moves, and returns the dice in hand after it. */
    private int follow(Stage stage, int pool) {
        if (stage instanceof Stage.Throw thrown) {
            return thrown.pool();
        }
        if (stage instanceof Stage.MovePiece || stage instanceof Stage.Spend) {
            boolean any = pool == NO_ROLL || stage instanceof Stage.MovePiece move && move.free();
            moved.or(any ? all() : named(game.pools().get(pool)));
        } else if (stage instanceof Stage.WalkPiece) {
            game.kinds().stream().filter(kind -> kind.walk().isPresent()).forEach(kind -> moved.set(kind.index()));
        } else if (stage instanceof Stage.Act act) {
            act.actions().forEach(action -> moved.or(game.actions().get(action).acting()));
        }
        return stage instanceof Stage.Spend ? pool : NO_ROLL;
    }

    private BitSet all() {
        BitSet all = new BitSet();
        all.set(0, game.kinds().size());
        return all;
    }

    private BitSet named(Pool pool) {
        if (!pool.namesKinds() || pool.doublesMoveAny()) {
            return all();
        }
        BitSet named = new BitSet();
        pool.kinds().forEach(face -> face.forEach(kind -> named.set(kind.index())));
        return named;
    }

    private void warn(Kind kind) {
        List<Pool> naming = game.pools().stream().filter(Pool::namesKinds).toList();
        found.report(
                places.at("dice", naming.get(0).name(), "faces"),
                "W-UNMOVED",
                "no face names the " + kind.name() + ", and nothing else moves it",
                "add it to a face, as ["
                        + String.join(
                                ", ",
                                naming.get(0).kinds().stream()
                                        .filter(face -> !face.isEmpty())
                                        .findFirst()
                                        .orElseThrow()
                                        .stream()
                                        .map(Kind::name)
                                        .toList())
                        + ", " + kind.name() + "]; a block has 'move: iW' and 'initial' with an empty area");
    }
}
