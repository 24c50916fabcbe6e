package org.dicechess.rules.play;

import java.util.BitSet;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.table.Codes;
import org.dicechess.rules.table.Tables;

/** Lists what a player can do besides moving and walking: choose a man and dice, do an action, put a waiting man down. */
final class Acting {

    private final State state;
    private final Tables tables;
    private final Codes codes;
    private final Generator generator;

    Acting(State state, Generator generator) {
        this.state = state;
        this.tables = state.tables;
        this.codes = tables.codes;
        this.generator = generator;
    }

    /** Every man that walks and stands where it may, with each of its dice. */
    int choices(int[] out, int begin) {
        int end = begin;
        for (int square = 0; square < state.squares; square++) {
            int code = state.at(square);
            if (code != 0 && !state.isEnemy(square) && tables.walks.mayStart(code, square)) {
                for (int pool : tables.walkPools[code]) {
                    out[end++] = State.SELECT | square | pool << 8;
                }
            }
        }
        return end;
    }

    /** The squares on which the waiting man may be put. */
    int places(int[] out, int begin) {
        int end = begin;
        BitSet room = tables.rooms[state.subject];
        for (int square = room.nextSetBit(0); square >= 0; square = room.nextSetBit(square + 1)) {
            if (state.board[square] == 0) {
                out[end++] = State.PUT | square << 8 | tables.placed[state.subject] << 16;
            }
        }
        return end;
    }

    /** The actions of the present stage; one that two of them allow stands once. */
    int actions(int[] out, int begin) {
        int end = begin;
        for (int action : tables.acts[state.stage]) {
            end = action(tables.game.actions().get(action), action << 28, out, begin, end);
        }
        return end;
    }

    private int action(Action action, int number, int[] out, int first, int begin) {
        if (action instanceof Action.Moves moves) {
            return moves(moves, number, out, begin);
        }
        if (action instanceof Action.Relocates relocates) {
            return relocations(relocates, number, out, first, begin);
        }
        if (action instanceof Action.Becomes becomes) {
            return changes(becomes, number, out, begin);
        }
        return action instanceof Action.Turns turns
                ? turns(turns, number, out, begin)
                : returns((Action.Returns) action, number, out, begin);
    }

    private int moves(Action.Moves action, int number, int[] out, int begin) {
        int end = begin;
        state.safety().prepare();
        for (int code : codes.of(action.kinds(), side())) {
            end = generator.men(code, out, end);
        }
        for (int i = begin; i < end; i++) {
            out[i] = out[i] & ~State.KIND | State.ACT | number;
        }
        return end;
    }

    private int relocations(Action.Relocates action, int number, int[] out, int first, int begin) {
        int end = begin;
        BitSet to = action.to().of(side());
        BitSet from = action.from().of(side());
        for (int start = from.nextSetBit(0); start >= 0; start = from.nextSetBit(start + 1)) {
            if (isOwn(start, action.kind())) {
                int move = State.ACT | number | start | state.at(start) << 16;
                for (int square = to.nextSetBit(0); square >= 0; square = to.nextSetBit(square + 1)) {
                    if (state.board[square] == 0 && !isListed(move | square << 8, out, first, begin)) {
                        out[end++] = move | square << 8;
                    }
                }
            }
        }
        return end;
    }

    private int changes(Action.Becomes action, int number, int[] out, int begin) {
        int end = begin;
        BitSet in = action.in().of(side());
        for (int square = in.nextSetBit(0); square >= 0; square = in.nextSetBit(square + 1)) {
            if (isOwn(square, action.kind())) {
                for (int i = 0; i < action.by().size(); i++) {
                    for (int code : tables.puts[state.side][action.by().get(i).index()]) {
                        out[end++] = State.BECOME | number | square | square << 8 | code << 16;
                    }
                }
            }
        }
        return end;
    }

    private int turns(Action.Turns action, int number, int[] out, int begin) {
        int end = begin;
        for (int square = 0; square < state.squares; square++) {
            if (isOwn(square, action.kind())) {
                int code = state.at(square);
                end = turned(code, square, action.eighths(), number, out, end);
                end = turned(code, square, -action.eighths(), number, out, end);
            }
        }
        return end;
    }

    private int turned(int code, int square, int eighths, int number, int[] out, int begin) {
        int turned = codes.turned(code, eighths);
        if (turned == 0 || turned == code || begin > 0 && out[begin - 1] == (State.ACT | number | square | square << 8 | turned << 16)) {
            return begin;
        }
        out[begin] = State.ACT | number | square | square << 8 | turned << 16;
        return begin + 1;
    }

    private int returns(Action.Returns action, int number, int[] out, int begin) {
        int one = -1;
        int other = -1;
        int count = 0;
        for (int square = 0; square < state.squares; square++) {
            if (isOwn(square, action.kind())) {
                if (!action.from().of(side()).get(square)) {
                    return begin;
                }
                other = square;
                one = count == 0 ? square : one;
                count++;
            }
        }
        return count == action.count() ? returned(action.to().of(side()), one, other, number, out, begin) : begin;
    }

    private int returned(BitSet to, int one, int other, int number, int[] out, int begin) {
        int end = begin;
        for (int square = to.nextSetBit(0); square >= 0; square = to.nextSetBit(square + 1)) {
            if (state.board[square] == 0) {
                out[end++] = State.RETURN | number | square | one << 8 | other << 16;
            }
        }
        return end;
    }

    /** Whether the same effect is already listed, by whatever action. */
    private static boolean isListed(int event, int[] out, int first, int end) {
        for (int i = first; i < end; i++) {
            if ((out[i] & ~(15 << 28)) == (event & ~(15 << 28))) {
                return true;
            }
        }
        return false;
    }

    private boolean isOwn(int square, Kind kind) {
        int code = state.at(square);
        return code != 0 && !state.isEnemy(square) && codes.man(code).type() == kind;
    }

    private Color side() {
        return Color.values()[state.side];
    }
}
