package org.dicechess.rules.warnings;

import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.yaml.Problems;
import org.jspecify.annotations.Nullable;

/** Warns of pieces that move to a square where they stand for ever, as a pawn on the last rank without promotion. */
final class StuckPieces {

    private final Game game;
    private final Present present;
    private final Places places;
    private final Problems found;

    /** For each kind and side the squares where pieces of the array arrive by moves; null until asked for. */
    private final @Nullable BitSet[] arrived;

    StuckPieces(Game game, Present present, Places places, Problems found) {
        this.game = game;
        this.present = present;
        this.places = places;
        this.found = found;
        this.arrived = new BitSet[2 * game.kinds().size()];
    }

    void look() {
        boolean spoken = game.endings().stream().anyMatch(StuckPieces::speaksOfStuckSides)
                || game.kinds().stream().anyMatch(kind -> kind.moves().isPresent());
        if (!spoken) {
            game.kinds().stream()
                    .filter(kind -> present.has(kind) && movesByNotationAlone(kind) && !hasGoal(kind))
                    .forEach(this::look);
        }
    }

    /** A hook or a condition may say anything, and a stalemate that wins or loses is what the game is about. */
    private static boolean speaksOfStuckSides(Ending ending) {
        return ending instanceof Ending.Hooked
                || ending instanceof Ending.Met
                || ending instanceof Ending.Stalemate && ending.verdict() != Ending.Verdict.DRAWS;
    }

    private boolean movesByNotationAlone(Kind kind) {
        return !kind.rides().isEmpty()
                && kind.paths().isEmpty()
                && kind.walk().isEmpty()
                && kind.facings().isEmpty()
                && game.actions().stream().noneMatch(action -> action.acting().get(kind.index()))
                && game.castling().filter(rule -> castles(rule, kind)).isEmpty();
    }

    private static boolean castles(CastlingRule rule, Kind kind) {
        return rule.king().equals(kind) || rule.rooks().contains(kind);
    }

    /** Returns whether an ending speaks of squares that such pieces reach. */
    private boolean hasGoal(Kind kind) {
        return game.endings().stream()
                .anyMatch(ending -> ending instanceof Ending.NoneLeft none
                        && none.area().isPresent()
                        && none.kinds().get(kind.index()));
    }

    private void look(Kind kind) {
        for (Color color : Color.values()) {
            int stuck = stuck(kind, color);
            if (stuck >= 0) {
                warn(kind, color, stuck);
                return;
            }
            int dropped = dropped(kind, color);
            if (dropped >= 0) {
                warnOfDrop(kind, color, dropped);
                return;
            }
        }
    }

    private void warn(Kind kind, Color color, int stuck) {
        boolean mayPromote = !promotions(kind, color, stuck).isEmpty();
        found.report(
                places.at("pieces", kind.name(), kind.promotions().isEmpty() ? "move" : "promotion"),
                "W-STUCK",
                "on " + game.squares().square(stuck) + " " + (color == Color.WHITE ? "White's " : "Black's ")
                        + kind.name() + (mayPromote ? " that does not promote" : "") + " is stuck for ever",
                hint(kind, color, stuck));
    }

    private void warnOfDrop(Kind kind, Color color, int stuck) {
        found.report(
                places.at("turn"),
                "W-STUCK",
                (color == Color.WHITE ? "White's " : "Black's ") + kind.name() + " that is put down on "
                        + game.squares().square(stuck) + " is stuck for ever",
                "a filter of 'drop' keeps it from there, as {kinds: " + kind.name() + ", to: AREA}");
    }

    /** Returns a square where a piece in hand may be put down and never leaves, -1 if there is none. */
    private int dropped(Kind kind, Color color) {
        EmptyBoard board = new EmptyBoard(game.squares(), color.ordinal());
        BitSet open = new BitSet();
        if (game.hands().filter(hands -> hands.kinds().get(kind.index())).isPresent()) {
            game.turn().states().stream()
                    .flatMap(state -> state.steps().stream())
                    .filter(step -> step.stage() instanceof Stage.Drop)
                    .flatMap(step -> step.stage().filters().stream())
                    .forEach(filter -> open.or(open(filter, kind, color)));
        }
        return open.stream()
                .filter(square -> board.from(kind, square).isEmpty())
                .findFirst()
                .orElse(-1);
    }

