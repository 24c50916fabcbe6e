package org.dicechess.rules.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.dicechess.rules.yaml.Form;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Names;

/**
 * Writes the JSON Schema of definitions from the keys by which readers read them.
 *
 * <p>A file may extend another, so its maps may be incomplete and {@code ~} may stand for any value. The schema refuses
 * neither.
 */
final class SchemaWriter {

    private static final String NULL = "null";
    private static final String ID = "^[a-z0-9]+(-[a-z0-9]+)*$";

    /** An unquoted text of digits is a number for other programs. */
    private static final List<String> SYMBOL = List.of("string", "number", "boolean", NULL);

    private static final Map<String, Object> TEXT = ordered("$ref", reference("text"));
    private static final Map<String, Object> TEXTS = ordered("$ref", reference("texts"));

    private final Map<String, Form> forms;
    private final Function<String, String> help;

    /**
     * Creates a writer.
     *
     * @param help tells what a key means, by the name of its map, a dot and its own name
     */
    SchemaWriter(List<Form> forms, Function<String, String> help) {
        this.forms = new LinkedHashMap<>();
        forms.forEach(form -> this.forms.put(form.name(), form));
        this.help = help;
    }

    /** Returns the schema, whose root is the form with this name. */
    Map<String, Object> schema(String root) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("$id", "urn:dicechess:definition:1");
        schema.put("title", "A definition of dicechess");
        schema.put("type", "object");
        schema.put("required", List.of("format"));
        schema.put("$ref", reference(root));
        Map<String, Object> definitions = new LinkedHashMap<>();
        definitions.put("text", ordered("type", SYMBOL));
        definitions.put("texts", oneOrList(TEXT));
        forms.values().stream()
                .filter(form -> !form.shapes().isEmpty())
                .forEach(form -> definitions.put(form.name(), form(form)));
        schema.put("$defs", definitions);
        return schema;
    }

    private static String reference(String name) {
        return "#/$defs/" + name;
    }

    private Map<String, Object> form(Form form) {
        List<Object> shapes = new ArrayList<>();
        form.shapes().forEach(shape -> shapes.add(shape(shape)));
        return anyOf(shapes);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> anyOf(List<Object> shapes) {
        return shapes.size() == 1 ? (Map<String, Object>) shapes.get(0) : ordered("anyOf", shapes);
    }

    private Object shape(Form.Shape shape) {
        if (shape instanceof Form.Shape.Words words) {
            return words(words.words());
        }
        if (shape instanceof Form.Shape.Text) {
            return TEXT;
        }
        if (shape instanceof Form.Shape.Texts) {
            return TEXTS;
        }
        if (shape instanceof Form.Shape.Pattern pattern) {
            return ordered("type", List.of("string", NULL), "pattern", pattern.regex());
        }
        if (shape instanceof Form.Shape.Number number) {
            return number(number.min(), number.max());
        }
        if (shape instanceof Form.Shape.Flag) {
            return flag();
        }
        if (shape instanceof Form.Shape.Map map) {
            return map(map.keys());
        }
        if (shape instanceof Form.Shape.Names names) {
            return names(names.form());
        }
        if (shape instanceof Form.Shape.Items items) {
            return items(items);
        }
        return ordered("$ref", reference(((Form.Shape.Other) shape).form()));
    }

    private static Map<String, Object> items(Form.Shape.Items items) {
        Map<String, Object> list =
                ordered("type", List.of("array", NULL), "items", ordered("$ref", reference(items.form())));
        if (items.least() > 0) {
            list.put("minItems", items.least());
        }
        if (items.most() < Integer.MAX_VALUE) {
            list.put("maxItems", items.most());
        }
        return list;
    }

    private static Map<String, Object> words(List<String> words) {
        List<Object> values = new ArrayList<>(words);
        values.add(null);
        return ordered("enum", values);
    }

    private static Map<String, Object> number(int min, int max) {
        Map<String, Object> number = ordered("type", List.of("integer", NULL));
        if (max < Integer.MAX_VALUE) {
            number.put("minimum", min);
            number.put("maximum", max);
        }
        return number;
    }

    private static Map<String, Object> flag() {
        return ordered("type", List.of("boolean", NULL));
    }

    private static Map<String, Object> names(String form) {
        return ordered("type", List.of("object", NULL), "additionalProperties", ordered("$ref", reference(form)));
    }

    private static Map<String, Object> oneOrList(Map<String, Object> one) {
        return ordered("anyOf", List.of(one, ordered("type", "array", "items", one)));
    }

    private Map<String, Object> map(Keys keys) {
        Map<String, Object> map = ordered("type", List.of("object", NULL));
        List<Key> all = keys.all();
        if (all.get(0).name().isEmpty()) {
            map.put("additionalProperties", value(all.get(0)));
            return map;
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Key key : all) {
            properties.computeIfAbsent(key.name(), name -> property(keys, named(keys, name)));
        }
        properties.put("rule", described(ordered("type", List.of("string", NULL)), help.apply("rule")));
        map.put("properties", properties);
        map.put("additionalProperties", false);
        List<Object> conditions = new SchemaConditions(keys, this::value).all();
        if (!conditions.isEmpty()) {
            map.put("allOf", conditions);
        }
        return map;
    }

    private static List<Key> named(Keys keys, String name) {
        return keys.all().stream().filter(key -> key.name().equals(name)).toList();
    }

    private Map<String, Object> property(Keys keys, List<Key> same) {
        List<Object> values = same.stream().<Object>map(this::value).distinct().toList();
        return described(
                anyOf(values), help.apply(keys.name() + "." + same.get(0).name()));
    }

    private static Map<String, Object> described(Map<String, Object> value, String help) {
        Map<String, Object> described = ordered("description", help);
        described.putAll(value);
        return described;
    }

    Map<String, Object> value(Key key) {
        return switch (key.takes()) {
            case TEXT -> ordered("type", List.of("string", NULL), "minLength", 1);
            case TITLE -> title(key);
            case TITLES -> oneOrList(title(key));
            case SYMBOL -> symbol(key.of());
            case SYMBOLS -> symbol(key.of()).equals(TEXT) ? TEXTS : oneOrList(symbol(key.of()));
            case ID -> ordered("type", SYMBOL, "pattern", ID, "maxLength", Names.LONGEST);
            case NUMBER -> number(key.min(), key.max());
            case FLAG -> flag();
            case WORD -> words(key.words());
            case MAP, NODE -> ordered("$ref", reference(key.of()));
            case NAMES -> names(key.of());
            case LIST -> ordered("type", List.of("array", NULL), "items", ordered("$ref", reference(key.of())));
        };
    }

    private static Map<String, Object> title(Key key) {
        return ordered("type", List.of("string", NULL), "minLength", 1, "maxLength", key.max());
    }

    /** Returns the schema of a text, which has a form if not any text may stand. */
    private Map<String, Object> symbol(String thing) {
        boolean isOfForm = forms.containsKey(thing)
                && forms.get(thing).shapes().stream()
                        .allMatch(shape -> shape instanceof Form.Shape.Words
                                || shape instanceof Form.Shape.Pattern
                                || shape instanceof Form.Shape.Text);
        return isOfForm ? ordered("$ref", reference(thing)) : TEXT;
    }

    /** Returns a map of these names and values, in this order. */
    static Map<String, Object> ordered(Object... entries) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < entries.length; i += 2) {
            map.put((String) entries[i], entries[i + 1]);
        }
        return map;
    }

    /** Returns the names of all described keys: the name of the map, a dot and the name of the key. */
    static List<String> described(List<Form> forms) {
        return forms.stream()
                .flatMap(form -> form.shapes().stream())
                .filter(Form.Shape.Map.class::isInstance)
                .map(shape -> ((Form.Shape.Map) shape).keys())
                .flatMap(keys -> keys.all().stream()
                        .filter(key -> !key.name().isEmpty())
                        .map(key -> keys.name() + "." + key.name()))
                .distinct()
                .collect(Collectors.toList());
    }
}
