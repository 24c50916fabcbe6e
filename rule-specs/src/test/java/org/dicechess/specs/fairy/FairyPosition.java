package org.dicechess.specs.fairy;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Variant;

/** A position of Fairy-Stockfish with its counts of moves and its moves, in the notation of that program. */
record FairyPosition(String fen, List<Long> counts, List<String> moves) {

    private static final Pattern STAYS = Pattern.compile("([a-z][0-9]+)\\1,\\1([a-z][0-9]+)");
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
                Stream.of(cells[4].split(" "))
                        .filter(move -> !move.isEmpty())
                        .map(move -> STAYS.matcher(move).replaceFirst("*@$2"))
                        .toList());
    }

    /** Returns whether a move of the program is a turn of several events. */
    boolean hasTurns() {
        return moves.stream().anyMatch(move -> move.contains(","));
    }

    /** Returns the position as a variant reads it. */
    String text(Variant variant) {
        return variant.start().text().contains("[") ? fen : fen.replaceAll("\\[.*]", "");
    }

    /** Returns the text of an event in the notation of the program. */
    static String move(String event) {
        if (event.equals("--")) {
            return "0000";
        }
        String move = event.replaceAll("[()]", "");
        int drop = move.indexOf('@');
        String plain = drop < 0 ? move : move.substring(0, drop).toUpperCase(Locale.ROOT) + move.substring(drop);
        return PROMOTION.matcher(plain).replaceAll(found -> found.group().startsWith("+") ? "+" : "");
    }
}
