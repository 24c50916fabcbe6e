package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.Choice;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Purpose;
import org.dicechess.Selection;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.model.Action;

/** What the present stage of the turn asks for. */
public record StagePurpose(Set<Kind> kinds, List<String> actions, String text) implements Purpose {

    /** Returns the purpose of a decision at which the engine stands. */
    public static Purpose of(Position position, Engine engine) {
        PositionWords words = new PositionWords(position, engine);
        EnumSet<Kind> kinds = kinds(words);
        return new StagePurpose(
                Collections.unmodifiableSet(kinds),
                kinds.contains(Kind.ACT)
                        ? words.actions().stream().map(Action::name).toList()
                        : List.of(),
                text(words, kinds));
    }

    private static EnumSet<Kind> kinds(PositionWords words) {
        EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
        boolean passes = words.listed().anyMatch(Pass.class::isInstance);
        if (passes) {
            kinds.add(Kind.PASS);
        }
        if (passes && words.listed().count() == 1) {
            return kinds;
        }
        if (words.awaitsPlacement()) {
            kinds.add(Kind.PLACE);
            return kinds;
        }
        addIf(words.isNext(words.tables.stages.afterMove), Kind.MOVE, kinds);
        addIf(words.spendsDice(), Kind.SPEND, kinds);
        addIf(words.isNext(words.tables.stages.afterChoice), Kind.SELECT, kinds);
        addIf(words.isChoice() || words.isNext(words.tables.stages.afterPick), Kind.CHOOSE, kinds);
        addIf(words.isNext(words.tables.stages.afterWalk), Kind.WALK, kinds);
        addIf(words.isNext(words.tables.stages.afterDrop), Kind.DROP, kinds);
        addIf(words.isNext(words.tables.stages.afterAct), Kind.ACT, kinds);
        return kinds;
    }

    private static void addIf(boolean holds, Kind kind, Set<Kind> kinds) {
        if (holds) {
            kinds.add(kind);
        }
    }

    private static String text(PositionWords words, Set<Kind> kinds) {
        if (kinds.size() == 1 && kinds.contains(Kind.PASS)) {
            if (words.isOver()) {
                return words.player() + " has nothing left to do and ends the turn";
            }
            return words.turnIsLost() && !words.roll().isEmpty()
                    ? words.player() + " loses the turn by the roll " + words.roll()
                    : words.player() + " has no move and passes";
        }
        List<Event> listed = words.listed().toList();
        List<String> parts = new ArrayList<>();
        for (Kind kind : kinds) {
            if (listed.stream().anyMatch(event -> isOf(kind, event))) {
                parts.add(clause(words, kind));
            }
        }
        return words.decides() + " " + String.join(", or ", parts);
    }

    private static boolean isOf(Kind kind, Event event) {
        return switch (kind) {
            case MOVE, SPEND, WALK ->
                event instanceof Move move
                        && !(event instanceof org.dicechess.Action)
                        && move.from().isPresent();
            case DROP, PLACE ->
                event instanceof Move move
                        && !(event instanceof org.dicechess.Action)
                        && move.from().isEmpty();
            case ACT -> event instanceof org.dicechess.Action;
            case SELECT -> event instanceof Selection;
            case CHOOSE -> event instanceof Choice;
            case PASS -> event instanceof Pass;
        };
    }

    private static String clause(PositionWords words, Kind kind) {
        return switch (kind) {
            case MOVE -> moves(words);
            case SPEND -> "moves with the dice " + words.roll();
            case SELECT -> "selects a piece and its dice";
            case CHOOSE -> chooses(words);
            case WALK ->
                "walks with the " + words.kind(words.state.subject()).name() + " on "
                        + words.square(words.state.subject()) + " and the roll " + words.roll();
            case DROP -> "puts a piece in hand on the board";
            case ACT -> acts(words.possibleActions());
            case PLACE ->
                "places the "
                        + words.tables.codes.piece(words.state.subject()).type().name()
                        + " that has left the board";
            case PASS -> words.spendsDice() ? "gives up the dice" : "ends the turn";
        };
    }

    private static String moves(PositionWords words) {
        Optional<String> same = words.pieceThatMovesOn();
        String roll = words.roll().isEmpty() ? "" : (same.isEmpty() ? " with" : " and") + " the roll " + words.roll();
        return "moves" + same.map(piece -> " again with " + piece).orElse("") + roll;
    }

    private static String chooses(PositionWords words) {
        return words.isNext(words.tables.stages.afterPick)
                ? "picks a " + (words.tables.stages.picksPiece[words.state.stage()] ? "piece" : "move")
                : "chooses "
                        + words.listed()
                                .map(event -> ((Choice) event).name().replace('-', ' '))
                                .collect(Collectors.joining(" or "));
    }

    private static String acts(List<Action> actions) {
        String names =
                actions.stream().map(action -> action.name().replace('-', ' ')).collect(Collectors.joining(", "));
        return "does " + (actions.size() == 1 ? "the action " : "one of the actions ") + names;
    }
}
