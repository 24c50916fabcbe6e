package org.dicechess.examples.balance;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is to be played. Files with equal plans belong together.
 *
 * @param variant the id of the variant
 * @param rules its rules hash
 * @param options its options, in the order of their names
 * @param skills the players, each of which plays both sides
 * @param games the number of games of each skill
 * @param opening how many turns at the beginning of each game are played at random
 * @param eachDeal whether the games go through the outcomes of the first roll in turn, in place of rolling it
 * @param luck whether the luck of the rolls is valued
 * @param continuations how many continuations value what was rolled
 * @param seed the seed of dice, openings and players
 */
public record Plan(
        String variant,
        String rules,
        Map<String, String> options,
        List<String> skills,
        int games,
        int opening,
        boolean eachDeal,
        boolean luck,
        int continuations,
        long seed)
        implements Serializable {

    /** Copies the collections. */
    public Plan {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        skills = List.copyOf(skills);
    }

    /**
     * Returns every {@code shards}-th game. Games of weak players, which are short to play, come first.
     *
     * @param shard from 0
     */
    Stream<Job> jobs(int shard, int shards) {
        return IntStream.range(0, skills.size())
                .boxed()
                .flatMap(skill -> IntStream.range(0, games)
                        .filter(game -> game % shards == shard)
                        .mapToObj(game -> new Job(skill, game)));
    }

    /** Returns whether the plan has this game. */
    boolean has(Job job) {
        return job.skill() >= 0 && job.skill() < skills.size() && job.game() >= 0 && job.game() < games;
    }

    /** Returns the game in words: {@code game 3 of greedy}. */
    String name(Job job) {
        return "game " + job.game() + " of " + skills.get(job.skill());
    }

    /** Returns the seed of a game. Games, skills and plans whose numbers are near have seeds far apart. */
    long seed(Job job) {
        return mixed(mixed(mixed(seed) + job.skill()) + job.game());
    }

    /** The last step of SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014). */
    private static long mixed(long number) {
        long sum = number + 0x9E3779B97F4A7C15L;
        sum = (sum ^ sum >>> 30) * 0xBF58476D1CE4E5B9L;
        sum = (sum ^ sum >>> 27) * 0x94D049BB133111EBL;
        return sum ^ sum >>> 31;
    }

    /** Returns what makes another plan different, as {@code seed 2; expected 1}; empty if they are equal. */
    Optional<String> difference(Plan other) {
        Map<String, Object> expected = values();
        return other.values().entrySet().stream()
                .filter(entry -> !entry.getValue().equals(expected.get(entry.getKey())))
                .map(entry -> entry.getKey() + " " + entry.getValue() + "; expected " + expected.get(entry.getKey()))
                .findFirst();
    }

    private Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("variant", variant);
        values.put("rules", rules);
        values.put("options", options);
        values.put("skills", skills);
        values.put("games", games);
        values.put("opening", opening);
        values.put("eachDeal", eachDeal);
        values.put("luck", luck);
        values.put("continuations", continuations);
        values.put("seed", seed);
        return values;
    }
}
