package org.dicechess.examples.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dicechess.GameRecord;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameModuleTest {

    private static final Loader LOADER = Loader.create();
    private static final GameRecord GAME = GameRecord.from(
                    LOADER.load("dice-chess").start())
            .tagged("White", "Anna")
            .after("[1 3]")
            .after("e2e4");

    private final ObjectMapper mapper = new ObjectMapper().registerModule(new GameModule(LOADER));

    /** What a host keeps of a game beside its own members. */
    record Stored(String room, GameRecord game) {}

    @Test
    void aGameIsStoredAndReadBack() throws Exception {
        String json = mapper.writeValueAsString(new Stored("blue", GAME));
        assertThat(mapper.readTree(json).path("game").isTextual()).isTrue();
        assertThat(mapper.readValue(json, Stored.class)).isEqualTo(new Stored("blue", GAME));
    }

    @Test
    void aPositionAndAnEventAreTheirTexts() throws Exception {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("last", GAME.lastEvent().orElseThrow());
        told.put("position", GAME.position());
        told.put("events", GAME.events());
        assertThat(mapper.writeValueAsString(told))
                .isEqualTo("{\"last\":\"e2e4\","
                        + "\"position\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\","
                        + "\"events\":[\"[1 3]\",\"e2e4\"]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2e4", "variant: chess", "variant: no-such-game"})
    void aTextThatIsNoRecordIsRefused(String text) {
        String json = "{\"room\":\"blue\",\"game\":\"" + text + "\"}";
        assertThatThrownBy(() -> mapper.readValue(json, Stored.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("line 1");
    }
}
