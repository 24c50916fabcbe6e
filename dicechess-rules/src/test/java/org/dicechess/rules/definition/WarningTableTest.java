package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For each warning definitions that give it, and others that are near to them and mean what they say. */
class WarningTableTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 6, missing: [a1, a6]}
            areas:
              last: {white: rank 6}
              field: [all]
              camp: [b2-d3]
              nowhere: []
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
              pawn: {symbol: P, move: mfWcfF, promotion: {area: last, to: rook}}
            dice:
              die: {faces: [king, rook, pawn]}
            turn: [{roll: die}, move]
            endings:
              no-king: {when: none-left, pieces: king, result: loses}
              again: {when: repetition, times: 3, result: draws}
            setup: "*2kr/1p1p1/5/5/1P1P1/*2KR w - - 0 1"
            """;

    private static final String HEXAGONS = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              king: {symbol: K, move: WfrFblF, facings: [n]}
            turn: move
            endings: {}
            setup: k^n4/5/5/5/4K^n w - - 0 1
            picture: {hexagonal: true}
            """;

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "UNMOVED | [king, rook, pawn] | [king, rook, []] | [king",
                "UNMOVED | [king, rook, pawn] | [king, [], pawn] | [king",
                "UNMOVED | rook}}\\ndice | [rook, guard]}}\\n  guard: {symbol: G, move: W}\\ndice | [king",
                "STUCK   | , promotion: {area: last, to: rook} | '' | mfWcfF",
                "STUCK   | to: rook | to: rook, optional: true | {area: last",
                "STUCK   | mfWcfF, promotion: {area: last, to: rook} | fW, promotion: {area: last, to: rook, optional: true} |"
                        + " {area: last",
                "STUCK   | {white: rank 6} | {white: b6-d6} | {area: last",
                "STUCK   | rook}}\\ndice:\\n  die: {faces: [king | lance}}\\n  lance: {symbol: L, move: fR}\\ndice:\\n  die:"
                        + " {faces: [lance, king | fR}",
                "UNREAD  | [king, rook, pawn] | 6 | 6}",
                "UNREAD  | {faces: [king, rook, pawn]} | {count: 2, faces: 4} | 4}",
                "UNREAD  | {faces: [king, rook, pawn]}\\nturn: [{roll: die}, move] | {faces: 3}\\nturn: [{roll: die}, move,"
                        + " {optional: move}] | 3}",
                "SQUARES | [b2-d3] | [a1-c3] | a1-c3",
                "SQUARES | [b2-d3] | c3-a1 | c3-a1",
                "SQUARES | [b2-d3] | [all, not b5-a6] | not b5-a6",
                "PROMOTION | mfWcfF, promotion: {area: last, to: rook | mvWcfF, promotion: {area: last, to: [pawn, rook], optional: true | [pawn, rook]",
                "PROMOTION | mfWcfF, promotion: {area: last, to: rook | mvWcfF, promotion: {area: last, to: array, optional: true | array",
                "PROMOTION | move: R} | move: R, promotion: {area: camp, to: [pawn, rook], optional: true}} | [pawn, rook]",
                "PASSES  | times: 3 | times: 3, passes: counted | counted",
                "PASSES  | times: 3 | times: 2, passes: counted | counted",
                "PASSES  | [{roll: die}, move] | [{roll: die}, {spend: {}}] | counted",
                "NUMBER  | endings: | numbers: {rage: {to: 3}}\\nendings:\\n  end: {when: {number: rage, at-least: 1}, result: draws}"
                        + " | {number: rage",
                "NUMBER  | endings: | numbers: {rage: {to: 3, starts: 1}}\\nendings:\\n  end: {when: {all: [{pieces: rook},"
                        + " {number: rage, at-most: 0}]}, result: draws} | {all",
            })
    void warned(String code, String right, String wrong, String place) {
        String game = replaced(GAME, right, wrong);
        String counted = game.contains("spend") ? replaced(game, "times: 3", "times: 3, passes: counted") : game;
        assertThat(Mistakes.all(folder, counted)).singleElement().asString().startsWith("W-" + code + " ");
        assertThat(Mistakes.placeOfFirst(folder, counted)).startsWith(place);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "UNMOVED | [king, rook, pawn]} | [king, rook], count: 2, doubles: any}",
                "UNMOVED | rook}}\\ndice | rook}}\\n  guard: {symbol: G, move: W}\\ndice",
                "UNMOVED | rook}}\\ndice | [rook, guard]}}\\n  guard: {symbol: G, move: iW, initial: nowhere}\\ndice",
                "UNMOVED | [king, rook, pawn]}\\nturn: [{roll: die}, move] | [king, rook]}\\nturn: [{roll: die}, move,"
                        + " {optional: move}]",
                "UNMOVED | [king, rook, pawn]}\\nturn: [{roll: die}, move] | [king, rook]}\\nactions: {advance: {move:"
                        + " pawn}}\\nturn: [{roll: die}, move, {optional: {act: advance}}]",
                "STUCK | mfWcfF, promotion: {area: last, to: rook} | fWbW",
                "STUCK | mfWcfF, promotion: {area: last, to: rook} | fWbW, promotion: {area: last, to: rook, optional: true}",
                "STUCK | mfWcfF, promotion: {area: last, to: rook}|mfWcfF",
                "STUCK | , promotion: {area: last, to: rook}}|}\\n  lance: {symbol: L, move: fR}",
                "UNREAD | [king, rook, pawn]}\\nturn: [{roll: die}, move] | 3}\\nturn: [{roll: die}, {spend: {}}]",
                "UNREAD | [king, rook, pawn] | [[king, rook, pawn], []]",
                "UNREAD | [king, rook, pawn]}\\nturn: [{roll: die}, move] | 3}\\nturn: [{roll: die}, {spend: {most: true}}]",
                "SQUARES | [b2-d3] | [a1-e2]",
                "SQUARES | [b2-d3] | [all, not a1-a6]",
                "SQUARES | [b2-d3] | [rank 1, a2-b6]",
                "PROMOTION | mfWcfF, promotion: {area: last, to: rook | mvWcfF, promotion: {area: last, to: [array, not pawn], optional: true",
                "PROMOTION | mfWcfF, promotion: {area: last, to: rook | mvWcfF, promotion: {area: last, to: [king, rook], optional: true",
                "PROMOTION | to: rook | to: [array, not pawn]",
                "PASSES | times: 3 | times: 3, passes: ignored",
                "PASSES | times: 3 | times: 2",
                "NUMBER | endings: | numbers: {rage: {to: 3}}\\nendings:\\n  end: {when: {all: [{pieces: rook, at-most: 0}, {number: rage, at-most: 1}]}, result: wins}",
                "NUMBER | endings: | numbers: {rage: {to: 3}}\\nendings:\\n  end: {when: {any: [{pieces: rook, at-most: 0},"
                        + " {number: rage, at-least: 1}]}, result: wins}",
                "NUMBER | move]\\nendings: | move, {add: {rage: 1}}]\\nnumbers: {rage: {to: 3}}\\nendings:\\n  end: {when: {number:"
                        + " rage, at-least: 1}, result: draws}",
                "NUMBER | endings: | numbers: {rage: {to: 3}, wrath: {to: 3, starts: 1}}\\nendings:\\n  end: {when: {number: rage, at-least:"
                        + " {number: wrath}}, result: draws}",
                "PASSES | [king, rook, pawn]} | [[king, rook, pawn], [pawn, rook, king]]}",
            })
    void notWarned(String code, String right, String other) {
        String game = replaced(GAME, right, other);
        boolean goal = code.equals("STUCK") && !game.contains("promotion");
        String near = goal
                ? replaced(
                        game,
                        "endings:\n",
                        "endings:\n  there: {when: none-left, pieces: pawn, in: field, result: wins}\n")
                : game;
        assertThat(Mistakes.all(
                        folder,
                        code.equals("PASSES") && game.contains("[pawn, rook, king]")
                                ? replaced(game, "times: 3", "times: 3, passes: counted")
                                : near))
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "W, facings: [n]       | it lacks the leaps (1,1) (-1,-1)",
                "K, facings: [n]       | it lacks the leaps (1,2) (2,1) (-2,-1) (-1,-2)",
                "RfrFblF, facings: [n] | it lacks the leaps (1,1) (-1,-1)",
                "WfrFblF               | for Black it lacks the leaps (1,1) (-1,-1)",
            })
    void movesThatAreNotAlikeOnHexagons(String move, String lacking) {
        String game = HEXAGONS.replace("WfrFblF, facings: [n]", move);
        String text = move.contains("facings") ? game : game.replace("^n", "");
        assertThat(Mistakes.all(folder, text))
                .containsExactly("W-HEXAGONS on hexagons this move is not alike in all six directions: " + lacking
                        + " in files and ranks; the six neighbours are 'WfrFblF' with 'facings: forward', the six lines"
                        + " 'RfrBblB'");
    }

    /** The mistake is the same for all kinds, so it is told at the first. */
    @Test
    void oneWarningNamesAllKindsThatAreNotAlikeOnHexagons() {
        String game = HEXAGONS.replace("WfrFblF", "K")
                .replace(
                        "turn:",
                        "  rook: {symbol: R, move: R, facings: [n]}\n  ant: {symbol: A, move: W, facings: [n]}\n"
                                + "  bee: {symbol: B, move: WfrFblF, facings: [n]}\nturn:")
                .replace("k^n4/5/5/5", "k^n4/5/5/R^nA^nB^n2");
        assertThat(Mistakes.all(folder, game))
                .containsExactly(
                        "W-HEXAGONS on hexagons this move is not alike in all six directions: it lacks the leaps"
                                + " (1,2) (2,1) (-2,-1) (-1,-2) in files and ranks; nor are the moves of rook, ant; the six"
                                + " neighbours are 'WfrFblF' with 'facings: forward', the six lines 'RfrBblB'");
        assertThat(Mistakes.placeOfFirst(folder, game)).startsWith("K, facings");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WfrFblF, facings: [n] | true",
                "RfrBblB, facings: [n] | true",
                "fWbW, facings: [n]    | true",
                "WflFbrF               | false",
                "K, facings: [n]       | false",
            })
    void movesThatAreAlikeOrDirected(String move, boolean hexagonal) {
        String game = HEXAGONS.replace("WfrFblF, facings: [n]", move).replace("true", String.valueOf(hexagonal));
        assertThat(Mistakes.all(folder, move.contains("facings") ? game : game.replace("^n", "")))
                .isEmpty();
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[king, rook, pawn] | [king, rook, []] | W-UNMOVED no face names the pawn, and nothing else moves it; add it to"
                        + " a face, as [king, pawn]; a block has 'move: iW' and 'initial' with an empty area",
                "[king, rook, pawn] | [[king, rook], []] | W-UNMOVED no face names the pawn, and nothing else moves it; add it to"
                        + " a face, as [king, rook, pawn]; a block has 'move: iW' and 'initial' with an empty area",
                ", promotion: {area: last, to: rook} | '' | W-STUCK on b6 White's pawn is stuck for ever; a 'promotion' there"
                        + " helps, and so does an ending for a side that gets there",
                "{white: rank 6} | {white: b6-d6} | W-STUCK on e6 White's pawn is stuck for ever; the area of its 'promotion'"
                        + " lacks this square",
                "to: rook | to: rook, optional: true | W-STUCK on b6 White's pawn that does not promote is stuck for ever;"
                        + " without 'optional: true' it has to promote",
                "to: rook | to: rook, only-if: {turn: 3} | W-STUCK on b6 White's pawn that does not promote is stuck for ever; a"
                        + " promotion there that always comes, without 'only-if' and 'moves', helps",
                "[king, rook, pawn] | 6 | W-UNREAD a roll of numbers restricts no 'move', so these dice change nothing; name"
                        + " pieces, 'faces: [king, ...]', or spend the dice, '{spend: {}}'",
                "[b2-d3] | [a1-c3] | W-SQUARES 'a1-c3' names a1, which the board does not have; name corners that exist, or"
                        + " 'rank', 'file' or 'all'",
                "mfWcfF, promotion: {area: last, to: rook | mvWcfF, promotion: {area: last, to: [pawn, rook], optional: true | W-PROMOTION the pawn may become what it is, which 'optional:"
                        + " true' says already; remove 'pawn' from the list",
                "mfWcfF, promotion: {area: last, to: rook | mvWcfF, promotion: {area: last, to: array, optional: true | W-PROMOTION the pawn may become what it is, which 'optional: true' says"
                        + " already; add 'not pawn' to the list",
                "times: 3 | times: 3, passes: counted | W-PASSES 4 lost turns in a row repeat the position often enough for a"
                        + " draw, even before anybody has moved; 'passes: ignored' counts only what moves lead to",
            })
    void whatWarningsSay(String right, String wrong, String problem) {
        assertThat(Mistakes.all(folder, replaced(GAME, right, wrong))).containsExactly(problem);
    }

    /** A pawn on rank 6 has no move. What a filter might forbid besides is no reason for a warning. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "drop                                                    | b6",
                "{drop: {}}                                              | b6",
                "{drop: [{kinds: [rook, pawn], to: last}]}               | b6",
                "{drop: {file: {pieces: pawn, at-most: 0}}}              | b6",
                "{drop: [{kinds: pawn, to: camp}, {to: last}]}           | b6",
                "{drop: [{kinds: pawn, to: camp}, {kinds: rook}]}        | ''",
                "{drop: [{kinds: pawn, not: {to: last}}, {kinds: rook}]} | ''",
                "{drop: {only-if: {turn: 3}}}                            | ''",
                "{drop: {kinds: rook}}                                   | ''",
                "{drop: {to: camp}}                                      | ''",
            })
    void aPieceThatIsPutDownMayBeStuck(String stage, String square) {
        String game = replaced(
                GAME, "turn: [{roll: die}, move]", "hands: {}\nturn: [{roll: die}, {one-of: [move, " + stage + "]}]");
        String warning =
                "W-STUCK White's pawn that is put down on b6 is stuck for ever; a filter of 'drop' keeps it from"
                        + " there, as {kinds: pawn, to: AREA}";
        assertThat(Mistakes.all(folder, game)).isEqualTo(square.isEmpty() ? List.of() : List.of(warning));
    }

    private static String replaced(String game, String right, String wrong) {
        String part = right.replace("\\n", "\n");
        assertThat(game).contains(part);
        return game.replace(part, wrong.replace("\\n", "\n"));
    }
}
