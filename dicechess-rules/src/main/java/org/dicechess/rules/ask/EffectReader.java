package org.dicechess.rules.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.spi.Effect;

/** Makes numbers of what a hook tells of one man, and refuses what no move can do. */
final class EffectReader {

    /** How long an answer may be: it may tell the same move more than once. */
    private static final int MOST_TOLD = 4 * Tables.MOST_EFFECTS;

    private final State state;
    private final Tables tables;

    /** The board as an effect leaves it. */
    private final byte[] after;

    private final List<Integer> plain = new ArrayList<>();
    private final List<int[]> effects = new ArrayList<>();
    private int from;
    private int to;

    /** How many effects have been laid for the last answer, each promotion counted. */
    private int laid;

    EffectReader(State state) {
        this.state = state;
        this.tables = state.tables;
        this.after = new byte[state.squares];
    }

    /** The answer about the man on a square. */
    HookAnswer read(int piece, List<Effect> told) {
        if (told == null) {
            throw new IllegalArgumentException("no list (null); expected a list of moves");
        }
        laid = 0;
        if (told.isEmpty()) {
            return HookAnswer.NOTHING;
        }
        if (told.size() > MOST_TOLD) {
            throw new IllegalArgumentException(
                    told.size() + " moves told of one man, equal ones counted; at most " + MOST_TOLD);
        }
        from = piece;
        plain.clear();
        effects.clear();
        for (Effect effect : told) {
            if (effect == null) {
                throw new IllegalArgumentException("nothing (null) in the list; expected each to be a move");
            }
            lay(effect);
            add();
            if (plain.size() + effects.size() > Tables.MOST_EFFECTS) {
                throw new IllegalArgumentException("more than " + Tables.MOST_EFFECTS + " moves of one man");
            }
        }
        return new HookAnswer(plain.stream().mapToInt(event -> event).toArray(), effects.toArray(int[][]::new));
    }

    /** How much work the last answer made: the number of effects, each promotion counted. */
    int laid() {
        return laid;
    }

    /** Lays the board after an effect: everybody leaves, then everybody arrives. */
    private void lay(Effect effect) {
        System.arraycopy(state.board, 0, after, 0, after.length);
        to = index(effect.arrival());
        int code = state.at(from);
        after[from] = 0;
        for (Square square : effect.taken()) {
            take(index(square), "takes");
        }
        for (Effect.Shift shift : effect.shifts()) {
            leave(index(shift.from()));
        }
        if (after[to] != 0) {
            take(to, "goes to");
        }
        after[to] =
                (byte) (int) effect.facing().map(facing -> faced(code, facing)).orElse(code);
        for (Effect.Shift shift : effect.shifts()) {
            arrive(state.at(index(shift.from())), index(shift.to()));
        }
        for (Effect.Change change : effect.changes()) {
            become(index(change.square()), change.kind());
        }
    }

    private int index(Square square) {
        int index = tables.game.squares().index(square);
        if (index < 0) {
            throw new IllegalArgumentException("there is no square " + square);
        }
        return index;
    }

    private void take(int square, String how) {
        if (after[square] == 0 || isOwn(state.at(square))) {
            throw new IllegalArgumentException("the man " + how + " " + name(square) + ", where "
                    + (after[square] == 0 ? "nobody stands whom he could take" : "a man of his own side stands"));
        }
        after[square] = 0;
    }

    private void leave(int square) {
        if (after[square] == 0) {
            throw new IllegalArgumentException("nobody stands on " + name(square) + " who could be shifted");
        }
        after[square] = 0;
    }

    private void arrive(int code, int square) {
        if (after[square] != 0) {
            throw new IllegalArgumentException("a man is shifted to " + name(square) + ", where another stands");
        }
        after[square] = (byte) code;
    }

    private void become(int square, String name) {
        Kind kind = tables.game.kinds().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece " + OneLine.quoted(name)));
        if (after[square] == 0) {
            throw new IllegalArgumentException("nobody stands on " + name(square) + " who could become a " + name);
        }
        if (!isOwn(after[square])) {
            throw new IllegalArgumentException("a man of the other side becomes a " + name + " on " + name(square));
        }
        GamePiece piece = tables.codes.piece(after[square] & 255);
        Optional<Direction> kept = piece.facing().filter(kind.facings()::contains);
        after[square] = (byte)
                (kept.isPresent()
                        ? tables.codes.of(kind, piece.color(), kept)
                        : tables.codes.placed(kind, piece.color())[0]);
    }

