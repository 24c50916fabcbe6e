package org.dicechess.specs.guide;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A mistake that a seeded author makes in a definition.
 *
 * @param kind what the author does
 * @param path the path of the wrong key or value, as {@code pieces.pawn.move[0]}
 * @param definition the wrong definition
 */
record SchemaMistake(Kind kind, String path, JsonNode definition) {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** What an author does. */
    enum Kind {
        /** A key is misspelt. */
        MISSPELT_KEY,
        /** A key stands where it does not belong. */
        STRANGE_KEY,
        /** A word is misspelt. */
        WORD,
        /** A value is of another sort. */
        SHAPE,
        /** A number is far too small or too large. */
        NUMBER
    }

    /** A place in a definition: the map or list, and its key or index. */
    private record Place(JsonNode parent, String key, int index, String path) {

        JsonNode value() {
            return parent.isObject() ? parent.get(key) : parent.get(index);
        }

        void set(JsonNode value) {
            if (parent instanceof ObjectNode map) {
                map.set(key, value);
            } else {
                ((ArrayNode) parent).set(index, value);
            }
        }
    }

    /**
     * Returns a mistake in a definition.
     *
     * @param keys keys of any definitions
     */
    static SchemaMistake in(JsonNode definition, List<String> keys, Random random) {
        JsonNode copy = definition.deepCopy();
        List<Place> places = new ArrayList<>();
        collect(copy, "", places);
        Place place = places.get(random.nextInt(places.size()));
        Kind kind = kind(place, random);
        String path = place.path();
        switch (kind) {
            case MISSPELT_KEY -> path = rename(place, misspelt(place.key(), random));
            case STRANGE_KEY -> path = add(place, keys.get(random.nextInt(keys.size())));
            case WORD -> place.set(JSON.textNode(misspelt(place.value().asText(), random)));
            case NUMBER -> place.set(JSON.numberNode(random.nextBoolean() ? -1 - random.nextInt(5) : 1_000_000));
            default -> place.set(other(place.value(), random));
        }
        return new SchemaMistake(kind, path, copy);
    }

    private static void collect(JsonNode node, String path, List<Place> places) {
        node.fields().forEachRemaining(field -> {
            String below = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
            places.add(new Place(node, field.getKey(), 0, below));
            collect(field.getValue(), below, places);
        });
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            String below = path + "[" + i + "]";
            places.add(new Place(node, "", i, below));
            collect(node.get(i), below, places);
        }
    }

    private static Kind kind(Place place, Random random) {
        int choice = random.nextInt(5);
        if (choice < 2 && place.parent().isObject()) {
            return Kind.values()[choice];
        }
        if (choice == 2 && place.value().isTextual() && place.value().asText().length() > 2) {
            return Kind.WORD;
        }
        return place.value().isInt() && random.nextBoolean() ? Kind.NUMBER : Kind.SHAPE;
    }

    private static String misspelt(String word, Random random) {
        int at = random.nextInt(word.length());
        return word.substring(0, at) + "x" + word.substring(at + random.nextInt(2));
    }

    private static String rename(Place place, String name) {
        ObjectNode map = (ObjectNode) place.parent();
        JsonNode value = map.remove(place.key());
        map.set(name, value);
        return sibling(place, name);
    }

    private static String add(Place place, String name) {
        ObjectNode map = (ObjectNode) place.parent();
        if (!map.has(name)) {
            map.set(name, place.value().deepCopy());
        }
        return sibling(place, name);
    }

    private static String sibling(Place place, String name) {
        return place.path().substring(0, place.path().length() - place.key().length()) + name;
    }

    private static JsonNode other(JsonNode value, Random random) {
        List<JsonNode> others = List.of(
                JSON.textNode("quux"),
                JSON.numberNode(3),
                JSON.booleanNode(true),
                JSON.arrayNode(),
                JSON.arrayNode().add("quux").add("other"),
                JSON.objectNode(),
                JSON.objectNode().put("quux", 1));
        JsonNode other = others.get(random.nextInt(others.size()));
        return other.getNodeType() == value.getNodeType() ? JSON.arrayNode().add(JSON.objectNode()) : other;
    }

    /** Returns the definition as YAML in one line. */
    String text() {
        return text(definition);
    }

    /** Returns a definition as YAML in one line. */
    static String text(JsonNode node) {
        List<String> parts = new ArrayList<>();
        node.fields()
                .forEachRemaining(field -> parts.add(JSON.textNode(field.getKey()) + ": " + text(field.getValue())));
        if (node.isObject()) {
            return "{" + String.join(", ", parts) + "}";
        }
        node.elements().forEachRemaining(item -> parts.add(text(item)));
        return node.isArray() ? "[" + String.join(", ", parts) + "]" : node.isNull() ? "~" : node.toString();
    }
}
