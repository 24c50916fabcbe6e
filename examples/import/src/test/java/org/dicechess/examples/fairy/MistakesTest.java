package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes that concern more than one line, and signs within a value. */
class MistakesTest {

    @Test
    void whatInheritsFromARefusedSectionIsRefusedWithItsOwnMistakes() {
        String file = """
                [a:chess]
                maxRank = 30
                [g:a]
                flagPiece = k
                flagRegion = d4 e9
                [h:g]
                castling = what
                [fine:chess]
                """;
        FairyImport imported = FairyImport.of("x.ini", file, List.of());
        assertThat(imported.definitions())
                .extracting(FairyImport.Definition::id)
                .containsExactly("fine");
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:2:11: E-VALUE '30'; expected a rank from 1 to 10 in a.maxRank",
                        "x.ini:3:4: E-NOT-CARRIED not carried over: it inherits errors from 'a' on line 1 in g",
                        "x.ini:6:4: E-NOT-CARRIED not carried over: it inherits errors from 'g' on line 3 in h",
                        "x.ini:7:12: E-VALUE 'what'; expected true or false in h.castling");
    }

    /** A section that is not asked for tells its mistakes if one that is asked for inherits them. */
    @Test
    void mistakesOfASectionAreToldWithThoseThatInheritThem() {
        String file = "[a]\nking = k\nmaxRank = 30\n[b:a]\n[c:chess]\ncastling = what\n";
        assertThat(FairyImport.of("x.ini", file, List.of("b")).problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:3:11: E-VALUE '30'; expected a rank from 1 to 10 in a.maxRank",
                        "x.ini:4:4: E-NOT-CARRIED not carried over: it inherits errors from 'a' on line 1 in b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[a:nothing]\n",
                "[a:chess]\nflagPiece k\n",
                "[a:chess]\n[a:shogi]\n",
                "[a:chess]\nflagPece = k\n"
            })
    void anyMistakeOfASectionRefusesWhatInheritsFromIt(String file) {
        FairyImport imported = FairyImport.of("x.ini", file + "[b:a]\n", List.of("b"));
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems())
                .extracting(Object::toString)
                .anyMatch(problem -> problem.contains("E-NOT-CARRIED not carried over: it inherits errors from 'a'"));
    }

    /** What cannot be carried over may be another thing in a section that changes it. */
    @Test
    void aSectionMayChangeWhatIsNotCarriedOver() {
        String file = "[a:chess]\nwallingRule = duck\n[b:a]\nwallingRule = none\n";
        assertThat(FairyImport.of("x.ini", file, List.of()).definitions())
                .extracting(FairyImport.Definition::id)
                .containsExactly("b");
    }

    @Test
    void aLineThatIsNoEntryRefusesItsSection() {
        FairyImport imported = FairyImport.of("x.ini", "[a:chess]\nflagPiece k\n", List.of());
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly("x.ini:2:1: E-SYNTAX a line without '='; expected key = value in a");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "customPiece1 = a:QX   | 19: E-VALUE 'X' means nothing here; expected WFDNAHLCJZGKRBQ, before one of these"
                        + " mcinpgefblrvsh, behind it a digit in x.customPiece1",
                "king = k: xK          | 11: E-VALUE 'x' means nothing here; expected WFDNAHLCJZGKRBQ, before one of these"
                        + " mcinpgefblrvsh, behind it a digit in x.king",
                "customPiece1 = a:R10  | 20: E-VALUE '0' means nothing here; expected WFDNAHLCJZGKRBQ, before one of these"
                        + " mcinpgefblrvsh, behind it a digit in x.customPiece1",
                "customPiece1 = a:Qfm  | 19: E-VALUE 'f' stands before no leap; expected one of WFDNAHLCJZGKRBQ behind it"
                        + " in x.customPiece1",
                "flagRegion = d4 d9    | 17: E-VALUE 'd9'; expected squares of the board, which ends with h8 in x.flagRegion",
                "flagRegion = d4 I1 -  | 17: E-VALUE 'I1'; expected squares of the board, which ends with h8 in x.flagRegion",
                "dropRegionWhite = *9  | 19: E-VALUE '*9'; expected squares of the board, which ends with h8"
                        + " in x.dropRegionWhite",
                "promotionRegion = i*  | 19: E-VALUE 'i*'; expected squares of the board, which ends with h8"
                        + " in x.promotionRegion",
                "castlingRank = 9      | 16: E-VALUE '9'; expected a rank from 1 to 8, as the board has in x.castlingRank",
                "castlingKingFile = k  | 20: E-VALUE 'k'; expected a file from a to h, as the board has"
                        + " in x.castlingKingFile",
            })
    void signsWithoutMeaningAndSquaresOffTheBoardAreToldInPlace(String line, String problem) {
        FairyImport imported = FairyImport.of("x.ini", "[x:chess]\n" + line + "\n", List.of());
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems()).extracting(Object::toString).containsExactly("x.ini:2:" + problem);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dropRegionWhite = *7 *8 *9 *10",
                "dropRegion = a* l*",
                "dropRegion = d4 - d9",
                "maxRank = 9\ndropRegion = d9\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
            })
    void ranksAndFilesBesideThoseOfTheBoardAreNoMistake(String lines) {
        assertThat(FairyImport.of("x.ini", "[x:chess]\n" + lines + "\n", List.of())
                        .problems())
                .isEmpty();
    }

    @Test
    void aKeyThatStandsTwiceIsToldAndBothValuesAreRead() {
        String file =
                "[a:chess]\ndoubleStep = maybe\ndoubleStep = false\n[b:chess]\nmustCapture = false\nmustCapture = true\n";
        FairyImport imported = FairyImport.of("x.ini", file, List.of());
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:2:14: E-VALUE 'maybe'; expected true or false in a.doubleStep",
                        "x.ini:3:1: W-DUPLICATE-KEY 'doubleStep' a second time; this value counts, and not that of line 2"
                                + " in a.doubleStep",
                        "x.ini:6:1: W-DUPLICATE-KEY 'mustCapture' a second time; this value counts, and not that of line 5"
                                + " in b.mustCapture");
        assertThat(imported.definitions()).hasSize(1);
        assertThat(imported.definitions().get(0).text()).contains("prefer: {captures: must}");
    }

    @Test
    void allMistakesOfASectionAreToldAtOnce() {
        assertThat(problems("fancyRule = 3\nwallingRule = duck\nflagRegion = d9\n"))
                .containsExactly(
                        "x.ini:2:1: E-UNKNOWN-KEY unknown key 'fancyRule' in x.fancyRule",
                        "x.ini:3:15: E-NOT-CARRIED not carried over: walls behind the moves of a game with check in"
                                + " x.wallingRule",
                        "x.ini:4:14: E-VALUE 'd9'; expected squares of the board, which ends with h8 in x.flagRegion");
        assertThat(problems("fancyRule = 3\nconnectN = 3\n"))
                .containsExactly(
                        "x.ini:1:2: E-NOT-CARRIED not carried over, as the definition would not load: the game is already"
                                + " over in its first position: row in setup in x",
                        "x.ini:2:1: E-UNKNOWN-KEY unknown key 'fancyRule' in x.fancyRule");
        assertThat(problems("castling = what\nstartFen = 8/7/8/x/8/8/8/8\n"))
                .containsExactly(
                        "x.ini:2:12: E-VALUE 'what'; expected true or false in x.castling",
                        "x.ini:3:12: E-VALUE the start: 'x' is no piece in x.startFen",
                        "x.ini:3:12: E-VALUE the start: 7 squares on rank 7; expected 8 in x.startFen");
    }

    /**
     * With another board or other pieces the start may be right; what a key would say that is misspelt is not known.
     */
    @Test
    void whatMayFollowFromAMistakeIsNotTold() {
        assertThat(problems("maxRnk = 2\nstartFen = k7/7K\n"))
                .containsExactly("x.ini:2:1: E-UNKNOWN-KEY unknown key 'maxRnk' in x.maxRnk; did you mean 'maxRank'?");
        assertThat(problems("customPiece1 = a:X\nflagPiece = a\nstartFen = k6a/8/8/8/8/8/8/K6A\n"))
                .hasSize(1);
        assertThat(problems("extinctionValue = loss\nextinctionPieceTypes = n\nextinctionPseudoRoyal = true\n"
                        + "extinctionPieceCount = x\n"))
                .containsExactly("x.ini:5:24: E-VALUE 'x'; expected a whole number in x.extinctionPieceCount");
    }

    private static List<String> problems(String lines) {
        return FairyImport.of("x.ini", "[x:chess]\n" + lines, List.of()).problems().stream()
                .map(Object::toString)
                .toList();
    }
}
