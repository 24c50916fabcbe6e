package org.dicechess.rules.notation;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Roll;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/**
 * Reads the fields that say where a turn stands: dice in hand, chosen or waiting man, stage, dice due. They belong
 * together.
 */
final class TurnFields {

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

    /**
     * For the side to move and the number of the turn.
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

    /** Takes a field over; false if it is none of these. */
    boolean take(Field field) {
        String word = field.text();
        if (word.startsWith("[")) {
            field.checkFirst(roll.isEmpty(), "roll");
            roll(field);
        } else if (word.contains(":") || word.indexOf('@') > 0) {
            field.checkFirst(hand == 0, "chosen or waiting piece");
            int[] pair = new PendingField(tables, board, side).parse(word, field.whole(), field.index());
            subject = pair[0];
            hand = pair[1];
        } else if (word.equals("?") || word.startsWith("@")) {
            field.checkFirst(stage < 0, "stage");
            stage = stage(field);
        } else if (word.startsWith("!")) {
            field.checkFirst(due == 0, "number of dice to use");
            due = field.from(1).number(1, Clock.UNKNOWN - 1);
        } else {
            return false;
        }
        return true;
    }

    /** Whether no field says more than that a turn begins. */
    boolean tellNothing() {
        return stage <= 0 && roll.isEmpty() && hand == 0;
    }

    /** Whether a stage is told. */
    boolean tellStage() {
        return stage >= 0;
    }

    /**
     * Side, stage, dice, man and number of the turn as a snapshot packs them.
     *
     * @param undealt whether the men have still to be dealt though no field says so
     */
    long clock(boolean undealt) {
        stage = undealt ? tables.stages.dealing : stage;
        TurnStage standing = standing();
        check(standing);
        return Clock.pack(side, standing.stage(), 0, standing.roll(), subject, hand, due(standing), turn);
    }

    private TurnStage standing() {
        Optional<Roll> shown = roll.isPresent() ? Optional.of(faces(roll.get())) : Optional.empty();
        if (stage < 0) {
            return TurnStage.implied(tables, Clock.pack(side, 0, 0, 0, 0, hand, 0, turn), shown);
        }
        return shown.isEmpty() ? new TurnStage(stage, 0) : TurnStage.at(tables, stage, hand, shown.get());
    }

    private void roll(Field field) {
        boolean known = isRoll(field.text())
                && IntStream.range(0, tables.game.pools().size())
                        .anyMatch(pool -> tables.rolls.find(pool, faces(field)) > 0);
        if (!known) {
            throw field.wrong(
                    tables.game.pools().isEmpty()
                            ? "'" + field.text() + "', but this game has no dice in hand"
                            : field.text() + " is no roll of this game's dice, faces ascending, as [1 3]");
        }
        roll = Optional.of(field);
    }

    /** Whether a text that begins with a bracket is faces with single blanks between them, and a bracket. */
    private static boolean isRoll(String text) {
        String[] faces = faces(text);
        boolean roll = text.endsWith("]") && faces.length <= MOST_FACES;
        for (String face : faces) {
            roll &= Field.isWhole(face, MOST_DIGITS) && !face.equals("0");
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
        if (!number.matches("[0-9]{1,3}") || !isOfTurn(Integer.parseInt(number))) {
            throw field.wrong("'" + field.text() + "' is no stage of this turn");
        }
        return Integer.parseInt(number);
    }

    private boolean isOfTurn(int state) {
        return state == tables.stages.over
                || IntStream.of(tables.stages.ofTurn(side, turn)).anyMatch(each -> each == state);
    }

    private void check(TurnStage standing) {
        if (roll.isPresent() && standing.roll() == 0) {
            throw roll.get().wrong("no dice that show or leave " + roll.get().text() + " are in hand at this stage");
        }
        if (standing.stage() >= tables.stages.dealing) {
            checkEmpty(standing.stage());
        } else if (Clock.waits(hand)) {
            checkWaiting(standing.stage());
        } else {
            checkWithin(standing.stage());
        }
    }

    /** A captured piece waits where a move, a walk or an action has led. */
    private void checkWaiting(int at) {
        if (!tables.stages.mayWait(at)) {
            throw end.wrong("no captured piece waits at stage " + at);
        }
        if (tables.stages.afterSpend[at] != Stages.NOT_HERE && roll.isEmpty()) {
            throw end.wrong("expected the dice that are left, as [2]");
        }
    }

    /** Before the deal nothing is chosen; after the turn a man waits. */
    private void checkEmpty(int at) {
        if (at == tables.stages.over && !Clock.waits(hand)) {
            throw end.wrong("a turn that is over, and nobody to put down");
        }
        if (at == tables.stages.dealing && hand != 0) {
            throw end.wrong("nothing is chosen before the deal");
        }
    }

    private void checkWithin(int at) {
        if (tables.stages.isEnd(at)) {
            throw end.wrong("a turn is over at stage " + at);
        }
        if (tables.stages.followsThrow(at) && roll.isEmpty()) {
            throw end.wrong("expected the roll in hand, as [2]");
        }
        boolean chosen = tables.stages.thrown[at] == Stages.CHOSEN || tables.stages.afterWalk[at] >= 0;
        if (chosen != (hand != 0)) {
            throw end.wrong(
                    chosen ? "expected the chosen man and dice, as e5:d4" : "no man and dice are chosen at this stage");
        }
    }

    /** The dice that must still be used, where the text says so or it is to be worked out. */
    private int due(TurnStage standing) {
        boolean most = standing.stage() < tables.stages.dealing && tables.stages.most[standing.stage()];
        if (due != 0 && (!most || due > tables.rolls.size(standing.roll()))) {
            throw end.wrong("!" + due + ", but so many dice are not due here");
        }
        return most && due == 0 ? Clock.UNKNOWN : due;
    }
}
