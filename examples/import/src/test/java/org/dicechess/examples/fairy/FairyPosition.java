package org.dicechess.examples.fairy;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Variant;

/** A position of Fairy-Stockfish with its counts of moves and its moves, in the notation of that program. */
record FairyPosition(String fen, List<Long> counts, List<String> moves) {

    /** What is put on a square without a move: the program writes it behind a move that stays where it is. */
    private static final Pattern STAYS = Pattern.compile("([a-z][0-9]+)\\1,\\1([a-z][0-9]+)");

    /** A move alone, where another turn puts something: the program adds the square a1 as that of nothing. */
    private static final Pattern ALONE = Pattern.compile("(.*),[a-z][0-9]+a1");

    private static final Pattern PROMOTION = Pattern.compile("\\+[a-z]$|~");

    /** A move from a square to itself: the program passes in this way where a side has a king. */
    private static final Pattern STAY = Pattern.compile("([a-z][0-9]+)\\1");

    private static final String PASS = "0000";
    private static final String LEAP = " leap-";
    private static final Pattern LEAPS = Pattern.compile(LEAP + "([a-z])=1/1");

    /** Reads a row: position, counts and moves, separated by tabs. */
    static FairyPosition of(String row) {
        String[] cells = row.split("\t", -1);
        return new FairyPosition(
                cells[0],
                Stream.of(cells[1], cells[2], cells[3])
                        .filter(cell -> !cell.isEmpty())
                        .map(Long::valueOf)
                        .toList(),
                moves(Stream.of(cells[4].split(" "))
                        .filter(move -> !move.isEmpty())
                        .toList()));
    }

    private static List<String> moves(List<String> moves) {
        boolean alone = moves.stream().anyMatch(move -> !move.startsWith("a1"))
                && moves.stream()
                        .allMatch(move -> STAYS.matcher(move).matches()
                                || ALONE.matcher(move).matches());
        return moves.stream()
                .map(move -> STAY.matcher(move).matches() ? PASS : move)
                .map(move -> alone ? withoutNothing(move) : move)
                .toList();
    }

    private static String withoutNothing(String move) {
        return STAYS.matcher(move).matches()
                ? STAYS.matcher(move).replaceFirst("*@$2")
                : ALONE.matcher(move).replaceFirst("$1");
    }

    /** Returns the position as a variant reads it. */
    String text(Variant variant) {
        String start = variant.start().text();
        String held = start.contains("[") ? fen : fen.replaceAll("\\[.*]", "");
        if (start.contains(LEAP)) {
            return leaps(start, held);
        }
        return start.contains(" ^") ? unmoved(held) : held;
    }

    /**
     * Returns a position in which numbers hold the rights to leap, named by the symbols of pieces. The program names
     * the files of these pieces among the castling rights.
     */
    private static String leaps(String start, String fen) {
        String[] fields = fen.split(" ");
        String[] ranks = start.substring(0, start.indexOf(' ')).split("/");
        String white = ranks[ranks.length - 1].toLowerCase(Locale.ROOT);
        StringBuilder numbers = new StringBuilder();
        for (Matcher named = LEAPS.matcher(start); named.find(); ) {
            boolean ofWhite = fields[2].indexOf('A' + white.indexOf(named.group(1))) >= 0;
            boolean ofBlack = fields[2].indexOf('a' + ranks[0].indexOf(named.group(1))) >= 0;
            numbers.append(
                    ofWhite || ofBlack
                            ? LEAP + named.group(1) + (ofWhite ? "=1" : "=0") + (ofBlack ? "/1" : "/0")
                            : "");
        }
        fields[2] = "-";
        return String.join(" ", fields) + numbers;
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
        if (event.equals("--") || STAY.matcher(event).matches()) {
            return PASS;
        }
        String move = event.replaceAll("[()]|/.*", "");
        int drop = move.indexOf('@');
        String plain = drop < 0 ? move : move.substring(0, drop).toUpperCase(Locale.ROOT) + move.substring(drop);
        return PROMOTION.matcher(plain).replaceAll(found -> found.group().startsWith("+") ? "+" : "");
    }
}
