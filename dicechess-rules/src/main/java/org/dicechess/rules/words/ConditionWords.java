package org.dicechess.rules.words;

import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Condition;

/** Conditions as clauses. "The side" is the side of which the sentence speaks: in a turn the side on turn. */
final class ConditionWords {

    private static final int LAST_TURN = 16_383;

    private final Terms terms;
    private final AmountWords amounts;

    ConditionWords(Terms terms) {
        this.terms = terms;
        this.amounts = new AmountWords(terms);
    }

    String of(Condition condition) {
        if (condition instanceof Condition.All all) {
            return joined(all.of(), " and ");
        } else if (condition instanceof Condition.Any any) {
            return joined(any.of(), " or ");
        } else if (condition instanceof Condition.Not not) {
            return not(not.of());
        } else if (condition instanceof Condition.Possible possible) {
            return "the side has " + new FilterWords(terms).of("a legal move", possible.filters());
        } else if (condition instanceof Condition.Picked picked) {
            return new FilterWords(terms).of("a move", picked.filters()) + " has been picked";
        }
        return ofEvents(condition);
    }

    private String not(Condition condition) {
        return condition instanceof Condition.Within within && within.atLeast().equals(Amount.of(0))
                ? amounts.of(within.amount()) + " is more than " + amounts.of(within.atMost())
                : "it is not so that " + of(condition);
    }

    private String joined(List<Condition> conditions, String word) {
        return conditions.stream()
                .map(each -> each instanceof Condition.All || each instanceof Condition.Any
                        ? "(" + of(each) + ")"
                        : of(each))
                .collect(Collectors.joining(word));
    }

    private String ofEvents(Condition condition) {
        if (condition instanceof Condition.Captured captured) {
            return "the event right before has captured " + terms.anyOf(captured.kinds())
                    + (captured.enPassant() ? " en passant" : "");
        } else if (condition instanceof Condition.Moved moved) {
            return "the event right before has moved " + terms.anyOf(moved.kinds());
        } else if (condition instanceof Condition.FirstMove first) {
            return "the event right before was the first move of a piece from " + terms.area(first.area());
        } else if (condition instanceof Condition.ThroughArrival through) {
            return together(through.of()) + ", and one of them has arrived there by the event right before";
        } else if (condition instanceof Condition.Stuck) {
            return "nothing would be possible otherwise";
        } else if (condition instanceof Condition.Hooked) {
            return "a script of the definition says so";
        }
        return ofClock(condition);
    }

    private String ofClock(Condition condition) {
        if (condition instanceof Condition.TurnNumber number) {
            return "the number of the turn is " + turns(number.from(), number.to());
        } else if (condition instanceof Condition.OnTurn turn) {
            return Terms.side(turn.side()) + " is on turn";
        } else if (condition instanceof Condition.Speaks speaks) {
            return "the side is " + Terms.side(speaks.side());
        } else if (condition instanceof Condition.Count count) {
            return "the counter " + counter(count.counter()) + " has reached " + count.reaches();
        } else if (condition instanceof Condition.Within within) {
            return amounts.of(within.amount()) + " is " + amounts.bounds(within);
        }
        return ofPieces(condition);
    }

    private static String turns(int from, int to) {
        return from == to ? String.valueOf(from) : "at least " + from + (to >= LAST_TURN ? "" : " and at most " + to);
    }

    private String counter(int index) {
        return Words.of(terms.game.counters().get(index).name());
    }

    private String ofPieces(Condition condition) {
        if (condition instanceof Condition.Check check) {
            return check.enemy() ? "the enemy is in check" : "the side is in check";
        } else if (condition instanceof Condition.Pieces pieces) {
            return "the number of " + amounts.pieces(pieces) + " is "
                    + amounts.bounds(Amount.of(pieces.from()), Amount.of(pieces.to()), Condition.Pieces.MOST);
        } else if (condition instanceof Condition.MayCastle castle) {
            return (castle.enemy() ? "the enemy" : "the side") + " still has the right to castle "
                    + Words.of(castle.way());
        } else if (condition instanceof Condition.Together together) {
            return together(together);
        } else if (condition instanceof Condition.FaceToFace face) {
            return "two pieces" + terms.among(face.kinds()) + ", one of each side, stand on one line ("
                    + Words.or(face.ways()) + ") with nothing between them";
        } else if (condition instanceof Condition.Chain chain) {
            return chain(chain);
        }
        throw new AssertionError(condition);
    }

    private String together(Condition.Together together) {
        Condition.Together.Shape shape = together.shape();
        String pieces =
                together.atLeast() + (together.enemy() ? " enemy" : " own") + " pieces" + terms.among(together.kinds());
        if (shape.ways().isEmpty()) {
            return pieces + " fill a square of " + shape.length() + " files and ranks";
        }
        return shape.gaps()
                ? "at least " + pieces + " stand on one line (" + Words.or(shape.ways()) + "), whatever stands between"
                : pieces + " stand in a row (" + Words.or(shape.ways()) + ")";
    }

    private String chain(Condition.Chain chain) {
        String pieces = (chain.enemy() ? "enemy" : "own") + " pieces" + terms.among(chain.kinds());
        return chain.ends()
                .map(ends -> pieces + " lead from " + terms.area(ends.from()) + " to " + terms.area(ends.to())
                        + ", each beside the next")
                .orElse("all " + pieces + " are one group, each beside another");
    }
}
