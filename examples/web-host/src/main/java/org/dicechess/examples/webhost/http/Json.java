package org.dicechess.examples.webhost.http;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.stream.Collectors;
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

    /** Says what is wrong in words of JSON: texts of the mapper name classes. */
    private static Refusal malformed(JsonProcessingException wrong) {
        String message = wrong instanceof UnrecognizedPropertyException unknown
                ? "unknown member '" + unknown.getPropertyName() + "'"
                : wrong instanceof JsonMappingException mapping
                        ? place(mapping) + "unexpected value"
                        : place(Optional.ofNullable(wrong.getLocation())) + "this is no JSON";
        return new Refusal(400, "malformed", message);
    }

    /** The mapper does not always know the place. */
    private static String place(Optional<JsonLocation> place) {
        return place.map(at -> "line " + at.getLineNr() + ", column " + at.getColumnNr() + ": ")
                .orElse("");
    }

    private static String place(JsonMappingException wrong) {
        String path = wrong.getPath().stream()
                .map(step -> step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("."));
        return path.isEmpty() ? "" : path + ": ";
    }

    static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
