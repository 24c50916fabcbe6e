package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.model.Stage;

/** Says why an event is not possible: the first reason that a player would give. */
public final class Explanation {

    private final Position position;
    private final PositionWords present;

    public Explanation(Position position, Engine engine) {
        this.position = position;
        this.present = new PositionWords(position, engine);
    }

    public String of(Event event) {
        Node node = position.node();
        if (node instanceof Node.End end) {
            return "the game is over: " + end.reason() + PositionWords.cited(end.rule());
        }
        if (node instanceof Node.Chance chance) {
            return thrown(chance, event);
        }
        if (event instanceof Roll) {
            return "nothing is rolled now: " + present.due();
        }
        if (event instanceof Pass) {
            return pass();
        }
        return event instanceof Selection selection ? new WhyNotChosen(present).of(selection) : move((Move) event);
    }

    private String thrown(Node.Chance chance, Event event) {
        return event instanceof Roll
                ? event.text() + " is no roll of " + chance.dice().name() + ", one of "
                        + chance.outcomes().get(0).roll() + " to "
                        + chance.outcomes().get(chance.outcomes().size() - 1).roll() + " with faces ascending"
                        + PositionWords.cited(ruleOfThrow())
                : "a roll of " + chance.dice().name() + " comes first" + PositionWords.cited(ruleOfThrow());
    }

    private String ruleOfThrow() {
        return present.state.stage() == present.tables.stages.dealing
                ? present.tables.game.setup().deal().rule()
                : present.tables
                        .game
                        .pools()
                        .get(present.engine.lister.thrown())
                        .rule();
    }

    private String pass() {
        if (present.waits() || !present.moves()) {
            return present.side() + " may not pass: " + present.due();
        }
        Optional<Stage.Spend> spend = present.spend();
        if (spend.isEmpty()) {
            return present.side() + " has moves and may not pass";
        }
        String possible = "a move with the dice " + present.roll() + " is possible"
                + PositionWords.cited(spend.get().rule());
        return spend.get().most()
                ? "as many dice as possible are used, and " + possible
                : "a die that has to be used may not be given up while it can be: " + possible;
    }

    private String move(Move move) {
        if (present.waits()) {
            return present.due();
        }
        Optional<String> otherwise = new WhyNotDone(present).of(move);
        if (otherwise.isPresent()) {
            return otherwise.get();
        }
        Optional<Square> from = move.from();
        Optional<Square> to = move.to();
        if (move.path().isEmpty()) {
            return pathless(move);
        }
        if (from.isEmpty() || to.isEmpty()) {
            return "no man is put down now: " + present.due();
        }
        Optional<Piece> piece = position.board().at(from.get());
        if (!position.board().contains(to.get())) {
            return "there is no square " + to.get();
        }
        if (piece.isEmpty()) {
            return "no man stands on " + from.get();
        }
        if (piece.get().color() != position.turn()) {
            return "the man on " + from.get() + " is not " + present.side() + "'s";
        }
        return move(move, index(from.get()), index(to.get()));
    }

    /** Of a move that a host has built without a path only its effect and its dice are known. */
    private String pathless(Move move) {
        for (Event event : ((Node.Decision) position.node()).events()) {
            if (event instanceof Move listed && listed.edits().equals(move.edits())) {
                return "the move " + listed.text() + " has these effects and spends the dice " + listed.spent()
                        + ", not " + move.spent();
            }
        }
        return "no move has these effects: " + move.edits();
    }

    private String move(Move move, int from, int to) {
        return present.moves()
                ? new WhyNotMoved(present).of(move, from, to)
                : new WhyNotWalked(present).of(move, from, to);
    }

    private int index(Square square) {
        return present.tables.game.squares().index(square);
    }
}
