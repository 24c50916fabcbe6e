package org.dicechess.rules.fen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.NotationException;
import org.dicechess.Roll;
import org.dicechess.rules.codes.Counters;
import org.dicechess.rules.model.BoardField;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/**
 * Writes position texts. The six fields of FEN come first. Further fields follow: the roll in hand in brackets;
 * {@code ?} before a deal; {@code @n} for a stage of the turn that does not follow from the roll; {@code !n} for a
 * number of dice due that the turn cannot use any more; {@code >e4} for the piece that has moved last in the turn;
 * {@code (e2e4)} for a move that is picked; {@code name=value} for further counters, and for numbers that are not as
 * they start; {@code {BNQR}} for the kinds of the array to which pieces promote.
 */
public final class PositionText {

    private final Tables tables;
    private final Snapshot snapshot;

    private final List<String> picked;
    private final boolean writesDue;

    private PositionText(Tables tables, Snapshot snapshot, List<String> picked, boolean writesDue) {
        this.picked = picked;
        this.tables = tables;
        this.snapshot = snapshot;
        this.writesDue = writesDue;
    }

    /**
     * Returns the text of a position.
     *
     * @param picked the texts of the moves that are picked
     * @param writesDue whether the dice due are not as many as the turn can still use, so that the text must state them
     */
    public static String format(Tables tables, Snapshot snapshot, List<String> picked, boolean writesDue) {
        String text = String.join(" ", new PositionText(tables, snapshot, picked, writesDue).fields());
        int stage = Clock.stage(snapshot.clock());
        // The setup alone means the position before the deal.
        return tables.isUndealtSetup(text) ? text + " @" + stage : text;
    }

    private List<String> fields() {
        List<String> fields = new ArrayList<>();
        fields.add(BoardField.format(pieces(), tables.game.squares()) + new HandField(tables, snapshot.board()).text());
        fields.add(Clock.side(snapshot.clock()) == 0 ? "w" : "b");
        fields.add(new CastlingField(tables, snapshot.board(), none -> {}).format(snapshot.rights()));
        fields.add(enPassant());
        new NumberFields(tables.numbers, snapshot.board()).plain().ifPresent(fields::add);
        fields.add(tables.game.counters().isEmpty() ? "0" : Integer.toString(counter(0)));
        fields.add(Integer.toString(Clock.turn(snapshot.clock())));
        addFurther(fields);
        return fields;
    }

    private List<GamePiece> pieces() {
        GamePiece[] pieces = new GamePiece[tables.squares];
        for (int square = 0; square < pieces.length; square++) {
            int code = snapshot.board()[square] & 255;
            pieces[square] = code == 0 ? null : tables.codes.piece(code);
        }
        return java.util.Arrays.asList(pieces);
    }

    private String enPassant() {
        List<String> targets = new ArrayList<>();
        addOpen(snapshot.enPassant(), targets);
        addOpen(snapshot.opened(), targets);
        return targets.isEmpty() ? "-" : String.join(",", targets);
    }

    private void addOpen(long fields, List<String> targets) {
        for (long open = fields; open != 0; open >>>= 16) {
            targets.add(
                    EnPassantField.format(tables, snapshot.board(), Clock.side(snapshot.clock()), (int) open & 0xFFFF));
        }
    }

    private void addFurther(List<String> fields) {
        int roll = Clock.roll(snapshot.clock());
        int stage = Clock.stage(snapshot.clock());
        for (int counter = 1; counter < tables.game.counters().size(); counter++) {
            fields.add(tables.game.counters().get(counter).name() + "=" + counter(counter));
        }
        new NumberFields(tables.numbers, snapshot.board()).addTo(fields);
        new UnmovedField(tables, snapshot.board()).addTo(fields, snapshot.rights());
        new MovedField(tables, snapshot.board()).addTo(fields);
        new DepartureField(tables, snapshot.board()).addTo(fields);
        if (tables.promotions.array(snapshot.counters()) > 0) {
            fields.add(ArrayField.format(tables, snapshot.counters()));
        }
        addHand(fields);
        picked.forEach(move -> fields.add("(" + move + ")"));
        if (roll != 0) {
            fields.add(tables.rolls.roll(roll).text());
        }
        if (writesDue) {
            fields.add("!" + Clock.due(snapshot.clock()));
        }
        if (stage == tables.stages.dealing) {
            fields.add("?");
        } else if (needsStage(stage, roll)) {
            fields.add("@" + stage);
        }
    }

    private int counter(int index) {
        return Counters.get(snapshot.counters(), index);
    }

    /** Adds the chosen piece with its dice, the captured piece that awaits placement, or the piece that moved last. */
    private void addHand(List<String> fields) {
        int hand = Clock.hand(snapshot.clock());
        int subject = Clock.subject(snapshot.clock());
        if (Clock.waits(hand)) {
            String text = tables.codes.piece(subject).text();
            String decider = tables.hooked.fate[subject] ? decider(hand, subject) : "";
            fields.add((text.contains("^") ? text.substring(0, text.indexOf('^')) : text) + "@" + decider);
        } else if (hand != 0) {
            fields.add(tables.game.squares().square(subject).text() + ":"
                    + tables.game.pools().get(hand - 1).name());
        } else if (Clock.last(snapshot.clock()) != 0) {
            fields.add(LastPieceField.format(tables, Clock.last(snapshot.clock())));
        }
    }

    /** Returns the side that places the captured piece, for games where it may be either side. */
    private String decider(int hand, int subject) {
        int side = hand == Clock.OWNER_WAITING ? tables.codes.owner(subject) : Clock.side(snapshot.clock());
        return side == 0 ? "w" : "b";
    }

    /** Returns whether the stage of the turn does not follow from the dice in hand. */
    private boolean needsStage(int stage, int roll) {
        Optional<Roll> shown = roll == 0 ? Optional.empty() : Optional.of(tables.rolls.roll(roll));
        return !TurnStage.implied(tables, snapshot.clock(), shown).equals(new TurnStage(stage, roll));
    }

    /** Returns what makes exceptions for problems at an index of the text, from 0. */
    static Function<String, NotationException> at(String text, int index) {
        return expected -> wrong(text, index, expected);
    }

    /** Returns an exception for a problem at an index of the text. */
    public static NotationException wrong(String text, int index, String expected) {
        return new NotationException(text, index + 1, expected);
    }
}
