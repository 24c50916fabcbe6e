package org.dicechess.rules.play;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Roll;
import org.dicechess.Square;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.table.Tables;

/** Says why an event is not possible: the first reason that a player would give. */
final class Explanation {

    private final PlayPosition position;
    private final PlayCursor cursor;
    private final State state;
    private final Tables tables;

    Explanation(PlayPosition position, PlayCursor cursor) {
        this.position = position;
        this.cursor = cursor;
        this.state = cursor.state();
        this.tables = position.tables();
    }

    String of(Event event) {
        Node node = position.node();
        if (node instanceof Node.End end) {
            return "the game is over: " + end.reason() + cited(end.rule());
        }
        if (node instanceof Node.Chance chance) {
            return event instanceof Roll
                    ? event.text() + " is no roll of " + chance.dice().name() + ", one of " + chance.outcomes().get(0).roll() + " to "
                            + chance.outcomes().get(chance.outcomes().size() - 1).roll() + " with faces ascending"
                            + cited(ruleOfThrow())
                    : "a roll of " + chance.dice().name() + " comes first" + cited(ruleOfThrow());
        }
        if (Snapshot.waits(state.hand)) {
            return "the " + tables.codes.man(state.subject).type().name() + " that was captured is put down first";
        }
        if (event instanceof Roll) {
            return "nothing is rolled now: " + side() + " moves";
        }
        if (event instanceof Pass) {
            return pass();
        }
        return event instanceof Move move ? move(move) : "nothing is selected now: " + side() + " moves";
    }

    private String pass() {
        Optional<Stage.Spend> spend = tables.stages.spend(state.stage);
        if (spend.isEmpty()) {
            return side() + " has moves and may not pass";
        }
        String dice = "dice " + position.roll().map(Roll::text).orElse("");
        return spend.get().most()
                ? "as many dice as possible are used, and a move with the " + dice + " is possible" + cited(spend.get().rule())
                : "a die that has to be used may not be given up while it can be: a move with the " + dice + " is possible"
                        + cited(spend.get().rule());
    }

    private String move(Move move) {
        Optional<Square> from = move.from();
        Optional<Square> to = move.to();
        if (from.isEmpty() || to.isEmpty()) {
            return "a move here has a start and an arrival";
        }
        Optional<Piece> man = position.board().at(from.get());
        if (!position.board().contains(to.get())) {
            return "there is no square " + to.get();
        }
        if (man.isEmpty()) {
            return "no man stands on " + from.get();
        }
        if (man.get().color() != position.turn()) {
            return "the man on " + from.get() + " is not " + side() + "'s";
        }
        return move(move, tables.game.squares().index(from.get()), tables.game.squares().index(to.get()));
    }

    private String move(Move move, int from, int to) {
        Kind kind = tables.codes.man(state.at(from)).type();
        Optional<CastlingRule.Row> castling = castling(from, to);
        if (castling.isPresent()) {
            return castling(castling.get());
        }
        if (!movable(from)) {
            return "the roll " + position.roll().map(Roll::text).orElse("") + " moves no " + kind.name() + cited(ruleOfRoll());
        }
        if (state.at(to) != 0 && !state.isEnemy(to)) {
            return "a man of " + side() + " stands on " + square(to);
        }
        if (state.at(to) != 0 && state.isSpared(to, from)) {
            Kind victim = tables.codes.man(state.at(to)).type();
            return "the " + victim.name() + " on " + square(to) + " may not be captured now" + cited(victim.rule());
        }
        if (reaches(from, to)) {
            return reachesAs(move, from, to) ? unsafe(kind) : promotion(from);
        }
        return "a " + kind.name() + " does not go from " + square(from) + " to " + square(to) + " here" + cited(kind.rule());
    }

    private String promotion(int from) {
        Kind kind = tables.codes.man(state.at(from)).type();
        String choices = Arrays.stream(tables.promotions.of(state.array())[state.at(from)])
                .mapToObj(code -> tables.codes.man(code).type())
                .filter(other -> !other.equals(kind))
                .map(Kind::name)
                .collect(Collectors.joining(", "));
        return "a " + kind.name() + " that arrives there becomes one of " + choices
                + cited(kind.promotion().map(Kind.Promotion::rule).orElse(""));
    }

