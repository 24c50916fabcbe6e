package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.RuleChapter;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.examples.board.MoveDiagram;
import org.dicechess.picture.Picture;
import org.dicechess.picture.TextStyle;

/** The rules of a variant as lines of text. */
final class RulesText {

    private RulesText() {}

    /** Returns the lines. */
    static List<String> lines(Variant variant) {
        List<String> lines = new ArrayList<>();
        for (RuleChapter chapter : variant.rules()) {
            String title = Texts.printable(chapter.title());
            lines.add(title);
            lines.add((chapter.topic() == RuleChapter.Topic.GAME ? "=" : "-").repeat(title.length()));
            chapter.sentences()
                    .forEach(sentence -> lines.addAll(Texts.wrapped(
                            List.of(Texts.printable(sentence.text()).split(" ")))));
            lines.addAll(picture(variant, chapter));
            lines.add("");
        }
        return lines;
    }

    private static List<String> picture(Variant variant, RuleChapter chapter) {
        if (chapter.topic() == RuleChapter.Topic.SETUP) {
            return board(Picture.of(variant.start()));
        }
        return chapter.piece()
                .flatMap(piece -> MoveDiagram.of(variant, piece))
                .map(RulesText::diagram)
                .orElse(List.of());
    }

    private static List<String> board(Picture picture) {
        List<String> lines = new ArrayList<>(List.of(""));
        picture.boardText(TextStyle.ASCII).lines().map(Texts::printable).forEach(lines::add);
        return lines;
    }

    private static List<String> diagram(MoveDiagram diagram) {
        List<String> lines = new ArrayList<>(board(diagram.picture()));
        List<Square> moves = diagram.reach().moves();
        List<Square> captures = diagram.reach().captures();
        if (moves.equals(captures)) {
            lines.add("+ moves and captures");
        } else {
            lines.addAll(squares("moves", moves));
            lines.addAll(squares("captures", captures));
        }
        return lines;
    }

    private static List<String> squares(String what, List<Square> squares) {
        List<String> words = new ArrayList<>(List.of(what + ":"));
        squares.forEach(square -> words.add(square.toString()));
        return squares.isEmpty() ? List.of() : Texts.wrapped(words);
    }
}
