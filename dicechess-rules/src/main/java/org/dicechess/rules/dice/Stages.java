package org.dicechess.rules.dice;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/** The automaton of a turn as arrays, one entry for each of its states. */
public final class Stages {

    /** Stands for a pool: the dice that the player has chosen. */
    public static final int CHOSEN = -2;

    /** Stands for a state: this state has no such stage. */
    public static final int NOT_HERE = -1;

    /**
     * The pool that is thrown at the state, {@link #CHOSEN}, or -1 where a player decides. Before the deal it is 0, as
     * chance decides there, too.
     */
    public final int[] thrown;

    /** The state after a throw. */
    public final int[] afterThrow;

    /** The state after a move of a piece, {@link #NOT_HERE} where no piece moves. */
    public final int[] afterMove;

    /** The state when no dice are left to move with, {@link #NOT_HERE} where dice are not spent one by one. */
    public final int[] afterSpend;

    /** The state after the choice of a piece and dice, {@link #NOT_HERE} where nothing is chosen. */
    public final int[] afterChoice;

    /** The state after a walk, {@link #NOT_HERE} where no piece walks. */
    public final int[] afterWalk;

    /** The state after an action, {@link #NOT_HERE} where no action is allowed. */
    public final int[] afterAct;

    /** The actions, by index, that are allowed at the state. */
    public final int[][] acts;

    /**
     * Whether the text of an action names the action, since a move, a walk or another action with the same text may do
     * something else.
     */
    public final boolean[] namesActions;

    /** Whether the player may end the turn at the state. */
    public final boolean[] mayEnd;

    /** Whether the player must use as many of the dice in hand as possible. */
    public final boolean[] most;

    /** The ending, by number, that excuses a turn from using the most dice; -1 for none. */
    public final int[] orEnding;

    /** The kinds, by index, whose dice cannot be given up while such a piece can move. */
    public final BitSet[] must;

    /** The state before a deal: one beyond the states of the turn. */
    public final int dealing;

    /** The state of a turn that ends once a captured piece is placed: the last number. */
    public final int over;

    /** Whether a turn may have several moves, or an action or a walk before another stage. */
    public final boolean severalMoves;

    /** For each state: how many moves may follow in the turn, 2 for any number above 1. */
    private final int[] mostMoves;

    private final Turn turn;

    /** The states that a turn can reach, its beginning first: for general turns, and for the first turn of the game. */
    private final int[][] ofTurn;

    public Stages(Game game) {
        this.turn = game.turn();
        this.dealing = turn.states().size();
        this.over = dealing + 1;
        this.thrown = new int[dealing + 1];
        this.afterThrow = follow(Stage.Throw.class);
        this.afterMove = follow(Stage.MovePiece.class);
        this.afterSpend = follow(Stage.Spend.class);
        this.afterChoice = follow(Stage.Choose.class);
        this.afterWalk = follow(Stage.WalkPiece.class);
        this.afterAct = follow(Stage.Act.class);
        this.acts = new int[dealing][];
        this.namesActions = new boolean[dealing];
        this.mayEnd = new boolean[dealing];
        this.most = new boolean[dealing];
        this.must = new BitSet[dealing];
        this.orEnding = new int[dealing];
        boolean several = false;
        for (int state = 0; state < dealing; state++) {
            thrown[state] = pool(state);
            afterThrow[state] = Math.max(afterThrow[state], follow(state, Stage.ThrowChosen.class));
            acts[state] = acts(state);
            namesActions[state] =
                    afterMove[state] != NOT_HERE || afterWalk[state] != NOT_HERE || anyDiffer(acts[state], game);
            mayEnd[state] = turn.states().get(state).mayEnd();
            fillSpend(state, spend(state), game);
            several |= afterSpend[state] != NOT_HERE
                    || goesOn(afterMove[state])
                    || goesOn(afterAct[state])
                    || goesOn(afterWalk[state]);
        }
        this.severalMoves = several;
        this.mostMoves = mostMoves();
        this.ofTurn = new int[][] {reached(0), reached(turn.first())};
    }

    /** Returns whether a stage is possible, and the turn goes on after it. */
    private boolean goesOn(int after) {
        return after != NOT_HERE && after != over;
    }

    /** Returns whether several moves may follow in the turn. A later move may then do what the first one cannot. */
    public boolean furtherMoves(int state) {
        return state < dealing && mostMoves[state] > 1;
    }

    /** Returns the state where a turn begins. The first turn of the game may have its own. */
    public int begin(int side, int turnNumber) {
        return side == 0 && turnNumber == 1 ? turn.first() : 0;
    }

    /** Returns the states that a turn can reach: its beginning first, then the others, ascending. */
    public int[] ofTurn(int side, int turnNumber) {
        return ofTurn[begin(side, turnNumber) == 0 ? 0 : 1].clone();
    }

    /**
     * Returns the pool that is thrown at a state, -1 where none is thrown.
     *
     * @param chosen the pool that the player has chosen, -1 for none
     */
    public int pool(int state, int chosen) {
        return thrown[state] == CHOSEN ? chosen : thrown[state];
    }

    /**
     * Returns the pool whose dice are in hand at a state, which is the pool thrown before it; -1 if none was thrown.
     *
     * @param chosen the pool that the player has chosen, -1 for none
     */
    public int poolInHand(int state, int chosen) {
        for (int before = 0; before < dealing; before++) {
            if (afterThrow[before] == state) {
                return pool(before, chosen);
            }
        }
        return -1;
    }

