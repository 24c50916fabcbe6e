package org.dicechess.rules.fen;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.dicechess.NotationException;
import org.dicechess.rules.codes.Counters;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/** Reads position texts strictly: malformed texts and impossible positions are refused with their column. */
public final class PositionReader {

    private static final int LONGEST = 4000;

    /** What tells the further fields from the numbers before them. */
    private static final Pattern FURTHER = Pattern.compile("[\\[{!@?>~<^].*|.*[=:@].*", Pattern.DOTALL);

    private static final String SPACES = "one blank between fields expected";

    private final Tables tables;
    private final String text;
    private final Consumer<NotationException> contradictions;
    private final List<Field> fields = new ArrayList<>();
    private final byte[] board;
    private final List<Field> picked = new ArrayList<>();

    /** The first counter with the value -1: it was reset in the current turn. */
    private Optional<Field> resetInTurn = Optional.empty();

    /** The counters, by number, whose values have been read. */
    private final BitSet counted = new BitSet();

    /** Creates a reader that refuses rights and en passant squares which the board contradicts. */
    public PositionReader(Tables tables, String text) {
        this(tables, text, contradiction -> {
            throw contradiction;
        });
    }

    /**
     * Creates a reader that leaves out castling rights and en passant squares which the board contradicts.
     *
     * @param contradictions is told of each of them
     */
    public PositionReader(Tables tables, String text, Consumer<NotationException> contradictions) {
        this.tables = tables;
        this.text = text;
        this.contradictions = contradictions;
        this.board = tables.numbers.board();
    }

    /**
     * Returns a text of at most 4,000 characters.
     *
     * @throws NotationException if it is longer
     */
    public static String bounded(String text) {
        if (text.length() > LONGEST && text.codePointCount(0, text.length()) > LONGEST) {
            throw new NotationException(
                    text, LONGEST, "the text is too long, expected at most " + LONGEST + " characters");
        }
        return text;
    }

    /** Returns the packed position. Possible en passant captures and the dice due are still to be computed. */
    public Snapshot read() {
        split();
        addRights();
        place(pieces());
        int hands = fields.get(0).text().indexOf('[');
        new HandField(tables, board)
                .read(fields.get(0).from(hands < 0 ? fields.get(0).text().length() : hands));
        boolean bare = fields.size() == 1;
        if (!bare && fields.size() < 4) {
            throw new Field(text, "", text.length())
                    .wrong("expected the board alone, or board, side, castling rights and en passant squares at least");
        }
        int side = bare ? 0 : side(fields.get(1));
        long rights = bare
                ? tables.rightsOfArray(board)
                : new CastlingField(tables, board, contradictions)
                        .parse(fields.get(2).text(), text, fields.get(2).index());
        long[] open = bare
                ? new long[2]
                : new EnPassantField(tables, board, side, contradictions)
                        .parse(fields.get(3).text(), text, fields.get(3).index());
        return rest(side, rights, open);
    }

    /** Adds the fields of castling and en passant that some programs leave out in a game without castling. */
    private void addRights() {
        if (fields.size() > 2
                && tables.castlings.rights() == 0
                && isDigits(fields.get(2).text())) {
            Field none = new Field(text, "-", fields.get(2).index());
            fields.addAll(2, List.of(none, none));
        }
    }

    private static boolean isDigits(String field) {
        return field.chars().allMatch(each -> each >= '0' && each <= '9');
    }

    /** Returns the fields of moves that are picked. */
    public List<Field> picked() {
        return picked;
    }

    private Snapshot rest(int side, long rights, long[] open) {
        NumberFields numbers = new NumberFields(tables.numbers, board);
        if (fields.size() > 4 && numbers.takePlain(fields.get(4))) {
            fields.remove(4);
        }
        long counters = isNumber(4) ? Counters.with(0, 0, count(fields.get(4), 0)) : 0;
        int number = isNumber(4) && isNumber(5) ? turnNumber(fields.get(5)) : 1;
        TurnFields turn = new TurnFields(tables, board, text, side, number);
        int array = 0;
        Optional<Field> moved = Optional.empty();
        Optional<Field> unmoved = Optional.empty();
        int further = Math.min(fields.size(), !isNumber(4) ? 4 : isNumber(5) ? 6 : 5);
        for (Field field : fields.subList(further, fields.size())) {
            if (ArrayField.is(field.text())) {
                array = array(field, array);
            } else if (MovedField.is(field.text())) {
                field.checkFirst(moved.isEmpty(), "field of the pieces that have moved");
                moved = Optional.of(field);
                new MovedField(tables, board).take(field);
            } else if (UnmovedField.is(field.text())) {
                field.checkFirst(unmoved.isEmpty(), "field of the pieces that have never moved");
                unmoved = Optional.of(field);
            } else if (field.text().startsWith("(") && field.text().endsWith(")")) {
                picked.add(field);
            } else if (!turn.take(field) && !numbers.take(field) && !numbers.takePlain(field)) {
                counters = further(field, counters);
            }
        }
        long clock = turn.clock(!turn.hasStage() && tables.isUndealtSetup(text));
        if (resetInTurn.isPresent() && (turn.describeTurnStart() || Clock.stage(clock) == tables.stages.dealing)) {
            throw resetInTurn.get().wrong("-1 is allowed only within a turn");
        }
        checkArray(Clock.stage(clock), array);
        Snapshot read = new Snapshot(
                board, clock, unmoved(rights, unmoved), open[0], open[1], tables.promotions.with(counters, array));
        new PositionCheck(tables, text, read).pieces();
        return read;
    }

