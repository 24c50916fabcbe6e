package org.dicechess.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names of variants, kinds and areas come from strangers, and pictures reach browsers. */
class HostileTextTest {

    private static final Set<String> ELEMENTS =
            Set.of("svg", "title", "desc", "defs", "symbol", "path", "use", "g", "rect", "circle", "text");

    private static final Set<String> ATTRIBUTES = Set.of(
            "xmlns",
            "viewBox",
            "role",
            "font-family",
            "width",
            "height",
            "x",
            "y",
            "cx",
            "cy",
            "r",
            "rx",
            "d",
            "id",
            "href",
            "data-piece",
            "data-square",
            "fill",
            "fill-opacity",
            "fill-rule",
            "stroke",
            "stroke-width",
            "stroke-opacity",
            "stroke-linejoin",
            "stroke-linecap",
            "opacity",
            "font-size",
            "font-weight",
            "text-anchor",
            "pointer-events");

    static List<String> texts() {
        return List.of(
                "<script>alert(1)</script>",
                "</title></svg><script>alert(1)</script>",
                "\"/><script>alert(1)</script>",
                "' onload='alert(1)",
                "\" onload=\"alert(1)",
                "\" style=\"fill:url(http://example.org/x)",
                "]]><script>alert(1)</script>",
                "<![CDATA[<script>alert(1)</script>]]>",
                "<!-- x --><?xml-stylesheet href='x'?>",
                "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]>&b;",
                "&lol;&#0;&#x1;&amp;lt;script&gt;",
                "javascript:alert(1)",
                "data:text/html,<script>alert(1)</script>",
                "<foreignObject><iframe src=\"javascript:alert(1)\"/></foreignObject>",
                "<use href=\"http://example.org/x.svg#a\"/><image href=\"x\"/><a href=\"x\">y</a>",
                "\u0000\u0001\u0008\u000B\u001F\u007F\u0085\u009F",
                "\uD800",
                "\uDC00x",
                "x\uDBFF",
                "\uDFFF\uD800",
                "\uFFFE\uFFFF\uFDD0",
                "\uDB3F\uDFFE\uDBFF\uDFFF",
                "\u202Egpj.exe\u202C\u2066\u2069\u200F\u061C",
                "\u200B\u200D\uFEFF\u2028\u2029",
                "line\nfeed\rand\ttab",
                "{{7*7}}${7*7}<%= 7*7 %>",
                "<".repeat(5_000),
                "&".repeat(5_000),
                "x".repeat(100_000));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aHostileTextStaysText(String text) {
        Set<Map.Entry<String, String>> checked = new HashSet<>();
        for (Theme theme : Theme.values()) {
            String svg = Picture.of(scene(text)).theme(theme).svg();
            checkParts(svg, checked);
            assertThat(svg).hasSizeLessThan(60_000).doesNotContain("<!", "<?", "<script", "<a ", "<image");
            assertThat(svg.codePoints().filter(HostileTextTest::isDangerous)).isEmpty();
        }
        String ended = Picture.of(Scenes.ended(scene(text), text)).svg();
        checkParts(ended, checked);
        assertThat(ended.codePoints().filter(HostileTextTest::isDangerous)).isEmpty();
        String plain = Picture.of(scene(text)).text();
        assertThat(plain.codePoints().filter(HostileTextTest::isDangerous)).isEmpty();
        assertThat(plain.lines()).hasSize(3 + 1 + 4);
    }

    /** Checks each attribute once, although many parts have it. */
    private static void checkParts(String svg, Set<Map.Entry<String, String>> checked) {
        for (ReadSvg.Part part : ReadSvg.parts(svg)) {
            assertThat(ELEMENTS).contains(part.name());
            assertThat(ATTRIBUTES).containsAll(part.attributes().keySet());
            part.attributes().forEach((name, value) -> {
                if (!checked.add(Map.entry(name, value))) {
                    return;
                }
                assertThat(value).doesNotContain("<", ">", "\"", "'", "&", ";", "url", "script");
                if (!name.equals("xmlns")) {
                    assertThat(value).doesNotContain(":");
                }
                if (name.equals("href")) {
                    assertThat(value).matches("#outline-[0-9a-f]{16}");
                }
                if (name.equals("fill") || name.equals("stroke")) {
                    assertThat(value).matches("none|#[0-9a-f]{6}");
                }
            });
        }
    }

    /** Whether a character may not stand in XML, prints nothing, or changes the direction of writing. */
    private static boolean isDangerous(int codePoint) {
        boolean control = codePoint < ' ' && codePoint != '\n' || codePoint >= 0x7F && codePoint <= 0x9F;
        boolean format = Character.getType(codePoint) == Character.FORMAT;
        boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        boolean separator = codePoint == 0x2028 || codePoint == 0x2029;
        return control || format || surrogate || separator || (codePoint & 0xFFFE) == 0xFFFE || codePoint == 0xFDD0;
    }

    /** A board of 3 by 3 squares on which the text is every word that a definition can give. */
    private static Scene scene(String text) {
        DrawnPiece white =
                new DrawnPiece(text, text, text, Optional.empty(), Optional.of(Color.WHITE), Optional.empty());
        DrawnPiece black =
                new DrawnPiece(text, text, text, Optional.empty(), Optional.of(Color.BLACK), Optional.empty());
        DrawnPiece shaped = Scenes.shaped("knight", Color.BLACK);
        Scene scene = Scenes.of(Scenes.squares(3, 3), Map.of("a1", white, "b2", black, "c3", shaped));
        Scene full = Scenes.with(scene, List.of(white), List.of(black), List.of(new DrawnDie(7, List.of(white))));
        return Scenes.named(full, text, new DrawnArea(text, "#123456", Set.of(Square.of("c1"))));
    }
}
