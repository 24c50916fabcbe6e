package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.groovy.run.Program;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;
import org.dicechess.spi.Waypoint;

/** The hooks of one compiled script: they ask it, and copy and check its answers. */
final class Hooks {

    private final Source source;
    private final Program program;
    private final Set<HookWord> defined;
    private final Tier tier;

    Hooks(Source source, Program program, Set<HookWord> defined, Tier tier) {
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
        return (man, look) -> ask(HookWord.MOVES, on(man), () ->
                elements(list(program.moves(man, look), "a list of moves"), Effect.class, "move, as look.go(square)"));
    }

    CaptureRule captureRule() {
        requireDefined(HookWord.CAPTURABLE);
        return (victim, captor, look) -> ask(HookWord.CAPTURABLE, on(victim), () ->
                one(program.capturable(victim, captor, look), Boolean.class, "true or false"));
    }

    CapturedRule capturedRule() {
        requireDefined(HookWord.CAPTURED);
        return (victim, look) -> ask(HookWord.CAPTURED, on(victim), () ->
                one(program.captured(victim, look), CapturedRule.Fate.class, "GONE, CAPTOR_PUTS or OWNER_PUTS"));
    }

    EndRule endRule() {
        requireDefined(HookWord.OVER);
        return look -> ask(HookWord.OVER, () -> "", () -> one(program.over(look), Boolean.class, "true or false"));
    }

    private void requireDefined(HookWord word) {
        if (!defined.contains(word)) {
            throw source.wrong(0, "the script has no block '" + word.text() + " { ... }'");
        }
    }

    private List<List<Square>> steps(Spot from) {
        return ask(HookWord.STEP, on(from), () -> {
            List<List<Square>> steps = new ArrayList<>();
            for (Object step : list(program.step(from), "a list of steps")) {
                steps.add(elements(list(step, "for each step a list of squares"), Square.class, "square"));
            }
            return List.copyOf(steps);
        });
    }

    private List<List<Waypoint>> paths(Spot from) {
        return ask(HookWord.PATH, on(from), () -> {
            List<List<Waypoint>> paths = new ArrayList<>();
            for (Object path : list(program.path(from), "a list of paths")) {
                paths.add(elements(list(path, "for each path a list, as 'rides' and its like make it"), Waypoint.class, "square of a path"));
            }
            return List.copyOf(paths);
        });
    }

    private List<Direction> facings(Spot visit) {
        return ask(HookWord.FACING, on(visit), () -> {
            List<Direction> facings = elements(list(program.facing(visit), "a list of directions"), Direction.class, "direction");
            if (facings.isEmpty()) {
                throw new WrongAnswer("an empty list, but a man always faces somewhere");
            }
            return facings;
        });
    }

    private <T> T ask(HookWord word, Supplier<String> where, Supplier<T> question) {
        try {
            return tier.run(question);
        } catch (WrongAnswer e) {
            throw failed(0, "answered " + e.getMessage(), word, where, e);
        } catch (Exception | AssertionError | StackOverflowError | LinkageError e) {
            // Groovy throws checked exceptions undeclared, and its assertions are errors.
            throw failed(ScriptClasses.line(source, e), Failures.said(e), word, where, e);
        }
    }

    private HookException failed(int line, String what, HookWord word, Supplier<String> where, Throwable cause) {
        HookException failure = source.wrong(line, what + " (asked for '" + word.text() + "'" + where.get() + ")");
        failure.initCause(cause);
        return failure;
    }

    private static Supplier<String> on(Spot spot) {
        return () -> " on " + spot.square() + ", " + name(spot.side()) + " facing " + name(spot.facing());
    }

    private static <T> T one(Object answer, Class<T> type, String expected) {
        if (type.isInstance(answer)) {
            return type.cast(answer);
        }
        throw new WrongAnswer(Failures.kind(answer) + "; expected " + expected);
    }

    private static List<?> list(Object answer, String expected) {
        if (answer instanceof List<?> list) {
            return list;
        }
        throw new WrongAnswer(Failures.kind(answer) + "; expected " + expected);
    }

    private static <T> List<T> elements(List<?> list, Class<T> type, String expected) {
        List<T> copy = new ArrayList<>();
        for (Object element : list) {
            if (!type.isInstance(element)) {
                throw new WrongAnswer("a list with " + Failures.kind(element) + " in it; expected each to be a "
                        + expected);
            }
            copy.add(type.cast(element));
        }
        return List.copyOf(copy);
    }

    private static String name(Object constant) {
        return constant.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The script answered something that is not what the hook stands for. */
    private static final class WrongAnswer extends RuntimeException {

        private static final long serialVersionUID = 1L;

        WrongAnswer(String message) {
            super(message);
        }
    }
}
