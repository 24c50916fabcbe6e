package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** The present position in words: which side has to do what. */
final class PositionWords {

    final Position position;
    final Engine engine;
    final State state;
    final Tables tables;

    /** Describes a position at which the engine stands. */
    PositionWords(Position position, Engine engine) {
        this.position = position;
        this.engine = engine;
        this.state = engine.state;
        this.tables = engine.tables;
    }

    /** Returns what the player has to do now, as a clause. */
    String due() {
        if (awaitsPlacement()) {
            return placement();
        }
        if (isNext(tables.stages.afterWalk)) {
            return "the " + kind(state.subject()).name() + " on " + square(state.subject()) + " walks";
        }
        if (spendsDice()) {
            return side() + " moves with the dice " + roll();
        }
        List<String> parts = new ArrayList<>();
        if (isNext(tables.stages.afterMove)) {
            parts.add(side() + " moves");
        }
        if (isNext(tables.stages.afterChoice)) {
            parts.add("a piece and its dice are chosen first" + example());
        }
        if (isNext(tables.stages.afterPick)) {
            parts.add((tables.stages.picksPiece[state.stage()] ? "a piece" : "a move") + " is picked"
                    + listed().findFirst().map(event -> ", as " + event.text()).orElse(""));
        }
        if (isChoice()) {
            parts.add("one of these is chosen: " + listed().map(Event::text).collect(Collectors.joining(", ")));
        }
        if (isNext(tables.stages.afterDrop)) {
            parts.add("a piece in hand is put on an empty square");
        }
        if (isNext(tables.stages.afterAct)) {
            parts.add("an action is done: " + named(possibleActions()));
        }
        if (state.stage() < tables.stages.dealing && tables.stages.mayEnd[state.stage()]) {
            boolean goesOn = tables.stages.afterPass[state.stage()] != tables.stages.over;
            parts.add(goesOn ? "the turn goes on, by --" : "the turn ends, by --");
        }
        return String.join("; or ", parts);
    }

    /** Returns the piece that a move puts on the board; empty if it puts none. */
    static Optional<Piece> put(Move move) {
        return move.edits().stream()
                .filter(Edit.Put.class::isInstance)
                .map(Edit::piece)
                .findFirst();
    }

    /** Returns whether it is chosen how the turn goes on. */
    boolean isChoice() {
        return state.stage() < tables.stages.dealing
                && !tables.stages.options.get(state.stage()).isEmpty();
    }

    private String placement() {
        Kind kind = tables.codes.piece(state.subject()).type();
        return player() + " places the " + kind.name() + " that has left the board first, as "
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

    /** Returns the possible selections of the piece on a square. */
    Stream<Selection> choices(int square) {
        return listed().filter(Selection.class::isInstance)
                .map(Selection.class::cast)
                .filter(selection -> selection.square().equals(square(square)));
    }

    /** Returns whether a captured piece awaits placement. */
    boolean awaitsPlacement() {
        return Clock.waits(state.hand());
    }

    /** Returns whether nothing can follow the roll in hand. */
    boolean turnIsLost() {
        return state.stage() < tables.stages.dealing && tables.stages.isEnd(state.stage());
    }

    /** Returns whether the turn may end here, after something has moved in it. */
    boolean isOver() {
        int stage = state.stage();
        return stage < tables.stages.dealing && tables.stages.mayEnd[stage] && !tables.stages.unmoved.get(stage);
    }

    /** Returns whether dice are spent one by one. */
    boolean spendsDice() {
        return isNext(tables.stages.afterSpend);
    }

    /** Returns whether pieces move now, with or without dice in hand. */
    boolean piecesMove() {
        return isNext(tables.stages.afterMove) || spendsDice();
    }

    /** Returns the piece that has moved last, where no other may move. */
    Optional<String> pieceThatMovesOn() {
        List<MoveFilter> filters = tables.stages.filters.get(state.stage());
        int last = Clock.last(state.clock);
        boolean alone = !filters.isEmpty()
                && filters.stream().allMatch(filter -> filter.clauses().contains(new MoveFilter.LastPiece(true)));
        return alone && last != 0
                ? Optional.of("the " + kind(last - 1).name() + " on " + square(last - 1))
                : Optional.empty();
    }

    /**
     * Returns whether a stage can come now.
     *
     * @param after for each state of the turn the state that follows the stage
     */
    boolean isNext(int[] after) {
        return state.stage() < tables.stages.dealing && after[state.stage()] != Stages.NOT_HERE;
    }

    /** Returns how the dice in hand are spent, if they are spent one by one. */
    Optional<Stage.Spend> spend() {
        return tables.stages.spend(state.stage());
    }

    /** Returns the actions of the present stage. */
    List<Action> actions() {
        return state.stage() < tables.stages.dealing
                ? IntStream.of(tables.stages.acts[state.stage()])
                        .mapToObj(tables.game.actions()::get)
                        .toList()
                : List.of();
    }

    /** Returns the actions that some event does now; those of the stage if none does. */
    List<Action> possibleActions() {
        List<Action> possible = actionsOf(listed());
        return possible.isEmpty() ? actions() : possible;
    }

    /** Returns the actions that some event does now with the piece on a square. */
    List<Action> actionsFrom(int square) {
        Optional<Square> from = Optional.of(square(square));
        return actionsOf(listed().filter(event -> event.from().equals(from)));
    }

    private List<Action> actionsOf(Stream<Event> events) {
        Set<String> names = events.filter(org.dicechess.Action.class::isInstance)
                .map(action -> ((org.dicechess.Action) action).name())
                .collect(Collectors.toSet());
        return actions().stream()
                .filter(action -> names.contains(action.name()))
                .toList();
    }

    /** Returns the names of actions with their rules. */
    static String named(List<Action> actions) {
        return actions.stream()
                .map(action -> action.name() + cited(action.rule()))
                .collect(Collectors.joining(", "));
    }

    /** Returns the side that decides, and for whom if it decides in place of the side on turn. */
    String decides() {
        return tables.stages.choosers[state.stage()] == Chooser.OPPONENT && !awaitsPlacement()
                ? player() + " chooses for " + side() + ", who"
                : player();
    }

    /** Returns the possible events. */
    Stream<Event> listed() {
        return position.node().events().stream();
    }

    /** Returns the dice in hand, as {@code [1 2]}; empty for none. */
    String roll() {
        return position.roll().map(Roll::text).orElse("");
    }

    /** Returns the rule of the dice in hand, as {@link #cited} does. */
    String ruleOfRoll() {
        int pool = state.roll() == 0 ? -1 : tables.stages.poolInHand(state.stage(), state.hand() - 1);
        return pool < 0 ? "" : cited(tables.game.pools().get(pool).rule());
    }

    /** Returns the rule for the walks of a kind, as {@link #cited} does. */
    static String ruleOfWalk(Kind kind) {
        return cited(kind.walk().map(Walk::rule).filter(rule -> !rule.isEmpty()).orElse(kind.rule()));
    }

    /** Returns the name of the side on turn. */
    String side() {
        return name(position.turn());
    }

    /** Returns the name of the side that decides. */
    String player() {
        return name(Color.values()[engine.decider()]);
    }

    /** Returns the name of a side. */
    static String name(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    Square square(int index) {
        return tables.game.squares().square(index);
    }

    /** Returns the kind of the piece on a square that is not empty. */
    Kind kind(int square) {
        return tables.codes.piece(state.at(square)).type();
    }

    /** Returns a rule in parentheses after a blank; empty for no rule. */
    static String cited(String rule) {
        return rule.isEmpty() ? "" : " (" + rule + ")";
    }
}
