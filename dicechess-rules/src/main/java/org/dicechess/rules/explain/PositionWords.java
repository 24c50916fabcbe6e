package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/** The present moment in words: who is to do what. */
final class PositionWords {

    final Position position;
    final Engine engine;
    final State state;
    final Tables tables;

    /** The words of a position at which an engine stands. */
    PositionWords(Position position, Engine engine) {
        this.position = position;
        this.engine = engine;
        this.state = engine.state;
        this.tables = engine.tables;
    }

    /** What the player has to do now, as a clause. */
    String due() {
        if (waits()) {
            return putDown();
        }
        if (comes(tables.stages.afterWalk)) {
            return "the " + kind(state.subject()).name() + " on " + square(state.subject()) + " walks";
        }
        if (spends()) {
            return side() + " moves with the dice " + roll();
        }
        List<String> parts = new ArrayList<>();
        if (comes(tables.stages.afterMove)) {
            parts.add(side() + " moves");
        }
        if (comes(tables.stages.afterChoice)) {
            parts.add("a man and his dice are chosen first" + example());
        }
        if (comes(tables.stages.afterAct)) {
            parts.add("an action is done: " + named(actions()));
        }
        if (state.stage() < tables.stages.dealing && tables.stages.mayEnd[state.stage()]) {
            parts.add("the turn ends, by --");
        }
        return String.join("; or ", parts);
    }

    private String putDown() {
        Kind kind = tables.codes.piece(state.subject()).type();
        return player() + " puts the captured " + kind.name() + " down first, as "
                + listed().findFirst().map(Event::text).orElse("")
                + cited(kind.fate().map(Fate::rule).orElse(""));
    }

    private String example() {
        return IntStream.range(0, tables.squares)
                .boxed()
                .flatMap(this::choices)
                .findFirst()
                .map(first -> ", as " + first.text())
                .orElse("");
    }

    /** The choices of dice for the man on a square. */
    Stream<Selection> choices(int square) {
        return listed().filter(Selection.class::isInstance)
                .map(Selection.class::cast)
                .filter(selection -> selection.square().equals(square(square)));
    }

    /** Whether a captured man waits to be put down. */
    boolean waits() {
        return Clock.waits(state.hand());
    }

    /** Whether dice are spent one by one. */
    boolean spends() {
        return comes(tables.stages.afterSpend);
    }

    /** Whether men move now, be it with dice in hand or without. */
    boolean moves() {
        return comes(tables.stages.afterMove) || spends();
    }

    /** Whether a stage can come now, given where each state leads by it. */
    boolean comes(int[] after) {
        return state.stage() < tables.stages.dealing && after[state.stage()] != Stages.NOT_HERE;
    }

    /** What the dice in hand say about being spent, if they are spent one by one. */
    Optional<Stage.Spend> spend() {
        return tables.stages.spend(state.stage());
    }

    /** The actions of the present stage. */
    List<Action> actions() {
        return state.stage() < tables.stages.dealing
                ? IntStream.of(tables.stages.acts[state.stage()])
                        .mapToObj(tables.game.actions()::get)
                        .toList()
                : List.of();
    }

    /** Actions by their names, with their rules. */
    static String named(List<Action> actions) {
        return actions.stream()
                .map(action -> action.name() + cited(action.rule()))
                .collect(Collectors.joining(", "));
    }

    /** The events that are possible; none where dice are thrown. */
    Stream<Event> listed() {
        return position.node() instanceof Node.Decision decision ? decision.events().stream() : Stream.empty();
    }

    /** The dice in hand, as {@code [1 2]}; empty for none. */
    String roll() {
        return position.roll().map(Roll::text).orElse("");
    }

    /** The rule of the dice in hand. */
    String ruleOfRoll() {
        int pool = state.roll() == 0 ? -1 : tables.stages.poolInHand(state.stage(), state.hand() - 1);
        return pool < 0 ? "" : cited(tables.game.pools().get(pool).rule());
    }

    /** The rule that says how a kind walks. */
    static String ruleOfWalk(Kind kind) {
        return cited(kind.walk().map(Walk::rule).filter(rule -> !rule.isEmpty()).orElse(kind.rule()));
    }

    /** The side on turn. */
    String side() {
        return name(position.turn());
    }

    /** The side that decides. */
    private String player() {
        return name(Color.values()[engine.decider()]);
    }

    private static String name(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    Square square(int index) {
        return tables.game.squares().square(index);
    }

    /** The kind of the man on a square that is not empty. */
    Kind kind(int square) {
        return tables.codes.piece(state.at(square)).type();
    }

    static String cited(String rule) {
        return rule.isEmpty() ? "" : " (" + rule + ")";
    }
}
