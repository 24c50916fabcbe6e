package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The scripts of d4 d6 chess answer as the same rules written in Java, and as the rules of the game say. */
class D4D6HooksTest {

    private static final Path SCRIPTS = Path.of("../rule-specs/d4-d6-chess");

    static Stream<GroovyScripts> tiers() {
        return Stream.of(GroovyScripts.confined(), GroovyScripts.trusted());
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void gatoStepsInGroovyAreGatoStepsInJava(GroovyScripts scripts) {
        StepRule gato = gato(scripts);

        for (BoardSpot spot : BoardSpot.all()) {
            assertThat(paths(gato.steps(spot))).as("%s", spot).isEqualTo(paths(knightSums(spot)));
        }
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void cavaloTurnsInGroovyAreCavaloTurnsInJava(GroovyScripts scripts) {
        FacingRule cavalo = cavalo(scripts);

        for (BoardSpot spot : BoardSpot.all()) {
            assertThat(cavalo.facings(spot)).as("%s", spot).isEqualTo(turns(spot));
        }
    }

    @Test
    void aGatoInTheMiddleHasThreeWaysToEachOfEightSquares() {
        List<List<Square>> steps =
                gato(GroovyScripts.confined()).steps(BoardSpot.of("d4", Color.WHITE, Direction.NORTH));

        assertThat(paths(steps)).hasSize(24);
        assertThat(steps)
                .extracting(step -> step.get(2).text())
                .containsOnly("b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5");
        assertThat(steps)
                .filteredOn(step -> step.get(2).text().equals("e6"))
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("[d5, d6, e6]", "[d5, e5, e6]", "[e4, e5, e6]");
    }

    @ParameterizedTest(name = "d4d6-{0}: a {2} Cavalo facing {3} on {1} may face {4}")
    @CsvSource({
        "21, e6, WHITE, NORTH, EAST WEST",
        "21, e6, WHITE, SOUTH, EAST WEST",
        "21, e6, WHITE, EAST, EAST",
        "21, e6, BLACK, SOUTH, SOUTH",
        "21, e3, BLACK, SOUTH, EAST WEST",
        "22, c7, WHITE, NORTH, SOUTH",
        "22, c7, BLACK, EAST, SOUTH",
        "22, f2, WHITE, WEST, NORTH",
        "22, f2, BLACK, SOUTH, NORTH",
        "20, e5, WHITE, NORTH, NORTH",
    })
    void theRulesOfTurning(String rule, String square, Color side, Direction facing, String expected) {
        FacingRule cavalo = cavalo(GroovyScripts.confined());

        assertThat(cavalo.facings(BoardSpot.of(square, side, facing)))
                .isEqualTo(
                        Stream.of(expected.split(" ")).map(Direction::valueOf).toList());
    }

    private static StepRule gato(GroovyScripts scripts) {
        ScriptFile script = ScriptFile.read(SCRIPTS.resolve("gato.groovy"));
        return scripts.compile(script.name(), script.text(), StepRule.class);
    }

    private static FacingRule cavalo(GroovyScripts scripts) {
        ScriptFile script = ScriptFile.read(SCRIPTS.resolve("cavalo.groovy"));
        return scripts.compile(script.name(), script.text(), FacingRule.class);
    }

    /**
     * Returns all walks of three orthogonal steps that end a knight's move away, found by trying, unlike in the script.
     */
    private static List<List<Square>> knightSums(Spot from) {
        List<Direction> orthogonals =
                Stream.of(Direction.values()).filter(way -> !way.isDiagonal()).toList();
        List<List<Square>> found = new ArrayList<>();
        for (Direction first : orthogonals) {
            for (Direction second : orthogonals) {
                for (Direction third : orthogonals) {
                    int files = first.files() + second.files() + third.files();
                    int ranks = first.ranks() + second.ranks() + third.ranks();
                    if (Math.abs(files * ranks) == 2) {
                        found.add(from.walk(first, second, third));
                    }
                }
            }
        }
        return found;
    }

    private static List<Direction> turns(Spot visit) {
        if (visit.in("border")) {
            boolean below = visit.square().rank() + 1 < (visit.side() == Color.WHITE ? 6 : 3);
            return List.of(below ? Direction.NORTH : Direction.SOUTH);
        }
        boolean turns = visit.in("sixth-rank") && visit.facing().isVertical();
        return turns ? List.of(Direction.EAST, Direction.WEST) : List.of(visit.facing());
    }

    private static Set<List<Square>> paths(List<List<Square>> steps) {
        Set<List<Square>> paths = new HashSet<>(steps);
        paths.remove(List.<Square>of());
        return paths;
    }
}
