package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Square;

/**
 * A position as a map from squares to pieces, with the fields of its text.
 *
 * @param rights the letters of castling rights in FEN's order
 * @param enPassant the squares that a piece has just passed, and the square where it stands now
 * @param roll the faces in hand, ascending; empty without a roll
 */
record ReferencePosition(
        ReferenceRules rules,
        Map<Square, ReferencePiece> board,
        Color side,
        int stage,
        List<Integer> roll,
        String rights,
        Map<Square, Square> enPassant,
        int count,
        int turn) {

    /** The position of a text without en passant squares and without a roll. */
    static ReferencePosition read(ReferenceRules rules, String text) {
        String[] fields = text.split(" ");
        return new ReferencePosition(
                rules,
                board(rules, fields[0]),
                fields[1].equals("w") ? Color.WHITE : Color.BLACK,
                0,
                List.of(),
                fields[2].equals("-") ? "" : fields[2],
                Map.of(),
                Integer.parseInt(fields[4]),
                Integer.parseInt(fields[5]));
    }

    private static Map<Square, ReferencePiece> board(ReferenceRules rules, String field) {
        Map<Square, ReferencePiece> board = new TreeMap<>();
        String[] rows = field.split("/");
        for (int row = 0; row < rows.length; row++) {
            row(rules, rows[row], rules.ranks - 1 - row, board);
        }
        return board;
    }

    private static void row(ReferenceRules rules, String row, int rank, Map<Square, ReferencePiece> board) {
        int file = 0;
        var tokens = java.util.regex.Pattern.compile("(\\d+)|(\\*)|(\\(\\p{L}+\\)|\\p{L})(?:\\^(ne|nw|se|sw|[nesw]))?")
                .matcher(row);
        while (tokens.find()) {
            if (tokens.group(3) == null) {
                file += tokens.group(1) == null ? 1 : Integer.parseInt(tokens.group(1));
                continue;
            }
            String symbol = tokens.group(3).replaceAll("[()]", "");
            Color color = Character.isUpperCase(symbol.charAt(0)) ? Color.WHITE : Color.BLACK;
            String facing = tokens.group(4) == null ? "" : tokens.group(4);
            board.put(
                    new Square(file++, rank),
                    new ReferencePiece(rules.withSymbol(symbol).orElseThrow(), color, facing));
        }
    }

    ReferencePosition with(Map<Square, ReferencePiece> pieces) {
        return new ReferencePosition(rules, pieces, side, stage, roll, rights, enPassant, count, turn);
    }

    ReferencePosition rolled(List<Integer> faces) {
        return new ReferencePosition(rules, board, side, stage + 1, faces, rights, enPassant, count, turn);
    }

    Optional<ReferencePiece> at(Square square) {
        return Optional.ofNullable(board.get(square));
    }

    boolean isChance() {
        return rules.stages.charAt(stage) == 'r';
    }

    boolean mayPass() {
        return rules.stages.charAt(stage) == 'o';
    }

    boolean isLastStage() {
        return stage == rules.stages.length() - 1;
    }

    boolean hasFurtherMoves() {
        return rules.stages.substring(stage).replace("r", "").length() > 1;
    }

    /** Returns the text with its en passant squares sorted, because their order has no meaning. */
    String text() {
        return rest(enPassant.isEmpty() ? "-" : join(enPassant), " " + turn);
    }

    /**
     * Returns the part of the position that equality compares: without the number of the turn, and with only those en
     * passant squares that matter.
     */
    String identity(Map<Square, Square> open) {
        return rest(open.toString(), "");
    }

    private static String join(Map<Square, Square> enPassant) {
        return String.join(
                ",", enPassant.keySet().stream().map(Square::text).sorted().toList());
    }

    private String rest(String open, String number) {
        String base = boardText() + (side == Color.WHITE ? " w " : " b ") + (rights.isEmpty() ? "-" : rights) + " "
                + open + " " + (rules.counts ? count : 0) + number;
        String dice = roll.isEmpty() ? "" : " " + roll.toString().replace(",", "");
        return base + dice + (roll.isEmpty() && stage > 0 ? " @" + stage : "");
    }

    private String boardText() {
        List<String> rows = new ArrayList<>();
        for (int rank = rules.ranks - 1; rank >= 0; rank--) {
            rows.add(rowText(rank));
        }
        return String.join("/", rows);
    }

    private String rowText(int rank) {
        StringBuilder row = new StringBuilder();
        int run = 0;
        for (int file = 0; file < rules.files; file++) {
            Square square = new Square(file, rank);
            String piece = rules.squares.contains(square)
                    ? at(square).map(ReferencePiece::text).orElse("")
                    : "*";
            if (!piece.isEmpty() && run > 0) {
                row.append(run);
            }
            run = piece.isEmpty() ? run + 1 : 0;
            row.append(piece);
        }
        return row.append(run > 0 ? run : "").toString();
    }

    /** Returns a text of the library in the form of {@link #text()}. */
    static String sorted(String text) {
        String[] fields = text.split(" ");
        // If two pieces could have passed a square, the engine adds the victim's square; these rules do not need it.
        List<String> squares =
                new ArrayList<>(List.of(fields[3].replaceAll(":[a-z][0-9]+", "").split(",")));
        Collections.sort(squares);
        fields[3] = String.join(",", squares);
        return String.join(" ", fields);
    }
}
