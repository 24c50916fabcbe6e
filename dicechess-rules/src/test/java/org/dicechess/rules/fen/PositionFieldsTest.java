package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position text has one meaning, and no field twice. */
class PositionFieldsTest {

    /** The guard has eight facings, the sentry four; the symbols of elk and wolf are the letters of two facings. */
    private static final String FACINGS = """
            format: 1
            id: facings
            name: Facings
            board: {files: 4, ranks: 2}
            pieces:
              guard:  {symbol: G, move: K, facings: [n, ne, e, se, s, sw, w, nw]}
              sentry: {symbol: S, move: W, facings: [n, e, s, w]}
              elk:    {symbol: E, move: W, facings: [n, ne]}
              wolf:   {symbol: W, move: W}
              newt:   {symbol: Ew, move: W}
              king:   {symbol: K, move: K}
            turn: move
            endings: {}
            setup: k3/3K
            """;

    /** One king has two rooks on one side, the nearer one on file k. A second king and rook stand on rank 3. */
    private static final String CASTLING = """
            format: 1
            id: rooks
            name: Rooks
            board: {files: 12, ranks: 4}
            pieces:
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K}
            turn: move
            castling:
              king: king
              rook: rook
              ways:
                near:  {king: f1, rook: k1, king-to: h1, rook-to: g1}
                far:   {king: f1, rook: l1, king-to: i1, rook-to: h1}
                upper: {king: f2, rook: l2, king-to: h2, rook-to: g2}
            endings: {}
            setup: 5k4rr/5k5r/5K5R/5K4RR
            """;

    /** The captor places a captured knight again; ants of d4 walk, and pawns open squares to en passant capture. */
    private static final String WAITING = """
            format: 1
            id: waiting
            name: Waiting
            board: {files: 8, ranks: 8}
            areas: {anywhere: all, back: {white: rank 1}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD}
              knight: {symbol: N, move: N, when-captured: {to: back, chosen-by: captor}}
            turn: [move, {optional: {act: step}}]
            actions: {step: {move: knight}}
            counters:
              half: {reset-by-capture: true}
              x:    {reset-by-moves-of: pawn}
              y:    {reset-by-moves-of: knight}
            endings: {}
            setup: 4n3/4p3/8/8/3p4/2N5/4P3/8 w - - 0 1
            """;

    @TempDir
    private Path folder;

