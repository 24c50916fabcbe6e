package org.dicechess.examples.webhost.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Dice;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Roll;

/**
 * The chances of the rolls that may come next: for each dice, how likely each kind may move, or each face shows.
 *
 * @param dice the name of the dice
 * @param after an event that leads to the roll
 * @param shares what the roll may allow, with its probability
 */
public record Chances(String dice, String after, Map<String, Double> shares) {

    private static final int MOST_EVENTS = 300;

    /** Returns the chances of each dice that some event of the decision rolls next, each once. */
    public static List<Chances> of(GameRecord game) {
        Map<String, Chances> found = new LinkedHashMap<>();
        if (game.result().isEmpty() && game.node() instanceof Node.Decision decision) {
            decision.events().stream().limit(MOST_EVENTS).forEach(event -> add(found, game.position(), event));
        }
        return List.copyOf(found.values());
    }

    private static void add(Map<String, Chances> found, Position position, Event event) {
        Position next = position.after(event);
        if (next.node() instanceof Node.Chance chance && !chance.picks()) {
            found.computeIfAbsent(chance.dice().name(), name -> new Chances(name, event.text(), shares(next, chance)));
        }
    }

    private static Map<String, Double> shares(Position position, Node.Chance chance) {
        Map<String, Double> shares = new LinkedHashMap<>();
        for (Outcome outcome : chance.outcomes()) {
            for (String allowed : allowed(position, chance.dice(), outcome.roll())) {
                shares.merge(allowed, (double) outcome.weight() / chance.total(), Double::sum);
            }
        }
        return shares;
    }

    /** Returns the kinds that a roll lets move, or the roll itself where faces name no kinds. */
    private static List<String> allowed(Position position, Dice dice, Roll roll) {
        List<PieceType> kinds = new ArrayList<>();
        position.after(roll).rollAllows().forEach(kinds::addAll);
        boolean named = dice.dice().stream()
                .anyMatch(die ->
                        die.faces().stream().anyMatch(face -> !die.pieces(face).isEmpty()));
        return named ? kinds.stream().map(PieceType::name).distinct().toList() : List.of(roll.text());
    }
}
