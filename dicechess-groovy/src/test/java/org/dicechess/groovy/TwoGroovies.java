package org.dicechess.groovy;

import groovy.lang.Binding;
import groovy.lang.GroovyClassLoader;
import groovy.lang.GroovyShell;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.codehaus.groovy.control.MultipleCompilationErrorsException;
import org.dicechess.spi.HookException;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.Spot;

/**
 * Runs the same statements as a confined script and in ordinary Groovy. The names of the areas that they ask for are
 * the answer.
 */
final class TwoGroovies {

    private static final String IMPORTS = """
            import org.dicechess.Direction
            import org.dicechess.Square
            import org.dicechess.spi.Look
            import org.dicechess.spi.Spot
            import static org.dicechess.Color.*
            import static org.dicechess.Direction.*
            import static org.dicechess.spi.Waypoint.*
            """;

    private TwoGroovies() {}

    /** Returns statements that show the value of the last statement, or of a return. */
    static String spoken(String expression) {
        return spoken("question", expression);
    }

    /** Returns statements that show the value of each of the expressions. */
    static String spoken(List<String> expressions) {
        return IntStream.range(0, expressions.size())
                .mapToObj(number -> spoken("question" + number, expressions.get(number)))
                .collect(Collectors.joining());
    }

    private static String spoken(String name, String expression) {
        return "def " + name + " = { ->\n" + expression.replace("; ", "\n") + "\n}\nfrom.in(\"${" + name + "()}\")\n";
    }

    /** Returns the answer of a confined script, or why it is refused. */
    static String confined(String snippet) {
        RecordingSpot spot = new RecordingSpot();
        try {
            GroovyScripts.confined()
                    .compile(
                            "snippet",
                            Snippets.FUNCTIONS + "moves { from, look ->\n" + snippet + "[look.go('e5')]\n}",
                            MoveRule.class)
                    .moves(spot, new EmptyLook());
            return spot.names().toString();
        } catch (HookException e) {
            return "refused: " + e.getMessage();
        }
    }

    /** Returns the answer of ordinary Groovy, with static types if it compiles so, as confined scripts have them. */
    static String ordinary(String snippet) {
        Optional<Class<?>> compiled = compiled(snippet);
        return compiled.isPresent() ? run(compiled.get()) : interpreted(snippet);
    }

    /** Returns the statements compiled with static types; empty if ordinary Groovy does not compile them so. */
    static Optional<Class<?>> compiled(String snippet) {
        return compiled(Snippets.FUNCTIONS.replaceAll("(?m)^(?=.)", "static "), snippet);
    }

    /** Returns statements and the static functions that they call, compiled with static types. */
    static Optional<Class<?>> compiled(String functions, String snippet) {
        try {
            return Optional.of(new GroovyClassLoader(TwoGroovies.class.getClassLoader())
                    .parseClass(IMPORTS + "@groovy.transform.CompileStatic class Ordinary {\n" + functions
                            + "static void run(Spot from, Look look) {\n" + snippet + "}\n}\n"));
        } catch (MultipleCompilationErrorsException e) {
            return Optional.empty();
        }
    }

    static String run(Class<?> compiled) {
        return run(compiled, new RecordingSpot());
    }

    static String run(Class<?> compiled, RecordingSpot spot) {
        try {
            compiled.getMethod("run", Spot.class, Look.class).invoke(null, spot, new EmptyLook());
            return spot.names().toString();
        } catch (InvocationTargetException e) {
            return "failed: " + e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static String interpreted(String snippet) {
        RecordingSpot spot = new RecordingSpot();
        try {
            new GroovyShell(new Binding(new HashMap<>(Map.of("from", spot, "look", new EmptyLook()))))
                    .evaluate(IMPORTS + Snippets.FUNCTIONS + snippet);
            return spot.names().toString();
        } catch (RuntimeException | AssertionError e) {
            return "failed: " + e;
        }
    }
}