    /** With check each side has the royals of the setup, or more where a piece may become royal. */
    @ParameterizedTest(name = "{0}, {1} royals")
    @CsvSource({"rook, 1, true", "rook, 0, false", "rook, 2, false", "king, 1, true", "king, 0, false", "king, 2, true"
    })
    void theNumberOfRoyalsIsThatOfTheSetup(String promotion, int kings, boolean possible) throws IOException {
        Variant variant = load("""
                format: 1
                id: royals
                name: Royals
                board: {files: 4, ranks: 4}
                areas: {last: {white: rank 4}}
                pieces:
                  pawn: {symbol: P, move: fmW, promotion: {area: last, to: TO}}
                  rook: {symbol: R, move: R}
                  king: {symbol: K, move: K, royal: true}
                turn: move
                check: {}
                endings: {checkmate: {when: checkmate, result: loses}}
                setup: 3k/3p/P3/K3
                """.replace("TO", promotion));
        String text = "3k/3p/P3/" + List.of("4", "K3", "KK2").get(kings) + " w - - 0 1";
        if (possible) {
            assertThat(variant.position(text).text()).isEqualTo(text);
        } else {
            assertThatThrownBy(() -> variant.position(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("White has " + kings + " royal pieces, expected 1");
        }
    }

    /** Ranks of four squares: the pieces on the first rank, and their text. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "G^ne3, G^ne3, guard ne", "G^n(e)^n2, G^n(e)^n2, guard n elk n", "G^n(e)^ne1, , ",
                "G^n(e)^new1, G^n(e)^new1, guard n elk ne wolf",
        "G^nw3, G^nw3, guard nw", "G^n(w)2, G^n(w)2, guard n wolf", "G^s(w)2, G^s(w)2, guard s wolf",
                "G^ew2, G^ew2, guard e wolf",
        "G^ne(e)^n1, , ", "G^nee^n1, , ", "G^nee^n2, G^nee^n2, guard ne elk n", "G^n(ew)2, G^n(ew)2, guard n newt",
        "G^nW2, G^nW2, guard n wolf", "G^n1w1, G^n1w1, guard n wolf", "S^ne^nw1, S^ne^nw1, sentry n elk n wolf",
                "S^nw2, S^nw2, sentry n wolf",
        "e^n(e)^nw1, e^n(e)^nw1, elk n elk n wolf", "(G)^n(W)2, G^nW2, guard n wolf",
    })
    void aFacingIsDistinguishedFromTheNextPiece(String rank, String written, String pieces) throws IOException {
        Variant variant = load(FACINGS);
        String text = rank + "/3K w - - 0 1";
        if (written == null) {
            assertThatThrownBy(() -> variant.position(text)).isInstanceOf(NotationException.class);
            return;
        }
        Position position = variant.position(text);
        assertThat(pieces(position)).isEqualTo(pieces);
        assertThat(position.text()).isEqualTo(written + "/3K w - - 0 1");
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    /** The pieces on the second rank with their facings. */
    private static String pieces(Position position) {
        StringBuilder pieces = new StringBuilder();
        position.board().squares().stream()
                .filter(square -> square.rank() == 1)
                .flatMap(square -> position.board().at(square).stream())
                .forEach(piece -> pieces.append(piece.type().name())
                        .append(' ')
                        .append(piece.facing()
                                .map(facing -> facing.text() + " ")
                                .orElse("")));
        return pieces.toString().strip();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "KK1L2kk4l4, L2KK1l4k4k, 6",
        "K, K, 1",
        "K1, K1, 1",
        "L2, L2, 1",
        "L, K, 1",
        "l, k, 1",
        "L1, K, 1",
        "L1k4, Kk4, 2",
        "KLk, , ",
        "K1K1, , ",
        "K2, , ",
        "M1, , ",
        "K0, , ",
        "K1L3, , ",
        "1, , ",
        "L2L1, L2K, 2",
    })
    void castlingRightsWithOneLetterAreDistinguished(String field, String written, Integer rights) throws IOException {
        Variant variant = load(CASTLING);
        String text = "5k4rr/5k5r/5K5R/5K4RR w " + field + " - 0 1";
        if (written == null) {
            assertThatThrownBy(() -> variant.position(text)).isInstanceOf(NotationException.class);
            return;
        }
        Position position = variant.position(text);
        assertThat(position.text().split(" ")[2]).isEqualTo(written);
        assertThat(written.replaceAll("[0-9]", "")).hasSize(rights);
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    /** A letter stands for the outermost rook on the lowest rank; all other rights have the rook's square. */
    @Test
    void allRightsOfTheSetupAreWritten() throws IOException {
        Variant variant = load(CASTLING);
        assertThat(variant.start().text()).isEqualTo("5k4rr/5k5r/5K5R/5K4RR w L2KK1l4k4k - 0 1");
        assertThat(variant.position(variant.start().text())).isEqualTo(variant.start());
    }

    /** Both rooks of the file a are the outermost ones; the letter of the file is that of the lowest rank, too. */
    @ParameterizedTest
    @CsvSource({"Q, Q", "A, Q", "A2, A2", "QA2, A2Q", "AA2, A2Q", "a, q", "a3, q", "a4, a4", "qa4, a4q"})
    void aLetterStandsForTheRookOnTheLowestRank(String field, String written) throws IOException {
        String ways = "near: {king: f1, rook: a1, king-to: d1, rook-to: e1}\n"
                + "    upper: {king: f2, rook: a2, king-to: d2, rook-to: e2}\n";
        String game = CASTLING.replaceAll("(?s)near: .*endings", ways + "endings")
                .replace("5k4rr/5k5r/5K5R/5K4RR", "r4k6/r4k6/R4K6/R4K6");
        Position position = load(game).position("r4k6/r4k6/R4K6/R4K6 w " + field + " - 0 1");
        assertThat(position.text()).isEqualTo("r4k6/r4k6/R4K6/R4K6 w " + written + " - 0 1");
    }

    /** Black's pawn has captured the knight on c3, so no piece is left that could capture on e3. */
    @Test
    void aPieceAwaitsPlacementWithAnEnPassantSquare() throws IOException {
        Variant variant = load(WAITING);
        Position position = variant.position("4n3/8/8/8/3p4/2N5/4P3/8")
                .after("e2e4")
                .after("--")
                .after("d4c3");
        assertThat(position.text()).isEqualTo("4n3/8/8/8/4P3/2p5/8/8 b - e3 -1 1 x=-1 y=1 N@ @1");
        assertThat(variant.position(position.text())).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(variant.position(position.text()).cursor().key())
                .isEqualTo(position.cursor().key());
        Position placed = position.after("N@a1");
        assertThat(variant.position(placed.text())).isEqualTo(placed);
    }

    /** The columns are those of the field that contradicts an earlier one. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "x=1 x=2, 5, a second value of x",
        "x=1 y=2 x=1, 9, a second value of x",
        "N@ n@ @1, 4, a second field of a chosen or captured piece",
        "@1 N@ @2, 7, a second stage",
        "@0 @0, 4, a second stage",
        "@0 ?, 4, a second stage",
        "x=-1, 3, -1 is allowed only within a turn",
        "x=-1 @0, 3, -1 is allowed only within a turn",
        "y=1 x=-1, 7, -1 is allowed only within a turn",
    })
    void aRepeatedOrMisplacedFieldIsRefused(String fields, int column, String reason) throws IOException {
        String text = "4n3/8/8/8/3p4/2N5/4P3/8 w - - 0 1 ";
        assertThatThrownBy(() -> load(WAITING).position(text + fields))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        wrong -> assertThat(wrong.column()).isEqualTo(text.length() + column))
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({"'e3,e3', 4", "e3e3, 3", "'e3,e3:e4', 4"})
    void anEnPassantSquareIsListedOnce(String field, int column) throws IOException {
        String before = "4n3/8/8/8/3pP3/2N5/8/8 b - ";
        assertThatThrownBy(() -> load(WAITING).position(before + field + " 0 1"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        wrong -> assertThat(wrong.column()).isEqualTo(before.length() + column))
                .hasMessageContaining("a second time");
    }

    /** Names of dice and actions have letters of any script, digits, hyphens and underscores. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"a1:D_Four", "a1:Würfel", "a1b2/Guard_Move", "a1b2/schritt-2", "N@a1/Größe", "Ä@a1", "ä@a1"})
    void aTextWithANameOfTheDefinitionIsAnEvent(String text) throws IOException {
        String accented = WAITING.replace("symbol: P", "symbol: Ä")
                .replace("4p3", "4ä3")
                .replace("3p4", "3ä4")
                .replace("4P3", "4Ä3");
        Position position = load(accented).start();
        assertThatThrownBy(() -> position.variant().notation().event(position, text))
                .isInstanceOf(IllegalEventException.class);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"a1:", "a1:D Four", "a1:D/4", "a1b2/", "a1b2/a/b", "a1b2/a.b", "N@a1/", "4@a1", "(Nrabc)@a1"})
    void aTextWithNoNameIsMalformed(String text) throws IOException {
        Position position = load(WAITING).start();
        assertThatThrownBy(() -> position.variant().notation().event(position, text))
                .isInstanceOf(NotationException.class);
    }

    private Variant load(String definition) throws IOException {
        return Loader.create().load(Files.writeString(folder.resolve("trial.yaml"), definition));
    }
}
