package org.dicechess.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.NotationException;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.play.Snapshot;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/** Reads position texts, strictly: whatever cannot be is refused with its column. */
final class PositionReader {

    private static final int LONGEST = 4000;
    private static final int HIGHEST_COUNT = 9999;
    private static final String SPACES = "one blank between fields expected";

    private final Tables tables;
    private final String text;
    private final List<Field> fields = new ArrayList<>();
    private final byte[] board;
    private boolean pending;

    /** A field and where it begins. */
    private record Field(String text, int index) {}

    PositionReader(Tables tables, String text) {
        this.tables = tables;
        this.text = text;
        this.board = new byte[tables.squares];
    }

    /** The packed position; which captures in passing are possible is not yet worked out. */
    Snapshot read() {
        if (text.length() > LONGEST) {
            throw new NotationException(text, LONGEST, "text longer than " + LONGEST + " characters");
        }
        split();
        place(BoardField.parse(text, tables.game.squares(), tables.game.kinds()));
        boolean bare = fields.size() == 1;
        if (!bare && fields.size() < 4) {
            throw wrong(new Field("", text.length()), "expected board, side, castling rights and en passant squares at least");
        }
        int side = bare ? 0 : side(fields.get(1));
        long rights = bare
                ? tables.rightsOfArray(board)
                : new Rights(tables, board).parse(fields.get(2).text(), text, fields.get(2).index());
        long[] open = bare
                ? new long[2]
                : new Passing(tables, board, side).parse(fields.get(3).text(), text, fields.get(3).index());
        return rest(side, rights, open);
    }

    private Snapshot rest(int side, long rights, long[] open) {
        long counters = fields.size() > 4 ? count(fields.get(4)) : 0;
        int turn = fields.size() > 5 ? number(fields.get(5), 1, Snapshot.LAST_TURN) : 1;
        int roll = 0;
        int stage = -1;
        int subject = 0;
        int hand = 0;
        int array = 0;
        int due = 0;
        for (Field field : fields.subList(Math.min(6, fields.size()), fields.size())) {
            if (field.text().startsWith("[")) {
                roll = roll(field, roll, hand);
            } else if (ArrayField.is(field.text())) {
                array = array(field, array);
            } else if (field.text().contains(":") || field.text().indexOf('@') > 0) {
                int[] pair = new Hand(tables, board, side).parse(field.text(), text, field.index());
                subject = pair[0];
                hand = pair[1];
            } else if (field.text().equals("?") || field.text().startsWith("@")) {
                stage = stage(field);
            } else if (field.text().startsWith("!")) {
                due = number(new Field(field.text().substring(1), field.index() + 1), 1, Snapshot.UNKNOWN - 1);
            } else {
                counters = further(field, counters);
            }
        }
        if (pending && stage <= 0 && roll == 0) {
            throw wrong(fields.get(4), "-1 counts only within a turn");
        }
        // A game that begins with a deal does so in its bare setup.
        boolean undealt = stage < 0 && !tables.game.setup().deal().isEmpty() && text.equals(tables.game.setup().position());
        long clock = Snapshot.pack(side, 0, 0, roll, subject, hand, 0, turn);
        int implied = undealt ? tables.stages.dealing : PositionText.impliedStage(tables, clock);
        int stands = stage < 0 ? implied : stage;
        checkStage(stands, roll, hand);
        checkArray(stands, array);
        return new Snapshot(
                board, Snapshot.pack(side, stands, 0, roll, subject, hand, due(stands, roll, due), turn), rights, open[0], open[1],
                tables.promotions.with(counters, array));
    }

    private int array(Field field, int before) {
        if (before != 0 || !tables.promotions.dependOnDeal()) {
            throw wrong(field, "'" + field.text() + "', expected the end of the text");
        }
        return ArrayField.parse(tables, field.text(), text, field.index());
    }

    /** The array is known once it has been dealt. */
    private void checkArray(int stage, int array) {
        boolean known = tables.promotions.dependOnDeal() && stage != tables.stages.dealing;
        if (known != array > 0) {
            throw wrong(new Field("", text.length()), known ? ArrayField.missing(tables) : "no array before the deal");
        }
    }

    private void split() {
        int begin = 0;
        while (begin <= text.length()) {
            int end = text.startsWith("[", begin) ? text.indexOf(']', begin) + 1 : text.indexOf(' ', begin);
            end = end <= 0 ? text.length() : end;
            if (end == begin) {
                throw wrong(new Field("", begin), SPACES);
            }
            fields.add(new Field(text.substring(begin, end), begin));
            if (end < text.length() && text.charAt(end) != ' ') {
                throw wrong(new Field("", end), SPACES);
            }
            begin = end + 1;
        }
    }

    private void place(List<Man> men) {
        for (int square = 0; square < board.length; square++) {
            Man man = men.get(square);
            if (man != null) {
                board[square] = (byte) tables.codes.of(man.type(), man.color(), man.facing());
            }
        }
    }

    private int side(Field field) {
        return switch (field.text()) {
            case "w" -> 0;
            case "b" -> 1;
            default -> throw wrong(field, "side '" + field.text() + "', expected w or b");
        };
    }

    private int number(Field field, int least, int most) {
        if (!field.text().matches("0|[1-9][0-9]{0,5}")
                || Integer.parseInt(field.text()) < least
                || Integer.parseInt(field.text()) > most) {
            throw wrong(field, "'" + field.text() + "', expected a whole number from " + least + " to " + most);
        }
        return Integer.parseInt(field.text());
    }

