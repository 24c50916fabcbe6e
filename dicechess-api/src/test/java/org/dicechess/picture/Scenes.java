package org.dicechess.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Drawing;
import org.dicechess.Outline;
import org.dicechess.Square;

/** Scenes for tests: any words, boards and pieces, without a variant. */
final class Scenes {

    private Scenes() {}

    static DrawnPiece piece(String symbol, Color side) {
        String letters = side == Color.WHITE ? symbol : symbol.toLowerCase(java.util.Locale.ROOT);
        return new DrawnPiece("kind-" + symbol, symbol, letters, Optional.empty(), Optional.of(side), Optional.empty());
    }

    static DrawnPiece shaped(String outline, Color side) {
        DrawnPiece token = piece("Z", side);
        return new DrawnPiece(
                outline, "Z", token.letters(), Outline.named(outline), Optional.of(side), Optional.empty());
    }

    static DrawnPiece facing(DrawnPiece piece, Direction way) {
        return new DrawnPiece(
                piece.kind(), piece.symbol(), piece.letters(), piece.outline(), piece.owner(), Optional.of(way));
    }

    /** Returns the squares of a rectangle without the named ones. */
    static List<Square> squares(int files, int ranks, String... missing) {
        List<Square> squares = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                squares.add(new Square(file, rank));
            }
        }
        for (String name : missing) {
            squares.remove(Square.of(name));
        }
        return squares;
    }

    static Scene of(List<Square> squares, Map<String, DrawnPiece> pieces) {
        Map<Square, DrawnPiece> placed = new TreeMap<>();
        pieces.forEach((name, piece) -> placed.put(Square.of(name), piece));
        return new Scene(
                "Trial",
                Drawing.checkered(),
                squares,
                List.of(),
                placed,
                List.of(),
                List.of(),
                List.of(),
                Set.of(),
                Optional.empty(),
                Optional.of(Color.WHITE),
                "",
                List.of(),
                Map.of(),
                0);
    }

    static Scene drawn(Scene scene, Drawing drawing) {
        return new Scene(
                scene.name(),
                drawing,
                scene.squares(),
                scene.areas(),
                scene.pieces(),
                scene.white(),
                scene.black(),
                scene.dice(),
                scene.checked(),
                scene.selected(),
                scene.turn(),
                scene.end(),
                scene.numbers(),
                scene.hands(),
                scene.handTypes());
    }

    static Scene hexagonal(Scene scene) {
        return drawn(scene, new Drawing(true, true, List.of(), List.of()));
    }

    static Scene with(Scene scene, List<DrawnPiece> white, List<DrawnPiece> black, List<DrawnDie> dice) {
        return new Scene(
                scene.name(),
                scene.drawing(),
                scene.squares(),
                scene.areas(),
                scene.pieces(),
                white,
                black,
                dice,
                scene.checked(),
                scene.selected(),
                scene.turn(),
                scene.end(),
                scene.numbers(),
                scene.hands(),
                scene.handTypes());
    }

    static Scene checked(Scene scene, String... squares) {
        Set<Square> checked = new LinkedHashSet<>();
        for (String square : squares) {
            checked.add(Square.of(square));
        }
        return new Scene(
                scene.name(),
                scene.drawing(),
                scene.squares(),
                scene.areas(),
                scene.pieces(),
                scene.white(),
                scene.black(),
                scene.dice(),
                checked,
                scene.selected(),
                scene.turn(),
                scene.end(),
                scene.numbers(),
                scene.hands(),
                scene.handTypes());
    }

    /** Returns the scene of a game that is over. */
    static Scene ended(Scene scene, String how) {
        return new Scene(
                scene.name(),
                scene.drawing(),
                scene.squares(),
                scene.areas(),
                scene.pieces(),
                scene.white(),
                scene.black(),
                scene.dice(),
                scene.checked(),
                scene.selected(),
                Optional.empty(),
                how,
                scene.numbers(),
                scene.hands(),
                scene.handTypes());
    }

    /** Returns the scene with a name and areas. */
    static Scene named(Scene scene, String name, DrawnArea... areas) {
        return new Scene(
                name,
                scene.drawing(),
                scene.squares(),
                List.of(areas),
                scene.pieces(),
                scene.white(),
                scene.black(),
                scene.dice(),
                scene.checked(),
                scene.selected(),
                scene.turn(),
                scene.end(),
                scene.numbers(),
                scene.hands(),
                scene.handTypes());
    }

    /** Returns the scene with pieces in hand. */
    static Scene holding(Scene scene, List<HeldPiece> white, List<HeldPiece> black) {
        return new Scene(
                scene.name(),
                scene.drawing(),
                scene.squares(),
                scene.areas(),
                scene.pieces(),
                scene.white(),
                scene.black(),
                scene.dice(),
                scene.checked(),
                scene.selected(),
                scene.turn(),
                scene.end(),
                scene.numbers(),
                Map.of(Color.WHITE, white, Color.BLACK, black),
                2);
    }
}
