package org.dicechess.rules.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.NumberChange;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.jspecify.annotations.Nullable;

/** The automaton of a turn as arrays, one entry for each of its states. */
public final class Stages {

    /** Stands for a pool: the dice that the player has chosen. */
    public static final int CHOSEN = Turn.CHOSEN;

    /** Stands for a state: this state has no such stage. */
    public static final int NOT_HERE = -1;

    /**
     * The pool that is thrown at the state, {@link #CHOSEN}, or -1 where a player decides. Before the deal it is 0, as
     * chance decides there, too.
     */
    public final int[] thrown;

    /**
     * The states after a throw: one if each roll leads there, else one for each outcome, by index. Empty where nothing
     * is thrown.
     */
    private final int[][] afterThrow;

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

    /** The state after a drop, {@link #NOT_HERE} where no piece in hand is put down. */
    public final int[] afterDrop;

    /** The state after a move is picked, {@link #NOT_HERE} where none is. */
    public final int[] afterPick;

    /** For each state whether a piece is picked there, and no move. */
    public final boolean[] picksPiece;

    /** Whether the state restricts moves, or says which of them come first. */
    public final boolean[] restrictsMoves;

    /** Whether the state restricts actions, or says which of them come first. */
    public final boolean[] restrictsActs;

    /** Whether chance decides somewhere. */
    public final boolean chanceDecides;

    /** Whether something besides moves and spent dice may come at the state. */
    public final boolean[] otherThanMoves;

    /** Whether something besides moves, spent dice and drops may come at the state. */
    public final boolean[] otherThanDrops;

    /** For each state the number of the move that is picked there, as {@link Stage.Pick#number()}. */
    public final int[] pickNumber;

    /**
     * The state after a pass: {@link #over}, but where the turn goes on behind a pass, and where chance can do nothing,
     * or nothing can be picked, and no other stage may come there, the state after that stage.
     */
    public final int[] afterPass;

    /** The actions, by index, that are allowed at the state. */
    public final int[][] acts;

    /**
     * Whether the text of an action names the action, since a move, a walk or another action with the same text may do
     * something else.
     */
    public final boolean[] namesActions;

    /** Whether a move at the state may be one of any piece, whatever the roll in hand shows. */
    public final boolean[] free;

    /** For each state what it allows of the moves; empty lists for all, or all that a roll in hand allows. */
    public final List<List<MoveFilter>> filters = new ArrayList<>();

    /** The same of the moves that can be picked. */
    public final List<List<MoveFilter>> pickFilters = new ArrayList<>();

    /** The same of drops. */
    public final List<List<MoveFilter>> dropFilters = new ArrayList<>();

    /** The same of the ways to do actions. */
    public final List<List<MoveFilter>> actFilters = new ArrayList<>();

    /** For each state which moves of those that it allows come first, with dice that are spent, too. */
    public final List<List<Preference>> prefer = new ArrayList<>();

    /** The same of the moves that can be picked. */
    public final List<List<Preference>> pickPrefer = new ArrayList<>();

    /** The same of drops. */
    public final List<List<Preference>> dropPrefer = new ArrayList<>();

    /** The same of the ways to do actions. */
    public final List<List<Preference>> actPrefer = new ArrayList<>();

    /** Whether the player may end the turn at the state. */
    public final boolean[] mayEnd;

    /** The states of the automaton to which a turn may come before anything has moved in it. */
    public final BitSet unmoved;

    /** For each state the options among which it is chosen there, in order; empty lists where there is no choice. */
    public final List<List<Option>> options = new ArrayList<>();

    /** Who decides at the state. */
    public final Chooser[] choosers;

    /** Whether the player must use as many of the dice in hand as possible. */
    public final boolean[] most;

    /** The ending, by number, that the state brings about; -1 for none. */
    public final int[] ending;

    /** The ending, by number, that excuses a turn from using the most dice; -1 for none. */
    public final int[] orEnding;

    /** The kinds, by index, whose dice cannot be given up while such a piece can move. */
    public final BitSet[] must;

    /** Where the turn branches by a condition, or goes on without an event: the branches of a state, else null. */
    public final @Nullable Branch[] branches;

    /** Whether the turn has such branches anywhere. */
    public final boolean anyBranch;

    /** Whether the turn branches by a roll anywhere. */
    public final boolean rollsBranch;

    /** Whether a turn may end behind a roll. */
    public final boolean rollsMayEnd;

    /** The states of the automaton to which a turn may come without a change of the board. */
    private final BitSet unchanged;

    /** The states at which a position holds which piece the event before has moved, as a later stage asks for it. */
    public final BitSet asksForPiece;

