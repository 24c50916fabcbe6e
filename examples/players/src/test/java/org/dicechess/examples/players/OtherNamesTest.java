package org.dicechess.examples.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherNamesTest {

    /** The library reads the definitions in another way, with all that they extend. */
    @Test
    void theyAreThoseOfTheDescriptions() {
        Loader loader = Loader.create();
        Map<String, String> ids = new TreeMap<>();
        for (String id : loader.ids()) {
            loader.describe(id).also().forEach(name -> ids.put(name, id));
        }
        assertThat(OtherNames.ofPacks()).containsExactlyInAnyOrderEntriesOf(ids).hasSizeGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "also: mine            | mine",
                "also: [mine, \"9.5\"] | mine 9.5",
                "also: {not: one}      | ''",
                "pieces: {also: mine}  | ''",
                "also: [mine           | ''",
                "''                    | ''",
            })
    void onlyTheKeyOfTheGameCounts(String definition, String names) {
        assertThat(OtherNames.names(definition.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(names.isEmpty() ? List.of() : List.of(names.split(" ")));
    }
}
