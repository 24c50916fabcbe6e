package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.RuleChapter;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.Hands;

/**
 * Actions, effects, hands, counters and numbers.
 *
 * @param terms the names of the game
 */
record NumberChapters(Terms terms) {

    Optional<RuleChapter> actions() {
        Chapter chapter = new Chapter();
        ActionWords words = new ActionWords(terms);
        terms.game
                .actions()
                .forEach(action -> chapter.add(
                        Words.capital(Words.of(action.name())) + ": " + words.of(action) + ".", action.rule()));
        return chapter.of(RuleChapter.Topic.ACTIONS, "Actions");
    }

    Optional<RuleChapter> effects() {
        Chapter chapter = new Chapter();
        ActionWords words = new ActionWords(terms);
        terms.game.effects().forEach(effect -> chapter.add(words.of(effect) + ".", effect.rule()));
        return chapter.of(RuleChapter.Topic.EFFECTS, "Effects of moves");
    }

    Optional<RuleChapter> hands() {
        Chapter chapter = new Chapter();
        terms.game.hands().ifPresent(hands -> chapter.add(hands(hands), hands.rule()));
        return chapter.of(RuleChapter.Topic.HANDS, "Pieces in hand");
    }

    private String hands(Hands hands) {
        return "A side may hold pieces in hand: " + terms.kinds(hands.kinds()) + ". A captured piece of these kinds "
                + switch (hands.captured()) {
                    case CAPTOR -> "comes into the hand of the side that has captured it.";
                    case OWNER -> "comes into the hand of the side that has lost it.";
                    case NOBODY -> "leaves the game.";
                };
    }

    Optional<RuleChapter> numbers() {
        Chapter chapter = new Chapter();
        terms.game.counters().forEach(counter -> chapter.add(counter(counter), counter.rule()));
        terms.game.numbers().forEach(number -> chapter.add(number(number), number.rule()));
        return chapter.of(RuleChapter.Topic.NUMBERS, "Counters and numbers");
    }

    private String counter(Counter counter) {
        List<String> resets = new ArrayList<>();
        if (counter.resetByCapture()) {
            resets.add("a capture");
        }
        if (!counter.resetByKinds().isEmpty()) {
            resets.add("a move of " + terms.anyOf(counter.resetByKinds()));
        }
        counter.resetByActions().stream()
                .forEach(index -> resets.add(
                        "the action " + Words.of(terms.game.actions().get(index).name())));
        return "The counter " + Words.of(counter.name()) + " counts "
                + (counter.countsWalks() ? "walks" : "turns of both sides")
                + (resets.isEmpty() ? "." : " since " + Words.or(resets) + ".");
    }

    private static String number(GameNumber number) {
        return "The number " + Words.of(number.name())
                + number.title().map(title -> " (" + title + ")").orElse("")
                + (number.ofSide() ? ", one of each side," : "") + " is from " + number.from() + " to " + number.to()
                + " and begins at " + number.starts() + ".";
    }
}
