package org.dicechess.groovy;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says which operator a type lacks. The compiler names the method for which the operator stands, such as
 * {@code ArrayList#and(ArrayList)}, which the author never wrote.
 */
final class MissingOperators {

    private static final Pattern CALL = Pattern.compile(
            "there is no ([A-Za-z]+)#(plus|minus|multiply|remainder|mod|and|or|xor|next|previous|negative|compareTo"
                    + "|leftShift|rightShift)\\((.*)\\) for these arguments");

    private static final Map<String, String> SIGNS = Map.ofEntries(
            Map.entry("plus", "+"),
            Map.entry("minus", "-"),
            Map.entry("multiply", "*"),
            Map.entry("remainder", "%"),
            Map.entry("mod", "%"),
            Map.entry("and", "&"),
            Map.entry("or", "|"),
            Map.entry("xor", "^"),
            Map.entry("next", "++"),
            Map.entry("previous", "--"),
            Map.entry("negative", "-"),
            Map.entry("compareTo", "<"),
            Map.entry("leftShift", "<<"),
            Map.entry("rightShift", ">>"));

    private MissingOperators() {}

    /** Returns the message with the operator, and with a hint what to write instead. */
    static String named(String message) {
        Matcher call = CALL.matcher(message);
        if (!call.matches()) {
            return message;
        }
        String operand = call.group(3).isEmpty() ? "" : " and " + call.group(3);
        return "there is no operator '" + SIGNS.get(call.group(2)) + "' for " + call.group(1) + operand
                + instead(call.group(1), call.group(2));
    }

    private static String instead(String type, String method) {
        if (type.equals("Square")) {
            return "; go from square to square with from.walk and from.ray";
        }
        if (type.equals("Direction")) {
            return "; turn a direction with turned(2)";
        }
        boolean list = type.endsWith("List") || type.endsWith("Set");
        return switch (list ? method : "") {
            case "and" -> "; write findAll { it in other }";
            case "or" -> "; write list + other";
            case "compareTo" -> "; compare sizes or elements";
            case "multiply" -> "; write (1..n).collectMany { list }";
            default -> method.equals("next") || method.equals("previous") ? "; '++' and '--' count numbers" : "";
        };
    }
}
