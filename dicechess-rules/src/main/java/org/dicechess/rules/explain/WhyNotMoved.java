package org.dicechess.rules.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Explains why a side's own piece cannot move to a square: the dice come first, then the piece, then the safety of its
 * royal.
 */
final class WhyNotMoved {

    private final PositionWords words;
    private final State state;
    private final Tables tables;
    private final WhyNotSpent dice;

    WhyNotMoved(PositionWords words) {
        this.words = words;
        this.state = words.state;
        this.tables = words.tables;
        this.dice = new WhyNotSpent(words);
    }

    /** Returns why the piece on a square does not go to another. */
    String of(Move move, int from, int to) {
        WhyNotCastled whyNotCastled = new WhyNotCastled(words);
        Optional<CastlingRule.Row> castling = whyNotCastled.row(from, to, reaches(from, to));
        return dice.missing(move)
                .orElseGet(() ->
                        castling.isPresent() ? whyNotCastled.of(move, castling.get()) : withDiceInHand(move, from, to));
    }

    /** Explains a move whose dice are in hand. */
    private String withDiceInHand(Move move, int from, int to) {
        Kind kind = words.kind(from);
        if (!isMovable(from)) {
            return "the roll " + words.roll() + " moves no " + kind.name() + words.ruleOfRoll();
        }
        return dice.unsuitable(move, kind)
                .or(() -> dice.misnamed(move))
                .orElseGet(() -> withSuitableDice(move, from, to));
    }

    /** Explains a move whose dice move such a piece. */
    private String withSuitableDice(Move move, int from, int to) {
        Optional<String> effects = furtherEffects(from, to);
        if (effects.isPresent()) {
            return effects.get();
        }
        if (state.at(to) != 0 && !state.isEnemy(to) && !reaches(from, to)) {
            return "a piece of " + words.side() + " stands on " + words.square(to);
        }
        if (!reaches(from, to)) {
            return new WhyNotCaptured(words).reason(to, from).orElseGet(() -> notThere(from, to));
        }
        return reachesAs(move, from, to) ? refused(move, from, to) : promotion(move, from, to);
    }

    /**
     * Returns that moves between these squares have further effects, with their texts; empty if no hook gives them such
     * effects.
     */
    private Optional<String> furtherEffects(int from, int to) {
        if (!tables.hooked.moves[state.at(from)]) {
            return Optional.empty();
        }
        int[] numbers = words.engine.events();
        List<Event> events = words.listed().toList();
        List<String> texts = new ArrayList<>();
        boolean found = false;
        for (int i = 0; i < numbers.length; i++) {
            if (EventCode.goes(numbers[i], from, to)) {
                found |= isEffect(numbers[i]);
                texts.add(events.get(i).text());
            }
        }
        return found
                ? Optional.of("a move from " + words.square(from) + " to " + words.square(to)
                        + " has further effects here; expected " + String.join(" or ", texts))
                : Optional.empty();
    }

    private static boolean isEffect(int event) {
        return EventCode.kind(event) == EventCode.EFFECT;
    }

    private String notThere(int from, int to) {
        Kind kind = words.kind(from);
        WhyNotReached lines = new WhyNotReached(words);
        Optional<String> why = lines.isFree(from, to)
                ? new WhyNotPromoted(words).forbidden(from, to).or(() -> lines.of(from, to))
                : lines.of(from, to).or(() -> new WhyNotInArea(words).of(from, to));
        return Article.a(kind.name()) + " does not go from " + words.square(from) + " to " + words.square(to) + " here"
                + why.map(reason -> ": " + reason).orElse("")
                + PositionWords.cited(kind.rule());
    }

    private String promotion(Move move, int from, int to) {
        Optional<Kind> wanted = move.edits().stream()
                .filter(edit -> edit instanceof Edit.Put && edit.place().equals(words.square(to)))
                .flatMap(edit -> tables.game.kinds().stream()
                        .filter(kind -> kind.name().equals(edit.piece().type().name())))
                .findFirst();
        return new WhyNotPromoted(words).reason(from, to, wanted).orElseGet(() -> refused(move, from, to));
    }

    /**
     * Explains a move that the piece could make: it would leave dice unused, have another effect, capture a spared
     * piece, or leave the royal in check.
     */
    private String refused(Move move, int from, int to) {
        Optional<Game.Check> check = tables.game.check();
        Optional<String> filtered =
                new WhyNotAllowed(words).of(event -> EventCode.goes(event, from, to) && isAs(move, event));
        return filtered.or(() -> dice.tooFew(event -> EventCode.goes(event, from, to)))
                .or(() -> new Alternatives(words).insteadOf(move))
                .or(() -> new WhyNotCaptured(words).reason(to, from))
                .or(() -> new WhyNotSurvived(words).of(from, to))
                .orElseGet(() -> check.isPresent()
                        ? check(
                                words.kind(from),
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
        return words.position.inCheck(words.position.turn())
                ? "the " + royal + " would stay in check" + rule
                : "the " + royal + " would be in check" + rule;
    }

    /** Returns whether the piece could go there if its royal need not be safe. */
    private boolean reaches(int from, int to) {
        return movesIgnoringCheck(from).anyMatch(move -> EventCode.to(move) == to);
    }

    /** Returns whether the piece could go there and become what the move puts there. */
    private boolean reachesAs(Move move, int from, int to) {
        return movesIgnoringCheck(from)
                .filter(other -> EventCode.to(other) == to && !isEffect(other))
                .anyMatch(other -> isAs(move, other));
    }

    /** Returns whether a move leaves the piece that an event leaves where it arrives. Effects are not looked at. */
    private boolean isAs(Move move, int event) {
        return isEffect(event)
                || move.edits()
                        .contains(new Edit.Put(
                                words.square(EventCode.to(event)), tables.codes.piece(EventCode.code(event))));
    }

    private IntStream movesIgnoringCheck(int from) {
        int[] out = new int[tables.eventBound];
        return Arrays.stream(out, 0, words.engine.generator.pseudoLegal(from, out));
    }

    private boolean isMovable(int from) {
        return Arrays.stream(tables.rolls.movable(state.binding(), state.side))
                .anyMatch(code -> code == state.at(from));
    }
}
