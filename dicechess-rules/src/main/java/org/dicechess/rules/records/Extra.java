package org.dicechess.rules.records;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The further members of a JSON record, as one JSON object. What is asked about single members holds for any object, as
 * a host keeps objects of its own among them.
 */
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

    /** Returns the string that is a member of an object; empty if no string has this name. */
    public static Optional<String> text(String json, String member) {
        JsonValue value = all(json).get(member);
        return value instanceof JsonValue.Text text ? Optional.of(text.text()) : Optional.empty();
    }

    /** Returns the text of an object with a string as a member. */
    public static String with(String json, String member, String text) {
        return changed(json, members -> members.put(member, new JsonValue.Text(text, 0)));
    }

    /** Returns the text of a member of an object; empty if there is no such member. */
    public static Optional<String> member(String json, String member) {
        JsonValue value = all(json).get(member);
        return value == null ? Optional.empty() : Optional.of(JsonWriter.value(value));
    }

    /** Returns the text of an object with JSON of any kind as a member. */
    public static String withMember(String json, String member, String value) {
        JsonValue read = JsonReader.read(new RecordSource(value));
        String changed = changed(json, members -> members.put(member, read));
        // Read once more, since the value may be nested too deep for a member.
        JsonReader.read(new RecordSource(changed));
        return changed;
    }

    /** Returns the text of an object without a member. */
    public static String without(String json, String member) {
        return changed(json, members -> members.remove(member));
    }

    /** Returns the members that are strings. */
    static Map<String, String> texts(String json) {
        Map<String, String> texts = new LinkedHashMap<>();
        all(json).forEach((name, value) -> {
            if (value instanceof JsonValue.Text text) {
                texts.put(name, text.text());
            }
        });
        return texts;
    }

    /** Returns the text of each member. */
    static Map<String, String> members(String json) {
        Map<String, String> texts = new LinkedHashMap<>();
        all(json).forEach((name, value) -> texts.put(name, JsonWriter.value(value)));
        return texts;
    }

    private static Map<String, JsonValue> all(String json) {
        return object(new RecordSource(json), new RecordPart(json, 0)).values();
    }

    private static String changed(String json, Consumer<Map<String, JsonValue>> change) {
        Map<String, JsonValue> members = new LinkedHashMap<>(all(json));
        change.accept(members);
        return text(new RecordSource(json), new RecordPart(json, 0), members);
    }

    /** Returns the same for an object that is part of a text. */
    static String read(RecordSource source, RecordPart part) {
        return text(source, part, members(source, part));
    }

    /**
     * Returns whether two texts are the same object: the order of members does not count, and numbers are compared as
     * they are written.
     *
     * @throws org.dicechess.NotationException as {@link #compact}
     */
    public static boolean areSame(String one, String other) {
        return JsonWriter.sorted(all(one)).equals(JsonWriter.sorted(all(other)));
    }

    private static Map<String, JsonValue> members(RecordSource source, RecordPart part) {
        JsonValue.Fields object = object(source, part);
        checkNames(source, object.values());
        return object.values();
    }

    private static JsonValue.Fields object(RecordSource source, RecordPart part) {
        JsonValue value = JsonReader.read(source, part);
        if (value instanceof JsonValue.Fields object) {
            return object;
        }
        throw source.error(value.at(), "expected an object");
    }

    private static void checkNames(RecordSource source, Map<String, JsonValue> members) {
        members.forEach((name, member) -> {
            if (OWN.contains(name)) {
                throw source.error(member.at(), "the key '" + name + "' is one of records, expected another key");
            }
        });
    }

    /**
     * Returns the text of an object with these members.
     *
     * @param part where the object begins
     * @throws org.dicechess.NotationException if it is longer than a text that is read, since characters were escaped
     */
    static String text(RecordSource source, RecordPart part, Map<String, JsonValue> members) {
        String text = JsonWriter.fields(members);
        if (text.length() > RecordSource.LIMIT) {
            throw source.error(
                    part,
                    "with its escapes the object has " + text.length() + " characters, expected at most "
                            + RecordSource.LIMIT);
        }
        return text;
    }

    static boolean isEmpty(String extra) {
        return extra.equals(NONE);
    }
}
