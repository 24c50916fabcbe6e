package org.dicechess.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The fields of a JSON record, each of which is asked for once and has one type. */
final class RecordFields {

    private final RecordSource source;
    private final JsonValue.Fields object;
    private final Map<String, JsonValue> unread;

    private RecordFields(RecordSource source, JsonValue.Fields object) {
        this.source = source;
        this.object = object;
        this.unread = new LinkedHashMap<>(object.values());
    }

    static RecordFields of(RecordSource source) {
        JsonValue value = JsonReader.read(source);
        if (value instanceof JsonValue.Fields object) {
            return new RecordFields(source, object);
        }
        throw source.error(value.at(), "expected an object");
    }

    /** Where the value of a field begins. */
    int at(String key) {
        JsonValue value = object.values().get(key);
        if (value == null) {
            throw source.error(object.at(), "the key '" + key + "' is missing");
        }
        return value.at();
    }

    RecordPart text(String key) {
        return text(value(key));
    }

    /** The result and, if there is one, its reason, as one text. */
    RecordPart result() {
        RecordPart result = text("result");
        return unread.containsKey("reason")
                ? new RecordPart((result.text() + " " + text("reason").text()).strip(), result.at())
                : result;
    }

    void number(String key, int expected) {
        JsonValue value = value(key);
        if (!(value instanceof JsonValue.Whole whole) || whole.number() != expected) {
            throw source.error(value.at(), "expected the number " + expected);
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

    /** No field is left that nobody asked for. */
    void end() {
        unread.forEach((key, value) -> {
            throw source.error(value.at(), "there is no key '" + key + "' in a record");
        });
    }

    private JsonValue value(String key) {
        at(key);
        return Objects.requireNonNull(unread.remove(key));
    }

    /** The part begins behind the quotation mark; its columns are exact as long as nothing in it is escaped. */
    private RecordPart text(JsonValue value) {
        if (value instanceof JsonValue.Text text) {
            return new RecordPart(text.text(), text.at() + 1);
        }
        throw source.error(value.at(), "expected a string");
    }
}
