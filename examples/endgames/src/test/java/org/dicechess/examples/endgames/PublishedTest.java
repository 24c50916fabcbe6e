package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published values of the author of d4 d6 chess that take only seconds; {@code endgames check} covers the rest. */
class PublishedTest {

    private static final Variant VARIANT = Games.d4d6();
    private static final boolean LONG =
            System.getProperty("dicechess.tests", "quick").equals("long");

    /** The last ones are solved in the long tests only. */
    private static final List<String> QUICK =
            List.of("gata v rato", "formiga v formiga", "gato v gato").subList(0, LONG ? 3 : 1);

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
                .filter(row -> QUICK.contains(row.pairing(VARIANT).text()));
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
