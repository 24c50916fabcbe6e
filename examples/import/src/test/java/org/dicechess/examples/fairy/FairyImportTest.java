package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions and problems of small files. */
class FairyImportTest {

    @Test
    void aVariantOfChessStatesOnlyWhatDiffers() {
        assertThat(text("[hill:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5\n"))
                .isEqualTo("""
                        format: 1
                        id: hill
                        name: Hill
                        extends: chess
                        areas: {goal: d4-e5}
                        endings:
                          arrived: {when: {pieces: king, in: goal}, result: wins}
                          dead-position: ~
                          dead-bishops: ~
                        """);
    }

    @Test
    void aVariantOfItsOwnIsWhole() {
        assertThat(text("""
                        [steps]
                        maxRank = 4
                        maxFile = d
                        customPiece1 = p:mW
                        connectN = 3
                        nMoveRule = 0
                        startFen = pPpP/4/4/PpPp w - - 0 1
                        """)).isEqualTo("""
                        format: 1
                        id: steps
                        name: Steps
                        board: {files: 4, ranks: 4}
                        pieces: {piece-p: {symbol: P, move: mW}}
                        turn: move
                        endings:
                          stalemate: {when: stalemate, result: draws}
                          row: {when: {row: all, length: 3}, result: wins}
                          repetition: {when: repetition, times: 3, result: draws}
                        setup: pPpP/4/4/PpPp w - - 0 1
                        """);
    }

    @Test
    void aPromotedRookOfShogiIsADragon() {
        assertThat(text("[mine:minishogi]\n")).contains("dragon: {symbol: +R, move: RF, demoted: rook}");
    }

