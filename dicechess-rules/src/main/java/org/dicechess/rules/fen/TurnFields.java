package org.dicechess.rules.fen;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dicechess.Roll;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Tables;

/**
 * Reads the fields of the turn: dice in hand, pending piece, stage and dice due. They are checked together, because
 * each depends on the others.
 */
final class TurnFields {

    private static final Pattern STAGE = Pattern.compile("[0-9]{1,4}");
    private static final int MOST_FACES = 8;
    private static final int MOST_DIGITS = 5;

    private final Tables tables;
    private final byte[] board;
    private final int side;
    private final int turn;
    private final Field end;
    private Optional<Field> roll = Optional.empty();
    private int stage = -1;
    private int subject;
    private int hand;
    private int due;
    private Optional<Field> last = Optional.empty();
    private Optional<Field> left = Optional.empty();

    /**
     * Creates a reader for the side to move and the number of the turn.
     *
     * @param text the text of the position
     */
    TurnFields(Tables tables, byte[] board, String text, int side, int turn) {
        this.tables = tables;
        this.board = board;
        this.side = side;
        this.turn = turn;
        this.end = new Field(text, "", text.length());
    }

    /** Reads a field of the turn; returns false if the field is of another sort. */
    boolean take(Field field) {
        String word = field.text();
        if (word.startsWith("[")) {
            field.checkFirst(roll.isEmpty(), "roll");
            roll(field);
        } else if (word.contains(":") || word.indexOf('@') > 0) {
            field.checkFirst(hand == 0, "field of a chosen or captured piece");
            int[] pair = new PendingField(tables, board, side).parse(word, field.whole(), field.index());
            subject = pair[0];
            hand = pair[1];
        } else if (word.equals("?") || word.startsWith("@")) {
            field.checkFirst(stage < 0, "stage");
            stage = stage(field);
        } else if (LastPieceField.is(word)) {
            field.checkFirst(last.isEmpty(), "field of the piece that has moved last");
            last = Optional.of(field);
        } else if (DepartureField.is(word)) {
            field.checkFirst(left.isEmpty(), "field of the squares that were left");
            left = Optional.of(field);
        } else if (word.startsWith("!")) {
            field.checkFirst(due == 0, "number of dice to use");
            due = field.from(1).number(1, Clock.UNKNOWN - 1);
        } else {
            return false;
        }
        return true;
    }

    /** Returns whether the fields describe the beginning of a turn. */
    boolean describeTurnStart() {
        return stage <= 0 && roll.isEmpty() && hand == 0;
    }

    /** Returns whether the text has a field for the stage. */
    boolean hasStage() {
        return stage >= 0;
    }

    /**
     * Returns side, stage, dice, pending piece and number of the turn as a snapshot packs them.
     *
     * @param undealt whether the pieces are still to be dealt, although no field states that stage
     */
    long clock(boolean undealt) {
        stage = undealt ? tables.stages.dealing : stage;
        TurnStage at = turnStage();
        check(at);
        long clock = Clock.pack(side, at.stage(), 0, at.roll(), subject, hand, due(at), turn);
        left.ifPresent(field -> new DepartureField(tables, board).take(field, at.stage()));
        return last.isEmpty() ? clock : new LastPieceField(tables, board).add(last.get(), clock);
    }

    private TurnStage turnStage() {
        Optional<Roll> shown = roll.isPresent() ? Optional.of(faces(roll.get())) : Optional.empty();
        if (stage < 0) {
            return TurnStage.implied(tables, Clock.pack(side, 0, 0, 0, 0, hand, 0, turn), shown);
        }
        return shown.isEmpty() ? new TurnStage(stage, 0) : TurnStage.at(tables, stage, hand, shown.get());
    }

    private void roll(Field field) {
        if (tables.game.pools().isEmpty()) {
            throw field.wrong("'" + field.text() + "', expected no roll, since this game has no dice");
        }
        if (!isRoll(field.text())) {
            throw field.wrong(field.text() + " is no roll, expected faces in ascending order, as [1 3]");
        }
        if (!isKnown(faces(field))) {
            Roll sorted = new Roll(faces(field).faces().stream().sorted().toList());
            throw field.wrong(
                    isKnown(sorted)
                            ? field.text() + ", expected the faces in ascending order, " + sorted
                            : field.text() + " is no roll of this game's dice");
        }
        roll = Optional.of(field);
    }

