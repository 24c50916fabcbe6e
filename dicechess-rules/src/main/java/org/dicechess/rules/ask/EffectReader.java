package org.dicechess.rules.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.PromotionChoices;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.spi.Effect;

/** Turns the moves that a hook lists for one piece into numbers, and refuses what no move can do. */
final class EffectReader {

    /** The longest answer in moves. An answer may list the same move more than once. */
    private static final int MOST_MOVES = 4 * Tables.MOST_EFFECTS;

    private final State state;
    private final Tables tables;
    private final PromotionChoices choices;

    /** The board after the effect that is being read. */
    private final byte[] after;

    private final Readings readings;

    private final List<Integer> plain = new ArrayList<>();
    private final List<int[]> effects = new ArrayList<>();
    private int from;
    private int to;

    /** The number of effects placed for the last answer; each promotion counts. */
    private int placed;

    EffectReader(State state, Readings readings) {
        this.readings = readings;
        this.state = state;
        this.tables = state.tables;
        this.choices = new PromotionChoices(state);
        this.after = new byte[state.squares];
    }

    /**
     * Reads the answer for the piece on a square.
     *
     * @throws IllegalArgumentException if the answer has a move that no piece can make, or too many moves
     */
    HookAnswer read(int piece, List<Effect> moves) {
        if (moves == null) {
            throw new IllegalArgumentException("no list (null); expected a list of moves");
        }
        placed = 0;
        if (moves.isEmpty()) {
            return HookAnswer.NOTHING;
        }
        if (moves.size() > MOST_MOVES) {
            throw new IllegalArgumentException(
                    moves.size() + " moves listed for one piece, equal ones counted; at most " + MOST_MOVES);
        }
        from = piece;
        plain.clear();
        effects.clear();
        for (Effect effect : moves) {
            if (effect == null) {
                throw new IllegalArgumentException("nothing (null) in the list; expected each to be a move");
            }
            place(effect);
            add();
            if (plain.size() + effects.size() > Tables.MOST_EFFECTS) {
                throw new IllegalArgumentException("more than " + Tables.MOST_EFFECTS + " moves of one piece");
            }
        }
        return new HookAnswer(
                plain.stream().mapToInt(event -> event).distinct().toArray(), effects.toArray(int[][]::new));
    }

    /** Returns the number of effects in the last answer; each promotion counts. This number measures its work. */
    int placed() {
        return placed;
    }

