package org.dicechess.examples.console;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Die;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Square;

/**
 * Describes an event in words: the player and the event, the squares that a walk passes, the captured pieces.
 *
 * @param pieces writes the pieces
 */
record Sentence(PieceText pieces) {

    /** Returns the sentence for an event that is about to happen at a node. */
    String of(Node node, Position position, Event event) {
        Color side = node instanceof Node.Decision decision ? decision.player() : position.turn();
        boolean picked = node instanceof Node.Chance chance && chance.picks();
        return (picked ? "by chance " : "") + Texts.side(side) + " " + deed(position, event);
    }

    private String deed(Position position, Event event) {
        if (event instanceof Roll roll) {
            return "rolls " + roll.text() + labels(position, roll);
        }
        if (event instanceof Pass) {
            return "passes";
        }
        if (event instanceof Move move) {
            String san = position.variant().notation().san(position, event);
            return "plays " + event.text() + (san.equals(event.text()) ? "" : " (" + san + ")") + way(move)
                    + effect(move);
        }
        return "chooses " + event.text();
    }

    /** Returns the names of the faces, if all have one. */
    private static String labels(Position position, Roll roll) {
        List<Die> dice =
                position.node() instanceof Node.Chance chance ? chance.dice().dice() : List.of();
        List<String> labels = IntStream.range(
                        0, Math.min(dice.size(), roll.faces().size()))
                .mapToObj(i -> dice.get(i).label(roll.faces().get(i)))
                .toList();
        return labels.isEmpty() || labels.contains("") ? "" : " (" + String.join(", ", labels) + ")";
    }

    /** Returns the squares between start and arrival, if there are any. */
    private static String way(Move move) {
        return move.path().size() <= 2
                ? ""
                : ", by way of "
                        + joined(move.path().subList(1, move.path().size() - 1).stream()
                                .map(Square::text)
                                .toList());
    }

    private String effect(Move move) {
        if (move.edits().isEmpty()) {
            return ", staying there";
        }
        return move.captures().isEmpty()
                ? ""
                : ", taking " + joined(move.captures().stream().map(pieces::of).toList());
    }

    private static String joined(List<String> words) {
        return words.stream().collect(Collectors.joining(" "));
    }
}
