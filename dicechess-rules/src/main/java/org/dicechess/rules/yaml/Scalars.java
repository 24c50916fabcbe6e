package org.dicechess.rules.yaml;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a single value means where a schema expects a number, a flag, a text or one of a few words.
 *
 * <p>Each answer is empty, with one problem at the value, where the author wrote something else.
 */
public final class Scalars {

    private static final List<String> FLAGS = List.of("true", "false");

    /** More digits than this are out of every range, and do not fit an int. */
    private static final int MOST_DIGITS = 9;

    private final Problems problems;

    /** Reports to these problems. */
    public Scalars(Problems problems) {
        this.problems = problems;
    }

    /**
     * A whole number in plain decimal ASCII digits, without leading zeros, plus sign or quotes.
     *
     * @param min the least; a minus sign is understood only if it is below zero
     * @param max the greatest, below a thousand million
     */
    public OptionalInt number(YamlNode node, int min, int max) {
        Optional<YamlText> text = scalar(node);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!isWhole(text.get(), min < 0)) {
            problems.report(
                    node,
                    "E-NUMBER",
                    "whole number expected, not " + Problems.quoted(text.get().text()));
            return OptionalInt.empty();
        }
        return inRange(text.get(), min, max);
    }

    private static boolean isWhole(YamlText value, boolean signed) {
        String text = value.text();
        boolean negative = signed && text.startsWith("-") && !text.equals("-0");
        return value.plain() && isWhole(negative ? text.substring(1) : text);
    }

    /** Whether a text is a whole number in ASCII digits, without leading zeros or sign. */
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
            String range = "whole number from " + min + " to " + max + " expected, not " + Problems.cut(text);
            problems.report(value, "E-RANGE", range);
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(text));
    }

    /** Plain {@code true} or {@code false}; the other words of YAML 1.1 are refused. */
    public Optional<Boolean> flag(YamlNode node) {
        Optional<YamlText> text = scalar(node);
        if (text.isPresent() && text.get().plain() && FLAGS.contains(text.get().text())) {
            return Optional.of(text.get().text().equals("true"));
        }
        if (text.isPresent()) {
            problems.report(
                    node,
                    "E-FLAG",
                    "write true or false, not " + Problems.quoted(text.get().text()));
        }
        return Optional.empty();
    }

    /** A text for people, not empty; a plain one that other readers take for a flag or number must be quoted. */
    public Optional<YamlText> text(YamlNode node) {
        Optional<YamlText> text = symbol(node);
        if (text.isPresent()
                && text.get().plain()
                && PlainText.needsQuotes(text.get().text())) {
            problems.report(
                    node,
                    "E-QUOTE",
                    "quote the text: " + Problems.quoted(text.get().text()));
            return Optional.empty();
        }
        return text;
    }

    /** A text that refers to something, not empty, quoted or not: {@code 12} and {@code no} are as good as any. */
    public Optional<YamlText> symbol(YamlNode node) {
        Optional<YamlText> text = scalar(node);
        if (text.isPresent() && text.get().text().isEmpty()) {
            problems.report(node, "E-REQUIRED", "text expected, this one is empty");
            return Optional.empty();
        }
        return text;
    }

    /** An identifier: lower-case letters a to z and digits, with single hyphens between. */
    public Optional<YamlText> name(YamlNode node) {
        Optional<YamlText> text = symbol(node);
        if (text.isPresent() && !isName(text.get().text())) {
            String wrong = Problems.quoted(text.get().text());
            problems.report(node, "E-NAME", "bad name " + wrong + ": lower-case letters, digits and hyphens expected");
            return Optional.empty();
        }
        return text;
    }

    private static boolean isName(String text) {
        boolean good = text.length() <= Names.LONGEST;
        char before = '-';
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            good &= letter == '-' ? before != '-' : isDigit(letter) || letter >= 'a' && letter <= 'z';
            before = letter;
        }
        return good && before != '-';
    }

    /** One of a few words, quoted or not. */
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

    /** The node itself, unless nothing was written there. */
    public Optional<YamlNode> present(YamlNode node) {
        if (node instanceof YamlText text && text.isMissing()) {
            String meant =
                    text.text().isEmpty() ? "" : "; quote the text if " + Problems.quoted(text.text()) + " is meant";
            problems.report(node, "E-REQUIRED", "value required" + meant);
            return Optional.empty();
        }
        return Optional.of(node);
    }

    /** The single value of a node where something was written. */
    private Optional<YamlText> scalar(YamlNode node) {
        if (node instanceof YamlText text) {
            return present(node).isPresent() ? Optional.of(text) : Optional.empty();
        }
        String hint = node instanceof YamlList ? "a text in brackets needs quotes" : "";
        problems.report(node, "E-TYPE", "single value expected, not " + NodeText.of(node), hint);
        return Optional.empty();
    }
}
