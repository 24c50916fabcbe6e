package org.dicechess.examples.balance;

import java.io.Serializable;

/**
 * One game of a plan.
 *
 * @param skill the index of the skill
 * @param game the number of the game, from 0
 */
public record Job(int skill, int game) implements Serializable, Comparable<Job> {

    @Override
    public int compareTo(Job other) {
        return skill == other.skill ? Integer.compare(game, other.game) : Integer.compare(skill, other.skill);
    }
}
