package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** All states that follow from some states, each with its turn. Slot 3 is the state with number 0. */
final class StateGraph {

    private static final int WAVE = 2048;

    private final PlacedPieces pieces;
    private final Boards boards;
    private final Retirement retirement;
    private final StateTable states = new StateTable();
    private final List<int[]> programs = new ArrayList<>();
    private final List<Boolean> over = new ArrayList<>();

    StateGraph(PlacedPieces pieces, Boards boards, Retirement retirement) {
        this.pieces = pieces;
        this.boards = boards;
        this.retirement = retirement;
    }

    /** Adds these states and all that follow from them. */
    void add(long[] roots, Progress progress) {
        Arrays.stream(roots).forEach(states::add);
        while (programs.size() < states.size()) {
            int from = programs.size();
            int to = Math.min(states.size(), from + WAVE);
            List<Turn> turns = IntStream.range(from, to)
                    .parallel()
                    .mapToObj(number -> TurnReader.read(pieces, boards, retirement, states.state(number)))
                    .toList();
            turns.forEach(this::link);
            progress.at("reading turns", (double) programs.size() / states.size());
        }
    }

    int size() {
        return programs.size();
    }

    long state(int number) {
        return states.state(number);
    }

    /** Returns the number of a state; -1 if the graph does not have it. */
    int number(long state) {
        return states.number(state);
    }

    /** Returns the linked program of the turn of a state. */
    int[] program(int number) {
        return programs.get(number);
    }

    /** Returns whether the game is over in a state. */
    boolean isOver(int number) {
        return over.get(number);
    }

    private void link(Turn turn) {
        turn.link(Arrays.stream(turn.next())
                .mapToInt(state -> Turn.STATES + states.add(state))
                .toArray());
        programs.add(turn.program());
        over.add(turn.over());
    }
}
