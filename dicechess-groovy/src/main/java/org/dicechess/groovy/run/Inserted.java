package org.dicechess.groovy.run;

import java.util.Arrays;

/**
 * A text with values in it: it is put together anew whenever it is read, so that it tells what lists in it hold by
 * then. As in Groovy it is equal to a text by {@code ==}, but no key and no element is equal to both.
 */
public final class Inserted implements CharSequence {

    private final Object[] values;
    private final String[] texts;

    /** A text with each value behind the text of its index. */
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

    /** Its text now. */
    @Override
    public String toString() {
        return Texts.text(this);
    }

    /** This and more, in which values that change are told as they are when it is read, too. */
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

    /** Appends its text, paid for. */
    void appendTo(StringBuilder text, int depth) {
        for (int i = 0; i < texts.length; i++) {
            Texts.append(text, texts[i], depth);
            if (i < values.length) {
                Texts.appendInserted(text, values[i], depth + 1);
            }
        }
    }
}