    /** Returns rights with the pieces that have never moved. */
    private long unmoved(long rights, Optional<Field> field) {
        UnmovedField unmoved = new UnmovedField(tables, board);
        long told = rights | unmoved.told(rights);
        return field.map(named -> unmoved.take(named, told)).orElse(told);
    }

    /** Returns whether this field is there and belongs to the numbers, which may be missing. */
    private boolean isNumber(int field) {
        return fields.size() > field
                && !FURTHER.matcher(fields.get(field).text()).matches();
    }

    /** Returns the number of the turn, which some programs write as 0 or as a hyphen. */
    private static int turnNumber(Field field) {
        return field.text().equals("-") || field.text().equals("0") ? 1 : field.number(1, Clock.LAST_TURN);
    }

    private int array(Field field, int before) {
        if (before != 0 || !tables.promotions.dependOnDeal()) {
            throw field.wrong("'" + field.text() + "', expected the end of the text");
        }
        return ArrayField.parse(tables, field.text(), text, field.index());
    }

    /** Checks that the field of the array is present if and only if the array has been dealt. */
    private void checkArray(int stage, int array) {
        boolean known = tables.promotions.dependOnDeal() && stage != tables.stages.dealing;
        if (known != array > 0) {
            throw new Field(text, "", text.length())
                    .wrong(known ? ArrayField.missing(tables) : "expected no kinds of the array before the deal");
        }
    }

    private void split() {
        if (text.isBlank()) {
            throw new Field(text, "", 0).wrong("a position expected, as FEN writes it, not an empty text");
        }
        int begin = 0;
        while (begin <= text.length()) {
            int end = text.startsWith("[", begin) ? text.indexOf(']', begin) + 1 : text.indexOf(' ', begin);
            end = end <= 0 ? text.length() : end;
            if (end == begin) {
                throw new Field(text, "", begin).wrong(SPACES);
            }
            fields.add(new Field(text, text.substring(begin, end), begin));
            if (end < text.length() && text.charAt(end) != ' ') {
                throw new Field(text, "", end).wrong(SPACES);
            }
            begin = end + 1;
        }
    }

    /** Returns the pieces for each square. Those of the setup are known. */
    private List<GamePiece> pieces() {
        Setup setup = tables.game.setup();
        return text.equals(setup.position())
                ? setup.pieces()
                : BoardField.parse(text, tables.game.squares(), tables.game.kinds());
    }

    private void place(List<GamePiece> pieces) {
        for (int square = 0; square < tables.squares; square++) {
            GamePiece piece = pieces.get(square);
            if (piece != null) {
                board[square] = (byte) tables.codes.of(piece.type(), piece.color(), piece.facing());
            }
        }
    }

    private int side(Field field) {
        return switch (field.text()) {
            case "w" -> 0;
            case "b" -> 1;
            default -> throw field.wrong("side '" + field.text() + "', expected w or b");
        };
    }

    /**
     * Returns the packed value of a counter. The text -1 means that a counter of turns was reset in the current turn.
     */
    private int count(Field field, int counter) {
        boolean turns = !tables.game.counters().isEmpty()
                && !tables.game.counters().get(counter).countsWalks();
        if (field.text().equals("-1") && turns) {
            resetInTurn = resetInTurn.or(() -> Optional.of(field));
            return -1;
        }
        int number = field.text().equals("-") ? 0 : field.number(0, Counter.HIGHEST);
        return tables.game.counters().isEmpty() ? 0 : number;
    }

    private long further(Field field, long counters) {
        for (int counter = 1; counter < tables.game.counters().size(); counter++) {
            String name = tables.game.counters().get(counter).name() + "=";
            if (field.text().startsWith(name)) {
                field.checkFirst(
                        !counted.get(counter),
                        "value of " + tables.game.counters().get(counter).name());
                counted.set(counter);
                return Counters.with(counters, counter, count(field.from(name.length()), counter));
            }
        }
        throw field.wrong("'" + field.text() + "', expected the end of the text"
                + (tables.game.pools().isEmpty() ? "" : " or a roll as [1 3]"));
    }
}
