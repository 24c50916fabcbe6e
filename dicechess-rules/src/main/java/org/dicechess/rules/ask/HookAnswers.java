package org.dicechess.rules.ask;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.model.Condition;
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
import org.jspecify.annotations.Nullable;

/**
 * Asks the hooks of a game in play and remembers their answers about moves and endings in the latest positions. A
 * listed move is played from the remembered answer, without a second question.
 */
public final class HookAnswers {

    private static final int REMEMBERED = 64;

    /** The most numbers in remembered answers, of four bytes each; those of the present position may be more. */
    private static final int MOST_NUMBERS = 1 << 20;

    /** The fuel for placing one effect on the board. */
    private static final int EFFECT_FUEL = 20;

    private final State state;
    private final Tables tables;
    private final EffectReader reader;
    private final Look[] looks;
    private final Spot[] spots;
    private final Remembered[] positions;
    private final Readings readings;
    private final AnswerTree tree;

    /** For each code whether answers about its moves have been kept with their position. */
    private final boolean[] ofPosition;

    private long questions;

    /** The numbers in all remembered answers. */
    private int numbers;

    private final NodeFuel fuel = new NodeFuel();

    public HookAnswers(State state) {
        this.state = state;
        this.tables = state.tables;
        this.readings = new Readings(state);
        this.ofPosition = new boolean[tables.codes.count() + 1];
        this.reader = new EffectReader(state, readings);
        this.tree =
                new AnswerTree(readings, tables.hooked.anyMoves ? 2 * (tables.codes.count() + 1) * state.squares : 0);
        boolean any = tables.hooked.any;
        this.looks = any
                ? new Look[] {
                    new LookView(state, readings, this::charge, Color.WHITE),
                    new LookView(state, readings, this::charge, Color.BLACK)
                }
                : new Look[0];
        this.spots = new Spot[any ? (tables.codes.count() + 1) * state.squares : 0];
        this.positions = new Remembered[any ? REMEMBERED : 0];
    }

    /** Counts the numbers in all remembered answers. */
    int countNumbers() {
        int counted = tree.numbers();
        for (Remembered position : positions) {
            for (KnownAnswer answer : position == null ? new KnownAnswer[0] : position.answers) {
                counted += answer == null ? 0 : answer.numbers();
            }
        }
        return counted;
    }

    /** Sets what finds the attackers of squares. */
    public void findBy(Attackers attackers) {
        readings.attackers = attackers;
    }

    /** Returns the fuel that all answers have used. */
    public long fuel() {
        return fuel.all();
    }

    /** Returns the number of questions that hooks have been asked. */
    public long questions() {
        return questions;
    }

    /** Begins the work at a node: its hooks have all their fuel again. */
    public void begin() {
        fuel.begin();
        if (tree.numbers() > MOST_NUMBERS || tree.isLarge()) {
            tree.clear();
        }
    }

    /** Charges fuel for an answer. */
    void charge(long units) {
        fuel.use(units);
    }

    /** Lists the plain moves of a piece and returns the index after the last. Royal safety is not checked. */
    public int plain(int from, int[] out, int begin) {
        int[] moves = answer(from).plain();
        System.arraycopy(moves, 0, out, begin, moves.length);
        return begin + moves.length;
    }

    /** Lists the other moves of a piece and returns the index after the last. Royal safety is not checked. */
    public int effects(int from, int[] out, int begin) {
        int[][] effects = answer(from).effects();
        for (int i = 0; i < effects.length; i++) {
            out[begin + i] = EventCode.of(EventCode.EFFECT, from, HookAnswer.arrival(effects[i]), i);
        }
        return begin + effects.length;
    }

    /**
     * Returns the edits of an effect move, as {@link HookAnswer} holds them.
     *
     * @throws HookException if the hook is asked again and does not list the move
     */
    public int[] effect(int event) {
        int[][] effects = answer(EventCode.from(event)).effects();
        int number = EventCode.code(event);
        if (number >= effects.length || HookAnswer.arrival(effects[number]) != EventCode.to(event)) {
            throw new HookException(
                    0,
                    "a hook has not listed again a move that it listed for the piece on "
                            + tables.game.squares().square(EventCode.from(event))
                            + "; its answer may depend only on the question and the look");
        }
        return effects[number];
    }

    /** Returns whether a piece could take the piece on a square if its side were to move. */
    public boolean takes(int from, int square) {
        return known(from).takes(square);
    }

    /** Returns whether a hook forbids that the piece on one square is captured by the piece on another. */
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

    /**
     * Returns how a captured piece is placed again: {@link Clock#WAITING}, {@link Clock#OWNER_WAITING}, or 0 if it is
     * gone.
     */
    public int waiting(int code, int square) {
        CapturedRule hook =
                tables.codes.piece(code).type().fate().orElseThrow().hook().orElseThrow();
        questions++;
        return switch (hook.fate(spot(code, square), looks[state.side])) {
            case GONE -> 0;
            case CAPTOR_PUTS -> Clock.WAITING;
            case OWNER_PUTS -> state.owners[code] == state.side ? Clock.WAITING : Clock.OWNER_WAITING;
        };
    }

