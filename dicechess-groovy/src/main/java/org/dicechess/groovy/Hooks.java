package org.dicechess.groovy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.groovy.run.Program;
import org.dicechess.groovy.text.HookWord;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.ConditionRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;
import org.dicechess.spi.Waypoint;

/** The hooks of one compiled script: they call it, and copy and check its answers. */
final class Hooks {

    private final Source source;
    private final Program program;
    private final Map<HookWord, Integer> defined;
    private final Tier tier;

    Hooks(Source source, Program program, Map<HookWord, Integer> defined, Tier tier) {
        this.source = source;
        this.program = program;
        this.defined = defined;
        this.tier = tier;
    }

    StepRule stepRule() {
        requireDefined(HookWord.STEP);
        return this::steps;
    }

    FacingRule facingRule() {
        requireDefined(HookWord.FACING);
        return this::facings;
    }

    PathRule pathRule() {
        requireDefined(HookWord.PATH);
        return this::paths;
    }

    MoveRule moveRule() {
        requireDefined(HookWord.MOVES);
        return (piece, look) -> ask(
                HookWord.MOVES,
                look::charge,
                on(piece),
                () -> new Answers()
                        .elements(
                                Answers.list(program.moves(piece, look), "a list of moves"),
                                Effect.class,
                                "move, as look.go(square)"));
    }

    CaptureRule captureRule() {
        requireDefined(HookWord.CAPTURABLE);
        return (victim, captor, look) -> ask(
                HookWord.CAPTURABLE,
                look::charge,
                on(victim),
                () -> Answers.one(program.capturable(victim, captor, look), Boolean.class, "true or false"));
    }

    CapturedRule capturedRule() {
        requireDefined(HookWord.CAPTURED);
        return (victim, look) -> ask(
                HookWord.CAPTURED,
                look::charge,
                on(victim),
                () -> Answers.one(
                        program.captured(victim, look), CapturedRule.Fate.class, "GONE, CAPTOR_PUTS or OWNER_PUTS"));
    }

    EndRule endRule() {
        requireDefined(HookWord.OVER);
        return look -> ask(HookWord.OVER, look, program::over);
    }

    ConditionRule conditionRule() {
        requireDefined(HookWord.HOLDS);
        return look -> ask(HookWord.HOLDS, look, program::holds);
    }

    private boolean ask(HookWord word, Look look, Function<Look, Object> question) {
        return ask(
                word, look::charge, () -> "", () -> Answers.one(question.apply(look), Boolean.class, "true or false"));
    }

    private void requireDefined(HookWord word) {
        if (!defined.containsKey(word)) {
            throw source.wrong(0, "the script has no block '" + word.text() + " { ... }'");
        }
    }

    private List<List<Square>> steps(Spot from) {
        return ask(
                HookWord.STEP,
                from::charge,
                on(from),
                () -> new Answers()
                        .lists(
                                Answers.list(program.step(from), "a list of steps"),
                                "for each step a list of squares",
                                Square.class,
                                "square"));
    }

    private List<List<Waypoint>> paths(Spot from) {
        return ask(
                HookWord.PATH,
                from::charge,
                on(from),
                () -> new Answers()
                        .lists(
                                Answers.list(program.path(from), "a list of paths"),
                                "for each path a list, as 'rides' and its like make it",
                                Waypoint.class,
                                "square of a path"));
    }

    private List<Direction> facings(Spot visit) {
        return ask(HookWord.FACING, visit::charge, on(visit), () -> {
            List<Direction> facings = new Answers()
                    .elements(
                            Answers.list(program.facing(visit), "a list of directions"), Direction.class, "direction");
            if (facings.isEmpty()) {
                throw new Answers.Wrong("an empty list; expected at least one direction");
            }
            return facings;
        });
    }

    private <T> T ask(HookWord word, LongConsumer asker, Supplier<String> where, Supplier<T> question) {
        long[] cost = {0};
        T answer = answer(word, units -> cost[0] = units, where, question);
        asker.accept(cost[0]);
        return answer;
    }

    private <T> T answer(HookWord word, LongConsumer cost, Supplier<String> where, Supplier<T> question) {
        try {
            return tier.run(cost, question);
        } catch (Answers.Wrong e) {
            throw failed(0, "answered " + e.getMessage(), word, where, e);
        } catch (Exception | AssertionError | StackOverflowError | LinkageError e) {
            // Groovy throws checked exceptions undeclared, and its assertions are errors.
            int line = ScriptClasses.line(source, e);
            throw failed(line > 0 ? line : defined.getOrDefault(word, 0), Failures.said(e), word, where, e);
        }
    }

    private HookException failed(int line, String what, HookWord word, Supplier<String> where, Throwable cause) {
        HookException failure = source.wrong(line, what + " (asked for '" + word.text() + "'" + where.get() + ")");
        failure.initCause(cause);
        return failure;
    }

    private static Supplier<String> on(Spot spot) {
        return () -> " on " + spot.square() + ", " + spot.side().name().toLowerCase(Locale.ROOT) + " facing "
                + spot.facing().words();
    }
}
