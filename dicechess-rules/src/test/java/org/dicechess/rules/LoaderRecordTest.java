package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.Result;
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

    private static Loader racing(String right, String wrong) {
        String race = new String(RACE, StandardCharsets.UTF_8);
        assertThat(race).contains(right);
        return Loader.of(Games.pack("race/variant.yaml", race.replace(right, wrong)))
                .hook("late", "1", LATE);
    }

    private static List<String> texts(GameRecord game) {
        Notation notation = game.start().variant().notation();
        return List.of(notation.record(game), notation.json(game));
    }

    @Test
    void changedRulesAreNamed() {
        Variant race = loader().load("race");
        Loader changed = racing("move: K", "move: W");
        String now = changed.load("race").rulesHash();
        for (String text : texts(GameRecord.from(race.start()).after("c1c2"))) {
            assertThatThrownBy(() -> changed.record(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining(
                            "the rules of the variant 'race' have changed since this game was played: expected the rules '"
                                    + now + "', found '" + race.rulesHash()
                                    + "'; replay plays it under the rules of now");
        }
    }

    /** A king goes one square in any direction; a wazir, of the changed rules, goes orthogonally only. */
    @Test
    void aGameIsReplayedUnderChangedRulesIfTheHostAsks() {
        Variant race = loader().option("goal", "quick").load("race");
        Loader changed = racing("move: K", "move: W");
        GameRecord straight = GameRecord.from(race.start())
                .after("c1c2")
                .after("a3a2")
                .tagged("White", "Anna")
                .withExtra("{\"x:y\":1}")
                .concluded(Conclusion.agreement());
        for (String text : texts(straight)) {
            GameRecord replayed = changed.replay(text);
            assertThat(replayed.events()).extracting(Event::text).containsExactly("c1c2", "a3a2");
            assertThat(replayed.tags()).isEqualTo(straight.tags());
            assertThat(replayed.extra()).isEqualTo(straight.extra());
            assertThat(replayed.conclusion()).isEqualTo(straight.conclusion());
            assertThat(replayed.rulesHash())
                    .isEqualTo(changed.option("goal", "quick").load("race").rulesHash());
            assertThat(changed.record(replayed.start().variant().notation().record(replayed)))
                    .isEqualTo(replayed);
            assertThat(replayed.start().variant().notation().replay(text)).isEqualTo(replayed);
            assertThat(loader().replay(text)).as("unchanged rules").isEqualTo(straight);
        }
        for (String text : texts(GameRecord.from(race.start()).after("c1c2").after("a3b2"))) {
            assertThatThrownBy(() -> changed.replay(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("'a3b2': ");
        }
    }

    /** White takes the last king. Under the changed rules nobody wins by that, and the game goes on. */
    @Test
    void aReplayedGameHasTheResultOfTheChangedRules() {
        Variant race = loader().load("race");
        GameRecord taken =
                GameRecord.from(race.start()).after("c1c2").after("a3b3").after("c2b3");
        Loader changed = racing("result: loses", "result: draws");
        Loader open = racing("endings: {bare: {when: none-left, pieces: king, result: loses}}", "endings: {}");
        assertThat(taken.result()).contains(Result.WHITE_WINS);
        for (String text : texts(taken)) {
            assertThat(changed.replay(text).result()).contains(Result.DRAW);
            assertThat(open.replay(text).result()).isEmpty();
            assertThatThrownBy(() -> loader().replay(text.replace("1-0", "0-1")))
                    .as("unchanged rules")
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("expected the result of these events: '1-0 bare', found '0-1 bare'");
        }
    }

    /** The players agreed on a draw after White had taken the last king, which ended nothing then. */
    @Test
    void aConclusionIsLeftOutWhereTheChangedRulesHaveEndedTheGame() {
        Loader open = racing("endings: {bare: {when: none-left, pieces: king, result: loses}}", "endings: {}");
        GameRecord agreed = GameRecord.from(open.load("race").start())
                .after("c1c2")
                .after("a3b3")
                .after("c2b3")
                .concluded(Conclusion.agreement());
        for (String text : texts(agreed)) {
            GameRecord replayed = loader().replay(text);
            assertThat(replayed.result()).contains(Result.WHITE_WINS);
            assertThat(replayed.conclusion()).isEmpty();
            assertThat(open.replay(text)).isEqualTo(agreed);
        }
    }

    /** The second definition has the two options in the other order. */
    @Test
    void theOrderOfOptionsDoesNotMatter() {
        String one = "one: {default: x, choices: {x: {}, y: {pieces: {king: {value: 5}}}}}";
        String two = "two: {default: x, choices: {x: {}, y: {endings: {b: {when: hook, hook: late, result: draws}}}}}";
        String game = new String(RACE, StandardCharsets.UTF_8).replaceAll("options: .*", "options: {FIRST, SECOND}");
        Variant now = variant(game.replace("FIRST", one).replace("SECOND", two));
        Variant then = variant(game.replace("FIRST", two).replace("SECOND", one));
        assertThat(then.rulesHash()).isEqualTo(now.rulesHash());
        GameRecord played = GameRecord.from(then.start()).after("c1c2");
        assertThat(then.notation().record(played)).contains("options: two=y one=y");
        assertThat(now.notation().record(then.notation().record(played)).events())
                .isEqualTo(played.events());
        assertThat(now.notation().fromJson(then.notation().json(played)).events())
                .isEqualTo(played.events());
    }

    private static Variant variant(String definition) {
        return Loader.of(MemoryPack.of(Map.of("race/variant.yaml", definition.getBytes(StandardCharsets.UTF_8))))
                .hook("late", "1", LATE)
                .option("one", "y")
                .option("two", "y")
                .load("race");
    }

    @Test
    void aReplayedGameIsOfItsVariantAndOptions() {
        Variant quick = loader().option("goal", "quick").load("race");
        for (String text : texts(GameRecord.from(quick.start()))) {
            assertThatThrownBy(() -> racing("quick:", "fast:").replay(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("option goal='quick', expected one of [none, fast]");
            assertThatThrownBy(() -> loader().load("race").notation().replay(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("expected the options ");
            assertThatThrownBy(() -> Loader.of().replay(text)).isInstanceOf(NotationException.class);
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
