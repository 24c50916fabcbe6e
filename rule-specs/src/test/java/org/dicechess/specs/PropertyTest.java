package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The properties detect faults: if a start position gives one wrong answer, the property about it fails. */
class PropertyTest {

    private static final Variant VARIANT = VariantSpec.variant("dice-chess");
    private static final Position ROLLED = VARIANT.start().after("[1 3]");

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultFailsItsProperty(Position faulty, String claim, String message) {
        Check check = VariantSpec.properties(faulty, 1, 0).stream()
                .filter(candidate -> candidate.name().contains(claim))
                .findFirst()
                .orElseThrow();
        assertThatThrownBy(check::run)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("dice-chess seed 1")
                .hasMessageContaining(message);
    }

    static List<Arguments> faults() {
        Position start = VARIANT.start();
        return List.of(
                fault(start, "node", chance -> weighted((Node.Chance) chance, 0), "weights", "a positive weight"),
                fault(start, "node", chance -> weighted((Node.Chance) chance, 3), "weights", "expected 36 but 63"),
                fault(
                        start,
                        "node",
                        chance -> rolled((Node.Chance) chance, List.of(6, 7)),
                        "the outcomes of a roll",
                        "faces among"),
                fault(
                        start,
                        "node",
                        chance -> rolled((Node.Chance) chance, List.of(2)),
                        "the outcomes of a roll",
                        "dice in [2]"),
                fault(
                        start,
                        "node",
                        chance -> rolled((Node.Chance) chance, List.of(2, 2)),
                        "the outcomes of a roll",
                        "after [2 2]"),
                fault(ROLLED, "explain", why -> Optional.of("no"), "every listed event", "explaining a2a3"),
                fault(ROLLED, "after", after -> VARIANT.start(), "what its edits say", "the board"),
                fault(ROLLED, "explain", why -> Optional.empty(), "not listed", "expected an explanation of --"),
                fault(ROLLED, "explain", why -> Optional.of("other"), "not listed", "the refusal of --"),
                fault(ROLLED, "text", text -> "?", "the text of a position", "column"),
                fault(
                        ROLLED,
                        "text",
                        text -> VARIANT.start().text(),
                        "the text of a position",
                        "the position of its text"),
                fault(ROLLED, "ignoring", position -> VARIANT.start(), "without its counters", "ignoring"),
                fault(ROLLED, "cursor", cursor -> VARIANT.start().cursor(), "the cursor agrees", "kind"),
                fault(
                        ROLLED,
                        "node",
                        node -> new Node.Decision(ROLLED.turn(), List.of(new Pass(), new Pass())),
                        "different texts",
                        "expected 2 but 1"));
    }

    @ParameterizedTest
    @MethodSource("sound")
    void aSoundPositionFailsNone(Check check) {
        check.run();
        assertThat(check.name()).contains("seed 1");
    }

    static List<Check> sound() {
        return VariantSpec.properties(ROLLED, 1, 0);
    }

    private static Arguments fault(
            Position position, String method, UnaryOperator<Object> fault, String claim, String message) {
        return Arguments.of(faulty(position, method, fault), claim, message);
    }

    /**
     * Returns the position with the answers of one method changed. Its copies, which records keep, are the position
     * itself.
     */
    private static Position faulty(Position position, String method, UnaryOperator<Object> fault) {
        return (Position) Proxy.newProxyInstance(
                PropertyTest.class.getClassLoader(), new Class<?>[] {Position.class}, (proxy, called, arguments) -> {
                    if (called.getName().equals("ignoring") && ((String[]) arguments[0]).length == 0) {
                        return proxy;
                    }
                    try {
                        Object answer = called.invoke(position, arguments);
                        return called.getName().equals(method) ? fault.apply(answer) : answer;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private static Node weighted(Node.Chance chance, long weight) {
        List<Outcome> outcomes = chance.outcomes().stream()
                .map(outcome -> new Outcome(outcome.event(), weight))
                .toList();
        return new Node.Chance(chance.dice(), outcomes, chance.total());
    }

    private static Node rolled(Node.Chance chance, List<Integer> faces) {
        List<Outcome> outcomes = chance.outcomes().stream()
                .map(outcome -> new Outcome(new Roll(faces), outcome.weight()))
                .toList();
        return new Node.Chance(chance.dice(), outcomes, chance.total());
    }
}