    /** The states at which it holds which squares the event before has left. */
    public final BitSet asksForDeparture;

    /** The state before a deal: one beyond the states of the turn. */
    public final int dealing;

    /** The state of a turn that ends once a captured piece is placed: the last number. */
    public final int over;

    /** Whether a turn may have several moves, or an action or a walk before another stage. */
    public final boolean severalMoves;

    private final boolean[] begins;

    private final int[] pools;

    /** For each state: how many moves may follow in the turn, 2 for any number above 1. */
    private final int[] mostMoves;

    /** The states from which a stage may come that captures. */
    private final BitSet capturing;

    private final Turn turn;

    /** The states that a turn can reach, its beginning first: for general turns, and for the first turn of the game. */
    private final int[][] ofTurn;

    /**
     * A branch of the turn. Where numbers change, the condition always holds.
     *
     * @param yes the state where the turn goes on if the condition is the case
     * @param no the state where it goes on otherwise
     * @param changes what changes on the way
     */
    public record Branch(Condition condition, int yes, int no, List<NumberChange> changes) {

        private static Branch of(Stage.Change change, int to) {
            return new Branch(new Condition.All(List.of()), to, to, change.changes());
        }
    }

    /**
     * How a turn may go on.
     *
     * @param to the state where it goes on
     * @param onlyIf what must be the case for it
     */
    public record Option(String name, int to, Optional<Condition> onlyIf) {

        private static Option of(Stage.Option stage, int to) {
            return new Option(stage.name(), to, stage.onlyIf());
        }
    }

    public Stages(Game game) {
        this.turn = game.turn();
        this.dealing = turn.states().size();
        this.asksForPiece = AskedPieces.ofPiece(turn);
        this.asksForDeparture = AskedPieces.ofDeparture(turn);
        this.over = dealing + 1;
        this.thrown = new int[dealing + 1];
        this.afterThrow = new int[dealing][];
        this.afterMove = follow(Stage.MovePiece.class);
        this.afterSpend = follow(Stage.Spend.class);
        this.afterChoice = follow(Stage.Choose.class);
        this.afterWalk = follow(Stage.WalkPiece.class);
        this.afterAct = follow(Stage.Act.class);
        this.afterDrop = follow(Stage.Drop.class);
        this.afterPick = follow(Stage.Pick.class);
        this.restrictsMoves = new boolean[dealing];
        this.restrictsActs = new boolean[dealing];
        this.otherThanMoves = new boolean[dealing];
        this.otherThanDrops = new boolean[dealing];
        this.pickNumber = new int[dealing];
        this.picksPiece = new boolean[dealing];
        this.afterPass = new int[dealing];
        this.acts = new int[dealing][];
        this.namesActions = new boolean[dealing];
        this.mayEnd = new boolean[dealing];
        this.free = new boolean[over + 1];
        this.most = new boolean[dealing];
        this.choosers = new Chooser[over + 1];
        Arrays.fill(choosers, Chooser.PLAYER);
        this.must = new BitSet[dealing];
        this.orEnding = new int[dealing];
        this.ending = new int[over + 1];
        Arrays.fill(ending, -1);
        this.branches = new Branch[over + 1];
        for (int state = 0; state < dealing; state++) {
            fill(state, game);
            fillMove(state);
            fillSpend(state, spend(state), game);
        }
        this.chanceDecides = Arrays.asList(choosers).contains(Chooser.CHANCE);
        boolean several = false;
        boolean branching = false;
        boolean rolling = false;
        for (int state = 0; state < dealing; state++) {
            several |= goesOnAfter(state);
            branching |= branches[state] != null;
            rolling |= afterThrow[state].length > 1;
        }
        this.severalMoves = several;
        this.anyBranch = branching;
        this.rollsBranch = rolling;
        this.begins = begins();
        this.pools = pools();
        TurnPaths paths = new TurnPaths(turn);
        this.mostMoves = paths.mostMoves();
        this.capturing = paths.capturing();
        this.unmoved = paths.unmoved();
        this.unchanged = paths.unchanged();
        this.rollsMayEnd = rollsMayEnd();
        this.ofTurn = new int[][] {paths.reached(0), paths.reached(turn.first())};
    }