    /** Why a move that the man could make is refused: dice that would be left unused, or his royal. */
    private String unsafe(Kind kind) {
        return tables.stages.spend(state.stage)
                .filter(Stage.Spend::most)
                .map(spend -> "the turn has to use as many dice as it can, and after this move it could not" + cited(spend.rule()))
                .orElseGet(() -> check(kind));
    }

    private String check(Kind kind) {
        String rule = cited(tables.game.check().map(Game.Check::rule).orElse(""));
        String royal = tables.game.kinds().stream().filter(Kind::isRoyal).map(Kind::name).findFirst().orElse("royal");
        if (kind.isRoyal()) {
            return "the " + royal + " would be attacked there" + rule;
        }
        return position.inCheck(position.turn())
                ? "the " + royal + " would stay in check" + rule
                : "the " + royal + " would be in check" + rule;
    }

    /** Whether the man could go there if nobody minded his royal. */
    private boolean reaches(int from, int to) {
        return unchecked(from).anyMatch(move -> (move >>> 8 & 255) == to);
    }

    /** Whether he could go there and be what the move says. */
    private boolean reachesAs(Move move, int from, int to) {
        return unchecked(from)
                .filter(other -> (other >>> 8 & 255) == to)
                .anyMatch(other -> move.edits().contains(new Edit.Put(square(to), tables.codes.man(other >>> 16 & 255))));
    }

    private IntStream unchecked(int from) {
        int[] out = new int[tables.eventBound];
        return Arrays.stream(out, 0, new Generator(state).unchecked(from, out));
    }

    private boolean movable(int from) {
        return Arrays.stream(tables.rolls.movable(state.roll, state.side)).anyMatch(code -> code == state.at(from));
    }

    /** The way to castle that the squares of a move mean. */
    private Optional<CastlingRule.Row> castling(int from, int to) {
        return tables.castler(state.side) != state.at(from)
                ? Optional.empty()
                : tables.castlings.rows().stream()
                        .filter(row -> row.color() == state.side && row.king() == from)
                        .filter(row -> tables.castlings.kingTakesRook() ? row.rook() == to && isOwnRook(to) : row.kingTo() == to && !reaches(from, to))
                        .findFirst();
    }

    private boolean isOwnRook(int square) {
        return tables.game.castling().map(rule -> tables.codes.of(rule.rook(), position.turn())).orElse(0) == state.at(square);
    }

    private String castling(CastlingRule.Row row) {
        int right = tables.castlings.right(row.color(), row.rook());
        if ((state.rights >>> right & 1) == 0) {
            return side() + " may not castle there: king or rook has moved" + cited(row.rule());
        }
        if (!tables.rolls.castles(state.roll)) {
            return "the roll " + position.roll().map(Roll::text).orElse("") + " allows no castling" + cited(tables.game.castling().map(CastlingRule::rule).orElse(""));
        }
        if (position.inCheck(position.turn())) {
            return "castling is not possible in check" + cited(row.rule());
        }
        return isFree(row)
                ? "the king may not castle across or onto an attacked square" + cited(row.rule())
                : "the squares that king and rook cross when castling are not empty" + cited(row.rule());
    }

    private boolean isFree(CastlingRule.Row row) {
        int index = tables.castlings.rows().indexOf(row);
        return IntStream.range(0, tables.squares)
                .filter(square -> square != row.king() && square != row.rook())
                .filter(square -> (tables.castlings.empty()[index * tables.words + (square >> 6)] >>> square & 1) != 0)
                .allMatch(square -> state.at(square) == 0);
    }

    private String ruleOfThrow() {
        int stage = state.stage;
        return stage == tables.stages.dealing
                ? tables.game.setup().deal().rule()
                : tables.game.pools().get(cursor.thrown()).rule();
    }

    private String ruleOfRoll() {
        return state.roll == 0 ? "" : tables.rolls.pool(state.roll).rule();
    }

    private String side() {
        return state.side == 0 ? "White" : "Black";
    }

    private Square square(int index) {
        return tables.game.squares().square(index);
    }

    private static String cited(String rule) {
        return rule.isEmpty() ? "" : " (" + rule + ")";
    }
}
