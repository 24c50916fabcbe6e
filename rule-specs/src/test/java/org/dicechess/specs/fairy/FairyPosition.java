package org.dicechess.specs.fairy;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Variant;

/** A position of Fairy-Stockfish with its counts of moves and its moves, in the notation of that program. */
record FairyPosition(String fen, List<Long> counts, List<String> moves) {

    private static final Pattern PROMOTION = Pattern.compile("\\+[a-z]$|~");

    /** Reads a row: position, counts and moves, separated by tabs. */
    static FairyPosition of(String row) {
        String[] cells = row.split("\t", -1);
        return new FairyPosition(
                cells[0],
                Stream.of(cells[1], cells[2], cells[3])
                        .filter(cell -> !cell.isEmpty())
                        .map(Long::valueOf)
                        .toList(),
                Stream.of(cells[4].split(" ")).filter(move -> !move.isEmpty()).toList());
    }

    /** Returns the position as a variant reads it. */
    String text(Variant variant) {
        String text = variant.start().text().contains("[") ? fen : fen.replaceAll("\\[.*]", "");
        return variant.start().text().contains(" ^") ? unmoved(text) : text;
    }

    /** Returns a position whose castling rights name the files of other pieces that have never moved. */
    private static String unmoved(String text) {
        String[] fields = text.split(" ");
        String squares = fields[2]
                .chars()
                .mapToObj(letter -> (char) letter)
                .filter(letter -> "KQkq-".indexOf(letter) < 0)
                .map(letter -> Character.toLowerCase(letter) + (Character.isUpperCase(letter) ? "1" : "8"))
                .collect(Collectors.joining(","));
        String castling = fields[2].replaceAll("[^KQkq]", "");
        fields[2] = castling.isEmpty() ? "-" : castling;
        return String.join(" ", fields) + (squares.isEmpty() ? "" : " ^" + squares);
    }

    /** Returns the text of an event in the notation of the program, which writes a demotion as a sign. */
    static String move(Event event) {
        return event instanceof Move move && isDemotion(move)
                ? move.path().get(0).text() + move.path().get(1).text() + "-"
                : move(event.text());
    }

    /** Returns whether a piece with the symbol of a promoted one becomes a piece with a plain symbol. */
    private static boolean isDemotion(Move move) {
        boolean from = move.edits().stream()
                .anyMatch(edit -> edit instanceof Edit.Lift
                        && move.from().filter(edit.place()::equals).isPresent()
                        && edit.piece().type().symbol().startsWith("+"));
        return from
                && move.promotion()
                        .filter(piece -> !piece.type().symbol().startsWith("+"))
                        .isPresent();
    }

    private static String move(String event) {
        if (event.equals("--")) {
            return "0000";
        }
        String move = event.replaceAll("[()]", "");
        int drop = move.indexOf('@');
        String plain = drop < 0 ? move : move.substring(0, drop).toUpperCase(Locale.ROOT) + move.substring(drop);
        return PROMOTION.matcher(plain).replaceAll(found -> found.group().startsWith("+") ? "+" : "");
    }
}