    private void fill(int state, Game game) {
        thrown[state] = pool(state);
        afterThrow[state] = afterThrow(state, game);
        branches[state] = branch(state);
        ending[state] = ending(state, game);
        choosers[state] = turn.chooser(state);
        options.add(options(state));
        Stage.Pick pick = stage(state, Stage.Pick.class);
        pickNumber[state] = pick == null ? 0 : pick.number();
        picksPiece[state] = pick != null && pick.ofPiece();
        for (Turn.Step step : turn.states().get(state).steps()) {
            boolean moves = step.stage() instanceof Stage.MovePiece || step.stage() instanceof Stage.Spend;
            otherThanMoves[state] |= !moves;
            otherThanDrops[state] |= !moves && !(step.stage() instanceof Stage.Drop);
        }
        afterPass[state] = afterPass(state);
        mayEnd[state] = turn.states().get(state).mayEnd()
                || turn.step(state, Stage.Decline.class).isPresent();
        acts[state] = acts(state);
        namesActions[state] = afterMove[state] != NOT_HERE
                || afterWalk[state] != NOT_HERE
                || ActionForms.anyDiffer(acts[state], game);
    }

    private void fillMove(int state) {
        Stage.MovePiece move = stage(state, Stage.MovePiece.class);
        Stage.Pick picked = stage(state, Stage.Pick.class);
        Stage.MovePiece pick =
                picked == null ? null : new Stage.MovePiece(picked.filters(), List.of(), choosers[state]);
        boolean any = move != null && move.free() || pick != null && pick.free();
        free[state] = any;
        filters.add(filters(move, any));
        pickFilters.add(filters(pick, any));
        dropFilters.add(filters(state, Stage.Drop.class));
        actFilters.add(filters(state, Stage.Act.class));
        prefer.add(preferences(state, spend(state).isPresent() ? Stage.Spend.class : Stage.MovePiece.class));
        restrictsMoves[state] =
                !filters.get(state).isEmpty() || !prefer.get(state).isEmpty();
        pickPrefer.add(preferences(state, Stage.Pick.class));
        dropPrefer.add(preferences(state, Stage.Drop.class));
        actPrefer.add(preferences(state, Stage.Act.class));
        restrictsActs[state] =
                !actFilters.get(state).isEmpty() || !actPrefer.get(state).isEmpty();
    }

    private List<Preference> preferences(int state, Class<? extends Stage> type) {
        Stage stage = stage(state, type);
        return stage == null ? List.of() : stage.prefer();
    }

    private List<MoveFilter> filters(int state, Class<? extends Stage> type) {
        Stage stage = stage(state, type);
        return stage == null ? List.of() : stage.filters();
    }

    /** Returns the stage of a type at a state; null for none. */
    private <T extends Stage> @Nullable T stage(int state, Class<T> type) {
        Optional<Turn.Step> step = turn.step(state, type);
        return step.isPresent() ? type.cast(step.get().stage()) : null;
    }

    /** Returns the filters of a stage; an empty list if it allows all moves that are listed there. */
    private static List<MoveFilter> filters(Stage.@Nullable MovePiece stage, boolean any) {
        return stage == null || stage.isWhole() && stage.free() == any ? List.of() : stage.filters();
    }

    private boolean goesOnAfter(int state) {
        return afterSpend[state] != NOT_HERE
                || goesOn(afterMove[state])
                || goesOn(afterAct[state])
                || goesOn(afterDrop[state])
                || goesOn(afterWalk[state]);
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
        return pools[state] == CHOSEN ? chosen : pools[state];
    }

    /** Returns for each state the pool whose dice are in hand there, as {@link #thrown} does. */
    private int[] pools() {
        int[] found = new int[over + 1];
        Arrays.fill(found, NOT_HERE);
        for (int state = 0; state < dealing; state++) {
            found[state] = turn.states().get(state).hand();
        }
        return found;
    }

    /**
     * Returns the state after a throw.
     *
     * @param state a state at which a pool is thrown
     * @param outcome the index of the outcome among those of the pool
     */
    public int afterThrow(int state, int outcome) {
        int[] after = afterThrow[state];
        return after[after.length == 1 ? 0 : outcome];
    }

    /** Returns whether a turn begins at a state. */
    public boolean isBegin(int state) {
        return begins[state];
    }

    /** Returns for each state whether a turn begins there, or where it branches at its beginning. */
    private boolean[] begins() {
        boolean[] found = new boolean[over + 1];
        follow(0, found, false);
        follow(turn.first(), found, false);
        return found;
    }

    /**
     * Marks a state and those to which its branches lead.
     *
     * @param chosen whether its options lead on, too
     */
    private void follow(int state, boolean[] marked, boolean chosen) {
        if (marked[state]) {
            return;
        }
        marked[state] = true;
        Branch branch = branches[state];
        if (branch != null) {
            follow(branch.yes(), marked, chosen);
            follow(branch.no(), marked, chosen);
        }
        if (chosen && state < dealing && afterPick[state] != NOT_HERE) {
            follow(afterPick[state], marked, true);
        }
        for (Option option : chosen && state < dealing ? options.get(state) : List.<Option>of()) {
            follow(option.to(), marked, true);
        }
    }

