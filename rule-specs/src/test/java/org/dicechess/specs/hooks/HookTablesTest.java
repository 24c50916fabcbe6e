package org.dicechess.specs.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.table.Tables;
import org.dicechess.specs.TestShare;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule in Groovy, in Java and in Betza notation gives the same tables, bit for bit. */
class HookTablesTest {

    private static final StepRule GATO = new GatoSteps();
    private static final FacingRule CAVALO = new CavaloTurns();

    /** So many numbers that paths must have been compared, not only their heads. */
    private static final long MANY = 100_000;

    private static final Tables D4_D6_IN_JAVA = inJava("d4-d6-java", GATO, CAVALO);
    private static final Tables RINOCERONTE_IN_JAVA = inJava("rinoceronte-java", GATO, CAVALO);

    static Stream<GroovyScripts> tiers() {
        return Stream.of(GroovyScripts.confined(), GroovyScripts.trusted()).limit(TestShare.of(2, 1));
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void gatoAndCavaloInGroovyAreGatoAndCavaloInJava(GroovyScripts scripts) {
        assertSame(tables(Loader.create().scripts(unseen(scripts)), "d4-d6-chess"), D4_D6_IN_JAVA);
    }

    @Test
    @Tag("long")
    void rinocerontesInBetzaAndTheOthersInGroovyAreAllOfThemInJava() {
        assertSame(
                tables(Loader.create().scripts(unseen(GroovyScripts.confined())), "d4-d6-chess-rinoceronte"),
                RINOCERONTE_IN_JAVA);
    }

    @ParameterizedTest
    @MethodSource("tiers")
    @Tag("long")
    void rinocerontesInGroovyAreRinocerontesInJava(GroovyScripts scripts) {
        assertSame(tables(Loader.create().scripts(unseen(scripts)), file("rinoceronte-groovy")), RINOCERONTE_IN_JAVA);
    }

    @Test
    void aMissingWayOfOneGatoIsDetected() {
        StepRule lessOnD4 =
                spot -> spot.square().equals(Square.of("d4")) ? GATO.steps(spot).subList(1, 24) : GATO.steps(spot);

        assertThat(comparedWith(lessOnD4, CAVALO)).isNotEmpty();
    }

    @Test
    @Tag("long")
    void anotherOrderOfTheSameTurnsIsDetected() {
        FacingRule westFirst = visit -> {
            List<Direction> facings = new ArrayList<>(CAVALO.facings(visit));
            Collections.reverse(facings);
            return facings;
        };

        assertThat(comparedWith(GATO, westFirst)).isNotEmpty();
    }

    @Test
    @Tag("long")
    void aCavaloThatWalksOnOverItsSixthRankIsDetected() {
        assertThat(comparedWith(GATO, visit -> visit.in("border") ? CAVALO.facings(visit) : List.of(visit.facing())))
                .isNotEmpty();
    }

    private static void assertSame(Tables one, Tables other) {
        TableComparison comparison = TableComparison.of(one, other);
        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.numbers()).as("numbers compared").isGreaterThan(MANY);
    }

    private static List<String> comparedWith(StepRule gato, FacingRule cavalo) {
        return TableComparison.of(D4_D6_IN_JAVA, inJava("d4-d6-java", gato, cavalo))
                .differences();
    }

    private static Tables inJava(String name, StepRule gato, FacingRule cavalo) {
        Loader loader = Loader.create()
                .hook("gato-steps", "1", gato)
                .hook("cavalo-turns", "1", cavalo)
                .hook("rinoceronte-gait", "1", new RinoceronteGait());
        return tables(loader, file(name));
    }

    /** Returns the same compiler as another object, so that the variant is new: play fills the caches of its walks. */
    private static ScriptCompiler unseen(ScriptCompiler scripts) {
        return new ScriptCompiler() {

            @Override
            public String ending() {
                return scripts.ending();
            }

            @Override
            public <T> T compile(String name, String text, Class<T> type) {
                return scripts.compile(name, text, type);
            }
        };
    }

    private static Tables tables(Loader loader, String id) {
        return ((PlayVariant) loader.load(id)).tables();
    }

    private static Tables tables(Loader loader, Path file) {
        return ((PlayVariant) loader.load(file)).tables();
    }

    private static Path file(String name) {
        try {
            return Path.of(
                    HookTablesTest.class.getResource("/hooks/" + name + ".yaml").toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
