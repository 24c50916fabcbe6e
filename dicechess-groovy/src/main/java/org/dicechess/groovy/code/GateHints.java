package org.dicechess.groovy.code;

import static java.util.Map.entry;

import groovyjarjarasm.asm.Opcodes;
import groovyjarjarasm.asm.Type;
import groovyjarjarasm.asm.tree.MethodInsnNode;
import java.util.Map;

/** Hints what to write instead of a refused call. Operators are calls too: {@code a + b} is {@code plus}. */
final class GateHints {

    /** The hints of calls on any value. */
    private static final Map<String, String> HINTS = Map.ofEntries(
            entry("split", "; write tokenize(',') in place of split"),
            entry("println", "; a script has no output"),
            entry("printf", "; a script has no output"),
            entry("toInteger", "; numbers are not read from texts"),
            entry("hashCode", "; compare with =="),
            entry("replace", "; write tokenize and join"),
            entry("each", "; go through a list: of a text with tokenize"),
            entry("subList", "; write list[0..2], take or drop"),
            entry("addAll", "; write list += more"),
            entry("push", "; write list << value"),
            entry("clear", "; make a new list"),
            entry("countBy", "; write groupBy, and size() of each group"),
            entry("withIndex", "; write eachWithIndex"),
            entry("intersect", "; write findAll { it in other }"),
            entry("inject", "; write inject with a first value"),
            entry("get", "; write getOrDefault(key, value)"),
            entry("orElse", "; write isPresent() and get()"),
            entry("substring", "; write text[1..2]"),
            entry("charAt", "; write text[0]"),
            entry("repeat", "; write (1..n).collect { text }.join('')"),
            entry("putAll", "; write more.each { k, v -> map[k] = v }"),
            entry("removeAll", "; write list -= others"),
            entry("unaryPlus", "; leave the '+' out"));

    /** The hints of operators, after the simple name of the type on their left. */
    private static final Map<String, String> OPERATORS = Map.ofEntries(
            entry("Text.minus", "; take parts of a text with text[0..2]"),
            entry("Text.leftShift", "; write text + more"),
            entry("Text.next", "; '++' and '--' count numbers"),
            entry("Text.previous", "; '++' and '--' count numbers"),
            entry("Number.plus", "; put the number into the text: \"${n} squares\""),
            entry("List.multiply", "; write (1..n).collectMany { list }"),
            entry("Map.plus", "; write more.each { k, v -> map[k] = v }"),
            entry("Map.leftShift", "; write more.each { k, v -> map[k] = v }"),
            entry("Map.minus", "; write map.findAll { k, v -> k != key }"));

    private GateHints() {}

    /** Returns a hint, with a semicolon before it; an empty text if there is none. */
    static String of(MethodInsnNode call) {
        String operator = OPERATORS.get(left(call) + "." + call.name);
        return operator != null ? operator : HINTS.getOrDefault(call.name, "");
    }

    /** Returns a word for the type of the value on which a method is called. */
    private static String left(MethodInsnNode call) {
        Type[] parameters = Type.getArgumentTypes(call.desc);
        String type = call.getOpcode() == Opcodes.INVOKESTATIC && parameters.length > 0
                ? parameters[0].getClassName()
                : call.owner.replace('/', '.');
        return switch (type.substring(type.lastIndexOf('.') + 1)) {
            case "String", "CharSequence", "GString", "Inserted" -> "Text";
            case "Iterable", "Collection", "List", "Set" -> "List";
            case "Map" -> "Map";
            case "Number", "Integer", "Long", "int", "long" -> "Number";
            default -> "";
        };
    }
}
