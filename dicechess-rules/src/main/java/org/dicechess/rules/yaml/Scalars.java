package org.dicechess.rules.yaml;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads single values where a number, a flag, a text or one of a few words is expected.
 *
 * <p>Each method returns empty, and reports one problem at the value, if the author wrote something else.
 */
public final class Scalars {

    private static final List<String> FLAGS = List.of("true", "false");

    /** The most digits of a number: longer numbers are out of every range and do not fit an int. */
    private static final int MOST_DIGITS = 9;

    private final Problems problems;

    /** Creates a reader that reports to these problems. */
    public Scalars(Problems problems) {
        this.problems = problems;
    }

    /**
     * Returns a whole number written in decimal ASCII digits, without leading zeros, plus sign or quotes.
     *
     * @param min the least
     * @param max the greatest, below 1,000,000,000
     */
    public OptionalInt number(YamlNode node, int min, int max) {
        return number(node, min, max, "");
    }

    /** Returns a number; the hint says what may be meant by a text in its place. */
    public OptionalInt number(YamlNode node, int min, int max, String hint) {
        Optional<YamlText> text = scalar(node);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!isNumber(text.get().text())) {
            String marks = Marks.missing(text.get().text(), List.of());
            problems.report(
                    node,
                    "E-NUMBER",
                    "whole number expected, not " + Problems.quoted(text.get().text()),
                    marks.isEmpty() ? hint : marks);
            return OptionalInt.empty();
        }
        if (!text.get().unquoted()) {
            problems.report(
                    node,
                    "E-NUMBER",
                    "whole number without quotes expected, not \"" + text.get().text() + "\"");
            return OptionalInt.empty();
        }
        return inRange(text.get(), min, max);
    }

    private static boolean isNumber(String text) {
        boolean negative = text.startsWith("-") && !text.equals("-0");
        return isWhole(negative ? text.substring(1) : text);
    }

    /** Returns whether a text is a whole number in ASCII digits, without leading zeros or sign. */
    public static boolean isWhole(String digits) {
        boolean whole = digits.equals("0") || !digits.isEmpty() && digits.charAt(0) != '0';
        for (int at = 0; at < digits.length(); at++) {
            whole &= isDigit(digits.charAt(at));
        }
        return whole;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    private OptionalInt inRange(YamlText value, int min, int max) {
        String text = value.text();
        boolean fits = text.replace("-", "").length() <= MOST_DIGITS;
        if (!fits || Integer.parseInt(text) < min || Integer.parseInt(text) > max) {
            String range = min == max ? "the number " + min : "whole number from " + min + " to " + max;
            problems.report(value, "E-RANGE", range + " expected, not " + Problems.cut(text));
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(text));
    }

    /** Returns the flag of an unquoted {@code true} or {@code false}; the other flags of YAML 1.1 are refused. */
    public Optional<Boolean> flag(YamlNode node) {
        Optional<YamlText> text = scalar(node);
        if (text.isPresent()
                && text.get().unquoted()
                && FLAGS.contains(text.get().text())) {
            return Optional.of(text.get().text().equals("true"));
        }
        if (text.isPresent()) {
            problems.report(
                    node,
                    "E-FLAG",
                    "true or false expected, not " + Problems.quoted(text.get().text()));
        }
        return Optional.empty();
    }

    /**
     * Returns a text for people, never empty. An unquoted text that other readers read as a flag or a number is
     * refused.
     */
    public Optional<YamlText> text(YamlNode node) {
        Optional<YamlText> text = symbol(node);
        if (text.isPresent() && Characters.isNothing(text.get().text())) {
            problems.report(node, "E-REQUIRED", "text expected, not blanks alone");
            return Optional.empty();
        }
        if (text.isPresent()
                && text.get().unquoted()
                && UnquotedText.needsQuotes(text.get().text())) {
            problems.report(
                    node,
                    "E-QUOTE",
                    "text in quotes expected: " + Problems.quoted(text.get().text()));
            return Optional.empty();
        }
        return text;
    }

    /** Returns a text that refers to something, never empty, quoted or not: {@code 12} and {@code no} are accepted. */
    public Optional<YamlText> symbol(YamlNode node) {
        Optional<YamlText> text = scalar(node);
        if (text.isPresent() && text.get().text().isEmpty()) {
            problems.report(node, "E-REQUIRED", "text expected, not an empty one");
            return Optional.empty();
        }
        return text;
    }

    /** Returns an identifier, see {@link Names#isId}. */
    public Optional<YamlText> name(YamlNode node) {
        Optional<YamlText> text = symbol(node);
        if (text.isPresent() && !Names.isId(text.get().text())) {
            String wrong = Problems.quoted(text.get().text());
            problems.report(node, "E-NAME", "bad name " + wrong + "; expected " + Names.ID);
            return Optional.empty();
        }
        return text;
    }

    /** Returns one of the allowed words, quoted or not. */
    public Optional<String> choice(YamlNode node, List<String> allowed) {
        Optional<YamlText> word = symbol(node);
        if (word.isPresent() && allowed.contains(word.get().text())) {
            return Optional.of(word.get().text());
        }
        if (word.isPresent()) {
            String message = "expected " + String.join(", ", allowed) + "; not "
                    + Problems.quoted(word.get().text());
            problems.report(
                    node, "E-CHOICE", message, problems.suggest(word.get().text(), allowed));
        }
        return Optional.empty();
    }

    /** Returns the node itself; empty if its value is empty. */
    public Optional<YamlNode> present(YamlNode node) {
        return present(node, "");
    }

    /** Returns the node itself; empty if its value is empty, for which the hint says what else to write. */
    Optional<YamlNode> present(YamlNode node, String nothing) {
        if (node instanceof YamlText text && text.isMissing()) {
            String hint = text.text().isEmpty()
                    ? text.comment().isEmpty() ? nothing : "a text that begins with # needs quotes"
                    : "write quotes if the text " + Problems.quoted(text.text()) + " is meant";
            problems.report(node, "E-REQUIRED", "value required", hint);
            return Optional.empty();
        }
        return Optional.of(node);
    }

    /** Returns the text of a node that is a single, non-empty value. */
    private Optional<YamlText> scalar(YamlNode node) {
        if (node instanceof YamlText text) {
            return present(node).isPresent() ? Optional.of(text) : Optional.empty();
        }
        problems.report(node, "E-TYPE", "single value expected, not " + NodeText.of(node), hint(node));
        return Optional.empty();
    }

    private static String hint(YamlNode node) {
        if (!(node instanceof YamlList list)) {
            return "";
        }
        return list.items().size() == 1 && list.items().get(0) instanceof YamlText text
                ? "write " + text.text() + "; a text in brackets needs quotes"
                : "a text in brackets needs quotes";
    }
}
