package org.dicechess.rules.events;

import org.dicechess.rules.state.EventCode;

/**
 * Rules out events whose text differs from a given one, by their numbers: making a text takes much longer. What passes
 * may still have another text.
 */
final class TextFilter {

    /** What may follow the two squares of a move that keeps the kind of its piece. */
    private static final String AFTER_SQUARES = "^:/";

    private final Events source;
    private final String text;
    private final int from;
    private final int to;
    private final int drop;

    /** Whether the two squares are followed by something that may be the symbol of a new kind. */
    private final boolean namesKind;

    /** A bit for each choice of dice that was asked for. The text of every move from one square ends alike. */
    private int asked;

    /** A bit for each of these choices with whose dice the text ends. */
    private int fitting;

    TextFilter(Events source, String text) {
        this.source = source;
        this.text = text;
        int second = end(text, 0);
        int rest = end(text, second);
        from = square(0);
        to = square(second);
        drop = text.indexOf('@') < 0 ? Events.NONE : square(text.indexOf('@') + 1);
        namesKind = rest < text.length() && AFTER_SQUARES.indexOf(text.charAt(rest)) < 0;
    }

    /** Returns whether an event may have the text. */
    boolean passes(int number) {
        return EventCode.isMove(number) ? isMove(number) : isOther(number);
    }

    private boolean isMove(int number) {
        return isOnSquares(number) && source.changesKind(number) == namesKind && spends(number);
    }

    private boolean isOther(int number) {
        return switch (EventCode.kind(number)) {
            case EventCode.WALK, EventCode.BECOME, EventCode.ACT ->
                isOnSquares(number) && source.changesKind(number) == namesKind;
            case EventCode.EXCHANGE -> EventCode.isWhole(number) || isOnSquares(number);
            case EventCode.EN_PASSANT, EventCode.EFFECT -> isOnSquares(number) && spends(number);
            case EventCode.SELECT -> EventCode.from(number) == from;
            case EventCode.CASTLE -> source.castles(number, from, to);
            case EventCode.PUT -> EventCode.to(number) == drop;
            case EventCode.RETURN -> EventCode.from(number) == drop;
            case EventCode.PASS -> text.equals(EventSyntax.PASS);
            default -> true;
        };
    }

    private boolean isOnSquares(int number) {
        return EventCode.from(number) == from && EventCode.to(number) == to;
    }

    /** Returns whether the text ends with the dice of a move that leaves the first square. */
    private boolean spends(int number) {
        int choice = 1 << EventCode.choice(number);
        if ((asked & choice) == 0) {
            asked |= choice;
            fitting |= text.endsWith(source.diceMark(number)) ? choice : 0;
        }
        return (fitting & choice) != 0;
    }

    /** Returns the square at an index of the text, {@link Events#NONE} if there is none. */
    private int square(int at) {
        int end = end(text, at);
        boolean named = end > at + 1 && end < at + 5;
        return named ? source.square(text.charAt(at) - 'a', Integer.parseInt(text, at + 1, end, 10) - 1) : Events.NONE;
    }

    /** Returns the index after a character and the digits that follow it; no digit follows a square. */
    private static int end(String text, int at) {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }
}
