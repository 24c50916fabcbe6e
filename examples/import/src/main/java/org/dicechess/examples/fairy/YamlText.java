package org.dicechess.examples.fairy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a tree as YAML: in braces what fits on a line, in blocks what does not. */
final class YamlText {

    private static final int COLUMNS = 120;
    private static final String STEP = "  ";

    /** A text that needs no quotes outside of braces. */
    private static final String SETUP = "[A-Za-z0-9+][-A-Za-z0-9 /*+~=.\\[\\]()^,]*";

    private final StringBuilder text = new StringBuilder();

    private YamlText() {}

    /** Returns the text of a definition. Each of these keys has its entries on lines of their own. */
    static String of(Map<String, Object> tree, List<String> blocks) {
        YamlText yaml = new YamlText();
        tree.forEach((key, value) -> yaml.entry(key, value, "", blocks.contains(key)));
        return yaml.text.toString();
    }

    private void entry(String key, Object value, String indent, boolean block) {
        String line = indent + scalar(key) + ":";
        String flow = value instanceof String word && word.matches(SETUP) ? word : flow(value);
        boolean fits = line.length() + 1 + flow.length() <= COLUMNS;
        boolean opens = value instanceof Map<?, ?> map && !map.isEmpty() && (!fits || block && map.size() > 1)
                || value instanceof List<?> list && !fits && !list.stream().allMatch(String.class::isInstance);
        if (!opens) {
            text.append(line).append(' ').append(flow).append('\n');
            return;
        }
        text.append(line).append('\n');
        block(value, indent + STEP);
    }

    private void block(Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, each) -> entry(String.valueOf(key), each, indent, false));
        } else {
            ((List<?>) value).forEach(each -> item(each, indent));
        }
    }

    private void item(Object value, String indent) {
        String flow = flow(value);
        if (indent.length() + 2 + flow.length() <= COLUMNS || !(value instanceof Map) && !(value instanceof List)) {
            text.append(indent).append("- ").append(flow).append('\n');
            return;
        }
        int begin = text.length();
        block(value, indent + STEP);
        text.setCharAt(begin + indent.length(), '-');
    }

    /** Returns a value on one line. */
    static String flow(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> scalar(String.valueOf(entry.getKey())) + ": " + flow(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(YamlText::flow).collect(Collectors.joining(", ", "[", "]"));
        }
        return value == null ? "~" : value instanceof String word ? scalar(word) : String.valueOf(value);
    }

    private static String scalar(String word) {
        boolean plain = word.matches("[A-Za-z0-9(+][-A-Za-z0-9 ()/.+~]*") && !word.endsWith(" ");
        return plain && !word.contains("(") || word.matches("\\+?[A-Z0-9]+~?") ? word : quoted(word);
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
