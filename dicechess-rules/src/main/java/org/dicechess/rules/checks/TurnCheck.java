package org.dicechess.rules.checks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Checks the shape of a turn by its automaton: every roll is used, stages follow each other in a legal order, and at
 * every point it is clear what comes next. One mistake often breaks several of these rules; only the first broken rule
 * is reported.
 */
public final class TurnCheck {

    /** The rules, in the order in which they are checked. */
    private enum Matter {
        ROLL,
        ORDER,
        CHOICE,
        WALK,
        CLEAR,
        TEST,
        END
    }

    private final Turn turn;
    private final List<BitSet> done;
    private final List<YamlNode> places;
    private final Problems problems;
    private final List<Pool> pools;
    private final List<Optional<Stage>> before;
    private final BitSet canEnd;
    private final List<List<Integer>> origins;

    /** Whether a wrong condition has been reported. Those behind it are often wrong for the same reason. */
    private boolean wrongTest;

    public TurnCheck(WrittenTurn written, List<Pool> pools, Problems problems) {
        this.turn = written.turn();
        this.done = written.done();
        this.places = written.places();
        this.problems = problems;
        this.pools = pools;
        this.before = turn.before();
        this.canEnd = canEnd(turn);
        this.origins = origins(turn);
    }

    public void check() {
        for (Matter matter : Matter.values()) {
            for (int state = 0; state < done.size(); state++) {
                check(matter, state, turn.states().get(state));
            }
            if (problems.isUnder("turn") || problems.isUnder("first-turn")) {
                return;
            }
        }
        checkReach();
    }

    private void check(Matter matter, int state, Turn.State here) {
        switch (matter) {
            case ROLL -> checkRoll(state, here);
            case ORDER -> checkOrder(state, here);
            case CHOICE -> checkChoice(state, here);
            case WALK -> checkWalk(state, here);
            case CLEAR -> checkClear(here);
            case TEST -> checkTest(state, here);
            case END -> checkEnd(state);
        }
    }

    /** Checks that a stage that uses dice follows each roll. */
    private void checkRoll(int state, Turn.State here) {
        if (!followsWholeThrow(state) && !follows(state, Stage.ThrowChosen.class)) {
            return;
        }
        if (here.steps().isEmpty()) {
            report(done.get(state), "the turn ends with a roll; expected a stage after it");
        } else if (rolls(here) == here.steps().size()) {
            problems.report(
                    place(done.get(state)),
                    "E-TURN",
                    "a roll right before another roll is never used; expected only the second one",
                    byName(state, here));
        } else if (follows(state, Stage.Throw.class) && usesNoDice(here)) {
            report(
                    done.get(state),
                    "a roll right before 'act' or 'choose' is never used; expected a 'move' or 'spend' after it");
        }
    }

    /** Says how stages use dice that were thrown before others; nothing where the same dice are thrown again. */
    private String byName(int state, Turn.State here) {
        if (!(before.get(state).orElseThrow() instanceof Stage.Throw first)
                || here.steps().stream()
                        .anyMatch(
                                step -> step.stage() instanceof Stage.Throw second && second.pool() == first.pool())) {
            return "";
        }
        boolean spends = here.steps().stream()
                .anyMatch(step -> turn.step(step.to(), Stage.Spend.class).isPresent());
        if (spends) {
            return "'spend' has the last dice alone: throw all of them together, as {count: 2, faces: ...}";
        }
        Pool dice = pools.get(first.pool());
        return "what reads the first one names it, as {" + (dice.namesKinds() ? "rolled" : "total") + ": " + dice.name()
                + "}";
    }

    /** Returns whether all rolls of a throw without patterns lead to a state. Patterns use a roll. */
    private boolean followsWholeThrow(int state) {
        return before.get(state).isPresent()
                && before.get(state).get() instanceof Stage.Throw thrown
                && thrown.shown().cardinality()
                        == pools.get(thrown.pool()).outcomes().size()
                && done.get(state).stream()
                        .allMatch(stage -> places.get(stage) instanceof YamlText text
                                && text.text().equals(pools.get(thrown.pool()).name()));
    }