    /** A counter as it is packed; -1 stands where it was set back within the turn. */
    private long count(Field field) {
        if (field.text().equals("-1")) {
            pending = true;
            return 0xFFFF;
        }
        return number(field, 0, tables.game.counters().isEmpty() ? 0 : HIGHEST_COUNT);
    }

    /** Roll, choice and stage belong together. */
    private void checkStage(int stage, int roll, int hand) {
        Field end = new Field("", text.length());
        if (stage == tables.stages.over && !Snapshot.waits(hand)) {
            throw wrong(end, "a turn that is over, and nobody to put down");
        }
        if (stage >= tables.stages.dealing || Snapshot.waits(hand)) {
            return;
        }
        if (tables.stages.isEnd(stage)) {
            throw wrong(end, "a turn is over at stage " + stage);
        }
        if (tables.stages.followsThrow(stage) != (roll != 0)) {
            throw wrong(end, roll == 0 ? "expected the roll in hand, as [2]" : "no roll is in hand at this stage");
        }
        boolean chosen = tables.stages.thrown[stage] == Stages.CHOSEN || tables.stages.afterWalk[stage] >= 0;
        if (chosen != (hand != 0)) {
            throw wrong(end, chosen ? "expected the chosen man and dice, as e5:d4" : "no man and dice are chosen at this stage");
        }
    }

    /** The dice that must still be used, where the text says so or it is to be worked out. */
    private int due(int stage, int roll, int told) {
        boolean most = stage < tables.stages.dealing && tables.stages.most[stage];
        if (told != 0 && (!most || told > tables.rolls.size(roll))) {
            throw wrong(new Field("", text.length()), "!" + told + ", but so many dice are not due here");
        }
        return most && told == 0 ? Snapshot.UNKNOWN : told;
    }

    private int roll(Field field, int before, int hand) {
        for (int pool = 0; pool < tables.game.pools().size() && before == 0; pool++) {
            if (hand != 0 && hand != pool + 1) {
                continue;
            }
            int roll = tables.rolls.find(pool, field.text());
            if (roll > 0) {
                return roll;
            }
        }
        throw wrong(field, field.text() + " is no roll of this game's dice, faces ascending, as [1 3]");
    }

    private int stage(Field field) {
        if (field.text().equals("?") && !tables.game.setup().deal().isEmpty()) {
            return tables.stages.dealing;
        }
        String number = field.text().substring(1);
        if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) == tables.stages.dealing
                || Integer.parseInt(number) > tables.stages.over) {
            throw wrong(field, "'" + field.text() + "' is no stage of this game's turn");
        }
        return Integer.parseInt(number);
    }

    private long further(Field field, long counters) {
        for (int counter = 1; counter < tables.game.counters().size(); counter++) {
            String name = tables.game.counters().get(counter).name() + "=";
            if (field.text().startsWith(name)) {
                Field value = new Field(field.text().substring(name.length()), field.index() + name.length());
                return counters & ~(0xFFFFL << 16 * counter) | count(value) << 16 * counter;
            }
        }
        throw wrong(field, "'" + field.text() + "', expected the end of the text"
                + (tables.game.pools().isEmpty() ? "" : " or a roll as [1 3]"));
    }

    private NotationException wrong(Field field, String expected) {
        return PositionText.wrong(text, field.index(), expected);
    }

    /** Refuses what no game can reach: wrong royals, men that should have promoted, the waiting side in check. */
    static void check(Tables tables, String text, Snapshot snapshot, boolean waitingInCheck) {
        int boardEnd = text.indexOf(' ') < 0 ? text.length() : text.indexOf(' ');
        for (int square = 0; square < tables.squares; square++) {
            int code = snapshot.board()[square] & 255;
            boolean stuck = code != 0
                    && tables.movement.promotes()[code * tables.squares + square]
                    && !tables.codes.man(code).type().promotion().orElseThrow().optional();
            if (stuck) {
                throw PositionText.wrong(text, 0, "a " + tables.codes.man(code).type().name() + " stands on "
                        + tables.game.squares().square(square) + ", where it has to promote");
            }
        }
        boolean undealt = Snapshot.stage(snapshot.clock()) == tables.stages.dealing;
        boolean strict = tables.game.check().isPresent() && !tables.game.check().get().mayTakeRoyal() && !undealt;
        if (strict) {
            checkRoyals(tables, text, snapshot);
        }
        if (strict && waitingInCheck) {
            throw PositionText.wrong(text, Math.min(boardEnd + 1, text.length()), "the side that waits is in check, so its king could be taken");
        }
    }

    private static void checkRoyals(Tables tables, String text, Snapshot snapshot) {
        for (Color color : Color.values()) {
            int royals = 0;
            for (byte code : snapshot.board()) {
                royals += code != 0
                                && tables.codes.man(code & 255).type().isRoyal()
                                && tables.codes.man(code & 255).color() == color
                        ? 1
                        : 0;
            }
            int expected = tables.royalsInArray(color);
            boolean promoted = royals > expected && tables.anyPromotesToRoyal();
            if (royals != expected && !promoted) {
                throw PositionText.wrong(
                        text,
                        0,
                        (color == Color.WHITE ? "White" : "Black") + " has " + royals + " royal men, expected " + expected);
            }
        }
    }
}
