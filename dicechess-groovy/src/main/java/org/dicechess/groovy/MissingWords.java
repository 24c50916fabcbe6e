package org.dicechess.groovy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/** Says what to write for a name or a call that a script does not have. */
final class MissingWords {

    private static final Pattern VARIABLE = Pattern.compile("The variable \\[(\\w+)] is undeclared\\.");
    private static final Pattern CALL =
            Pattern.compile("there is no (?:(\\w+)(?:<.*>)?#)?(\\w+)\\((.*)\\) for these arguments");

    private static final List<String> CONSTANTS = Stream.of(
                    Direction.values(), Color.values(), CapturedRule.Fate.values())
            .flatMap(Arrays::stream)
            .map(Enum::name)
            .toList();

    /** What makes paths: these words stand alone. */
    private static final String PATHS = "";

    /** How a script has a value of each type. */
    private static final Map<String, String> OWNERS =
            Map.of("Spot", "from", "Look", "look", "Effect", "look.go(square)");

    private static final Map<String, List<String>> WORDS = words();

    private MissingWords() {}

    /** Returns the message in words of the author; the same message if it is about something else. */
    static String named(String message) {
        Matcher variable = VARIABLE.matcher(message);
        if (variable.matches()) {
            return variable(variable.group(1));
        }
        Matcher call = CALL.matcher(message);
        return call.matches()
                ? call(Optional.ofNullable(call.group(1)).orElse(PATHS), call.group(2), call.group(3))
                        .orElse(message)
                : message;
    }

    private static String variable(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        if (CONSTANTS.contains(upper)) {
            return "there is no '" + name + "'; write '" + upper + "'";
        }
        return "the variable '" + name + "' is not declared; "
                + (name.equals("look")
                        ? "only blocks that are asked in play have a look: 'moves { piece, look -> ... }'"
                        : "write 'def " + name + " = ...' where it gets its first value");
    }

    private static Optional<String> call(String type, String word, String arguments) {
        if (type.equals("Object")) {
            return Optional.of(
                    "the type of the value before '." + word + "(...)' is not known; declare it with its type,"
                            + " as 'List<Square> squares', and not with 'def' alone");
        }
        List<String> own = WORDS.getOrDefault(key(type, word), List.of());
        if (!own.isEmpty()) {
            long given = count("(" + arguments + ")");
            boolean counted = own.stream().anyMatch(form -> count(form) == given);
            return Optional.of("'" + word + "' does not take "
                    + (counted ? "(" + arguments + ")" : given + (given == 1 ? " argument" : " arguments"))
                    + "; expected "
                    + String.join(" or ", own));
        }
        return elsewhere(type, word)
                .or(() -> arguments.contains("Object") ? untyped(type, word, arguments) : Optional.empty());
    }

    private static Optional<String> untyped(String type, String word, String arguments) {
        return Optional.of("there is no " + (type.equals(PATHS) ? "" : type + "#") + word + "(" + arguments
                + ") for these arguments; an Object is a value of unknown type: declare variables, parameters and results"
                + " with their types, as 'int n', and not with 'def' alone");
    }

    /** Returns where a word belongs that another type has, or the word that is spelt alike. */
    private static Optional<String> elsewhere(String type, String word) {
        for (String owner : List.of("Spot", "Look", "Effect")) {
            if (isOurs(type) && !owner.equals(type) && WORDS.containsKey(key(owner, word))) {
                return Optional.of(
                        "there is no '" + word + "' here; expected '" + OWNERS.get(owner) + "." + word + "(...)'");
            }
        }
        return WORDS.keySet().stream()
                .filter(known -> known.startsWith(type + "#") && isNear(word, known.substring(type.length() + 1)))
                .findFirst()
                .map(known -> "there is no '" + word + "'; did you mean '" + known.substring(type.length() + 1) + "'?");
    }

    private static boolean isOurs(String type) {
        return type.equals(PATHS) || OWNERS.containsKey(type);
    }

    /** Returns whether two words differ in case, or by one letter at the end or in the middle. */
    private static boolean isNear(String word, String known) {
        if (word.equalsIgnoreCase(known)) {
            return true;
        }
        String shorter = word.length() < known.length() ? word : known;
        String longer = shorter.equals(word) ? known : word;
        return word.length() > 2
                && longer.length() == shorter.length() + 1
                && IntStream.range(0, longer.length())
                        .anyMatch(at -> (longer.substring(0, at) + longer.substring(at + 1)).equals(shorter));
    }

    /** Returns the number of arguments within the brackets of a call; types may have arguments of their own. */
    private static long count(String call) {
        String inside =
                call.substring(call.indexOf('(') + 1, call.lastIndexOf(')')).replaceAll("<[^()]*?>", "");
        return inside.isBlank()
                ? 0
                : 1 + inside.chars().filter(sign -> sign == ',').count();
    }

    private static Map<String, List<String>> words() {
        Map<String, List<String>> words = new TreeMap<>();
        for (Class<?> type : List.of(Spot.class, Look.class, Effect.class, Square.class, Direction.class)) {
            Stream.of(type.getDeclaredMethods())
                    .filter(method -> isCalled(method))
                    .collect(Collectors.groupingBy(
                            method -> key(type.getSimpleName(), method.getName()),
                            Collectors.mapping(MissingWords::form, Collectors.toCollection(TreeSet::new))))
                    .forEach((key, forms) -> words.put(key, List.copyOf(forms)));
        }
        for (String word : List.of("rides", "moves", "captures", "through")) {
            words.put(key(PATHS, word), List.of(word + "(List<Square>)"));
        }
        for (String word : List.of("over", "overEnemy", "leap")) {
            words.put(key(PATHS, word), List.of(word + "(Square)"));
        }
        return words;
    }

    private static boolean isCalled(Method method) {
        return Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers());
    }

    private static String form(Method method) {
        return method.getName()
                + Arrays.stream(method.getParameterTypes())
                        .map(type ->
                                type.isArray() ? type.getComponentType().getSimpleName() + "..." : type.getSimpleName())
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String key(String type, String word) {
        return type + "#" + word;
    }
}
