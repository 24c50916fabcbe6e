package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.rules.betza.Ride;

/** Generates all pseudo-legal moves of a side: every ride is walked square by square. */
final class ReferenceMoves {

    private final ReferencePosition position;
    private final List<ReferenceMove> moves = new ArrayList<>();

    private ReferenceMoves(ReferencePosition position) {
        this.position = position;
    }

    static List<ReferenceMove> of(ReferencePosition position, Color side) {
        ReferenceMoves all = new ReferenceMoves(position);
        position.board().forEach((square, piece) -> {
            if (piece.color() == side) {
                all.piece(square, piece);
            }
        });
        return all.moves;
    }

    /** Returns whether some piece of the other side could capture on this square. */
    static boolean hits(ReferencePosition position, Square target, Color by) {
        return of(position, by).stream()
                .anyMatch(move -> move.to().equals(target) && move.victim().isPresent() && !move.enPassant());
    }

    private void piece(Square from, ReferencePiece piece) {
        Optional<Set<Square>> byName = ReferencePaths.of(position, from, piece);
        if (byName.isPresent()) {
            byName.get()
                    .forEach(to ->
                            arrive(from, to, piece, Optional.of(to).filter(square -> isTaken(from, square)), Map.of()));
            return;
        }
        for (Ride ride : piece.kind().rides()) {
            if (!ride.initial() || position.rules().startsOn(piece, from)) {
                for (Ride.Leap leap : ride.leaps()) {
                    walk(from, piece, ride, ReferenceKind.turned(leap, piece.color(), facing(piece)));
                }
            }
        }
    }

    private static String facing(ReferencePiece piece) {
        return piece.kind().forward() && piece.color() == Color.BLACK ? "s" : piece.facing();
    }

    private boolean isTaken(Square from, Square to) {
        return !to.equals(from) && position.at(to).isPresent();
    }

    private void walk(Square from, ReferencePiece piece, Ride ride, Ride.Leap leap) {
        List<Square> passed = new ArrayList<>();
        int screens = 0;
        Optional<Square> at = Optional.of(from);
        for (int leaps = 0; leaps < ride.range(); leaps++) {
            if (ride.lame() && !isOpen(at.get(), leap, passed)) {
                return;
            }
            at = step(at.get(), leap);
            if (at.isEmpty()) {
                return;
            }
            Square to = at.get();
            boolean lands = !ride.hop() || screens == 1;
            if (position.at(to).isPresent()) {
                if (lands && ride.capture() && position.at(to).get().color() != piece.color()) {
                    arrive(from, to, piece, Optional.of(to), Map.of());
                }
                screens++;
                if (!ride.hop() || screens > 1) {
                    return;
                }
            } else if (lands) {
                empty(from, to, piece, ride, passed);
            }
            passed.add(to);
        }
    }

    /** Returns whether the squares of a lame leap exist and are empty; notes them as passed. */
    private boolean isOpen(Square from, Ride.Leap leap, List<Square> passed) {
        for (Ride.Leap between : Ride.between(leap)) {
            Optional<Square> square = step(from, between);
            if (square.isEmpty() || position.at(square.get()).isPresent()) {
                return false;
            }
            passed.add(square.get());
        }
        return true;
    }

    private Optional<Square> step(Square from, Ride.Leap leap) {
        int file = from.file() + leap.dx();
        int rank = from.rank() + leap.dy();
        boolean inBox = file >= 0 && file < position.rules().files && rank >= 0 && rank < position.rules().ranks;
        return inBox
                ? Optional.of(new Square(file, rank)).filter(position.rules().squares::contains)
                : Optional.empty();
    }

    private void empty(Square from, Square to, ReferencePiece piece, Ride ride, List<Square> passed) {
        if (ride.quiet()) {
            Map<Square, Square> opened = new TreeMap<>();
            if (ride.initial() && ride.lame()) {
                passed.forEach(square -> opened.put(square, to));
            }
            arrive(from, to, piece, Optional.empty(), opened);
        }
        Square victim = position.enPassant().get(to);
        if (ride.enPassant()
                && victim != null
                && position.at(victim)
                        .filter(other -> other.color() != piece.color())
                        .isPresent()) {
            arrive(from, to, piece, Optional.of(victim), Map.of());
        }
    }

    private void arrive(
            Square from, Square to, ReferencePiece piece, Optional<Square> victim, Map<Square, Square> opened) {
        boolean promotes = position.rules().promotes(piece, to);
        if (!promotes || piece.kind().promotionOptional()) {
            moves.add(new ReferenceMove(position, from, to, piece, false, victim, opened));
        }
        for (String name : promotes ? piece.kind().promotesTo() : List.<String>of()) {
            ReferencePiece promoted = new ReferencePiece(position.rules().kinds.get(name), piece.color(), "");
            moves.add(new ReferenceMove(position, from, to, promoted, true, victim, opened));
        }
    }
}
