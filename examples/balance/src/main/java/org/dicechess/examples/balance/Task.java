package org.dicechess.examples.balance;

import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Games that any thread or machine can play. Each game gives the same line wherever it is played.
 *
 * @param name the bundled id or the file of the variant
 * @param plan the plan
 */
public record Task(String name, Plan plan) implements Serializable {

    /** What this process has loaded. */
    private static final Map<String, Rules> LOADED = new ConcurrentHashMap<>();

    /**
     * Plays a game and returns its line of a file, without the end of the line.
     *
     * @throws BadInputException if the variant has other rules here than in the plan
     */
    public String play(Job job) {
        Rules rules = LOADED.computeIfAbsent(plan.rules() + " " + name, key -> load());
        return Json.line(Referee.play(rules, plan, job));
    }

    private Rules load() {
        Rules rules = Rules.load(name, plan.options());
        String hash = rules.variant().rulesHash();
        if (!hash.equals(plan.rules())) {
            throw new BadInputException(name + " has the rules " + hash + " here; expected " + plan.rules());
        }
        return rules;
    }
}
