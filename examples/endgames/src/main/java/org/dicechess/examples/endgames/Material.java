package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Color;

/**
 * The states with the same kinds on each side: the unit of solving, because captures and promotions lead to other
 * materials and not back.
 *
 * @param white the numbers of the states in which White begins a turn
 * @param black the numbers of the states in which Black begins a turn
 * @param leads the numbers of the materials that its turns lead to
 */
record Material(int[] white, int[] black, BitSet leads) {

    /** Returns the materials of a graph, in the order of their first states. */
    static List<Material> of(StateGraph graph, PlacedPieces pieces) {
        Map<List<String>, List<Integer>> groups = new LinkedHashMap<>();
        for (int number = 0; number < graph.size(); number++) {
            groups.computeIfAbsent(kinds(pieces, graph.state(number)), kinds -> new ArrayList<>())
                    .add(number);
        }
        int[] group = new int[graph.size()];
        int next = 0;
        for (List<Integer> members : groups.values()) {
            for (int number : members) {
                group[number] = next;
            }
            next++;
        }
        return groups.values().stream()
                .map(members -> of(members, graph, pieces, group))
                .toList();
    }

    /** Returns several materials that lead to each other, joined to one. */
    static Material joined(List<Material> several) {
        BitSet leads = new BitSet();
        several.forEach(each -> leads.or(each.leads));
        return new Material(
                several.stream().flatMapToInt(each -> Arrays.stream(each.white)).toArray(),
                several.stream().flatMapToInt(each -> Arrays.stream(each.black)).toArray(),
                leads);
    }

    private static Material of(List<Integer> members, StateGraph graph, PlacedPieces pieces, int[] group) {
        BitSet leads = new BitSet();
        members.forEach(number ->
                Turn.slots(graph.program(number)).forEach(slot -> leads.set(group[slot - Turn.STATES])));
        return new Material(
                turns(members, graph, pieces, Color.WHITE), turns(members, graph, pieces, Color.BLACK), leads);
    }

    private static int[] turns(List<Integer> numbers, StateGraph graph, PlacedPieces pieces, Color color) {
        return numbers.stream()
                .mapToInt(number -> number)
                .filter(number -> pieces.turn(graph.state(number)) == color)
                .toArray();
    }

    private static List<String> kinds(PlacedPieces pieces, long state) {
        return Arrays.stream(pieces.pieces(state))
                .mapToObj(placed -> pieces.piece(placed).owner().orElseThrow() + " "
                        + pieces.piece(placed).type().name())
                .sorted()
                .toList();
    }
}
