package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of turns with three dice has the counts of the reference rules and of the engine. */
@Tag("long")
class TurnTableTest {

    private static final Variant VARIANT = VariantSpec.variant(ReferenceGame.THREE.id);

    @Test
    void theTableIsThatOfTheReferenceRules() {
        assertThat(TurnTable.text()).isEqualTo(table());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theEngineCountsAsTheTableSays(String row) {
        String[] fields = row.split(" \\| ");
        Position start = VARIANT.position(fields[0]);
        Map<String, Position> ends = EngineTurns.of(start.after(fields[1]));
        assertThat(ends).hasSize(Integer.parseInt(fields[2]));
        assertThat(new HashSet<>(ends.values())).hasSize(Integer.parseInt(fields[3]));
        assertThat(start.after(fields[1]).turns().sequences()).isEqualTo(Long.parseLong(fields[2]));
        assertThat(start.after(fields[1]).turns().ends()).isEqualTo(Long.parseLong(fields[3]));
    }

    static List<String> rows() {
        return table().lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    /** Board and counter are equal; in only one of the two positions can Black's pawns capture on b3 en passant. */
    @Test
    void endsThatDifferInThePawnOfTheDoubleStepDiffer() {
        Position rolled = VARIANT.start().after("[1 1 1]");
        Position one = rolled.after("a2a3").after("a3a4").after("b2b4");
        Position other = rolled.after("a2a4").after("b2b3").after("b3b4");
        assertThat(afterTwoSteps(one)).contains("c4b3");
        assertThat(afterTwoSteps(other)).doesNotContain("c4b3");
        assertThat(one).isNotEqualTo(other);
    }

    private static List<String> afterTwoSteps(Position end) {
        Position near = end.after("[1 1 1]").after("c7c5").after("c5c4");
        return ((Node.Decision) near.node()).events().stream().map(Event::text).toList();
    }

    private static String table() {
        return new String(
                new BundledDefinitions()
                        .file(ReferenceGame.THREE.id + "/turns.txt")
                        .orElseThrow(),
                StandardCharsets.UTF_8);
    }
}
