package org.dicechess.picture;

import java.util.List;

/** Writes elements of SVG, one a line. Every attribute and text is escaped; numbers have at most two decimals. */
final class Svg {

    private static final int LONGEST_TEXT = 4_000;

    private final StringBuilder out = new StringBuilder();

    /** Opens an element with names and values of attributes in turn. */
    void open(String element, Object... attributes) {
        start(element, attributes);
        out.append(">\n");
    }

    void close(String element) {
        out.append("</").append(element).append(">\n");
    }

    /** Writes an element without content. */
    void empty(String element, Object... attributes) {
        start(element, attributes);
        out.append("/>\n");
    }

    /** Writes an element that holds a text. */
    void text(String element, String text, Object... attributes) {
        start(element, attributes);
        out.append('>')
                .append(SafeText.escaped(SafeText.visible(text, LONGEST_TEXT)))
                .append("</")
                .append(element)
                .append(">\n");
    }

    /** Writes the elements of another writer. */
    void append(Svg other) {
        out.append(other.out);
    }

    private void start(String element, Object... attributes) {
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String text = value instanceof Double number ? number(number) : String.valueOf(value);
            out.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(SafeText.escaped(text))
                    .append('"');
        }
    }

    /** Returns the data of a path along these points. */
    static String path(List<Point> points, boolean closed) {
        StringBuilder path = new StringBuilder();
        for (Point point : points) {
            path.append(path.isEmpty() ? 'M' : 'L')
                    .append(number(point.x()))
                    .append(' ')
                    .append(number(point.y()));
        }
        return closed ? path.append('Z').toString() : path.toString();
    }

    /** Returns a number with at most two decimals, in the same digits in every locale. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        long rest = Math.abs(hundredths % 100);
        String sign = hundredths < 0 ? "-" : "";
        String whole = sign + Math.abs(hundredths / 100);
        if (rest == 0) {
            return whole.equals("-0") ? "0" : whole;
        }
        return whole + (rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
