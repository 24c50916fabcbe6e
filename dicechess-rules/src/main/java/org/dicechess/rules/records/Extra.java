package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;

/** The further members of a JSON record, as one JSON object. */
public final class Extra {

    /** No further members. */
    static final String NONE = "{}";

    /** The members that records use themselves. */
    static final List<String> OWN = List.of(
            "format", "variant", "rules", "options", "tags", "start", "events", "result", "reason", "conclusion");

    private Extra() {}

    /**
     * Returns the text of an object without blanks between its parts.
     *
     * @throws org.dicechess.NotationException if it is no object of further members
     */
    public static String compact(String json) {
        return read(new RecordSource(json), new RecordPart(json, 0));
    }

    /** Returns the same for an object that is part of a text. */
    static String read(RecordSource source, RecordPart part) {
        JsonValue value = JsonReader.read(source, part);
        if (!(value instanceof JsonValue.Fields object)) {
            throw source.error(value.at(), "expected an object");
        }
        object.values().forEach((name, member) -> {
            if (OWN.contains(name)) {
                throw source.error(member.at(), "the key '" + name + "' is one of records, expected another key");
            }
        });
        return text(object.values());
    }

    /** Returns the text of an object with these members. */
    static String text(Map<String, JsonValue> members) {
        return JsonWriter.fields(members);
    }

    static boolean isEmpty(String extra) {
        return extra.equals(NONE);
    }
}
