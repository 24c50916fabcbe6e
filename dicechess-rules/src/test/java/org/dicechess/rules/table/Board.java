package org.dicechess.rules.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Color;
import org.dicechess.rules.Loader;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.play.PlayVariant;

/** The tables of a game on eight by eight squares, looked up by names of pieces and squares. */
public record Board(Tables tables) {

    /** Chess with a cannon. Squares are numbered from a1 as 0 to h8 as 63. */
    private static final String CHESS = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD, promotion: {area: last, to: [queen, rook]}}
              knight: {symbol: N, move: N}
              bishop: {symbol: B, move: B}
              rook:   {symbol: R, move: R}
              queen:  {symbol: Q, move: Q}
              king:   {symbol: K, move: K, royal: true}
              cannon: {symbol: C, move: mRcpR}
            castling:
              king: king
              rook: rook
              ways:
                king-side:  {king: e1, rook: h1, king-to: g1, rook-to: f1}
                queen-side: {king: e1, rook: a1, king-to: c1, rook-to: d1}
            setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            """;

    /** Loads chess with a cannon and further sections. */
    public static Board chess(Path folder, String... sections) {
        return load(folder, CHESS + String.join("\n", sections) + "\n");
    }

    /** Loads chess without a cannon, ended by mate. */
    public static Board orthodox(Path folder) {
        return load(
                folder,
                CHESS.replace("  cannon: {symbol: C, move: mRcpR}\n", "")
                        + "turn: move\ncheck: {}\nendings: {mate: {when: checkmate, result: loses}}\n");
    }

    public static Board load(Path folder, String definition) {
        try {
            Path file = Files.writeString(folder.resolve("trial.yaml"), definition);
            return new Board(((PlayVariant) Loader.create().load(file)).tables());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Kind kind(String name) {
        return tables.game.kinds().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the code of a piece without facing, named as in {@code white pawn}. */
    public int code(String piece) {
        String[] words = piece.split(" ");
        return tables.codes.of(kind(words[1]), Color.valueOf(words[0].toUpperCase(Locale.ROOT)));
    }

    public static int square(String name) {
        return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
    }

    /** Returns the names of the squares in one long. */
    public static Set<String> names(long squares) {
        Set<String> names = new TreeSet<>();
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            names.add((char) ('a' + square % 8) + "" + (char) ('1' + square / 8));
        }
        return names;
    }

    /** Returns the square names in a text, where blanks separate them. */
    public static Set<String> named(String squares) {
        return squares == null || squares.isEmpty() ? Set.of() : new TreeSet<>(Set.of(squares.split(" ")));
    }
}
