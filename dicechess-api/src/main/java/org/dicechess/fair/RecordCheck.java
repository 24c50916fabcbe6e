package org.dicechess.fair;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
        if (!inForce(terms.options(), variant).equals(variant.options())) {
            return Optional.of("the transcript has the options " + terms.options() + ", the game " + variant.options());
        }
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        List<FairRoll> rolls = dice.rolls();
        int next = 0;
        for (int event = 0; event < events.size(); event++) {
            boolean drawn = next < rolls.size() && rolls.get(next).request().event() == event;
            if (drawn != isByChance(positions.get(event), events.get(event))) {
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
        return ahead(
                Stream.concat(rolls.stream().skip(next).map(FairRoll::request), dice.open().stream())
                        .toList(),
                game);
    }

    /** Returns whether chance gives an event: a roll, or one that it picks in the place of a player. */
    private static boolean isByChance(Position before, Event event) {
        return event instanceof Roll || before.node() instanceof Node.Chance;
    }

    /** Returns these options and the default of each option that has been added since. */
    private static Map<String, String> inForce(Map<String, String> options, Variant variant) {
        Map<String, String> inForce = new HashMap<>(options);
        variant.choices().forEach((name, values) -> inForce.putIfAbsent(name, values.get(0)));
        return inForce;
    }

    /** Returns why rolls after those of the game are not one that the game plays next. */
    private static Optional<String> ahead(List<FairRequest> rolls, GameRecord game) {
        if (rolls.size() > 1) {
            return Optional.of("the transcript has " + rolls.size() + " rolls beyond the " + game.length()
                    + " events of the game; at most one may come next");
        }
        return rolls.isEmpty() || isNext(rolls.get(0), game)
                ? Optional.empty()
                : Optional.of("the transcript has a roll of " + rolls.get(0).total() + " after event "
                        + rolls.get(0).event() + ", the game has "
                        + game.length()
                        + " events, and no such roll comes next");
    }

    /** Returns whether a roll may be the next event of the game. */
    private static boolean isNext(FairRequest roll, GameRecord game) {
        return roll.event() == game.length()
                && game.node() instanceof Node.Chance chance
                && chance.total() == roll.total();
    }

    private static boolean isRollOf(FairRoll roll, Position before, Event event) {
        return before.node() instanceof Node.Chance chance
                && chance.total() == roll.request().total()
                && chance.outcome(roll.number()).event().equals(event);
    }
}
