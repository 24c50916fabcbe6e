package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A form for a new game is made of descriptions alone, and every choice that it offers loads. */
@Tag("long")
class NewGameFormTest {

    /** One row of the form: a variant, an option and a value; a variant without options has one row without option. */
    private record Row(String id, Map<String, String> chosen) {

        Loader loader() {
            Loader loader = Loader.create();
            chosen.forEach(loader::option);
            return loader;
        }
    }

    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (String id : Bundled.ids()) {
            rows.add(new Row(id, Map.of()));
            for (Description.Option option : Loader.create().describe(id).options()) {
                option.choices().forEach(value -> rows.add(new Row(id, Map.of(option.name(), value))));
            }
        }
        return rows;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyChoiceLoadsAsDescribed(Row row) {
        Description described = row.loader().describe(row.id());
        Variant variant = row.loader().scripts(GroovyScripts.confined()).load(row.id());
        Map<String, String> values = new LinkedHashMap<>();
        Map<String, List<String>> choices = new LinkedHashMap<>();
        for (Description.Option option : described.options()) {
            values.put(option.name(), option.value());
            choices.put(option.name(), option.choices());
            assertThat(option.about()).as(option.name()).isNotBlank();
            assertThat(option.title()).isNotBlank().isNotEqualTo(option.name());
            assertThat(option.titles())
                    .containsOnlyKeys(option.choices())
                    .allSatisfy((value, title) -> assertThat(title).isNotBlank().isNotEqualTo(value));
        }
        assertThat(described.id()).isEqualTo(row.id()).isEqualTo(variant.id());
        assertThat(described.name()).isNotBlank().isEqualTo(variant.name());
        assertThat(described.about()).isNotBlank();
        assertThat(values).isEqualTo(variant.options()).containsAllEntriesOf(row.chosen());
        assertThat(choices).isEqualTo(variant.choices());
        assertThat(described.files()).isEqualTo(variant.board().files());
        assertThat(described.ranks()).isEqualTo(variant.board().ranks());
        assertThat(described.squares()).isEqualTo(variant.board().squares().size());
        assertThat(described.pieceTypes()).isEqualTo(variant.pieceTypes());
        assertThat(described.dice()).isEqualTo(variant.dice());
        assertThat(variant.description()).isEqualTo(described);
    }

    /** A variant that names scripts does not load without them, and one that names none does. */
    @ParameterizedTest
    @MethodSource("ids")
    void scriptsAreNamedIfTheyAreNeeded(String id) {
        Description described = Loader.create().describe(id);
        assertThat(described.hooks()).isEmpty();
        if (described.scripts().isEmpty()) {
            assertThat(Loader.create().load(id).id()).isEqualTo(id);
        } else {
            assertThat(described.scripts()).allMatch(script -> script.endsWith(".groovy"));
            assertThatThrownBy(() -> Loader.create().load(id)).isInstanceOf(InvalidDefinitionException.class);
        }
    }

    static Stream<Arguments> ids() {
        return Bundled.ids().stream().map(Arguments::of);
    }

    /** Numbers of RULES.md: squares, files, ranks, kinds; faces of the first dice, of which there are so many. */
    @ParameterizedTest
    @CsvSource({
        "chess, 64, 8, 8, 6, '', 0, 0",
        "chess960, 64, 8, 8, 6, array, 1, 960",
        "dice-chess, 64, 8, 8, 6, pair, 2, 6",
        "dice-chess-three, 64, 8, 8, 6, three, 3, 6",
        "grand-dice-chess, 144, 12, 12, 6, four, 4, 6",
        "chess-56, 96, 12, 10, 29, white, 3, 6",
        "chess-2016, 96, 12, 10, 29, white, 3, 6",
        "d4-d6-chess, 64, 8, 8, 6, d4, 1, 4"
    })
    void isAsTheRulesSay(String id, int squares, int files, int ranks, int kinds, String dice, int number, int faces) {
        Description described = Loader.create().describe(id);
        assertThat(List.of(
                        described.squares(),
                        described.files(),
                        described.ranks(),
                        described.pieceTypes().size()))
                .containsExactly(squares, files, ranks, kinds);
        if (number == 0) {
            assertThat(described.dice()).isEmpty();
        } else {
            Dice first = described.dice().get(0);
            assertThat(first.name()).isEqualTo(dice);
            assertThat(first.dice()).hasSize(number);
            assertThat(first.dice().get(0).faces()).hasSize(faces);
        }
    }

    @Test
    void theFormHasTheOptionsOfTheDefinitions() {
        Map<String, List<String>> options = new LinkedHashMap<>();
        for (String id : Bundled.ids()) {
            options.put(
                    id,
                    Loader.create().describe(id).options().stream()
                            .map(option -> option.name() + option.choices())
                            .toList());
        }
        assertThat(options.get("chess")).containsExactly("draws[early, late]");
        assertThat(options.get("chess-56"))
                .containsExactly("chances[dice, equal]", "interchange[never, always, odd, even]", "null-move[on, off]");
        assertThat(options.get("chess-2016")).containsExactly("chances[dice, equal]", "null-move[on, off]");
        assertThat(options.get("grand-dice-chess"))
                .containsExactly("handicap[none, two-dice]", "draws[hundred-turns, none]");
        assertThat(options.get("d4-d6-chess")).isEmpty();
    }
}
