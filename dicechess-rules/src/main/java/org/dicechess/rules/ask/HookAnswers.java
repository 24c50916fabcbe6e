package org.dicechess.rules.ask;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.MoveHook;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.HookException;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/**
 * Asks the hooks that are asked in play, and remembers what they told of moves and endings while the position is among
 * the last ones: what is played is what was listed, without a second question.
 */
public final class HookAnswers {

    private static final int REMEMBERED = 64;

    /** What laying one effect on the board costs. */
    private static final int EFFECT = 20;

    private final State state;
    private final Tables tables;
    private final EffectReader reader;
    private final Look[] looks;
    private final Spot[] spots;
    private final Moment[] moments;
    private long questions;
    private final NodeFuel fuel = new NodeFuel();

    public HookAnswers(State state) {
        this.state = state;
        this.tables = state.tables;
        this.reader = new EffectReader(state);
        boolean any = tables.hooked.any;
        this.looks = any
                ? new Look[] {
                    new LookView(state, this::charge, Color.WHITE), new LookView(state, this::charge, Color.BLACK)
                }
                : new Look[0];
        this.spots = new Spot[any ? (tables.codes.count() + 1) * state.squares : 0];
        this.moments = new Moment[any ? REMEMBERED : 0];
    }

    /** What their answers have cost in all, in units of fuel. */
    public long fuel() {
        return fuel.all();
    }

    /** How many questions hooks have been asked. */
    public long questions() {
        return questions;
    }

    /** Begins a look at a node: its hooks have all fuel again. */
    public void begin() {
        fuel.begin();
    }

    /** Notes what an answer took. */
    void charge(long units) {
        fuel.use(units);
    }

    /** Lists the moves of a man that only go and take, with the king's safety left aside. */
    public int plain(int from, int[] out, int begin) {
        int[] moves = answer(from).plain();
        System.arraycopy(moves, 0, out, begin, moves.length);
        return begin + moves.length;
    }

    /** Lists the other moves of a man. */
    public int effects(int from, int[] out, int begin) {
        int[][] effects = answer(from).effects();
        for (int i = 0; i < effects.length; i++) {
            out[begin + i] = EventCode.of(EventCode.EFFECT, from, HookAnswer.arrival(effects[i]), i);
        }
        return begin + effects.length;
    }

    /**
     * The edits of such a move, as {@link HookAnswer} has them.
     *
     * @throws HookException if the hook, asked once more, does not tell it
     */
    public int[] effect(int event) {
        int[][] effects = answer(EventCode.from(event)).effects();
        int number = EventCode.code(event);
        if (number >= effects.length || HookAnswer.arrival(effects[number]) != EventCode.to(event)) {
            throw new HookException(
                    0,
                    "a hook has not told a move again that it told of the piece on "
                            + tables.game.squares().square(EventCode.from(event))
                            + "; its answer may depend on the question and the look alone");
        }
        return effects[number];
    }

    /** Whether a man could take the man on a square, if it were his side's turn. */
    public boolean takes(int from, int square) {
        HookAnswer answer = answer(from);
        for (int move : answer.plain()) {
            if (EventCode.to(move) == square && from != square) {
                return true;
            }
        }
        for (int[] effect : answer.effects()) {
            if (takes(effect, square)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an effect takes the man on a square. */
    static boolean takes(int[] effect, int square) {
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (HookAnswer.square(effect[i]) == square && HookAnswer.takes(effect[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a hook keeps the man on one square from being captured by the man on another. */
    public boolean spares(int victim, int captor) {
        int code = state.at(victim);
        int by = state.at(captor);
        questions++;
        return tables.hooked.capturable[code]
                && !tables.codes
                        .piece(code)
                        .type()
                        .capturable()
                        .orElseThrow()
                        .mayBeCaptured(spot(code, victim), spot(by, captor), look(by));
    }

    /** Who puts a captured man down: {@link Clock#WAITING}, {@link Clock#OWNER_WAITING}, or 0 if he is gone. */
    public int waiting(int code, int square) {
        CapturedRule hook =
                tables.codes.piece(code).type().fate().orElseThrow().hook().orElseThrow();
        questions++;
        return switch (hook.fate(spot(code, square), looks[state.side])) {
            case GONE -> 0;
            case CAPTOR_PUTS -> Clock.WAITING;
            case OWNER_PUTS -> (code + 1 & 1) == state.side ? Clock.WAITING : Clock.OWNER_WAITING;
        };
    }

    /** Whether an ending holds, by its number. */
    public boolean isOver(int number, Ending.Hooked ending) {
        Moment moment = moment();
        byte[] over = moment.over[state.side];
        NodeFuel.Paid paid = moment.overPaid[state.side];
        if (over[number] == 0 || !fuel.again(paid, number)) {
            questions++;
            long before = fuel.used();
            over[number] = (byte) (ending.hook().isOver(looks[state.side]) ? 1 : -1);
            fuel.paid(paid, number, before);
        }
        return over[number] > 0;
    }

    private HookAnswer answer(int from) {
        Moment moment = moment();
        HookAnswer known = moment.answers[from];
        if (known == null || !fuel.again(moment.paid, from)) {
            questions++;
            long before = fuel.used();
            int code = state.at(from);
            MoveHook hook = tables.codes.piece(code).type().moves().orElseThrow();
            known = hook.ask(spot(code, from), look(code), told -> read(from, told));
            moment.answers[from] = known;
            fuel.paid(moment.paid, from, before);
        }
        return known;
    }

    private HookAnswer read(int from, List<Effect> told) {
        HookAnswer answer = reader.read(from, told);
        fuel.use((long) EFFECT * reader.laid());
        return answer;
    }

    private Look look(int code) {
        return looks[code + 1 & 1];
    }

    private Spot spot(int code, int square) {
        int cell = code * state.squares + square;
        if (spots[cell] == null) {
            spots[cell] = tables.spot(code, square);
        }
        return spots[cell];
    }

    private Moment moment() {
        int slot = (int) (state.key >>> 32) & REMEMBERED - 1;
        Moment moment = moments[slot];
        if (moment == null) {
            moment = new Moment(state.squares, tables.game.endings());
            moments[slot] = moment;
        }
        if (moment.counters != state.counters || !Arrays.equals(moment.board, state.board)) {
            moment.begin(state);
        }
        return moment;
    }

    /** A position with the answers that were given there. */
    private static final class Moment {

        private final byte[] board;
        private final HookAnswer[] answers;

        /** For each side and ending 0 if nobody has asked, 1 if it holds, -1 if it does not. */
        private final byte[][] over;

        /** What the answers have cost, about each square, and for each side and ending. */
        private final NodeFuel.Paid paid;

        private final NodeFuel.Paid[] overPaid;

        private long counters;

        Moment(int squares, List<Ending> endings) {
            this.board = new byte[squares];
            this.answers = new HookAnswer[squares];
            this.over = new byte[2][endings.size()];
            this.paid = new NodeFuel.Paid(squares);
            this.overPaid = new NodeFuel.Paid[] {new NodeFuel.Paid(endings.size()), new NodeFuel.Paid(endings.size())};
        }

        void begin(State state) {
            System.arraycopy(state.board, 0, board, 0, board.length);
            counters = state.counters;
            Arrays.fill(answers, null);
            Arrays.fill(over[0], (byte) 0);
            Arrays.fill(over[1], (byte) 0);
        }
    }
}
