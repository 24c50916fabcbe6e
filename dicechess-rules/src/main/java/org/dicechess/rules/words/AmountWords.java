package org.dicechess.rules.words;

import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.NumberOf;

/**
 * Amounts and counted pieces in words. "The side" is the side of which a sentence speaks.
 *
 * @param terms the names of the game
 */
record AmountWords(Terms terms) {

    String of(Amount amount) {
        if (amount.number().isPresent()) {
            return number(amount.number().get());
        }
        if (amount.pieces().isPresent()) {
            return "the number of " + pieces(amount.pieces().get());
        }
        return amount.computed().map(this::computed).orElseGet(() -> String.valueOf(amount.written()));
    }

    /** Returns a number of the game, or of a side. */
    String number(NumberOf of) {
        GameNumber number = terms.game.numbers().get(of.number());
        String name = "the number " + Words.of(number.name());
        return number.ofSide() ? name + (of.enemy() ? " of the enemy" : " of the side") : name;
    }

    private String computed(Amount.Computed computed) {
        List<String> of = computed.of().stream().map(this::of).toList();
        return switch (computed.by()) {
            case SUM -> "the sum of " + Words.and(of);
            case MINUS -> of.size() == 1 ? of.get(0) : of.get(0) + " less " + Words.and(of.subList(1, of.size()));
            case PRODUCT -> "the product of " + Words.and(of);
            case SMALLEST -> "the smallest of " + Words.and(of);
            case GREATEST -> "the greatest of " + Words.and(of);
        };
    }

    /** Returns which pieces are counted. */
    String pieces(Condition.Pieces pieces) {
        return whose(pieces.whose())
                + terms.among(pieces.kinds())
                + place(pieces)
                + attacked(pieces)
                + guarded(pieces)
                + pieces.beside()
                        .map(near -> " " + new FilterWords(terms).around(near))
                        .orElse("")
                + worth(pieces.worth());
    }

    private static String whose(Action.Whose whose) {
        return switch (whose) {
            case OWN -> "own pieces";
            case ENEMY -> "enemy pieces";
            case EITHER -> "pieces of both sides";
        };
    }

    private String place(Condition.Pieces pieces) {
        if (pieces.inHand()) {
            boolean hands = terms.game.hands().isPresent();
            return pieces.in().isPresent() ? " in hand" : hands ? " on the board and in hand" : "";
        }
        return pieces.in().map(area -> " in " + terms.area(area)).orElse("");
    }

    private String attacked(Condition.Pieces pieces) {
        if (pieces.attacked().isEmpty()) {
            return "";
        }
        String by = pieces.attackers().isEmpty() ? "" : " by " + terms.anyOf(pieces.attackers());
        return (pieces.attacked().get() ? " that are attacked" : " that are not attacked") + by;
    }

    private static String guarded(Condition.Pieces pieces) {
        return pieces.guarded()
                .map(guarded -> guarded ? " that its own side guards" : " that its own side does not guard")
                .orElse("");
    }

    private String worth(List<Integer> worth) {
        return worth.isEmpty()
                ? ""
                : " ("
                        + terms.game.kinds().stream()
                                .filter(kind -> worth.get(kind.index()) != 0)
                                .map(kind -> Terms.a(kind) + " counts " + worth.get(kind.index()))
                                .collect(Collectors.joining(", "))
                        + ")";
    }

    /** Returns the bounds of an amount, without those that always hold. */
    String bounds(Condition.Within within) {
        if (within.amount().number().isEmpty()) {
            return bounds(within.atLeast(), within.atMost(), Condition.Pieces.MOST);
        }
        GameNumber number =
                terms.game.numbers().get(within.amount().number().get().number());
        boolean none = within.atLeast().equals(Amount.of(number.from()));
        return bounds(none ? Amount.of(0) : within.atLeast(), within.atMost(), number.to());
    }

    /** Returns a bound on both sides, as {@code at least 2 and at most 4}. */
    String bounds(Amount least, Amount most, int none) {
        boolean open = most.isWritten() && most.written() >= none;
        if (least.equals(most)) {
            return of(least);
        }
        if (least.isWritten() && least.written() == 0 && !open) {
            return "at most " + of(most);
        }
        return open ? "at least " + of(least) : "at least " + of(least) + " and at most " + of(most);
    }
}
