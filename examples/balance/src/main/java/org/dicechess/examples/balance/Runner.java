package org.dicechess.examples.balance;

import java.util.List;
import java.util.function.Consumer;

/** Plays the games of a task somewhere: in threads of this process, or on other machines. */
@FunctionalInterface
public interface Runner {

    /**
     * Plays games.
     *
     * @param task plays a game
     * @param jobs the games
     * @param lines takes the line of each game, as soon as it is there, in any order and from any thread
     * @throws InterruptedException if this thread is interrupted; games that have given no line are played by another
     *     run
     */
    void play(Task task, List<Job> jobs, Consumer<String> lines) throws InterruptedException;
}
