package org.dicechess.fair;

import java.util.List;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;

/** Compares the rolls of a game with those of a transcript. */
final class RecordCheck {

    private RecordCheck() {}

    static Optional<String> refusal(FairDice dice, GameRecord game) {
        Variant variant = game.position().variant();
        FairTerms terms = dice.terms();
        if (!terms.rules().equals(variant.rulesHash())) {
            return Optional.of("the transcript has the rules " + terms.rules() + ", the game " + variant.rulesHash());
        }
        if (!terms.options().equals(variant.options())) {
            return Optional.of("the transcript has the options " + terms.options() + ", the game " + variant.options());
        }
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        List<FairRoll> rolls = dice.rolls();
        int next = 0;
        for (int event = 0; event < events.size(); event++) {
            boolean drawn = next < rolls.size() && rolls.get(next).request().event() == event;
            if (drawn != events.get(event) instanceof Roll) {
                return Optional.of("event " + (event + 1) + " of the game, "
                        + events.get(event).text() + ": the transcript has " + (drawn ? "a" : "no") + " roll there");
            }
            if (drawn) {
                FairRoll roll = rolls.get(next++);
                if (!isRollOf(roll, positions.get(event), events.get(event))) {
                    return Optional.of("event " + (event + 1) + " of the game is "
                            + events.get(event).text() + "; roll "
                            + roll.request().index() + " of the transcript is "
                            + "number " + roll.number() + " of "
                            + roll.request().total());
                }
            }
        }
        return next < rolls.size() ? further(rolls.subList(next, rolls.size()), game, events.size()) : Optional.empty();
    }

    private static boolean isRollOf(FairRoll roll, Position before, Event event) {
        return before.node() instanceof Node.Chance chance
                && chance.total() == roll.request().total()
                && chance.outcome(roll.number()).roll().equals(event);
    }

    /** Returns why rolls after those of the game are not one that the game plays next. */
    private static Optional<String> further(List<FairRoll> rolls, GameRecord game, int events) {
        FairRequest request = rolls.get(0).request();
        if (rolls.size() > 1 || request.event() > events) {
            return Optional.of("the transcript has a roll after event " + request.event() + ", the game has " + events
                    + " events");
        }
        return game.node() instanceof Node.Chance chance && chance.total() == request.total()
                ? Optional.empty()
                : Optional.of("the transcript has a roll of " + request.total() + " after event " + events
                        + ", the last one of the game, where the game has no such roll");
    }
}
