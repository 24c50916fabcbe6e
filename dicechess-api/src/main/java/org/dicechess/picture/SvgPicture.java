package org.dicechess.picture;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Square;

/** Puts the parts of a picture together: the board, hands and reserves at its right, dice and legends below. */
final class SvgPicture {

    private static final double EDGE = 14;
    private static final double NARROWEST = 300;

    private final Scene scene;
    private final Marks marks;
    private final Picture.Frame frame;
    private final Layout layout;
    private final Svg svg = new Svg();
    private final PieceLayer pieces;

    SvgPicture(Scene scene, Marks marks, Picture.Frame frame) {
        this.scene = scene;
        this.marks = marks;
        this.frame = frame;
        this.layout = new Layout(scene, frame.seenBy());
        this.pieces = new PieceLayer(frame.theme(), layout);
    }

    String draw() {
        layout.moveTo(new Point(layout.labelRoom(), EDGE));
        Beside beside = new Beside(scene, frame, layout, pieces);
        Below below = new Below(scene, marks, frame, pieces);
        double inner = Math.max(frame.alone() ? 0 : NARROWEST, layout.labelRoom() + layout.width() + beside.width());
        double width = Math.max(inner, below.widest() + layout.labelRoom() + EDGE);
        double top = EDGE + layout.height() + layout.labelRoom();
        double height = top + below.place(layout.labelRoom(), top, width - layout.labelRoom() - EDGE);
        beside.place();
        scene.pieces().forEach((square, piece) -> pieces.add(piece, square, layout.center(square), layout.pieceSize()));
        Svg parts = parts(beside, below);
        open(Math.ceil(width), Math.ceil(height));
        pieces.define(svg);
        svg.append(parts);
        svg.close("svg");
        return svg.toString();
    }

    private Svg parts(Beside beside, Below below) {
        Svg parts = new Svg();
        new BoardLayer(scene, marks, frame, layout).draw(parts);
        parts.open("g", "pointer-events", "none");
        beside.draw(parts);
        below.draw(parts);
        pieces.draw(parts);
        new MarkLayer(marks, layout).draw(parts);
        parts.close("g");
        beside.clickable(parts);
        return parts;
    }

    private void open(double width, double height) {
        List<Object> attributes = new ArrayList<>(List.of(
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + Svg.number(width) + " " + Svg.number(height),
                "role",
                "img",
                "font-family",
                "sans-serif"));
        if (frame.size() > 0) {
            attributes.addAll(
                    List.of("width", frame.size(), "height", Math.max(1, Math.round(frame.size() * height / width))));
        }
        svg.open("svg", attributes.toArray());
        svg.text("title", title());
        svg.text("desc", description());
        svg.empty("rect", "width", width, "height", height, "fill", frame.theme().ground);
    }

    private String title() {
        String name = SafeText.visible(scene.name(), Words.LONGEST_NAME);
        return Words.next(scene).map(next -> name + ": " + next).orElse(name);
    }

    /** Returns the pieces of each side with their squares, then what the text of the picture says below the board. */
    private String description() {
        StringBuilder text = new StringBuilder();
        for (Color side : Color.values()) {
            text.append(Words.side(side)).append(": ").append(pieces(side)).append(". ");
        }
        return text.append(String.join(". ", Words.facts(scene))).toString().strip();
    }

    private String pieces(Color side) {
        List<String> words = new ArrayList<>();
        for (Square square : scene.squares()) {
            DrawnPiece piece = scene.pieces().get(square);
            if (piece != null && piece.owner().filter(side::equals).isPresent()) {
                words.add(SafeText.visible(piece.words(), Words.LONGEST_NAME) + " " + square);
            }
        }
        return words.isEmpty() ? "no pieces" : String.join(", ", words);
    }
}
