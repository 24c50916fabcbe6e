package org.dicechess.examples.webhost.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.javalin.http.Context;
import org.dicechess.examples.webhost.game.Refusal;

/** Reads and writes JSON; what is read has no unknown or double members. */
final class Json {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    static <T> T body(Context request, Class<T> type) {
        String sent = request.contentType();
        if (sent == null || !sent.startsWith("application/json")) {
            throw new Refusal(415, "no-json", "expected Content-Type: application/json");
        }
        return read(request.body(), type);
    }

    static <T> T read(String text, Class<T> type) {
        try {
            T value = MAPPER.readValue(text, type);
            if (value == null) {
                throw new Refusal(400, "malformed", "expected a JSON object");
            }
            return value;
        } catch (JsonProcessingException wrong) {
            throw wrong.getCause() instanceof Refusal refusal ? refusal : malformed(wrong);
        }
    }

    private static Refusal malformed(JsonProcessingException wrong) {
        return new Refusal(
                400,
                "malformed",
                wrong.getOriginalMessage().replaceAll("\\(class [^)]*\\)", "").strip());
    }

    static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