    private int faced(int code, Direction facing) {
        GamePiece piece = tables.codes.piece(code);
        if (!piece.type().facings().contains(facing)) {
            throw new IllegalArgumentException("a " + piece.type().name() + " cannot face " + facing.text());
        }
        return tables.codes.of(piece.type(), piece.color(), Optional.of(facing));
    }

    /** Adds what has been laid, once for each promotion of the man. */
    private void add() {
        int code = after[to] & 255;
        check(edits());
        if (from == to
                || tables.kindOf[code] != tables.kindOf[state.at(from)]
                || !tables.movement.promotes()[code * state.squares + to]) {
            checkPlace(code, to);
            addOne();
            return;
        }
        for (int promotion : tables.promotions.of(state.array())[code]) {
            after[to] = (byte) promotion;
            addOne();
        }
    }

    private void addOne() {
        laid++;
        int[] effect = edits();
        boolean goes = Arrays.stream(effect)
                .skip(HookAnswer.HEAD)
                .allMatch(edit ->
                        HookAnswer.square(edit) == to || HookAnswer.square(edit) == from && HookAnswer.code(edit) == 0);
        if (goes) {
            plain.add(EventCode.of(EventCode.MOVE, from, to, after[to] & 255));
            return;
        }
        if (effects.stream().noneMatch(other -> Arrays.equals(other, effect))) {
            effects.add(effect);
        }
    }

    private int[] edits() {
        int[] edits = new int[HookAnswer.HEAD + state.squares];
        int count = 0;
        edits[count++] = to;
        for (int square = 0; square < after.length; square++) {
            if (after[square] != state.board[square]) {
                edits[count++] = HookAnswer.edit(square, after[square] & 255);
            }
        }
        int[] effect = Arrays.copyOf(edits, count);
        for (int i = HookAnswer.HEAD; i < count; i++) {
            effect[i] = isTaken(i, effect) ? HookAnswer.taking(effect[i]) : effect[i];
        }
        return effect;
    }

    /** An enemy who leaves his square is taken, unless an equal man arrives elsewhere for him. */
    private boolean isTaken(int lifted, int[] effect) {
        int code = state.at(HookAnswer.square(effect[lifted]));
        if (code == 0 || isOwn(code)) {
            return false;
        }
        int left = 0;
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            left += i <= lifted && state.at(HookAnswer.square(effect[i])) == code ? 1 : 0;
            left -= HookAnswer.code(effect[i]) == code ? 1 : 0;
        }
        return left > 0;
    }

    /** Nobody may stand where he has to promote, royals stay as many, and of the men taken at most one waits. */
    private void check(int[] effect) {
        int waiting = 0;
        int[] royals = new int[2];
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            int square = HookAnswer.square(effect[i]);
            int code = HookAnswer.code(effect[i]);
            int before = state.at(square);
            boolean taken = HookAnswer.takes(effect[i]);
            waiting += taken && tables.fates.waits[before] ? 1 : 0;
            royals[code & 1] += isRoyal(code) ? 1 : 0;
            royals[before & 1] -= isRoyal(before) && !taken ? 1 : 0;
            if (square != to) {
                checkPlace(code, square);
            }
        }
        if (waiting > 1) {
            throw new IllegalArgumentException("takes " + waiting + " men who may be put down again; at most one");
        }
        if (tables.game.check().isPresent() && (royals[0] != 0 || royals[1] != 0)) {
            throw new IllegalArgumentException("changes how many royal men there are");
        }
    }

    private boolean isOwn(int code) {
        return (code & 1) == (state.at(from) & 1);
    }

    private boolean isRoyal(int code) {
        return code != 0 && tables.codes.piece(code).type().isRoyal();
    }

    private void checkPlace(int code, int square) {
        if (code != 0
                && tables.movement.promotes()[code * state.squares + square]
                && !tables.codes.piece(code).type().promotion().orElseThrow().optional()) {
            throw new IllegalArgumentException(
                    "a " + tables.codes.piece(code).type().name() + " is left on " + name(square)
                            + ", where it has to promote");
        }
    }

    private String name(int square) {
        return tables.game.squares().square(square).text();
    }
}