    /** Returns whether a turn begins at a state. */
    public boolean isBegin(int state) {
        return state == 0 || state == turn.first();
    }

    /** Returns whether the turn is over at a state, since no stage follows. */
    public boolean isEnd(int state) {
        return turn.states().get(state).steps().isEmpty();
    }

    /**
     * Returns whether a captured piece may await placement at a state. It may if a move, a walk or an action leads
     * there.
     */
    public boolean mayWait(int state) {
        for (int before = 0; before < dealing; before++) {
            boolean spends = afterSpend[before] != NOT_HERE && (afterSpend[before] == state || before == state);
            if (spends || afterMove[before] == state || afterWalk[before] == state || afterAct[before] == state) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether dice are in hand at a state: a roll has just been thrown, or part of it is left. */
    public boolean followsThrow(int state) {
        for (int after : afterThrow) {
            if (after == state) {
                return true;
            }
        }
        return false;
    }

    /** Returns the rule of a state for dice spent one by one; empty if the state has none. */
    public Optional<Stage.Spend> spend(int state) {
        Optional<Turn.Step> step = state >= dealing ? Optional.empty() : turn.step(state, Stage.Spend.class);
        return step.isPresent() ? Optional.of((Stage.Spend) step.get().stage()) : Optional.empty();
    }

    private void fillSpend(int state, Optional<Stage.Spend> spend, Game game) {
        most[state] = spend.isPresent() && spend.get().most();
        must[state] = spend.isPresent() ? spend.get().must() : new BitSet();
        orEnding[state] = -1;
        for (int ending = game.endings().size() - 1; spend.isPresent() && ending >= 0; ending--) {
            if (spend.get()
                    .orEnding()
                    .equals(Optional.of(game.endings().get(ending).name()))) {
                orEnding[state] = ending;
            }
        }
    }

    /**
     * Returns the states that follow a beginning, itself included. A beginning has a lower number than all other
     * states, and no state leads to it.
     */
    private int[] reached(int begin) {
        BitSet reached = new BitSet();
        reached.set(begin);
        for (int round = 0; round < dealing; round++) {
            for (int state = reached.nextSetBit(0); state >= 0; state = reached.nextSetBit(state + 1)) {
                for (Turn.Step step : turn.states().get(state).steps()) {
                    reached.set(step.to());
                }
            }
        }
        return numbers(reached);
    }

    private static int[] numbers(BitSet set) {
        int[] numbers = new int[set.cardinality()];
        int size = 0;
        for (int number = set.nextSetBit(0); number >= 0; number = set.nextSetBit(number + 1)) {
            numbers[size++] = number;
        }
        return numbers;
    }

    /** Computes {@link #mostMoves}. Dice spent one by one count as two moves. */
    private int[] mostMoves() {
        int[] most = new int[dealing];
        for (int round = 0; round < dealing; round++) {
            for (int state = 0; state < dealing; state++) {
                for (Turn.Step step : turn.states().get(state).steps()) {
                    int here =
                            step.stage() instanceof Stage.Spend ? 2 : step.stage() instanceof Stage.MovePiece ? 1 : 0;
                    most[state] = Math.min(2, Math.max(most[state], here + most[step.to()]));
                }
            }
        }
        return most;
    }

    private int pool(int state) {
        if (turn.step(state, Stage.ThrowChosen.class).isPresent()) {
            return CHOSEN;
        }
        Optional<Turn.Step> step = turn.step(state, Stage.Throw.class);
        return step.isPresent() ? ((Stage.Throw) step.get().stage()).pool() : -1;
    }

    /** Returns for each state the state after a stage of this type. */
    private int[] follow(Class<? extends Stage> type) {
        int[] follow = new int[dealing];
        for (int state = 0; state < dealing; state++) {
            follow[state] = follow(state, type);
        }
        return follow;
    }

    /** Returns the state after a stage of this type; {@link #over} if the turn ends there. */
    private int follow(int state, Class<? extends Stage> type) {
        Optional<Turn.Step> step = turn.step(state, type);
        if (step.isEmpty()) {
            return NOT_HERE;
        }
        return isEnd(step.get().to()) ? over : step.get().to();
    }

    /** Returns whether two actions that may have the same text reset different counters. */
    private static boolean anyDiffer(int[] acts, Game game) {
        for (int one : acts) {
            for (int other : acts) {
                boolean alike =
                        form(game.actions().get(one)).equals(form(game.actions().get(other)));
                for (Counter counter : game.counters()) {
                    if (alike
                            && counter.resetByActions().get(one)
                                    != counter.resetByActions().get(other)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Returns the form of an action's text. Actions of different forms never have the same text: a move has an arrival,
     * other actions change a piece or bring one back.
     */
    private static Class<?> form(Action action) {
        return action instanceof Action.Moves ? Action.Relocates.class : action.getClass();
    }

    private int[] acts(int state) {
        Optional<Turn.Step> step = turn.step(state, Stage.Act.class);
        List<Integer> actions = step.isPresent() ? ((Stage.Act) step.get().stage()).actions() : List.of();
        int[] acts = new int[actions.size()];
        for (int i = 0; i < acts.length; i++) {
            acts[i] = actions.get(i);
        }
        return acts;
    }
}
