package org.dicechess;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says in words for people what an event does. */
final class EventWords {

    private EventWords() {}

    static String of(Position position, Event event) {
        Board board = position.board();
        if (event instanceof Roll roll) {
            return roll(position, faces(position, roll));
        }
        if (event instanceof Selection selection) {
            return "chooses " + selection.die() + " for the " + on(board, selection.square()) + " on "
                    + selection.square();
        }
        if (event instanceof Choice choice) {
            return "chooses " + choice.name().replace('-', ' ');
        }
        return Objects.requireNonNull(event, "event") instanceof Move move ? move(board, move) : "passes";
    }

    /** Names each face by its label, if it has one, or by its number. */
    private static String faces(Position position, Roll roll) {
        List<Die> dice =
                position.node() instanceof Node.Chance chance ? chance.dice().dice() : List.of();
        return IntStream.range(0, roll.faces().size())
                .mapToObj(i -> i < dice.size()
                        ? face(dice.get(i), roll.faces().get(i))
                        : String.valueOf(roll.faces().get(i)))
                .collect(Collectors.joining(" and "));
    }

    private static String face(Die die, int face) {
        String label = die.faces().contains(face) ? die.label(face) : "";
        return label.isEmpty() ? String.valueOf(face) : label;
    }

    private static String roll(Position position, String faces) {
        return position.node() instanceof Node.Chance chance && chance.deals()
                ? "the roll " + faces + " deals the setup"
                : "rolls " + faces;
    }

    private static String move(Board board, Move move) {
        String action = move.action().map(name -> name.replace('-', ' ') + ": ").orElse("");
        if (move.from().isEmpty() && move.to().isEmpty() && !move.edits().isEmpty()) {
            return action + "changes " + squares(move);
        }
        return action
                + way(board, move)
                + captures(move)
                + partner(board, move)
                + becomes(board, move)
                + changes(move)
                + spent(move);
    }

    private static String way(Board board, Move move) {
        String to = move.to().map(Square::text).orElse("");
        if (move.from().isEmpty()) {
            return to.isEmpty() ? "changes nothing on the board" : "puts the " + dropped(move) + " on " + to;
        }
        String piece = on(board, move.from().get());
        String from = move.from().get().text();
        if (from.equals(to) && leaves(move)) {
            return piece + " on " + from + " leaves the board";
        }
        if (from.equals(to)) {
            return piece + (move.edits().isEmpty() ? " stays on " : " on ") + from;
        }
        return piece + " from " + from + " to " + to;
    }

    private static boolean leaves(Move move) {
        return move.edits().size() == 1
                && move.edits().get(0) instanceof Edit.Lift lift
                && move.from().filter(lift.place()::equals).isPresent();
    }

    private static String dropped(Move move) {
        return move.arrival().map(EventWords::kind).orElse("piece");
    }

    private static String captures(Move move) {
        List<Piece> captures = move.captures();
        return captures.isEmpty()
                ? ""
                : ", captures " + captures.stream().map(EventWords::kind).collect(Collectors.joining(" and "))
                        + elsewhere(move);
    }

    /** Names the squares of the captures. Empty if the only one is on the square of arrival. */
    private static String elsewhere(Move move) {
        List<Square> squares = move.capturedOn();
        return squares.equals(move.to().stream().toList())
                ? ""
                : " on " + squares.stream().map(Square::text).collect(Collectors.joining(" and "));
    }

    private static String partner(Board board, Move move) {
        return move.partner()
                .map(square -> ", with the " + on(board, square) + " on " + square)
                .orElse("");
    }

    private static String becomes(Board board, Move move) {
        String kind = move.promotion().map(piece -> ", becomes " + kind(piece)).orElse("");
        Optional<String> before = move.from().flatMap(board::at).map(EventWords::facing);
        String after = move.arrival().map(EventWords::facing).orElse("");
        return after.isEmpty() || before.equals(Optional.of(after)) ? kind : kind + ", faces " + after;
    }

    /** Names the other squares that change. A hook may change any square. */
    private static String changes(Move move) {
        Set<Square> named = new HashSet<>(move.capturedOn());
        named.addAll(move.from().stream().toList());
        named.addAll(move.to().stream().toList());
        String changed = move.edits().stream()
                .map(Edit::place)
                .filter(place -> move.partner().isEmpty() && place instanceof Square && !named.contains(place))
                .map(Object::toString)
                .distinct()
                .collect(Collectors.joining(" and "));
        return changed.isEmpty() ? "" : ", changes " + changed;
    }

    private static String squares(Move move) {
        return move.edits().stream()
                .map(edit -> edit.place().toString())
                .distinct()
                .sorted()
                .collect(Collectors.joining(" and "));
    }

    private static String spent(Move move) {
        String faces = move.spent().stream().map(String::valueOf).collect(Collectors.joining(" and "));
        return faces.isEmpty() ? "" : ", uses " + faces;
    }

    private static String facing(Piece piece) {
        return piece.facing().map(Direction::words).orElse("");
    }

    private static String kind(Piece piece) {
        return piece.type().name().replace('-', ' ');
    }

    private static String on(Board board, Square square) {
        return board.at(square).map(EventWords::kind).orElse("piece");
    }
}