    /** Returns whether the ending with a number holds. */
    public boolean isOver(int number, Ending.Hooked ending) {
        Remembered remembered = remembered();
        byte[] over = remembered.over[state.side];
        NodeFuel.Paid paid = remembered.overPaid[state.side];
        if (over[number] == 0 || !fuel.payAgain(paid, number)) {
            questions++;
            long before = fuel.used();
            over[number] = (byte) (ending.hook().isOver(looks[state.side]) ? 1 : -1);
            fuel.recordCost(paid, number, before);
        }
        return over[number] > 0;
    }

    /** Returns whether a condition holds for the side on turn. */
    public boolean holds(Condition.Hooked condition) {
        questions++;
        return condition.hook().holds(looks[state.side]);
    }

    private HookAnswer answer(int from) {
        return known(from).answer;
    }

    /** Returns the answer about the moves of a piece. */
    public KnownAnswer known(int from) {
        int code = state.at(from);
        int question = (code * state.squares + from) * 2 + state.sideOf(code);
        KnownAnswer known = tree.find(question);
        if (known != null && fuel.payAgain(known.price, tree.compared())) {
            return known;
        }
        KnownAnswer here = ofPosition[code] ? remembered().answers[from] : null;
        return here == null || !fuel.payAgain(here.price, 0) ? ask(from, question) : here;
    }

    private KnownAnswer ask(int from, int question) {
        questions++;
        long before = fuel.used();
        int code = state.at(from);
        MoveHook hook = tables.codes.piece(code).type().moves().orElseThrow();
        boolean begins = readings.begin();
        HookAnswer answer;
        try {
            answer = hook.ask(spot(code, from), look(code), moves -> read(from, moves));
        } finally {
            if (begins) {
                readings.end();
            }
        }
        KnownAnswer known = new KnownAnswer(answer, from, fuel.price(before), readings, state.words);
        if (begins && readings.isComplete() && tree.numbers() <= 2 * MOST_NUMBERS) {
            tree.keep(question, known);
        } else {
            ofPosition[code] = true;
            keep(remembered(), from, known);
        }
        return known;
    }

    /** Keeps an answer. Too many answers make room: all other positions are forgotten. */
    private void keep(Remembered remembered, int from, KnownAnswer answer) {
        numbers += remembered.keep(from, answer);
        if (numbers > MOST_NUMBERS) {
            for (int slot = 0; slot < REMEMBERED; slot++) {
                positions[slot] = positions[slot] == remembered ? remembered : null;
            }
            numbers = remembered.numbers;
        }
    }

    private HookAnswer read(int from, List<Effect> moves) {
        HookAnswer answer = reader.read(from, moves);
        fuel.use((long) EFFECT_FUEL * reader.placed());
        return answer;
    }

    /** Returns what the side of a piece sees; the side to move moves those of nobody. */
    private Look look(int code) {
        return looks[state.sideOf(code)];
    }

    private Spot spot(int code, int square) {
        int cell = code * state.squares + square;
        if (spots[cell] == null) {
            spots[cell] = tables.spot(code, square);
        }
        return spots[cell];
    }

    private Remembered remembered() {
        int slot = (int) (state.key >>> 32) & REMEMBERED - 1;
        Remembered remembered = positions[slot];
        if (remembered == null) {
            remembered = new Remembered(state, tables.game.endings());
            positions[slot] = remembered;
        }
        if (remembered.counters != state.counters || !Arrays.equals(remembered.board, state.board)) {
            numbers -= remembered.numbers;
            remembered.begin(state);
        }
        return remembered;
    }

    /** A position with the answers that hooks have given there. */
    private static final class Remembered {

        private final byte[] board;
        private final @Nullable KnownAnswer[] answers;

        /** For each side and ending: 1 if it holds, -1 if it does not, 0 if the hook has not been asked. */
        private final byte[][] over;

        /** The fuel of the answers about endings, for each side. */
        private final NodeFuel.Paid[] overPaid;

        private long counters;

        /** The numbers in the answers. */
        private int numbers;

        Remembered(State state, List<Ending> endings) {
            this.board = new byte[state.board.length];
            this.answers = new KnownAnswer[state.squares];
            this.over = new byte[2][endings.size()];
            this.overPaid = new NodeFuel.Paid[] {new NodeFuel.Paid(endings.size()), new NodeFuel.Paid(endings.size())};
        }

        void begin(State state) {
            System.arraycopy(state.board, 0, board, 0, board.length);
            counters = state.counters;
            numbers = 0;
            Arrays.fill(answers, null);
            Arrays.fill(over[0], (byte) 0);
            Arrays.fill(over[1], (byte) 0);
        }

        /** Keeps an answer and returns by how much it makes the numbers more. */
        int keep(int from, KnownAnswer answer) {
            KnownAnswer before = answers[from];
            int more = answer.numbers() - (before == null ? 0 : before.numbers());
            answers[from] = answer;
            numbers += more;
            return more;
        }
    }
}
