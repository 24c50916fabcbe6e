package org.dicechess.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Square;

/** The words of pictures for sides and facts about a position. */
final class Words {

    /** The most characters of a name that are shown. */
    static final int LONGEST_NAME = 80;

    /** A conclusion may give a reason of 200 characters. */
    private static final int LONGEST_END = 300;

    private Words() {}

    static String side(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    /** Returns who is to move, or how the game has ended; empty where no position is drawn. */
    static Optional<String> next(Scene scene) {
        return scene.turn()
                .map(side -> side(side) + " to move")
                .or(() ->
                        Optional.of(SafeText.visible(scene.end(), LONGEST_END)).filter(end -> !end.isEmpty()));
    }

    /** Returns the numbers that people are told, each with its title. */
    static List<String> numbers(Scene scene) {
        return scene.numbers().stream()
                .map(number -> SafeText.visible(number, LONGEST_NAME))
                .toList();
    }

    /**
     * Returns sentences without full stop: hands, reserves, the roll, checks, numbers; empty if there is nothing to
     * tell.
     */
    static List<String> facts(Scene scene) {
        List<String> facts = new ArrayList<>();
        for (Color side : Color.values()) {
            if (!scene.hand(side).isEmpty()) {
                facts.add(side(side) + " in hand: "
                        + scene.hand(side).stream().map(HeldPiece::words).collect(Collectors.joining(", ")));
            }
        }
        for (Color side : Color.values()) {
            if (!scene.reserve(side).isEmpty()) {
                facts.add(side(side) + " beside the board: "
                        + scene.reserve(side).stream().map(Words::name).collect(Collectors.joining(", ")));
            }
        }
        scene.selected()
                .ifPresent(selected -> facts.add(
                        "selected: " + selected.square() + " with " + SafeText.visible(selected.die(), LONGEST_NAME)));
        if (!scene.dice().isEmpty()) {
            facts.add("roll: " + scene.dice().stream().map(Words::die).collect(Collectors.joining(", ")));
        }
        if (!scene.checked().isEmpty()) {
            facts.add("check: " + squares(scene.checked()));
        }
        facts.addAll(numbers(scene));
        return facts;
    }

    static String squares(Collection<Square> squares) {
        return squares.stream().map(Square::text).collect(Collectors.joining(" "));
    }

    private static String name(DrawnPiece piece) {
        return SafeText.visible(piece.words(), LONGEST_NAME);
    }

    private static String die(DrawnDie die) {
        String kinds = die.kinds().stream().map(Words::name).collect(Collectors.joining(" or "));
        return kinds.isEmpty() ? Integer.toString(die.face()) : die.face() + " (" + kinds + ")";
    }
}
