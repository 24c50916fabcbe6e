package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Variant;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.EndRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A loader finds the variant of a record in its packs. */
class LoaderRecordTest {

    private static final byte[] RACE = """
            format: 1
            id: race
            name: Race
            board: {files: 3, ranks: 3}
            pieces: {king: {symbol: K, move: K}}
            turn: move
            options: {goal: {default: none, choices: {none: {}, quick: {endings: {late: {when: hook, hook: late, result: draws}}}}}}
            endings: {bare: {when: none-left, pieces: king, result: loses}}
            setup: k2/3/2K w - - 0 1
            """.getBytes(StandardCharsets.UTF_8);
    private static final EndRule LATE = look -> false;

    /** A pack that answers any name, and keeps the names that it was asked. */
    private record Listening(List<String> asked) implements DefinitionPack {

        @Override
        public List<String> ids() {
            return List.of("race");
        }

        @Override
        public Optional<byte[]> file(String path) {
            asked.add(path);
            return Optional.of(RACE.clone());
        }
    }

    private static Loader loader() {
        return Loader.of(MemoryPack.of(Map.of("race/variant.yaml", RACE))).hook("late", "1", LATE);
    }

    @Test
    void packsOptionsAndHooksAreThoseOfTheRecordAndTheLoader() {
        Variant quick = loader().option("goal", "quick").load("race");
        GameRecord game = GameRecord.from(quick.start()).after("c1c2").tagged("White", "Anna");
        for (String text :
                List.of(quick.notation().record(game), quick.notation().json(game))) {
            GameRecord read = loader().option("goal", "none").record(text);
            assertThat(read).isEqualTo(game);
            assertThat(read.start().variant()).isSameAs(quick);
            assertThatThrownBy(() -> Loader.of(MemoryPack.of(Map.of("race/variant.yaml", RACE)))
                            .record(text))
                    .isInstanceOf(InvalidDefinitionException.class);
            assertThatThrownBy(() -> Loader.of().record(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("there is no variant 'race'; no definition pack is present");
        }
    }

    /** Names have letters of any script, digits, hyphens and underscores. */
    @ParameterizedTest
    @CsvSource({"gr\u00f6\u00dfe_1, 12", "-, _", "\u76ee\u6a19, \u0645\u0631\u0645\u0649", "\ud801\udc37, no", "x, -1"})
    void everyOptionThatLoadsHasRecords(String name, String value) {
        String race = new String(RACE, StandardCharsets.UTF_8)
                .replace("goal:", "\"" + name + "\":")
                .replace("quick:", "\"" + value + "\":");
        Loader loader = Loader.of(Games.pack("race/variant.yaml", race)).hook("late", "1", LATE);
        Variant variant = loader.option(name, value).load("race");
        GameRecord game = GameRecord.from(variant.start()).after("c1c2");
        assertThat(loader.record(variant.notation().record(game))).isEqualTo(game);
        assertThat(loader.record(variant.notation().json(game))).isEqualTo(game);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../race",
                "race/../race",
                "/race",
                "race/",
                ".",
                "..",
                "race/variant.yaml",
                "\\\\race",
                "Race",
                "other"
            })
    void noPackIsAskedForAnotherId(String id) {
        Variant race = loader().load("race");
        String text = race.notation().record(GameRecord.from(race.start())).replace("variant: race", "variant: " + id);
        List<String> asked = new ArrayList<>();
        assertThatThrownBy(() -> Loader.of(new Listening(asked)).record(text)).isInstanceOf(NotationException.class);
        assertThat(asked).isEmpty();
    }
}