    /** Returns the squares on which a filter surely lets a kind be put down. */
    private BitSet open(MoveFilter filter, Kind kind, Color color) {
        BitSet open = new BitSet();
        open.set(0, game.squares().size());
        for (MoveFilter.Clause clause : filter.clauses()) {
            if (clause instanceof MoveFilter.To to) {
                open.and(to.area().of(color));
            } else if (clause instanceof MoveFilter.ToRolled to) {
                open.and(to.dice().squares(to.dice().faces()).of(color));
            } else if (!mayHold(clause, kind)) {
                return new BitSet();
            }
        }
        return open;
    }

    /** Returns whether a clause lets some drops of a kind pass on each square. */
    private static boolean mayHold(MoveFilter.Clause clause, Kind kind) {
        return clause instanceof MoveFilter.Kinds named
                ? named.kinds().get(kind.index())
                : clause instanceof MoveFilter.Rolled
                        || clause instanceof MoveFilter.Mates mates && !mates.must()
                        || clause instanceof MoveFilter.Near near && near.where() == MoveFilter.Near.Where.FILE;
    }

    private static String hint(Kind kind, Color color, int stuck) {
        List<Promotion> there = promotions(kind, color, stuck);
        if (there.stream().anyMatch(Promotion::optional)) {
            return "without 'optional: true' it has to promote";
        } else if (!there.isEmpty()) {
            return "a promotion there that always comes, without 'only-if' and 'moves', helps";
        }
        return kind.promotions().isEmpty()
                ? "a 'promotion' there helps, and so does an ending for a side that gets there"
                : "the area of its 'promotion' lacks this square";
    }

    /** Returns a square where a piece arrives and never leaves, -1 if there is none. */
    private int stuck(Kind kind, Color color) {
        EmptyBoard board = new EmptyBoard(game.squares(), color.ordinal());
        BitSet ends = promoted(kind, color);
        ends.or(arrived(kind, color, ends));
        for (int at = ends.nextSetBit(0); at >= 0; at = ends.nextSetBit(at + 1)) {
            if (!promotes(kind, color, at) && board.from(kind, at).isEmpty()) {
                return at;
            }
        }
        return -1;
    }

    /** Returns the squares where moves lead from the array and from some further squares. */
    private BitSet arrived(Kind kind, Color color, BitSet further) {
        EmptyBoard board = new EmptyBoard(game.squares(), color.ordinal());
        BitSet open = start(kind, color);
        open.or(further);
        BitSet seen = (BitSet) open.clone();
        BitSet reached = new BitSet();
        for (int at = open.nextSetBit(0); at >= 0; at = open.nextSetBit(0)) {
            open.clear(at);
            BitSet next = promotes(kind, color, at) ? new BitSet() : board.from(kind, at);
            reached.or(next);
            next.andNot(seen);
            seen.or(next);
            open.or(next);
        }
        return reached;
    }

    /** Returns whether a piece that arrives on a square has to become another one. */
    private static boolean promotes(Kind kind, Color color, int square) {
        return kind.forcedPromotions(color).get(square);
    }

    private static List<Promotion> promotions(Kind kind, Color color, int square) {
        return kind.promotions().stream()
                .filter(promotion ->
                        promotion.isOf(color) && promotion.area().of(color).get(square))
                .toList();
    }

    /** Returns the squares where the array has such a piece. */
    private BitSet start(Kind kind, Color color) {
        BitSet start = new BitSet();
        for (int square = 0; square < game.squares().size(); square++) {
            GamePiece piece = game.setup().pieces().get(square);
            start.set(square, piece != null && piece.type().equals(kind) && piece.color() == color);
        }
        return start;
    }

    /** Returns the squares where pieces of the array become such a piece, after moves of their own. */
    private BitSet promoted(Kind kind, Color color) {
        BitSet promoted = new BitSet();
        for (Kind other : game.kinds()) {
            for (Promotion promotion : other.promotions()) {
                if (!other.equals(kind)
                        && present.has(other)
                        && promotion.isOf(color)
                        && promotion.to().contains(kind.name())) {
                    BitSet there = (BitSet) arrived(other, color).clone();
                    there.and(promotion.area().of(color));
                    promoted.or(there);
                }
            }
        }
        return promoted;
    }

    private BitSet arrived(Kind kind, Color color) {
        int number = 2 * kind.index() + color.ordinal();
        BitSet known = arrived[number];
        if (known == null) {
            known = arrived(kind, color, new BitSet());
            arrived[number] = known;
        }
        return known;
    }
}
