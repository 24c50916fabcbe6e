package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The published values of the author of d4 d6 chess that take only seconds; {@code endgames check} covers the rest. The
 * quick tests have values of a smaller game that are worked out by hand.
 */
class PublishedTest {

    private static final boolean LONG =
            System.getProperty("dicechess.tests", "quick").equals("long");
    private static final Variant VARIANT = LONG ? Games.d4d6() : Games.waiting();
    private static final List<String> SOLVED =
            LONG ? List.of("gata v rato", "formiga v formiga", "gato v gato") : List.of("hare v hedgehog");

    private static Solver solver;
    private static Map<Pairing, Ending> endings;

    @BeforeAll
    static void solve() {
        solver = new Solver(VARIANT);
        List<Pairing> pairings =
                rows().map(row -> row.pairing(VARIANT)).distinct().toList();
        endings = solver.solve(pairings, Progress.NONE).stream()
                .collect(Collectors.toMap(Ending::pairing, Function.identity()));
    }

    static Stream<Published> rows() {
        return Published.of(VARIANT).stream()
                .filter(row -> SOLVED.contains(row.pairing(VARIANT).text()));
    }

    @Test
    void eachPublishedLineNamesKindsOfTheGame() {
        assertThat(Published.of(Games.d4d6()))
                .hasSize(16)
                .allSatisfy(row -> assertThat(row.pairing(Games.d4d6()).text()).contains(" v "));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void ourValueAgreesInEveryPublishedDigit(Published row) {
        Ending ending = endings.get(row.pairing(VARIANT));
        assertThat(row.agrees(ending, solver.pieces()))
                .as("%s: ours is %f", row.question(), row.ours(ending, solver.pieces()))
                .isTrue();
    }
}