    /** Returns the name of an option at a state. */
    public String option(int state, int number) {
        return options.get(state).get(number).name();
    }

    /**
     * Returns whether one more move may be picked at a state.
     *
     * @param before the number of those that are picked already
     */
    public boolean mayBePicked(int state, int before) {
        return state < dealing && before < mostPicks(state);
    }

    /** Returns how many moves may be picked where the turn comes to a state. */
    private int mostPicks(int state) {
        TurnPaths paths = new TurnPaths(turn);
        int most = 0;
        for (int before = 0; before < dealing; before++) {
            if (afterPick[before] >= 0 && paths.withoutEvent(afterPick[before]).get(state)) {
                most = Math.max(most, pickNumber[before] + 1);
            }
        }
        return most;
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
        return pools[state] != NOT_HERE;
    }

    /** Returns whether a roll that leads to a state ends the turn. A turn in which nothing has moved ends by a pass. */
    public boolean endsBehindRoll(int state) {
        return isEnd(state) && !unchanged.get(state);
    }

    /** Returns whether a roll may end the turn. */
    private boolean rollsMayEnd() {
        boolean[] reached = new boolean[over + 1];
        for (int[] after : afterThrow) {
            for (int state : after) {
                follow(state, reached, false);
            }
        }
        return IntStream.range(0, dealing).anyMatch(state -> reached[state] && endsBehindRoll(state));
    }

    /** Returns whether branches lead from a state to another, or they are the same. */
    public boolean mayBranchTo(int from, int state) {
        boolean[] reached = new boolean[over + 1];
        follow(from, reached, true);
        return reached[state];
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

    /** Returns whether the turn may go on only with drops, which capture nothing. */
    public boolean onlyDrops(int state) {
        return state < dealing && afterDrop[state] != NOT_HERE && !capturing.get(state);
    }

    private int ending(int state, Game game) {
        Stage.End end = stage(state, Stage.End.class);
        for (int number = 0; end != null && number < game.endings().size(); number++) {
            if (game.endings().get(number).name().equals(end.ending())) {
                return number;
            }
        }
        return -1;
    }

    private int afterPass(int state) {
        int declined = follow(state, Stage.Decline.class);
        if (declined != NOT_HERE) {
            return declined;
        }
        Turn.State here = turn.states().get(state);
        boolean alone = here.steps().size() == 1
                && !here.mayEnd()
                && !(here.steps().get(0).stage() instanceof Stage.Option)
                && (choosers[state] == Chooser.CHANCE || afterPick[state] != NOT_HERE);
        return !alone || isEnd(here.steps().get(0).to())
                ? over
                : here.steps().get(0).to();
    }

    private List<Option> options(int state) {
        List<Option> options = new ArrayList<>();
        for (Turn.Step step : turn.states().get(state).steps()) {
            if (step.stage() instanceof Stage.Option option) {
                options.add(Option.of(option, isEnd(step.to()) ? over : step.to()));
            }
        }
        return List.copyOf(options);
    }

    private @Nullable Branch branch(int state) {
        int yes = NOT_HERE;
        int no = NOT_HERE;
        Condition condition = null;
        for (Turn.Step step : turn.states().get(state).steps()) {
            if (step.stage() instanceof Stage.Test test) {
                condition = test.condition();
                yes = test.holds() ? step.to() : yes;
                no = test.holds() ? no : step.to();
            } else if (step.stage() instanceof Stage.Change change) {
                return Branch.of(change, step.to());
            }
        }
        return condition == null ? null : new Branch(condition, yes, no, List.of());
    }

    private int[] afterThrow(int state, Game game) {
        List<Turn.Step> thrown = turn.throwsAt(state);
        if (thrown.size() <= 1) {
            return toThrown(turn.states().get(state).steps());
        }
        int pool = ((Stage.Throw) thrown.get(0).stage()).pool();
        int[] after = new int[game.pools().get(pool).outcomes().size()];
        for (Turn.Step step : thrown) {
            ((Stage.Throw) step.stage()).shown().stream().forEach(outcome -> after[outcome] = step.to());
        }
        return after;
    }

    private static int[] toThrown(List<Turn.Step> steps) {
        int[] to = new int[steps.size()];
        int size = 0;
        for (Turn.Step step : steps) {
            if (step.stage() instanceof Stage.Throw || step.stage() instanceof Stage.ThrowChosen) {
                to[size++] = step.to();
            }
        }
        return Arrays.copyOf(to, size);
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
