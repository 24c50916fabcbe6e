package org.dicechess.rules.records;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reads the fields of an object of a JSON record; each field is read once. */
final class RecordFields {

    /** The longest number that is compared: reading takes time that grows with the square of its length. */
    private static final int LONGEST_NUMBER = 100;

    private final RecordSource source;
    private final JsonValue.Fields object;
    private final Map<String, JsonValue> unread;

    private RecordFields(RecordSource source, JsonValue.Fields object) {
        this.source = source;
        this.object = object;
        this.unread = new LinkedHashMap<>(object.values());
    }

    static RecordFields of(RecordSource source) {
        return of(source, JsonReader.read(source));
    }

    private static RecordFields of(RecordSource source, JsonValue value) {
        if (value instanceof JsonValue.Fields object) {
            return new RecordFields(source, object);
        }
        throw source.error(value.at(), "expected an object");
    }

    /** Returns the place of the whole object. */
    RecordPart whole() {
        return new RecordPart("", object.at());
    }

    /** Returns the object of a field; empty if there is no such field. */
    Optional<RecordFields> optional(String key) {
        return unread.containsKey(key) ? Optional.of(of(source, value(key))) : Optional.empty();
    }

    /** Returns the text of a field; empty if there is no such field. */
    Optional<RecordPart> optionalText(String key) {
        return unread.containsKey(key) ? Optional.of(text(key)) : Optional.empty();
    }

    /** Returns the texts of all fields by their keys. */
    Map<String, RecordPart> texts() {
        Map<String, RecordPart> texts = new LinkedHashMap<>();
        object.values().forEach((key, value) -> texts.put(key, text(value)));
        return texts;
    }

    /** Returns the index where the value of a field begins. */
    int at(String key) {
        JsonValue value = object.values().get(key);
        if (value == null) {
            throw source.error(object.at(), "expected a key '" + key + "'");
        }
        return value.at();
    }

    RecordPart text(String key) {
        return text(value(key));
    }

    /** Refuses another value than this number, which may be written in any way: {@code 1.0} is 1. */
    void number(String key, int expected) {
        JsonValue value = value(key);
        if (!(value instanceof JsonValue.Word word) || !isNumber(word.text(), expected)) {
            throw source.error(value.at(), "expected the number " + expected);
        }
    }

    private static boolean isNumber(String word, int expected) {
        try {
            return word.length() <= LONGEST_NUMBER && new BigDecimal(word).compareTo(BigDecimal.valueOf(expected)) == 0;
        } catch (NumberFormatException noNumber) {
            return false;
        }
    }

    List<RecordPart> texts(String key) {
        JsonValue value = value(key);
        if (!(value instanceof JsonValue.Array array)) {
            throw source.error(value.at(), "expected a list of strings");
        }
        List<RecordPart> texts = new ArrayList<>();
        array.values().forEach(member -> texts.add(text(member)));
        return texts;
    }

    Map<String, String> map(String key) {
        JsonValue value = value(key);
        if (!(value instanceof JsonValue.Fields fields)) {
            throw source.error(value.at(), "expected an object of strings");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        fields.values().forEach((name, member) -> texts.put(name, text(member).text()));
        return texts;
    }

    /** Refuses further fields. */
    void end() {
        unread.forEach((key, value) -> {
            throw source.error(value.at(), "unknown key '" + key + "', expected a key of records");
        });
    }

    /** Returns the fields that have not been read, as the text of an object. */
    String rest() {
        return Extra.text(source, whole(), unread);
    }

    private JsonValue value(String key) {
        at(key);
        return Objects.requireNonNull(unread.remove(key));
    }

    /** Returns a string as a part that begins after the quotation mark. Its columns are exact if it has no escapes. */
    private RecordPart text(JsonValue value) {
        if (value instanceof JsonValue.Text text) {
            return new RecordPart(text.text(), text.at() + 1);
        }
        throw source.error(value.at(), "expected a string");
    }
}
