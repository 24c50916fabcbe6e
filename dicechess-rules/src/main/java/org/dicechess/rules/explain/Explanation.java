package org.dicechess.rules.explain;

import java.util.List;
import java.util.Optional;
import org.dicechess.Choice;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.KeptDeal;
import org.dicechess.rules.model.Stage;

/** Explains why an event is not possible: the most basic reason comes first. */
public final class Explanation {

    private final Position position;
    private final PositionWords words;

    /** Explains events at a position. The engine stands at the position. */
    public Explanation(Position position, Engine engine) {
        this.position = position;
        this.words = new PositionWords(position, engine);
    }

    /** Returns the reason why an event is not possible. Only call this for an event that is not possible. */
    public String of(Event event) {
        Node node = position.node();
        if (node instanceof Node.End end) {
            return "the game is over: " + end.title() + PositionWords.cited(end.rule());
        }
        if (node instanceof Node.Chance chance && !chance.picks()) {
            return atChance(chance, event);
        }
        if (event instanceof Roll) {
            return "nothing is rolled now: " + words.due();
        }
        if (event instanceof Pass) {
            return pass();
        }
        if (event instanceof Choice choice) {
            return "'" + choice.name() + "' cannot be chosen now: " + words.due();
        }
        return event instanceof Selection selection ? new WhyNotChosen(words).of(selection) : move((Move) event);
    }

    private String atChance(Node.Chance chance, Event event) {
        return event instanceof Roll roll
                ? roll.text() + " is no roll of " + chance.dice().name() + "; expected " + rolls(chance, roll)
                        + onlyIf(chance) + PositionWords.cited(ruleOfChance())
                : "a roll of " + chance.dice().name() + " comes first" + PositionWords.cited(ruleOfChance());
    }

    /** Returns that not all rolls of a deal may come, where that is so. */
    private String onlyIf(Node.Chance chance) {
        Deal deal = words.tables.game.setup().deal();
        return deal instanceof KeptDeal && chance.dice().equals(deal.dice())
                ? ", one after which what the deal asks for is the case"
                : "";
    }

    /** Returns the roll with the same faces in their order, or the first and the last roll. */
    private static String rolls(Node.Chance chance, Roll wrong) {
        List<Roll> rolls = chance.outcomes().stream().map(Outcome::roll).toList();
        return rolls.stream()
                .filter(roll -> sorted(roll).equals(sorted(wrong)))
                .findFirst()
                .map(Roll::text)
                .orElseGet(() -> rolls.get(0).text() + " to "
                        + rolls.get(rolls.size() - 1).text());
    }

    private static List<Integer> sorted(Roll roll) {
        return roll.faces().stream().sorted().toList();
    }

    private String ruleOfChance() {
        return words.state.stage() == words.tables.stages.dealing
                ? words.tables.game.setup().deal().rule()
                : words.tables.game.pools().get(words.engine.lister.thrown()).rule();
    }

    private String pass() {
        if (words.awaitsPlacement() || !words.piecesMove()) {
            return words.player() + " may not pass: " + words.due();
        }
        Optional<Stage.Spend> spend = words.spend();
        if (spend.isEmpty()) {
            return words.side() + " has moves and may not pass";
        }
        String possible = "a move with the dice " + words.roll() + " is possible"
                + PositionWords.cited(spend.get().rule());
        return spend.get().most()
                ? "the turn must use as many dice as possible, and " + possible
                : "dice that must be used may not be given up: " + possible;
    }

    private String move(Move move) {
        if (words.awaitsPlacement()) {
            return new WhyNotPlaced(words).of(move);
        }
        Optional<String> actionReason = new WhyNotAction(words).of(move);
        if (actionReason.isPresent()) {
            return actionReason.get();
        }
        Optional<Square> from = move.from();
        Optional<Square> to = move.to();
        if (move.path().isEmpty()) {
            return pathless(move);
        }
        if (from.isEmpty() && words.isNext(words.tables.stages.afterDrop)) {
            return new WhyNotDropped(words).of(move);
        }
        if (from.isEmpty() || to.isEmpty()) {
            return (words.isNext(words.tables.stages.afterAct)
                            ? new WhyNotPut(words).of(move)
                            : Optional.<String>empty())
                    .orElseGet(() -> "no piece is placed now: " + words.due());
        }
        Optional<Piece> piece = position.board().at(from.get());
        for (Square square : List.of(from.get(), to.get())) {
            if (!position.board().contains(square)) {
                return "there is no square " + square;
            }
        }
        if (piece.isEmpty()) {
            return "no piece stands on " + from.get();
        }
        if (piece.get().owner().isEmpty()) {
            return nobodys(from.get(), to.get());
        }
        if (!piece.get().isOf(position.turn())) {
            return "the piece on " + from.get() + " is not " + words.side() + "'s";
        }
        return move(move, index(from.get()), index(to.get()));
    }

    /** Explains why a piece of nobody does not go to a square. */
    private String nobodys(Square from, Square to) {
        if (!words.isNext(words.tables.stages.afterAct)) {
            return "the piece on " + from + " belongs to nobody";
        }
        String why = position.board().at(to).isPresent() ? ": a piece stands there" : "";
        return "no action takes the piece on " + from + " to " + to + why;
    }

    /** Explains a move that a host has built without a path: only its effect and dice are known. */
    private String pathless(Move move) {
        for (Event event : position.node().events()) {
            if (event instanceof Move listed && listed.edits().equals(move.edits())) {
                return "the move " + listed.text() + " has these effects and spends the dice " + listed.spent()
                        + ", not " + move.spent();
            }
        }
        return "no move has these effects: " + move.edits();
    }

    private String move(Move move, int from, int to) {
        return words.piecesMove()
                ? new WhyNotMoved(words).of(move, from, to)
                : new WhyNotWalked(words).of(move, from, to);
    }

    private int index(Square square) {
        return words.tables.game.squares().index(square);
    }
}
