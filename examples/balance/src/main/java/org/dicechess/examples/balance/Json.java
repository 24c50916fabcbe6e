package org.dicechess.examples.balance;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Reads and writes JSON. A member that is missing, unknown or null is an error. */
final class Json {

    private static final ObjectMapper LINES = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();

    private static final ObjectMapper REPORTS = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .addModule(new SimpleModule()
                    .addSerializer(Double.class, new Rounded())
                    .addSerializer(double.class, new Rounded()))
            .build();

    private Json() {}

    /** Writes a value on one line. */
    static String line(Object value) {
        return written(LINES, value);
    }

    /** Writes a value on many lines, with six decimals. */
    static String lines(Object value) {
        return written(REPORTS, value).replace("\r", "") + "\n";
    }

    private static String written(ObjectMapper mapper, Object value) {
        try {
            return mapper.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a value; the place stands in the message of an error. */
    static <T> T read(String line, Class<T> type, String place) {
        try {
            T value = LINES.readValue(line, type);
            if (value != null) {
                return value;
            }
            throw unreadable(type, place, "null");
        } catch (JsonProcessingException e) {
            throw unreadable(type, place, e.getOriginalMessage().replaceAll("\\R\\s*", " "));
        }
    }

    private static BadInputException unreadable(Class<?> type, String place, String reason) {
        return new BadInputException(
                place + ": " + reason + "; expected " + (type == Plan.class ? "a plan" : "a game") + " as JSON");
    }

    /** The same text on every machine. */
    private static final class Rounded extends JsonSerializer<Double> {

        @Override
        public void serialize(Double value, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeNumber(new BigDecimal(value)
                    .setScale(6, RoundingMode.HALF_EVEN)
                    .stripTrailingZeros()
                    .toPlainString());
        }
    }
}