    /** Places an effect on the board: all its pieces leave their squares, then all of them arrive. */
    private void place(Effect effect) {
        System.arraycopy(state.board, 0, after, 0, after.length);
        to = index(effect.arrival());
        look(effect);
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

    /** Notes what the edits of an effect depend on: for a plain move on who stands where it arrives. */
    private void look(Effect effect) {
        if (effect.taken().isEmpty()
                && effect.shifts().isEmpty()
                && effect.changes().isEmpty()) {
            readings.owner(to);
            return;
        }
        readings.code(to);
        effect.taken().forEach(square -> readings.code(index(square)));
        effect.shifts().forEach(shift -> {
            readings.code(index(shift.from()));
            readings.code(index(shift.to()));
        });
        effect.changes().forEach(change -> readings.code(index(change.square())));
    }

    private int index(Square square) {
        int index = tables.game.squares().index(square);
        if (index < 0) {
            throw new IllegalArgumentException("there is no square " + square);
        }
        return index;
    }

    private void take(int square, String how) {
        if (after[square] == 0 || isOwn(state.at(square)) || state.owner(square) == State.NOBODY) {
            throw new IllegalArgumentException("the piece " + how + " " + name(square) + ", where "
                    + (after[square] == 0
                            ? "no piece stands that it could take"
                            : isOwn(state.at(square)) ? "a piece of its own side stands" : "a piece of nobody stands"));
        }
        after[square] = 0;
    }

    private void leave(int square) {
        if (after[square] == 0) {
            throw new IllegalArgumentException("no piece stands on " + name(square) + " that could be shifted");
        }
        after[square] = 0;
    }

    private void arrive(int code, int square) {
        if (after[square] != 0) {
            throw new IllegalArgumentException(
                    "a piece is shifted to " + name(square) + ", where another piece stands");
        }
        after[square] = (byte) code;
    }

    private void become(int square, String name) {
        Kind kind = tables.game.kinds().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece " + OneLine.quoted(name)));
        if (after[square] == 0) {
            throw new IllegalArgumentException("no piece stands on " + name(square) + " that could become a " + name);
        }
        if (!isOwn(after[square])) {
            throw new IllegalArgumentException("a piece of the other side becomes a " + name + " on " + name(square));
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
            throw new IllegalArgumentException(Article.a(piece.type().name()) + " cannot face " + facing.text());
        }
        return tables.codes.of(piece.type(), piece.color(), Optional.of(facing));
    }

    /** Adds the placed effect, once for each promotion of the piece. */
    private void add() {
        int code = after[to] & 255;
        check(edits());
        if (tables.movement.zones().conditional(code) != 0 || tables.promotions.isBounded(code)) {
            readings.lose();
        }
        if (from == to || tables.kindOf[code] != tables.kindOf[state.at(from)] || choices.rules(code, from, to) == 0) {
            checkPlace(code, to);
            addPlaced();
            return;
        }
        readings.array();
        int rules = choices.rules(code, from, to);
        for (int promotion : tables.promotions.of(state.array(), code, rules)) {
            if (choices.isFree(code, rules, promotion)) {
                after[to] = (byte) promotion;
                addPlaced();
            }
        }
    }

    private void addPlaced() {
        placed++;
        int[] effect = edits();
        boolean isPlain = Arrays.stream(effect)
                .skip(HookAnswer.HEAD)
                .allMatch(edit ->
                        HookAnswer.square(edit) == to || HookAnswer.square(edit) == from && HookAnswer.code(edit) == 0);
        if (isPlain) {
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

    /** Returns whether the enemy piece of an edit is taken: an equal piece that arrives elsewhere makes it a shift. */
    private boolean isTaken(int edit, int[] effect) {
        int code = state.at(HookAnswer.square(effect[edit]));
        if (code == 0 || isOwn(code)) {
            return false;
        }
        int left = 0;
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            left += i <= edit && state.at(HookAnswer.square(effect[i])) == code ? 1 : 0;
            left -= HookAnswer.code(effect[i]) == code ? 1 : 0;
        }
        return left > 0;
    }

    /**
     * Checks that no piece stays where it has to promote, that no royal appears or disappears unless it is taken, and
     * that at most one captured piece awaits placement.
     */
    private void check(int[] effect) {
        int waiting = 0;
        int[] royals = new int[State.NOBODY + 1];
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            int square = HookAnswer.square(effect[i]);
            int code = HookAnswer.code(effect[i]);
            int before = state.at(square);
            boolean taken = HookAnswer.takes(effect[i]);
            waiting += taken && tables.fates.waits[before] ? 1 : 0;
            royals[state.owners[code]] += isRoyal(code) ? 1 : 0;
            royals[state.owners[before]] -= isRoyal(before) && !taken ? 1 : 0;
            if (square != to) {
                checkPlace(code, square);
            }
        }
        if (waiting > 1) {
            throw new IllegalArgumentException("takes " + waiting + " pieces that may be put down again; at most one");
        }
        if (tables.game.check().isPresent() && (royals[0] != 0 || royals[1] != 0)) {
            throw new IllegalArgumentException("changes the number of royal pieces");
        }
    }

    private boolean isOwn(int code) {
        return state.owners[code & 255] == state.owner(from);
    }

    private boolean isRoyal(int code) {
        return code != 0 && tables.codes.piece(code).type().isRoyal();
    }

    private void checkPlace(int code, int square) {
        if (tables.mustPromote(code, square)) {
            throw new IllegalArgumentException(
                    Article.a(tables.codes.piece(code).type().name()) + " is left on " + name(square)
                            + ", where it has to promote");
        }
    }

    private String name(int square) {
        return tables.game.squares().square(square).text();
    }
}
