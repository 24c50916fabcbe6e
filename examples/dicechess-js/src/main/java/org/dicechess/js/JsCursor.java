package org.dicechess.js;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.dicechess.Cursor;
import org.dicechess.examples.board.View;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSProperty;

/** A place in a tree of games that moves by events as numbers: the quick way for a search. */
public final class JsCursor {

    private final JsVariant variant;
    private final Cursor cursor;

    /** The events of each depth that has been listed. */
    private final List<int[]> lists = new ArrayList<>();

    JsCursor(JsVariant variant, Cursor cursor) {
        this.variant = variant;
        this.cursor = cursor;
    }

    /** Returns {@code decision}, {@code chance} or {@code end}. */
    @JSExport
    @JSProperty
    public String getKind() {
        return cursor.kind().name().toLowerCase(Locale.ROOT);
    }

    @JSExport
    @JSProperty
    public String getTurn() {
        return View.name(cursor.turn());
    }

    /** Returns how many events have been played since the cursor was made. */
    @JSExport
    @JSProperty
    public int getDepth() {
        return cursor.depth();
    }

    /** Lists the events here, and returns how many there are. */
    @JSExport
    public int list() {
        int depth = cursor.depth();
        while (lists.size() <= depth) {
            lists.add(new int[cursor.variant().eventBound()]);
        }
        int count = cursor.list(lists.get(depth), 0);
        Arrays.fill(lists.get(depth), count, lists.get(depth).length, Cursor.NO_EVENT);
        return count;
    }

    /** Returns an event of the last list at this depth. */
    @JSExport
    public int event(int index) {
        int depth = cursor.depth();
        boolean isListed = depth < lists.size() && index >= 0 && index < lists.get(depth).length;
        int event = isListed ? lists.get(depth)[index] : Cursor.NO_EVENT;
        if (event == Cursor.NO_EVENT) {
            throw new IllegalArgumentException("event " + index + " has not been listed here");
        }
        return event;
    }

    /** Plays an event that has been listed here. */
    @JSExport
    public void play(int event) {
        cursor.play(event);
    }

    /** Takes the last event back. */
    @JSExport
    public void undo() {
        cursor.undo();
    }

    /** Returns the text of an event that has been listed here. */
    @JSExport
    public String text(int event) {
        return cursor.event(event).text();
    }

    /** Returns how many of the equally likely cases of a roll an outcome stands for. */
    @JSExport
    public double weight(int event) {
        return cursor.weight(event);
    }

    /** Returns the sum of the weights of a roll. */
    @JSExport
    public double total() {
        return cursor.total();
    }

    /** Returns the position here. */
    @JSExport
    public JsPosition position() {
        return new JsPosition(variant, cursor.position());
    }
}
