package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.List;

/**
 * What values a reader takes where more than one sort of value may stand, or several keys take the same. Only the
 * schema of definitions needs it.
 *
 * @param name the name by which keys refer to it, see {@link Key#of}
 * @param shapes the sorts of value, any of which may stand
 */
public record Form(String name, List<Shape> shapes) {

    /** A sort of value. */
    public sealed interface Shape {

        /** One of these words. */
        record Words(List<String> words) implements Shape {}

        /** Any text that refers to something. */
        record Text() implements Shape {}

        /** Such a text, or a list of them. */
        record Texts() implements Shape {}

        /** A text that a regular expression matches. */
        record Pattern(String regex) implements Shape {}

        /** A whole number. */
        record Number(int min, int max) implements Shape {}

        /** {@code true} or {@code false}. */
        record Flag() implements Shape {}

        /** A map with these keys. */
        record Map(Keys keys) implements Shape {}

        /** A map from names to values of a form. */
        record Names(String form) implements Shape {}

        /** A list of values of a form. */
        record Items(String form, int least, int most) implements Shape {}

        /** Whatever another form takes. */
        record Other(String form) implements Shape {}
    }

    /** Returns a form that takes nothing yet. */
    public static Form of(String name) {
        return new Form(name, List.of());
    }

    /** Returns the form of a map, named as its keys. */
    public static Form of(Keys keys) {
        return of(keys.name()).map(keys);
    }

    public Form words(List<String> words) {
        return or(new Shape.Words(words));
    }

    public Form text() {
        return or(new Shape.Text());
    }

    public Form texts() {
        return or(new Shape.Texts());
    }

    public Form pattern(String regex) {
        return or(new Shape.Pattern(regex));
    }

    public Form number(int min, int max) {
        return or(new Shape.Number(min, max));
    }

    public Form flag() {
        return or(new Shape.Flag());
    }

    public Form map(Keys keys) {
        return or(new Shape.Map(keys));
    }

    public Form names(String form) {
        return or(new Shape.Names(form));
    }

    public Form items(String form, int least, int most) {
        return or(new Shape.Items(form, least, most));
    }

    public Form other(String form) {
        return or(new Shape.Other(form));
    }

    private Form or(Shape shape) {
        List<Shape> more = new ArrayList<>(shapes);
        more.add(shape);
        return new Form(name, List.copyOf(more));
    }
}