    @Test
    void whatDecidesOnlyLongGamesIsACommentAndAWarning() {
        FairyImport imported = FairyImport.of("x.ini", "[mine:janggimodern]\n", List.of());
        assertThat(imported.definitions().get(0).text())
                .startsWith(
                        "# Not carried over, moveRepetitionIllegal: the loss of a side that moves a piece to and fro."
                                + "\nformat: 1\n");
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:1:2: W-NOT-CARRIED not carried over: the loss of a side that moves a piece to and fro"
                                + " in mine.moveRepetitionIllegal");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "castlng = true | 2:1: E-UNKNOWN-KEY unknown key 'castlng' in x.castlng; did you mean 'castling'?",
                "castling = yes | 2:12: E-VALUE 'yes'; expected true or false in x.castling",
                "maxRank = 11   | 2:11: E-VALUE '11'; expected a rank from 1 to 10 in x.maxRank",
                "flagRegion = z | 2:14: E-VALUE 'z'; expected squares as d4, ranks as *8, files as a*, or - in x.flagRegion",
                "flagPiece = x  | 2:13: E-VALUE 'x'; expected the letter of a piece, *, or -; the letters are pnbrqk"
                        + " in x.flagPiece",
                "wallingRule = moat | 2:15: E-VALUE 'moat'; expected arrow, duck, edge, past, static or none in"
                        + " x.wallingRule",
                "pawn = p:W     | 2:8: E-VALUE 'p:W'; expected a letter alone, since this piece has moves in x.pawn",
                "startFen = 8/8 | 2:12: E-VALUE the start: 2 ranks; expected 8 in x.startFen",
                "wallingRule = duck | 2:15: E-NOT-CARRIED not carried over: walls behind the moves of a game with check"
                        + " in x.wallingRule"
            })
    void mistakesAreToldInPlace(String line, String problem) {
        FairyImport imported = FairyImport.of("x.ini", "[x:chess]\n" + line + "\n", List.of());
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems()).extracting(Object::toString).containsExactly("x.ini:" + problem);
    }

    /** Nothing is lost in silence: lines that belong to no section are told once, and a file without any. */
    @ParameterizedTest
    @CsvSource({
        "'castling = false\npawn = p\n[x:chess]\n', 1:1: E-SYNTAX a line before the first section; expected [name] or [name:base]",
        "'# one\n\nhello\n', 3:1: E-SYNTAX a line before the first section; expected [name] or [name:base]",
        "'# one\n', 1:1: E-SYNTAX no section; expected [name] or [name:base]",
        "'', 1:1: E-SYNTAX no section; expected [name] or [name:base]"
    })
    void linesOfNoSectionAreTold(String file, String problem) {
        assertThat(FairyImport.of("x.ini", file.replace("\\n", "\n"), List.of()).problems())
                .extracting(Object::toString)
                .containsExactly("x.ini:" + problem);
    }

    @Test
    void anUnknownBaseIsToldWithTheOneThatIsMeant() {
        assertThat(FairyImport.of("x.ini", "[x:crazyhous]\n", List.of()).problems())
                .extracting(Object::toString)
                .containsExactly("x.ini:1:4: E-UNKNOWN-VARIANT no variant 'crazyhous' above or built in in x;"
                        + " did you mean 'crazyhouse'?");
    }

    /** The program keeps a knight safe while it is the last one, and the king always. */
    @Test
    void aKingBesideRoyalsOfWhichTheLastCountsIsNotCarriedOver() {
        String file = "[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = n\nextinctionPseudoRoyal = true\n";
        FairyImport imported = FairyImport.of("x.ini", file, List.of());
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly("x.ini:1:2: E-NOT-CARRIED not carried over: royals that count only while they are few"
                        + " in x.extinctionPieceCount");
    }

    /** A rook goes from f3 over e4 and d5, which are no such squares, to c6. */
    @Test
    void aRookPassesSquaresBesideTheLines() {
        assertThat(text("[x:chess]\ndiagonalLines = f3 c6\n"))
                .contains("rook: {move: [R, {move: B, from: lines, to: lines}]}");
        assertThat(text("[x:chess]\ndiagonalLines = f3 e4\n")).contains("rook: {move: [R, {move: B, in: lines}]}");
    }

    @Test
    void wallsBehindDropsAreNotCarriedOver() {
        String file = "[x:ataxx]\nwallingRule = static\n";
        FairyImport imported = FairyImport.of("x.ini", file, List.of());
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems())
                .extracting(Object::toString)
                .contains("x.ini:2:15: E-NOT-CARRIED not carried over: walls in a game with drops in x.wallingRule");
    }

    @Test
    void namesChooseVariantsAndStillInherit() {
        String file = "[a:chess]\ncastling = false\n[b:a]\nmustCapture = true\n[c:chess]\ncastling = what\n";
        FairyImport imported = FairyImport.of("x.ini", file, List.of("b"));
        assertThat(imported.problems()).isEmpty();
        assertThat(imported.definitions()).hasSize(1);
        assertThat(imported.definitions().get(0).text()).contains("castling: ~", "prefer: {captures: must}");
    }

    /** The program lists the drop, and lets it lose. A pawn that moves may mate. */
    @ParameterizedTest
    @CsvSource({
        "k4/2G2/1G3/5/4K[P] w - - 0 1, P@a4, 0-1 pawn mate",
        "k4/2G2/1G3/5/4K[G] w - - 0 1, G@a4, 1-0 checkmate",
        "k4/2G2/PG3/5/4K[] w - - 0 1, a3a4, 1-0 checkmate"
    })
    void aPawnThatIsPutDownWithMateLoses(String position, String event, String end) {
        String text = text("[mine:minishogi]\n");
        Variant variant = Loader.create().load("mine", text.getBytes(StandardCharsets.UTF_8));
        Node node = variant.position(position).after(event).node();
        assertThat(node)
                .isInstanceOfSatisfying(
                        Node.End.class,
                        over -> assertThat(over.result().text() + " " + over.reason())
                                .isEqualTo(end));
    }

    /** White needs two checks and Black needs three; the first check is given on the file d. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/K3R3 b - - 2+3 0 1, e8d8 e1d1 d8e8, *",
        "4k3/8/8/8/8/8/8/K3R3 b - - 2+3 0 1, e8d8 e1d1 d8e8 d1e1, 1-0 checks given",
        "4K3/8/8/8/8/8/8/k3r3 w - - 2+3 0 1, e8d8 e1d1 d8e8 d1e1 e8d8, *",
        "4K3/8/8/8/8/8/8/k3r3 w - - 2+3 0 1, e8d8 e1d1 d8e8 d1e1 e8d8 e1d1, 0-1 checks given"
    })
    void sidesMayNeedDifferentNumbersOfChecks(String start, String moves, String end) {
        String text = text("[mine:3check]\nstartFen = " + start + "\n");
        assertThat(text).contains("setup: " + start);
        GameRecord game = GameRecord.from(Loader.create()
                .load("mine", text.getBytes(StandardCharsets.UTF_8))
                .start());
        for (String move : moves.split(" ")) {
            game = game.after(move);
        }
        assertThat(game.node() instanceof Node.End over ? over.result().text() + " " + over.reason() : "*")
                .isEqualTo(end);
    }

    private static String text(String file) {
        FairyImport imported = FairyImport.of("x.ini", file, List.of());
        assertThat(imported.problems()).isEmpty();
        return imported.definitions().get(0).text();
    }
}
