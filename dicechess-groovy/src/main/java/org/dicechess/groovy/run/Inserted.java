package org.dicechess.groovy.run;

import java.util.Arrays;

/**
 * A text with inserted values. It is put together anew at each reading, so that it shows the present contents of lists.
 * As in Groovy {@code ==} compares it with texts by its characters, but as a key or element it equals no text.
 */
public final class Inserted implements CharSequence {

    private final Object[] values;
    private final String[] texts;

    /** A text in which each value follows the text of the same index. */
    public Inserted(Object[] values, String[] texts) {
        Meter.pay(1 + values.length);
        this.values = values;
        this.texts = texts;
    }

    @Override
    public int length() {
        return toString().length();
    }

    @Override
    public char charAt(int index) {
        return toString().charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return toString().subSequence(start, end);
    }

    /** Returns the present text. */
    @Override
    public String toString() {
        return Texts.text(this);
    }

    /**
     * Returns this text followed by another. Inserted values that change are still shown as they are when the text is
     * read.
     */
    Inserted plus(CharSequence more) {
        Inserted next = more instanceof Inserted inserted
                ? inserted
                : new Inserted(new Object[0], new String[] {String.valueOf(more)});
        Object[] allValues = Arrays.copyOf(values, values.length + next.values.length);
        System.arraycopy(next.values, 0, allValues, values.length, next.values.length);
        String[] allTexts = Arrays.copyOf(texts, texts.length + next.texts.length - 1);
        System.arraycopy(next.texts, 0, allTexts, texts.length - 1, next.texts.length);
        allTexts[texts.length - 1] = Texts.plus(texts[texts.length - 1], next.texts[0]);
        return new Inserted(allValues, allTexts);
    }

    /** Appends the present text, and pays for it. */
    void appendTo(StringBuilder text, int depth) {
        for (int i = 0; i < texts.length; i++) {
            Texts.append(text, texts[i], depth);
            if (i < values.length) {
                Texts.appendInserted(text, values[i], depth + 1);
            }
        }
    }
}