    private static boolean usesNoDice(Turn.State here) {
        return here.steps().stream()
                .allMatch(step -> step.stage() instanceof Stage.Act act && !readsRoll(act)
                        || step.stage() instanceof Stage.Choose);
    }

    private static boolean readsRoll(Stage.Act act) {
        return Stream.of(
                        MoveFilter.Rolled.class,
                        MoveFilter.BecomesRolled.class,
                        MoveFilter.FromRolled.class,
                        MoveFilter.ToRolled.class)
                .anyMatch(act::asks);
    }

    /** Checks the stages that need a certain stage right before them. */
    private void checkOrder(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.Spend && (here.hand() < 0 || followsPick(state))) {
                report(
                        done.get(step.to()),
                        "no dice are in hand for 'spend'; expected {roll: ...} before it, with 'choose', 'when', 'set' and"
                                + " 'add' alone between them");
            } else if (step.stage() instanceof Stage.Spend && here.steps().size() > 1) {
                report(
                        done.get(step.to()),
                        "another stage than 'spend' may come here; expected 'spend' alone: 'choose' names ways");
            }
            if (step.stage() instanceof Stage.ThrowChosen && !follows(state, Stage.Choose.class)) {
                report(done.get(step.to()), "'{roll: chosen}' must come right after 'choose'");
            }
        }
    }

    /** Returns whether something is picked between the last roll and a state. */
    private boolean followsPick(int to) {
        return leading(to, stage -> stage.isWithoutEvent() || stage instanceof Stage.Option).stream()
                .anyMatch(state -> before.get(state).orElse(null) instanceof Stage.Pick);
    }

    /** Checks that the chosen dice are rolled right after the choice. */
    private void checkChoice(int state, Turn.State here) {
        boolean chosen = follows(state, Stage.Choose.class);
        boolean other = here.mayEnd();
        for (Turn.Step step : here.steps()) {
            other |= !(step.stage() instanceof Stage.ThrowChosen);
        }
        if (chosen && other) {
            report(done.get(state), "'choose' must be followed by '{roll: chosen}'");
        }
    }

    private void checkWalk(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.WalkPiece && !follows(state, Stage.ThrowChosen.class)) {
                report(done.get(step.to()), "'walk' must come right after '{roll: chosen}'");
            }
        }
    }

    private boolean follows(int state, Class<? extends Stage> stage) {
        return before.get(state).isPresent()
                && stage.isInstance(before.get(state).get());
    }

    /**
     * Checks that at every point either one roll alone comes next, or stages of different types without a roll. The
     * first point alone is reported: what follows it is often unclear for the same reason.
     */
    private void checkClear(Turn.State here) {
        Set<Class<?>> different = new HashSet<>();
        for (Turn.Step step : here.steps()) {
            different.add(step.stage().getClass());
        }
        int stages = here.steps().size();
        if (different.contains(Stage.Change.class) && (stages > 1 || here.mayEnd())) {
            reportChange(here);
            return;
        }
        boolean decided =
                here.steps().stream().map(step -> step.stage().by()).distinct().count() > 1
                        || byChance(here) && (here.mayEnd() || stages > 1 && !isOneChoice(here));
        boolean unclear = decided
                || !isOneThrow(here)
                        && !isOneTest(here)
                        && !isOneChoice(here)
                        && (different.size() < stages
                                || different.contains(Stage.Decline.class) && here.mayEnd()
                                || ends(here) && (here.mayEnd() || stages > 1)
                                || rolls(here) > 0 && (here.mayEnd() || stages > 1));
        if (unclear && !problems.isUnder("turn") && !problems.isUnder("first-turn")) {
            Turn.Step last = here.steps().get(stages - 1);
            problems.report(
                    place(done.get(last.to())),
                    "E-TURN",
                    decided
                            ? "another stage than one with 'by: " + by(here)
                                    + "' may come here; expected that stage alone, or the same for all"
                            : "the turn is ambiguous here; expected one roll alone, or stages of different types"
                                    + " without a roll",
                    decided ? "" : cure(last.stage()));
        }
    }

    private static String cure(Stage last) {
        if (last instanceof Stage.Act) {
            return "one 'act' with a list of names does one of them; 'choose' names ways";
        }
        return moves(last)
                ? "one 'move' with a list of filters allows what one of them allows; 'choose' names ways"
                : "what 'optional', 'up-to', 'repeat' or 'pass' may leave out comes at the same point as the stage behind"
                        + " it;"
                        + " 'choose' names ways";
    }

    private static boolean byChance(Turn.State here) {
        return here.steps().stream().anyMatch(step -> step.stage().by() == Chooser.CHANCE);
    }

    private static String by(Turn.State here) {
        return byChance(here) ? "chance" : "opponent";
    }

    /** Reports that numbers may change where something else may come; the first such point alone. */
    private void reportChange(Turn.State here) {
        if (!problems.isUnder("turn") && !problems.isUnder("first-turn")) {
            Turn.Step change = here.steps().stream()
                    .filter(step -> step.stage() instanceof Stage.Change)
                    .findFirst()
                    .orElseThrow();
            report(
                    done.get(change.to()),
                    "numbers change here, or something else comes; expected 'set' and 'add' where nothing else can"
                            + " come, and the turn cannot end before");
        }
    }

    /** Returns whether one pool is thrown here and nothing else is possible, and each roll leads to one state. */
    private static boolean isOneThrow(Turn.State here) {
        BitSet shown = new BitSet();
        Set<Integer> thrown = new HashSet<>();
        for (Turn.Step step : here.steps()) {
            if (!(step.stage() instanceof Stage.Throw one) || one.shown().intersects(shown)) {
                return false;
            }
            shown.or(one.shown());
            thrown.add(one.pool());
        }
        return thrown.size() == 1 && !here.mayEnd();
    }

    /** Returns whether it is chosen here how the turn goes on, and each option has a name of its own. */
    private static boolean isOneChoice(Turn.State here) {
        Set<String> names = new HashSet<>();
        return !here.mayEnd()
                && here.steps().stream()
                        .allMatch(step -> step.stage() instanceof Stage.Option option && names.add(option.name()));
    }

    /** Returns whether one condition alone decides here. */
    private static boolean isOneTest(Turn.State here) {
        return !here.steps().isEmpty()
                && !here.mayEnd()
                && here.steps().size() <= 2
                && here.steps().stream()
                        .allMatch(step -> step.stage() instanceof Stage.Test test
                                && here.steps().get(0).stage() instanceof Stage.Test first
                                && test.condition().equals(first.condition()));
    }

    /** Checks that conditions come to an end, and ask for an event where one comes right before. */
    private void checkTest(int state, Turn.State here) {
        for (Turn.Step step : wrongTest ? List.<Turn.Step>of() : here.steps()) {
            Optional<String> wrong =
                    step.stage().isWithoutEvent() ? wrong(state, step.stage(), step.to()) : Optional.empty();
            if (wrong.isPresent()) {
                report(done.get(step.to()), wrong.get());
                wrongTest = true;
                return;
            }
        }
    }

    private Optional<String> wrong(int state, Stage stage, int to) {
        if (comesBack(state, to)) {
            return Optional.of("these conditions lead back to themselves; expected a stage between");
        }
        if (stage instanceof Stage.Test test && test.condition().asksForEvent() && !followsEvents(state)) {
            return Optional.of("'captured', 'moved', 'first-move' and 'through' speak of the event right before;"
                    + " expected them after a move");
        }
        return done.get(state).isEmpty() && leadsToEnd(to) && !passes(to)
                ? Optional.of("here the turn may end without any stage; expected at least one on each way through it")
                : Optional.empty();
    }

    /**
     * Returns whether the author lets the player pass: the part that leads to a state ends with {@code pass} or
     * {@code stop}.
     */
    private boolean passes(int state) {
        return done.get(state).stream().allMatch(stage -> endsWithPass(places.get(stage)));
    }

    private static boolean endsWithPass(YamlNode part) {
        if (part instanceof YamlList list && !list.items().isEmpty()) {
            return endsWithPass(list.items().get(list.items().size() - 1));
        }
        return part instanceof YamlText word && List.of("pass", "stop").contains(word.text());
    }

    /** Returns whether no stage follows. Where nothing is possible, the author may let the turn be lost. */
    private boolean leadsToEnd(int state) {
        return turn.reached(state, step -> step.stage().isWithoutEvent() && !isStuck(step.stage())).stream()
                .anyMatch(reached -> turn.states().get(reached).steps().isEmpty());
    }

    private static boolean isStuck(Stage stage) {
        return stage instanceof Stage.Test test && test.holds() && test.condition() instanceof Condition.Stuck;
    }

    private boolean comesBack(int start, int state) {
        return turn.reached(state, step -> step.stage().isWithoutEvent()).get(start);
    }

    /** Returns whether only events that move a piece lead to a state, perhaps over stages without an event. */
    private boolean followsEvents(int to) {
        return leading(to, Stage::isWithoutEvent).stream()
                .mapToObj(before::get)
                .allMatch(stage -> stage.isPresent() && (stage.get().isWithoutEvent() || movesOrEnds(stage.get())));
    }

    /** Returns a state and those from which such stages alone lead to it. */
    private BitSet leading(int to, Predicate<Stage> through) {
        BitSet leading = new BitSet();
        Deque<Integer> left = new ArrayDeque<>(List.of(to));
        while (!left.isEmpty()) {
            int state = left.remove();
            if (!leading.get(state)) {
                leading.set(state);
                left.addAll(before.get(state).filter(through).isPresent() ? origins.get(state) : List.of());
            }
        }
        return leading;
    }

    /** Returns whether an event that moves a piece is right before what follows a stage, or nothing ever follows it. */
    private static boolean movesOrEnds(Stage stage) {
        return moves(stage) || stage instanceof Stage.End;
    }

    private static boolean moves(Stage stage) {
        return stage.moves() && !(stage instanceof Stage.Spend);
    }

    /** Returns for each state those from which a step leads to it. */
    private static List<List<Integer>> origins(Turn turn) {
        List<List<Integer>> origins = new ArrayList<>();
        turn.states().forEach(state -> origins.add(new ArrayList<>()));
        for (int from = 0; from < turn.states().size(); from++) {
            for (Turn.Step step : turn.states().get(from).steps()) {
                if (step.to() < origins.size()) {
                    origins.get(step.to()).add(from);
                }
            }
        }
        return origins;
    }

    /** Checks that the turn can come to each part. Of what is read several times one reading suffices. */
    private void checkReach() {
        Set<YamlNode> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        done.forEach(stages -> stages.stream().mapToObj(places::get).forEach(reached::add));
        places.stream()
                .filter(place -> !reached.contains(place))
                .findFirst()
                .ifPresent(place -> problems.report(
                        place, "E-TURN", "nothing leads to this part: the turn ends or begins anew before it"));
    }

    /** Checks that the turn can end from here on. */
    private void checkEnd(int state) {
        if (!canEnd.get(state)
                && !done.get(state).isEmpty()
                && !problems.isUnder("turn")
                && !problems.isUnder("first-turn")) {
            report(done.get(state), "after this stage the turn never ends; expected a way on without 'again'");
        }
    }

    private static BitSet canEnd(Turn turn) {
        BitSet ends = new BitSet();
        int before;
        do {
            before = ends.cardinality();
            for (int state = turn.states().size() - 1; state >= 0; state--) {
                Turn.State here = turn.states().get(state);
                boolean any = here.mayEnd() || here.steps().isEmpty() || ends(here);
                for (Turn.Step step : here.steps()) {
                    any |= ends.get(step.to());
                }
                ends.set(state, any);
            }
        } while (ends.cardinality() > before);
        return ends;
    }

    /** Returns whether the game ends at a state. */
    private static boolean ends(Turn.State here) {
        return here.steps().stream().anyMatch(step -> step.stage() instanceof Stage.End);
    }

    private static int rolls(Turn.State here) {
        int rolls = 0;
        for (Turn.Step step : here.steps()) {
            rolls += step.stage() instanceof Stage.Throw || step.stage() instanceof Stage.ThrowChosen ? 1 : 0;
        }
        return rolls;
    }

    /** Reports at the first of these stages. */
    private void report(BitSet stages, String message) {
        problems.report(place(stages), "E-TURN", message);
    }

    private YamlNode place(BitSet stages) {
        return places.get(stages.nextSetBit(0));
    }
}
