package org.dicechess.rules.checks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Refuses keys of a piece that change nothing, since they belong to something that the piece lacks: initial squares
 * without initial moves, rolls that no die of the walk shows, a promotion without a move.
 */
public final class PieceKeysCheck {

    private final YamlMap pieces;
    private final List<Kind> kinds;
    private final Problems problems;

    public PieceKeysCheck(YamlMap pieces, List<Kind> kinds, Problems problems) {
        this.pieces = pieces;
        this.kinds = kinds;
        this.problems = problems;
    }

    /** Checks each piece by itself, and its walk with the dice. */
    public void check(List<Pool> pools) {
        for (Kind kind : kinds) {
            if (!problems.isUnder("pieces." + kind.name())) {
                checkOwn(kind);
                checkOwner(kind);
                checkRolls(kind, pools);
            }
        }
    }

    /** Refuses that a piece of a side promotes to one of nobody, or was one. */
    private void checkOwner(Kind kind) {
        for (Kind other : kinds) {
            boolean becomes = kind.promotions().stream()
                    .anyMatch(promotion -> promotion.to().contains(other.name()));
            boolean was = kind.demoted().equals(Optional.of(other.name()));
            if (other.isOfNobody() && (becomes || was)) {
                problems.report(
                        at(kind, becomes ? "promotion" : "demoted"),
                        "E-OWNER",
                        "'" + other.name() + "' belongs to nobody; expected a piece of a side");
            }
        }
    }

    private void checkOwn(Kind kind) {
        if (kind.initial().isPresent() && !isInitial(kind)) {
            report(kind, "initial", "without a move that has 'i', as in 'fmWifmnD', 'initial' has no effect");
        }
        if (!kind.promotions().isEmpty() && !moves(kind)) {
            report(kind, "promotion", "only a move promotes, and this piece only walks; expected 'move' beside it");
        }
        if (hasIdle(kind)) {
            report(kind, "move", "a move with 'i' that is possible from every square anyway; expected another move");
        }
    }

    /** Returns whether an initial ride has no effect. A lame one may open squares to en passant capture. */
    private static boolean hasIdle(Kind kind) {
        List<Ride> initial = new ArrayList<>();
        for (Ride ride : kind.rides()) {
            if (ride.initial() && !ride.lame() && !ride.enPassant() && !ride.behind()) {
                initial.add(ride);
            }
        }
        if (initial.isEmpty()) {
            return false;
        }
        FreeCourses straight = FreeCourses.of(kind, false);
        FreeCourses hopping = FreeCourses.of(kind, true);
        return initial.stream().anyMatch(ride -> (ride.hop() ? hopping : straight).have(ride));
    }

    private static boolean isInitial(Kind kind) {
        return kind.rides().stream().anyMatch(Ride::initial);
    }

    private static boolean moves(Kind kind) {
        return !kind.rides().isEmpty()
                || kind.paths().isPresent()
                || kind.moves().isPresent();
    }

    /**
     * The courses that a kind may take from any square: to an empty square, and to capture an enemy or an own piece.
     */
    private record FreeCourses(Set<Course> quiet, Set<Course> capture, Set<Course> own) {

        static FreeCourses of(Kind kind, boolean hop) {
            FreeCourses free = new FreeCourses(new HashSet<>(), new HashSet<>(), new HashSet<>());
            for (PieceMoves mover : kind.pieceMoves()) {
                for (Ride ride : mover.isEverywhere() ? mover.rides() : List.<Ride>of()) {
                    free.add(ride, hop);
                }
            }
            return free;
        }

        private void add(Ride ride, boolean hop) {
            if (!ride.initial() && !ride.lame() && !ride.behind() && ride.hop() == hop) {
                quiet.addAll(ride.quiet() ? ride.courses() : List.of());
                capture.addAll(ride.capture() ? ride.courses() : List.of());
                own.addAll(ride.own() ? ride.courses() : List.of());
            }
        }

        boolean have(Ride ride) {
            return (!ride.quiet() || quiet.containsAll(ride.courses()))
                    && (!ride.capture() || capture.containsAll(ride.courses()))
                    && (!ride.own() || own.containsAll(ride.courses()));
        }
    }

    /** Refuses the ways of a walk that no roll of its dice allows. */
    private void checkRolls(Kind kind, List<Pool> pools) {
        List<Pool> thrown = pools.stream()
                .filter(pool ->
                        kind.walk().isPresent() && kind.walk().get().dice().contains(pool.name()))
                .toList();
        List<Walk.Way> ways =
                thrown.isEmpty() ? List.of() : kind.walk().orElseThrow().ways();
        for (int way = 0; way < ways.size(); way++) {
            int number = way;
            if (thrown.stream().noneMatch(pool -> allows(ways.get(number), pool))) {
                problems.report(
                        way(kind, way),
                        "E-RANGE",
                        "no roll of " + names(thrown) + " is among these; expected some that is");
            }
        }
    }

    private static boolean allows(Walk.Way way, Pool pool) {
        return pool.totals().stream().anyMatch(way::allows);
    }

    private static String names(List<Pool> pools) {
        List<String> names = new ArrayList<>();
        pools.forEach(pool -> names.add("'" + pool.name() + "'"));
        return String.join(" or ", names);
    }

    private YamlNode way(Kind kind, int number) {
        return at(kind, "walk") instanceof YamlMap walk
                        && walk.get("one-of").orElse(walk) instanceof YamlList list
                        && number < list.items().size()
                        && list.items().get(number) instanceof YamlMap way
                ? way.get("rolls").orElse(way)
                : pieces;
    }

    /**
     * Refuses initial moves of a piece that has no initial squares: the setup has no such piece, although other pieces
     * become it. A piece that never stands on the board is no mistake, as imported ones may be many.
     */
    public void checkInitial(Setup setup, List<Action> actions) {
        for (Kind kind : kinds) {
            if (kind.initial().isEmpty()
                    && isInitial(kind)
                    && !stands(kind, setup)
                    && (isPromotedTo(kind) || isReplacing(kind, actions))
                    && !problems.isUnder("pieces." + kind.name())) {
                report(
                        kind,
                        "move",
                        "the moves with 'i' have no initial squares, since the setup has no " + kind.name()
                                + "; expected 'initial' with the name of an area");
            }
        }
    }

    private static boolean stands(Kind kind, Setup setup) {
        for (GamePiece piece : setup.pieces()) {
            if (piece != null && piece.type().equals(kind)) {
                return true;
            }
        }
        return setup.deal().kinds().contains(kind);
    }

    private boolean isPromotedTo(Kind kind) {
        return kinds.stream()
                .flatMap(other -> other.promotions().stream())
                .anyMatch(promotion -> promotion.to().contains(kind.name()));
    }

    private static boolean isReplacing(Kind kind, List<Action> actions) {
        return actions.stream().anyMatch(action -> action.arriving().contains(kind));
    }

    private void report(Kind kind, String key, String message) {
        problems.report(at(kind, key), "E-UNUSED", message);
    }

    private YamlNode at(Kind kind, String key) {
        return piece(kind).get(key).orElse(pieces);
    }

    private YamlMap piece(Kind kind) {
        Optional<YamlNode> piece = pieces.get(kind.name());
        return piece.isPresent() && piece.get() instanceof YamlMap map ? map : pieces;
    }
}
