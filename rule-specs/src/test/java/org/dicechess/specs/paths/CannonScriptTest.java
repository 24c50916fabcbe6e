package org.dicechess.specs.paths;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.table.Tables;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The one script for Cannon, Vao and Leo gives the tables of Betza notation, bit for bit, and so the same moves. */
class CannonScriptTest {

    private static final Path SCRIPT = Path.of("pieces", "cannon.groovy");
    private static final String SQUARE = "{files: 8, ranks: 8}";
    private static final String WINGED =
            "{files: 12, ranks: 10, missing: [a1-d1, i1-l1, a2, l2, a3, l3, a8, l8, a9, l9, a10-d10, i10-l10]}";
    private static final String HOLED = "{files: 7, ranks: 9, missing: [d5, b2, a9]}";
    private static final String ORTHOGONAL = "[n, e, s, w]";
    private static final String DIAGONAL = "[ne, se, sw, nw]";
    private static final String ALL = "[n, e, s, w, ne, se, sw, nw]";

    private static final int POSITIONS = TestShare.of(5_000, 15);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {SQUARE, WINGED, HOLED})
    void theTablesAreEqualBitForBit(String board) {
        assertEqual(tables(hooked(board, "[]")), tables(notated(board, "[]")));
    }

    @ParameterizedTest
    @ValueSource(strings = {SQUARE, WINGED, HOLED})
    @Tag("long")
    void theyAreEqualForPiecesThatFaceAnyWay(String board) {
        String facings = "[n, ne, e, se, s, sw, w, nw]";
        assertEqual(tables(hooked(board, facings)), tables(notated(board, facings)));
    }

    @Test
    void theWingedBoardHasNinetySixSquares() {
        assertThat(hooked(WINGED, "[]").board().squares()).hasSize(96);
    }

    @ParameterizedTest
    @ValueSource(strings = {SQUARE, WINGED})
    void randomPositionsHaveTheSameMoves(String board) {
        Variant hooked = hooked(board, "[]");
        Variant notated = notated(board, "[]");
        Random random = new Random(56);
        int moves = 0;
        for (int i = 0; i < POSITIONS; i++) {
            String position = scattered(hooked, random);
            List<String> texts = events(hooked.position(position));
            assertThat(texts).as(position).isEqualTo(events(notated.position(position)));
            moves += texts.size();
        }
        assertThat(moves).isGreaterThan(20 * POSITIONS);
    }

    @Test
    void otherDirectionsMakeOtherTables() {
        Variant vaos = load("other.yaml", SQUARE, "[]", script(DIAGONAL), script(DIAGONAL), script(ALL));
        assertThat(tables(vaos).movement.blocks())
                .isNotEqualTo(tables(notated(SQUARE, "[]")).movement.blocks());
    }

    private static void assertEqual(Tables one, Tables other) {
        assertThat(one.movement.start()).isEqualTo(other.movement.start());
        assertThat(one.movement.blocks()).isEqualTo(other.movement.blocks());
        assertThat(one.movement.overlaps()).isEqualTo(other.movement.overlaps());
        assertThat(one.attacks.reach()).isEqualTo(other.attacks.reach());
        assertThat(one.attacks.between()).isDeepEqualTo(other.attacks.between());
        assertThat(one.attacks.masks()).isEqualTo(other.attacks.masks());
        assertThat(one.attacks.exotic()).isEqualTo(other.attacks.exotic());
        assertThat(one.eventBound).isEqualTo(other.eventBound);
    }

    private static Tables tables(Variant variant) {
        return ((PlayVariant) variant).tables();
    }

    private Variant hooked(String board, String facings) {
        return load("hooked.yaml", board, facings, script(ORTHOGONAL), script(DIAGONAL), script(ALL));
    }

    private Variant notated(String board, String facings) {
        return load("notated.yaml", board, facings, "mRcpR", "mBcpB", "mQcpQ");
    }

    private static String script(String ways) {
        return "{hook: cannon.groovy, with: {ways: " + ways + "}}";
    }

    private Variant load(String name, String board, String facings, String cannon, String vao, String leo) {
        String definition = """
                format: 1
                id: trial
                name: Trial
                board: %s
                pieces:
                  cannon: {symbol: C, move: %s, facings: %s}
                  vao:    {symbol: V, move: %s, facings: %s}
                  leo:    {symbol: L, move: %s, facings: %s}
                  rook:   {symbol: R, move: R}
                  king:   {symbol: K, move: K, royal: true}
                setup: "%s w - - 0 1"
                turn: move
                check: {}
                endings: {mate: {when: checkmate, result: loses}}
                """.formatted(board, cannon, facings, vao, facings, leo, facings, setup(board));
        try {
            Files.copy(SCRIPT, folder.resolve(SCRIPT.getFileName()), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            return Loader.create()
                    .scripts(GroovyScripts.confined())
                    .load(Files.writeString(folder.resolve(name), definition));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a setup with the two kings far from each other. */
    private static String setup(String board) {
        return switch (board) {
            case SQUARE -> "k7/8/8/8/8/8/8/7K";
            case WINGED -> "****k3****/*10*/*10*/12/12/12/12/*10*/*10*/****3K****";
            default -> "*k5/7/7/7/3*3/7/7/1*5/6K";
        };
    }

    /** Returns up to forty pieces on random squares, the king of the waiting side not in check. */
    private static String scattered(Variant variant, Random random) {
        while (true) {
            List<Square> squares = new ArrayList<>(variant.board().squares());
            java.util.Collections.shuffle(squares, random);
            List<String> pieces = new ArrayList<>(List.of("K", "k"));
            for (int left = 3 + random.nextInt(37); left > 0; left--) {
                pieces.add(String.valueOf("CVLRcvlr".charAt(random.nextInt(8))));
            }
            String position = board(variant, squares.subList(0, pieces.size()), pieces)
                    + (random.nextBoolean() ? " w" : " b") + " - - 0 1";
            if (isLegal(variant, position)) {
                return position;
            }
        }
    }

    private static boolean isLegal(Variant variant, String position) {
        try {
            return variant.position(position).node() instanceof Node.Decision;
        } catch (RuntimeException waitingKingInCheck) {
            return false;
        }
    }

    private static String board(Variant variant, List<Square> squares, List<String> pieces) {
        List<String> rows = new ArrayList<>();
        for (int rank = variant.board().ranks() - 1; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = 0; file < variant.board().files(); file++) {
                Square square = new Square(file, rank);
                int piece = squares.indexOf(square);
                row.append(
                        piece >= 0
                                ? pieces.get(piece)
                                : variant.board().squares().contains(square) ? "1" : "*");
            }
            rows.add(runs(row.toString()));
        }
        return String.join("/", rows);
    }

    private static String runs(String row) {
        return java.util.regex.Pattern.compile("1+")
                .matcher(row)
                .replaceAll(run -> String.valueOf(run.group().length()));
    }

    private static List<String> events(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).collect(Collectors.toList());
    }
}
