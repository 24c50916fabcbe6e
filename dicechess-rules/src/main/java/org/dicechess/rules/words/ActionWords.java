package org.dicechess.rules.words;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.Kind;

/**
 * Actions and effects in words.
 *
 * @param terms the names of the game
 */
record ActionWords(Terms terms) {

    private static final int EIGHTHS = 8;

    /** Returns what an action does, as a clause. */
    String of(Action action) {
        if (action instanceof Action.Moves moves) {
            return one(moves.whose(), moves.kinds()) + " moves as such pieces do";
        } else if (action instanceof Action.Relocates relocates) {
            return one(relocates.whose(), relocates.kinds()) + " goes from " + terms.area(relocates.from())
                    + " to any empty square of " + terms.area(relocates.to());
        } else if (action instanceof Action.Exchanges exchanges) {
            return one(exchanges.whose(), exchanges.kinds()) + " and " + one(exchanges.whose(), exchanges.others())
                    + in(exchanges.in()) + ", two different pieces, exchange their squares";
        } else if (action instanceof Action.Puts puts) {
            return one(puts.whose(), names(puts.kinds())) + " is put on an empty square of " + terms.area(puts.in());
        }
        return ofSquares(action);
    }

    private String ofSquares(Action action) {
        if (action instanceof Action.Replaces replaces) {
            String pieces = some(replaces.all(), replaces.whose(), replaces.kinds()) + in(replaces.in());
            String does = replaces.by().isEmpty()
                    ? (replaces.all() ? " leave the board" : " leaves the board")
                    : (replaces.all() ? " become " : " becomes ") + terms.anyOf(names(replaces.by()));
            return pieces + does;
        } else if (action instanceof Action.Converts converts) {
            return some(converts.all(), converts.whose(), converts.kinds())
                    + in(converts.in())
                    + (converts.all() ? " change sides" : " changes sides");
        } else if (action instanceof Action.Shifts shifts) {
            return some(true, shifts.whose(), shifts.kinds()) + in(shifts.in()) + " go one square further: "
                    + LeapWords.exact(shifts.files(), shifts.ranks())
                    + (shifts.around() ? "; from the end of a line a piece comes back at its beginning" : "");
        }
        return ofReturns(action);
    }

    private String ofReturns(Action action) {
        if (action instanceof Action.Turns turns) {
            return "an own " + Terms.kind(turns.kind()) + " turns by " + turns.eighths() + "/" + EIGHTHS
                    + " of a circle, either way";
        } else if (action instanceof Action.Returns returns) {
            return "all own pieces (" + Terms.kind(returns.kind()) + "), if there are " + returns.count()
                    + " and all are in " + terms.area(returns.from())
                    + ", leave the board, and one of them comes back to "
                    + terms.area(returns.to());
        } else if (action instanceof Action.Sends sends) {
            return some(true, sends.whose(), sends.kinds()) + in(sends.in()) + " go to " + goal(sends.to());
        } else if (action instanceof Action.Restores restores) {
            return "the captured piece" + terms.among(restores.kinds()) + " comes back on " + goal(restores.to());
        }
        throw new AssertionError(action);
    }

    private String one(Action.Whose whose, BitSet kinds) {
        String piece = terms.kinds(kinds);
        return switch (whose) {
            case OWN -> "an own " + piece;
            case ENEMY -> "an enemy " + piece;
            case EITHER -> "a " + piece + " of either side";
        };
    }

    private String some(boolean all, Action.Whose whose, BitSet kinds) {
        return all ? "all" + FilterWords.whose(whose) + " pieces" + terms.among(kinds) : one(whose, kinds);
    }

    private String in(Area area) {
        boolean everywhere = area.white().cardinality() == terms.game.squares().size();
        return everywhere ? "" : " in " + terms.area(area);
    }

    private static BitSet names(List<Kind> kinds) {
        BitSet names = new BitSet();
        kinds.forEach(kind -> names.set(kind.index()));
        return names;
    }

    private String goal(Action.Goal goal) {
        return goal instanceof Action.FirstOf first
                ? "the first empty square of " + terms.area(first.area())
                : place((Effect.At) goal);
    }

    /** Returns what an effect does, as a sentence without its full stop. */
    String of(Effect effect) {
        String after = effect.after().stream().map(this::trigger).collect(Collectors.joining(", or "));
        return "After " + after + where(effect) + ", " + of(effect.action()) + beside(effect) + chain(effect);
    }

    private String trigger(Effect.Trigger trigger) {
        return switch (trigger.when()) {
            case MOVE -> new FilterWords(terms).of("a move", trigger.filters());
            case DROP -> new FilterWords(terms).of("a drop", trigger.filters());
            case TURN -> "each turn";
        };
    }

    private static String chain(Effect effect) {
        if (!effect.chain()) {
            return "";
        }
        return effect.reach() instanceof Effect.Lines
                ? "; each piece that this changes sets it off once more from its square"
                : "; this is done until it changes nothing";
    }

    private String beside(Effect effect) {
        return effect.beside()
                .map(near -> ", but only those " + new FilterWords(terms).around(near))
                .orElse("");
    }

    private String where(Effect effect) {
        if (effect.reach() instanceof Effect.Here) {
            return ", on " + place(effect.at());
        }
        return effect.reach() instanceof Effect.Lines lines ? on(lines, place(effect.at())) : "";
    }

    private String on(Effect.Lines lines, String from) {
        RideWords words = new RideWords(new LeapWords(terms.game.drawing().isHexagonal()), "");
        if (!lines.enclosed()) {
            return ", on the squares that lie " + words.squares(lines.rides()) + " from " + from;
        }
        return ", on lines of " + words.lines(lines.rides()) + " from " + from + " that an own "
                + (lines.closers().isEmpty() ? "piece" : terms.kinds(lines.closers())) + " closes"
                + lines.hostile()
                        .map(area -> ", or an empty square of " + terms.area(area))
                        .orElse("");
    }

    private static String place(Effect.At at) {
        return switch (at) {
            case ARRIVAL -> "the square of arrival";
            case DEPARTURE -> "the square that the event has left";
            case CAPTURED -> "the square of the captured piece";
            case PASSED -> "the squares that the event passes";
            case BEHIND -> "the square behind the departure";
            case AHEAD -> "the square ahead of the arrival";
        };
    }
}
