package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.evaluation.Shape;
import org.dicechess.examples.players.search.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {

    private final Settings settings =
            new Settings(new VariantChoices(new KnownVariants(List.of("chess"), Map.of(), Games::load)), () -> {});

    /** A megabyte has 2^20 bytes and room for 2^15 entries of 32 bytes; the number of entries is a power of 2. */
    @ParameterizedTest
    @CsvSource({"1, 15", "2, 16", "3, 16", "4, 17", "8, 18", "15, 18", "16, 19"})
    void theTableHasTheSizeThatIsSet(String megabytes, int bits) {
        settings.take(Words.of("setoption name hash value " + megabytes));
        assertThat(settings.search(new Shape(false, false)).table()).isEqualTo(bits);
    }

    /** Between two rows the logarithm of the nodes grows evenly: 1300 lies in the middle of 1150 and 1450. */
    @ParameterizedTest
    @CsvSource({"1150, 100", "1350, 200", "1550, 400", "1850, 1500", "2100, 6000", "2450, 25000"})
    void aWeakerPlayerLooksAtFewerNodes(String elo, long nodes) {
        settings.take(Words.of("setoption name UCI_Elo value " + elo));
        assertThat(settings.most()).isEqualTo(Budget.UNLIMITED);
        settings.take(Words.of("setoption name UCI_LimitStrength value true"));
        assertThat(settings.most().nodes()).isEqualTo(nodes);
    }

    @Test
    void theStrongestIsTheDefault() {
        assertThat(settings.told())
                .contains(
                        "option name UCI_LimitStrength type check default false",
                        "option name UCI_Elo type spin default 2450 min 1150 max 2450",
                        "option name Hash type spin default 8 min 1 max "
                                + Math.min(512, Runtime.getRuntime().maxMemory() / 2 / 1_048_576),
                        "option name Clear Hash type button",
                        "option name UCI_VariantPath type string default <empty>");
    }
}
