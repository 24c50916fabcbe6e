package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Drawing;
import org.dicechess.Outline;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a definition says of pictures: its values, and one problem for each mistake. */
class PictureMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {last: {white: rank 5}, mid: [c3]}
            picture:
              checkered: false
              lines: [a1 c3, e5 c4]
              areas:
                mid:  {color: "#aabb01", title: "The middle"}
                last: {}
            pieces:
              rook: {symbol: R, move: R, outline: rook, value: 500}
              kite: {symbol: T, move: B, outline: M50 0L90 50 50 100Z}
              king: {symbol: K, move: K}
            turn: move
            endings: {}
            setup: k4/5/5/5/K4 w - - 0 1
            """;

    @TempDir
    private Path folder;

    /** The second of our colours is an orange near #ff9030, which {@code mid} states; the third is a green. */
    @Test
    void anAreaWithoutAColourGetsOneThatLooksLikeNoneOfTheStated() {
        String near = GAME.replace("#aabb01", "#ff9030");
        assertThat(near).isNotEqualTo(GAME);
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", near));
        assertThat(variant.drawing().areas()).extracting(Drawing.Area::color).containsExactly("#ff9030", "#51cf66");
    }

    @Test
    void aVariantTellsHowItIsDrawn() {
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", GAME));
        assertThat(variant.drawing().isCheckered()).isFalse();
        assertThat(variant.drawing().isHexagonal()).isFalse();
        assertThat(variant.drawing().areas())
                .containsExactly(
                        new Drawing.Area("mid", "#aabb01", "The middle"), new Drawing.Area("last", "#ff922b", "last"));
        assertThat(variant.drawing().lines())
                .containsExactly(
                        new Drawing.Line(Square.of("a1"), Square.of("c3")),
                        new Drawing.Line(Square.of("e5"), Square.of("c4")));
        PieceType rook = variant.pieceTypes().get(0);
        assertThat(rook.outline()).isEqualTo(Outline.named("rook")).isPresent();
        assertThat(rook.value()).isEqualTo(OptionalInt.of(500));
        PieceType kite = variant.pieceTypes().get(1);
        assertThat(kite.outline()).contains(new Outline(Optional.empty(), "M50 0L90 50 50 100Z"));
        assertThat(kite.value()).isEmpty();
        assertThat(variant.pieceTypes().get(2).outline()).isEmpty();
    }

    @Test
    void aGameThatSaysNothingIsCheckered() {
        String silent = GAME.replaceFirst("(?s)picture:.*(?=pieces:)", "");
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", silent));
        assertThat(variant.drawing()).isEqualTo(new Drawing(true, false, java.util.List.of(), java.util.List.of()));
        Variant empty =
                Loader.create().load(Mistakes.file(folder, "game.yaml", silent.replace("turn:", "picture: {}\nturn:")));
        assertThat(empty.drawing()).isEqualTo(new Drawing(true, false, java.util.List.of(), java.util.List.of()));
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "checkered: false | checkered: no | no | E-FLAG true or false expected, not 'no'",
                "checkered: false | chequered: false | chequered | E-UNKNOWN-KEY unknown key 'chequered'; did you mean 'checkered'?",
                "checkered: false | hexagonal: 1 | 1 | E-FLAG true or false expected, not '1'",
                "a1 c3 | a1 a1 | a1 a1 | E-LINE 'a1 a1'; expected two squares of the board with a blank between them, as a1 e5",
                "a1 c3 | a1-c3 | a1-c3 | E-LINE 'a1-c3'; expected two squares of the board with a blank between them, as a1 e5",
                "a1 c3 | a1 f3 | a1 f3 | E-LINE 'a1 f3'; expected two squares of the board with a blank between them, as a1 e5",
                "a1 c3 | a1  c3 | a1  c3 | E-LINE 'a1  c3'; expected two squares of the board with a blank between them, as a1 e5",
                "a1 c3 | a1 c3 b1 | a1 c3 b1 | E-LINE 'a1 c3 b1'; expected two squares of the board with a blank between them, as a1 e5",
                "[a1 c3, e5 c4] | {a1: c3} | {a1 | E-TYPE single value expected, not the map {a1: c3}",
                "last: {} | lats: {} | lats | E-UNKNOWN-AREA unknown area 'lats'; did you mean 'last'?",
                "last: {} | rank 5: {} | rank 5 | E-UNKNOWN-AREA unknown area 'rank 5'; define an area with these squares under 'areas' and write its name here",
                "last: {} | last: red | red | E-TYPE map expected: color and title, {} for neither",
                "last: {} | last: {colour: red} | colour | E-UNKNOWN-KEY unknown key 'colour'; did you mean 'color'?",
                "last: {} | last: {color: red} | red | E-COLOR bad colour 'red'; expected # and six digits 0-9 a-f in quotes, as \"#e8d5a0\"",
                "last: {} | last: {color: '#ABCDEF'} | '#AB | E-COLOR bad colour '#ABCDEF'; expected # and six digits 0-9 a-f in quotes, as \"#e8d5a0\"",
                "last: {} | last: {color: 'url(#x)'} | 'url | E-COLOR bad colour 'url(#x)'; expected # and six digits 0-9 a-f in quotes, as \"#e8d5a0\"",
                "last: {} | last: {title: ''} | '' | E-REQUIRED text expected, not an empty one",
                "last: {} | last: {title: no} | no | E-QUOTE text in quotes expected: 'no'",
                "outline: rook | outline: rok | rok | E-UNKNOWN-OUTLINE unknown outline 'rok'; expected a name that the guide lists under Pictures (rule-specs/README.md), or a path as 'M10 90L50 10L90 90Z'; did you mean 'rook'?",
                "outline: rook | outline: Rook | Rook | E-UNKNOWN-OUTLINE unknown outline 'Rook'; expected a name that the guide lists under Pictures (rule-specs/README.md), or a path as 'M10 90L50 10L90 90Z'; did you mean 'rook'?",
                "outline: rook | outline: kM0 0L1 1 | kM0 | E-UNKNOWN-OUTLINE unknown outline 'kM0 0L1 1'; expected a name that the guide lists under Pictures (rule-specs/README.md), or a path as 'M10 90L50 10L90 90Z'",
                "outline: rook | outline: rook.svg | rook.svg | E-UNKNOWN-OUTLINE unknown outline 'rook.svg'; expected a name that the guide lists under Pictures (rule-specs/README.md), or a path as 'M10 90L50 10L90 90Z'",
                "outline: rook | outline: [rook] | [rook] | E-TYPE single value expected, not the list [rook]; write rook; a text in brackets needs quotes",
                "50 100Z | 50 101Z | M50 | E-OUTLINE path, character 16: expected a number from 0 to 100, not '101Z'",
                "50 100Z | 50 100Z <a> | M50 | E-OUTLINE path, character 21: expected a command, one of M L H V C S Q T A Z, not '<a>'",
                "value: 500 | value: -1 | -1 | E-RANGE whole number from 0 to 100000 expected, not -1",
                "value: 500 | value: 100001 | 100001 | E-RANGE whole number from 0 to 100000 expected, not 100001",
                "value: 500 | value: 5.5 | 5.5 | E-NUMBER whole number expected, not '5.5'",
            })
    void aMistakeIsReportedInItsPlace(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }

    /** For YAML the colour is a comment here. */
    @Test
    void aColourWithoutQuotesOnALineOfItsOwnIsAMissingValue() {
        String block = "last:\n      color: #aabb01";
        Mistakes.check(
                folder,
                GAME,
                "last: {}",
                block,
                "",
                "E-REQUIRED value required; a text that begins with # needs quotes");
    }

    @ParameterizedTest
    @CsvSource({"0", "100000"})
    void theValuesAtTheLimitsAreGood(int value) {
        assertThat(Mistakes.of(folder, GAME.replace("value: 500", "value: " + value)))
                .isEmpty();
    }

    @Test
    void titlesPathsAndTheNumberOfAreasAreBounded() {
        assertThat(Mistakes.of(folder, GAME.replace("The middle", "x".repeat(60))))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace("The middle", "x".repeat(61))))
                .containsExactly("E-RANGE title of 61 characters; at most 60");
        assertThat(Mistakes.of(folder, GAME.replace("[a1 c3,", "[" + "a1 c3, ".repeat(199))))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace("[a1 c3,", "[" + "a1 c3, ".repeat(200))))
                .containsExactly("E-RANGE 201 lines; at most 200");
        assertThat(Mistakes.of(folder, GAME.replace("outline: rook", "outline: M0 0" + "L1 1".repeat(1500))))
                .containsExactly("E-OUTLINE path of 6004 characters; expected at most 6000");
        String areas = IntStream.rangeClosed(1, 13)
                .mapToObj(number -> "area" + number + ": [a1]")
                .collect(Collectors.joining(", "));
        String drawn = areas.replace("[a1]", "{}");
        assertThat(Mistakes.of(
                        folder,
                        GAME.replace("mid: [c3]", "mid: [c3], " + areas)
                                .replace("last: {}", "last: {}\n" + " ".repeat(4) + drawn.replace(", ", "\n    "))))
                .containsExactly("E-RANGE 15 areas in pictures; at most 12");
    }
}
