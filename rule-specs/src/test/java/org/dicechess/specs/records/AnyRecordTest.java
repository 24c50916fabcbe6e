package org.dicechess.specs.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.RecordHeader;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of all bundled variants with all that a host may add, read with and without their variant. */
@Tag("long")
class AnyRecordTest {

    private static final Loader LOADER = NotedGames.loader();
    private static final Variant CHESS = LOADER.load("chess");
    private static final Variant LATE =
            NotedGames.loader().option("draws", "late").load("chess");
    private static final String TEXT =
            LATE.notation().record(GameRecord.from(LATE.start()).after("e2e4"));
    private static final String JSON =
            LATE.notation().json(GameRecord.from(LATE.start()).after("e2e4"));

    static List<String> ids() {
        return NotedGames.ids();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyConclusionAndTagReadsBack(String id) {
        NotedGames.variants(id).forEach(variant -> {
            GameRecord open = NotedGames.open(variant, 1);
            checkReadsBack(open);
            NotedGames.conclusions(id).forEach(conclusion -> checkReadsBack(open.concluded(conclusion)));
        });
    }

    private static void checkReadsBack(GameRecord game) {
        Notation notation = game.start().variant().notation();
        for (String text : List.of(notation.record(game), notation.json(game))) {
            GameRecord read = LOADER.record(text);
            assertThat(read).isEqualTo(game);
            assertThat(read.tags().keySet()).containsExactly("White", "Black", "Date", "start");
            assertThat(read.start().variant().options())
                    .isEqualTo(game.start().variant().options());
            assertThat(text.startsWith("{") ? notation.fromJson(text) : notation.record(text))
                    .isEqualTo(game);
            RecordHeader header = Loader.header(text);
            assertThat(header.variant()).isEqualTo(game.start().variant().id());
            assertThat(header.rules()).isEqualTo(game.rulesHash());
            assertThat(header.tags()).isEqualTo(game.tags());
            assertThat(header.result()).isEqualTo(game.result());
            assertThat(header.conclusion()).isEqualTo(game.conclusion());
            assertThat(header.words()).isEqualTo(game.conclusion().isPresent() ? game.words() : "");
            assertThat(header.reason()).isEmpty();
            assertThat(header.events()).isEqualTo(game.events().size());
            assertThat(header.extra()).isEqualTo(game.extra());
            assertThat(header.start()).isEqualTo(game.start().text());
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void keptRecordsAreReadWithoutTheirVariant(String id) {
        for (String file : List.of("/record.txt", "/record.json")) {
            String text = new String(new BundledDefinitions().file(id + file).orElseThrow(), StandardCharsets.UTF_8);
            GameRecord game = LOADER.record(text);
            RecordHeader header = Loader.header(text);
            assertThat(header.variant()).isEqualTo(id);
            assertThat(header.events()).isEqualTo(game.events().size());
            assertThat(header.result()).isEqualTo(game.result());
            assertThat(header.tags()).isEmpty();
        }
    }

    @Test
    void optionsThatAreNotAtTheirDefaultAreATag() {
        Variant late = Loader.create().option("draws", "late").load("chess");
        assertThat(late.notation().pgn(GameRecord.from(late.start()))).contains("\n[Options \"draws=late\"]\n");
        Variant early = Loader.create().option("draws", "early").load("chess");
        assertThat(early.notation().pgn(GameRecord.from(early.start()))).doesNotContain("Options");
    }

    @Test
    void aHeaderSaysWhatTheTextSays() {
        RecordHeader header = Loader.header("""
                variant: no-such-game
                rules: %s
                options: a=b c=d-e
                tag White: Anna
                start: nothing that is a position
                events:
                no-event [1 2] --
                result: 0-1 lost by magic
                """.formatted("0123456789abcdef".repeat(4)));
        assertThat(header)
                .isEqualTo(new RecordHeader(
                        "no-such-game",
                        Map.of("a", "b", "c", "d-e"),
                        "0123456789abcdef".repeat(4),
                        Map.of("White", "Anna"),
                        "{}",
                        Map.of(),
                        Map.of(),
                        "nothing that is a position",
                        3,
                        Optional.of(Result.BLACK_WINS),
                        "lost by magic",
                        Optional.empty()));
        assertThat(header.words()).isEqualTo("lost by magic: Black wins");
        assertThatThrownBy(() -> header.tags().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aHeaderTellsFurtherMembersOfAnyKind() {
        GameRecord game = GameRecord.from(CHESS.start())
                .withExtraJson("my:clock", "{ \"left\": [1, 2] }")
                .withExtra("my:note", "a \"b\"");
        RecordHeader header = Loader.header(CHESS.notation().json(game));
        assertThat(header.extraJson("my:clock")).contains("{\"left\":[1,2]}").isEqualTo(game.extraJson("my:clock"));
        assertThat(header.extraJson("my:note")).contains("\"a \\\"b\\\"\"").isEqualTo(game.extraJson("my:note"));
        assertThat(header.extra("my:note")).contains("a \"b\"");
        assertThat(header.extra("my:clock")).isEmpty();
        assertThat(header.extraJson("my:other")).isEmpty();
        assertThatThrownBy(() -> header.extraMembers().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    /** Seventy-five moves of each side draw the late edition; its records keep the name of the ending. */
    @Test
    void theLateDrawHasItsOwnTitle() {
        GameRecord game = GameRecord.from(LATE.position("6k1/8/8/8/8/8/8/K6R w - - 149 90"))
                .after("h1h2");
        assertThat(game.words()).isEqualTo("seventy-five moves: draw");
        assertThat(Loader.header(LATE.notation().record(game)).words()).isEqualTo("fifty moves: draw");
        assertThat(LOADER.record(LATE.notation().record(game)).words()).isEqualTo("seventy-five moves: draw");
    }

    @Test
    void theOptionsOfTheRecordCountAndNotThoseOfTheLoader() {
        Loader early = Loader.create().option("draws", "early");
        assertThat(early.record(TEXT).start().variant().options()).containsEntry("draws", "late");
        assertThat(early.record(JSON).start().variant().options()).containsEntry("draws", "late");
        assertThat(early.load("chess").options()).containsEntry("draws", "early");
        String plain = CHESS.notation().record(GameRecord.from(CHESS.start()));
        assertThat(Loader.create()
                        .option("no-option-of-chess", "x")
                        .record(plain)
                        .start()
                        .variant()
                        .options())
                .containsEntry("draws", "early");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../chess",
                "chess/../chess",
                "/chess",
                "chess/",
                "./chess",
                "..",
                "",
                " chess",
                "Chess",
                "chess-",
                "-chess",
                "che--ss",
                "chess\u0000",
                "file:chess",
                "chess.yaml",
                "pieces/chess",
                "ch\u00e9ss"
            })
    void anIdIsNoPath(String id) {
        for (String text : List.of(
                TEXT.replace("variant: chess", "variant: " + id),
                JSON.replace("\"variant\":\"chess\"", "\"variant\":\"" + id.replace("\0", "\\u0000") + "\""))) {
            assertThatThrownBy(() -> LOADER.record(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("expected the id of a variant, 1 to 40 lower-case letters, digits");
            assertThatThrownBy(() -> Loader.header(text)).isInstanceOf(NotationException.class);
        }
    }

    @Test
    void aVariantThatIsNotThereIsNamed() {
        String text = TEXT.replace("variant: chess", "variant: pieces");
        assertThat(Loader.header(text).variant()).isEqualTo("pieces");
        assertThatThrownBy(() -> LOADER.record(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("line 1, column 10: there is no variant 'pieces'; expected one of [chess,");
    }

    @Test
    void anOptionThatIsNotThereIsNamed() {
        String name = TEXT.replace("draws=late", "luck=good");
        assertThat(Loader.header(name).options()).containsEntry("luck", "good");
        assertThatThrownBy(() -> LOADER.record(name))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 3, column 10: no option 'luck' of the variant 'chess', expected one of [draws]");
        assertThatThrownBy(() -> LOADER.record(JSON.replace("\"late\"", "\"never\"")))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith("option draws='never', expected one of [early, late]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"draws", "draws=late draws=late", "draws=late ", "draws=late  a=b"})
    void malformedOptionsAreRefused(String options) {
        assertThatThrownBy(() -> LOADER.record(TEXT.replace("draws=late", options)))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("line 3, column 10: expected each option once, as name=value");
    }

    @Test
    void otherRulesAreRefused() {
        String other = "0".repeat(64);
        assertThatThrownBy(() -> LOADER.record(TEXT.replace(LATE.rulesHash(), other)))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith(
                        "line 2, column 8: the rules of the variant 'chess' have changed since this game was played: expected the rules '"
                                + LATE.rulesHash());
        assertThatThrownBy(() -> LOADER.record(TEXT.replace("options: draws=late\n", "")))
                .hasMessageContaining(
                        "line 2, column 8: the rules of the variant 'chess' have changed since this game was played: expected the rules '"
                                + CHESS.rulesHash());
        for (String hash : List.of("", "A" + other.substring(1), other + "0")) {
            assertThatThrownBy(() -> Loader.header(TEXT.replace(LATE.rulesHash(), hash)))
                    .hasMessage("line 2, column 8: expected 64 hexadecimal digits in lower case");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "x", "{", "[]", " {}", "1. e4 *", "[Event \"?\"]", "\ufeffvariant: chess\n"})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> LOADER.record(text)).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Loader.header(text)).isInstanceOf(NotationException.class);
    }

    /** The header tells the start as one line with single blanks, whatever stands between its fields. */
    @Test
    void theHeaderReadsEveryStartThatTheRecordReads() {
        for (String start : List.of("\tw  KQkq ", " w \t KQkq\t", "  w KQkq ")) {
            String text = TEXT.replace(" w KQkq ", start);
            assertThat(LOADER.record(text)).isEqualTo(LOADER.record(TEXT));
            assertThat(Loader.header(text)).isEqualTo(Loader.header(TEXT));
        }
        String json = CHESS.notation().json(LOADER.record(TEXT));
        String spaced = json.replace(" w KQkq ", "\\n w\\tKQkq ");
        assertThat(LOADER.record(spaced)).isEqualTo(LOADER.record(TEXT));
        assertThat(Loader.header(spaced)).isEqualTo(Loader.header(json));
    }

    @ParameterizedTest
    @ValueSource(strings = {"* x", "2-0", "", "1-0x", "1/2"})
    void aResultIsOneOfFour(String result) {
        String text = TEXT.replace("result: *", "result: " + result);
        assertThatThrownBy(() -> Loader.header(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(result.equals("* x") ? "expected no reason" : "expected 1-0, 0-1, 1/2-1/2 or *");
        assertThatThrownBy(() -> LOADER.record(text)).isInstanceOf(NotationException.class);
    }

    @Test
    void blanksMayStandBeforeJson() {
        assertThat(LOADER.record("\r\n\t " + JSON)).isEqualTo(LOADER.record(TEXT));
    }

    @Test
    void scriptsNeedTheirCompiler() {
        GameRecord game = NotedGames.open(LOADER.load("d4-d6-chess"), 3).concluded(Conclusion.agreement());
        String text = game.start().variant().notation().record(game);
        assertThat(Loader.header(text).result()).contains(Result.DRAW);
        assertThatThrownBy(() -> Loader.create().record(text)).isInstanceOf(InvalidDefinitionException.class);
        assertThat(LOADER.record(text)).isEqualTo(game);
    }
}
