package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Why an own man cannot move somewhere: the dice first, then the man, then his royal. */
final class WhyNotMoved {

    private final PositionWords present;
    private final State state;
    private final Tables tables;
    private final WhyNotSpent dice;

    WhyNotMoved(PositionWords present) {
        this.present = present;
        this.state = present.state;
        this.tables = present.tables;
        this.dice = new WhyNotSpent(present);
    }

    /** Why the man on a square does not go to another. */
    String of(Move move, int from, int to) {
        WhyNotCastled castled = new WhyNotCastled(present);
        Optional<CastlingRule.Row> castling = castled.row(from, to, reaches(from, to));
        return dice.missing(move)
                .orElseGet(() -> castling.isPresent() ? castled.of(move, castling.get()) : inHand(move, from, to));
    }

    /** With dice that are in hand. */
    private String inHand(Move move, int from, int to) {
        Kind kind = present.kind(from);
        if (!movable(from)) {
            return "the roll " + present.roll() + " moves no " + kind.name() + present.ruleOfRoll();
        }
        return dice.idle(move, kind).or(() -> dice.unnamed(move)).orElseGet(() -> allowed(move, from, to));
    }

    /** With dice that move such a man. */
    private String allowed(Move move, int from, int to) {
        Optional<String> more = doesMore(from, to);
        if (more.isPresent()) {
            return more.get();
        }
        if (state.at(to) != 0 && !state.isEnemy(to)) {
            return "a man of " + present.side() + " stands on " + present.square(to);
        }
        if (!reaches(from, to)) {
            return new WhyNotCaptured(present).reason(to, from).orElseGet(() -> notThere(from, to));
        }
        return reachesAs(move, from, to) ? refused(from, to) : promotion(from, to);
    }

    /** What a hook tells of a piece does more than go and take, and is written so. */
    private Optional<String> doesMore(int from, int to) {
        int[] numbers = present.engine.events();
        List<Event> events = present.listed().toList();
        List<String> texts = new ArrayList<>();
        boolean told = false;
        for (int i = 0; i < numbers.length; i++) {
            if (EventCode.goes(numbers[i], from, to)) {
                told |= isTold(numbers[i]);
                texts.add(events.get(i).text());
            }
        }
        return told
                ? Optional.of("what goes from " + present.square(from) + " to " + present.square(to)
                        + " here is written " + String.join(" or ", texts))
                : Optional.empty();
    }

    private static boolean isTold(int event) {
        return EventCode.kind(event) == EventCode.EFFECT;
    }

    private String notThere(int from, int to) {
        Kind kind = present.kind(from);
        return "a " + kind.name() + " does not go from " + present.square(from) + " to " + present.square(to) + " here"
                + new WhyNotThere(present).of(from, to).map(why -> ": " + why).orElse("")
                + PositionWords.cited(kind.rule());
    }

    private String promotion(int from, int to) {
        Kind kind = present.kind(from);
        Optional<Kind.Promotion> rule = kind.promotion();
        String cited = PositionWords.cited(rule.map(Kind.Promotion::rule).orElse(""));
        if (rule.isPresent() && !tables.movement.promotes()[state.at(from) * tables.squares + to]) {
            return "a " + kind.name() + " does not promote on " + present.square(to) + cited;
        }
        String choices = Arrays.stream(tables.promotions.of(state.array())[state.at(from)])
                .mapToObj(code -> tables.codes.piece(code).type())
                .filter(other -> !other.equals(kind))
                .map(Kind::name)
                .collect(Collectors.joining(", "));
        return choices.isEmpty()
                ? notThere(from, to)
                : "a " + kind.name() + " that arrives there becomes one of " + choices
                        + (rule.isPresent() && rule.get().optional() ? ", or stays what it is" : "") + cited;
    }

    /** Why a move that the man could make is refused: dice that would be left unused, or his royal. */
    private String refused(int from, int to) {
        Optional<Game.Check> check = tables.game.check();
        return dice.tooFew(event -> EventCode.goes(event, from, to))
                .or(() -> new WhyNotCaptured(present).reason(to, from))
                .orElseGet(() -> check.isPresent()
                        ? check(
                                present.kind(from),
                                PositionWords.cited(check.get().rule()))
                        : notThere(from, to));
    }

    private String check(Kind kind, String rule) {
        String royal = tables.game.kinds().stream()
                .filter(Kind::isRoyal)
                .map(Kind::name)
                .findFirst()
                .orElse("royal");
        if (kind.isRoyal()) {
            return "the " + royal + " would be attacked there" + rule;
        }
        return present.position.inCheck(present.position.turn())
                ? "the " + royal + " would stay in check" + rule
                : "the " + royal + " would be in check" + rule;
    }

    /** Whether the man could go there if nobody minded his royal. */
    private boolean reaches(int from, int to) {
        return unchecked(from).anyMatch(move -> EventCode.to(move) == to);
    }

    /** Whether he could go there and be what the move says. */
    private boolean reachesAs(Move move, int from, int to) {
        return unchecked(from)
                .filter(other -> EventCode.to(other) == to && !isTold(other))
                .anyMatch(other -> move.edits()
                        .contains(new Edit.Put(present.square(to), tables.codes.piece(EventCode.code(other)))));
    }

    private IntStream unchecked(int from) {
        int[] out = new int[tables.eventBound];
        return Arrays.stream(out, 0, present.engine.generator.pseudoLegal(from, out));
    }

    private boolean movable(int from) {
        return Arrays.stream(tables.rolls.movable(state.roll(), state.side)).anyMatch(code -> code == state.at(from));
    }
}