    private boolean isKnown(Roll shown) {
        return IntStream.range(0, tables.game.pools().size()).anyMatch(pool -> tables.rolls.find(pool, shown) > 0);
    }

    /**
     * Returns whether a text that begins with a bracket is a list of faces, separated by single blanks, and a closing
     * bracket.
     */
    private static boolean isRoll(String text) {
        String[] faces = faces(text);
        boolean roll = text.endsWith("]") && faces.length <= MOST_FACES;
        for (String face : faces) {
            roll &= Field.isWhole(face, MOST_DIGITS);
        }
        return roll;
    }

    private static Roll faces(Field field) {
        return new Roll(Arrays.stream(faces(field.text())).map(Integer::valueOf).toList());
    }

    private static String[] faces(String text) {
        return text.substring(1, Math.max(1, text.length() - 1)).split(" ", -1);
    }

    private int stage(Field field) {
        if (field.text().equals("?") && !tables.game.setup().deal().isEmpty()) {
            return tables.stages.dealing;
        }
        String number = field.text().substring(1);
        if (!STAGE.matcher(number).matches() || !isOfTurn(Integer.parseInt(number))) {
            throw field.wrong("'" + field.text() + "', expected the number of a stage of this turn");
        }
        return Integer.parseInt(number);
    }

    private boolean isOfTurn(int state) {
        return state == tables.stages.over
                || IntStream.of(tables.stages.ofTurn(side, turn)).anyMatch(each -> each == state);
    }

    private void check(TurnStage at) {
        if (roll.isPresent() && at.roll() == 0) {
            throw roll.get()
                    .wrong("no dice in hand at this stage can show or leave "
                            + roll.get().text());
        }
        if (at.stage() >= tables.stages.dealing) {
            checkEmpty(at.stage());
        } else if (Clock.waits(hand)) {
            checkWaiting(at.stage());
        } else {
            checkWithin(at.stage());
        }
    }

    /** Checks that a captured piece can await placement at this stage, which a move, a walk or an action has led to. */
    private void checkWaiting(int at) {
        if (!tables.stages.mayWait(at)) {
            throw end.wrong(
                    hasStage()
                            ? "no captured piece can await placement at stage " + at
                            : "a captured piece awaits placement; expected the stage to which its capture has led, as @1");
        }
        if (tables.stages.afterSpend[at] != Stages.NOT_HERE && roll.isEmpty()) {
            throw end.wrong("expected the dice that are left, as [2]");
        }
    }

    /** Checks that no piece is pending before the deal, and that a captured piece awaits placement after the turn. */
    private void checkEmpty(int at) {
        if (at == tables.stages.over && !Clock.waits(hand)) {
            throw end.wrong("the turn is over, expected a captured piece that awaits placement, as C@");
        }
        if (at == tables.stages.dealing && hand != 0) {
            throw end.wrong("expected no pending piece before the deal");
        }
    }

    private void checkWithin(int at) {
        boolean goesOn = tables.stages.followsThrow(at) || tables.stages.isBegin(at);
        if (tables.stages.isEnd(at) && !goesOn || tables.stages.endsBehindRoll(at)) {
            throw end.wrong("the turn is over at stage " + at);
        }
        if (tables.stages.followsThrow(at) && roll.isEmpty()) {
            throw end.wrong("expected the roll in hand, as [2]");
        }
        boolean chosen = tables.stages.thrown[at] == Stages.CHOSEN || tables.stages.afterWalk[at] >= 0;
        if (chosen != (hand != 0)) {
            throw end.wrong(
                    chosen ? "expected the chosen piece and dice, as e5:d4" : "expected no chosen piece at this stage");
        }
    }

    /** Returns the number of dice that the turn must still use, or that it is to be computed. */
    private int due(TurnStage at) {
        boolean most = at.stage() < tables.stages.dealing && tables.stages.most[at.stage()];
        if (due != 0 && (!most || due > tables.rolls.size(at.roll()))) {
            throw end.wrong("!" + due + ", expected no more dice than can be due here");
        }
        return most && due == 0 ? Clock.UNKNOWN : due;
    }
}
