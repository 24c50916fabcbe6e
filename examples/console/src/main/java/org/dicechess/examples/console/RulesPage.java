package org.dicechess.examples.console;

import org.dicechess.RuleChapter;
import org.dicechess.Variant;
import org.dicechess.examples.board.FirstBoard;
import org.dicechess.examples.board.MoveDiagram;
import org.dicechess.picture.Picture;

/** The rules of a variant as one page of HTML that needs no other file and no script. */
final class RulesPage {

    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%s</title>
            <style>
            body { font: 1rem/1.5 sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
            h2 { margin: 2rem 0 .5rem; border-bottom: 1px solid #ccc; }
            p { margin: .4rem 0; overflow-wrap: anywhere; }
            small { color: #666; }
            svg { display: block; width: 22rem; max-width: 100%%; height: auto; margin: 1rem 0; }
            </style>
            </head>
            <body>
            """;

    private RulesPage() {}

    /** Returns the page. */
    static String of(Variant variant) {
        StringBuilder page = new StringBuilder(HEAD.formatted(escaped(variant.name())));
        for (RuleChapter chapter : variant.rules()) {
            boolean whole = chapter.topic() == RuleChapter.Topic.GAME;
            String heading = whole ? "h1" : "h2";
            page.append("<" + heading + ">" + escaped(chapter.title()) + "</" + heading + ">\n");
            chapter.sentences().forEach(sentence -> page.append(paragraph(sentence)));
            page.append(picture(variant, chapter));
        }
        return page.append("</body>\n</html>\n").toString();
    }

    private static String paragraph(RuleChapter.Sentence sentence) {
        String rule = sentence.rule().isEmpty() ? "" : " <small>" + escaped(sentence.rule()) + "</small>";
        return "<p>" + escaped(sentence.text()) + rule + "</p>\n";
    }

    private static String picture(Variant variant, RuleChapter chapter) {
        if (chapter.topic() == RuleChapter.Topic.SETUP) {
            return Picture.of(FirstBoard.of(variant)).svg();
        }
        return chapter.piece()
                .flatMap(piece -> MoveDiagram.of(variant, piece))
                .map(diagram -> diagram.picture().svg())
                .orElse("");
    }

    /** Returns text that stands for itself in HTML; invisible characters are spelled out. */
    private static String escaped(String text) {
        return Texts.printable(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
