package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Color;

/**
 * The states with the same kinds on each side: the unit of solving, because captures and promotions lead to others and not
 * back.
 *
 * @param name as {@code gata v gato}
 * @param white the numbers of the states in which White begins a turn
 * @param black the same of Black
 * @param leads the numbers of the materials that its turns lead to
 */
record Material(String name, int[] white, int[] black, BitSet leads) {

    /** The materials of a graph, in the order of their first states. */
    static List<Material> of(StateGraph graph, Men men) {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        int[] group = new int[graph.size()];
        for (int number = 0; number < graph.size(); number++) {
            groups.computeIfAbsent(name(men, graph.state(number)), name -> new ArrayList<>()).add(number);
        }
        List<List<Integer>> members = List.copyOf(groups.values());
        for (int i = 0; i < members.size(); i++) {
            for (int number : members.get(i)) {
                group[number] = i;
            }
        }
        return groups.entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue(), graph, men, group))
                .toList();
    }

    private static Material of(String name, List<Integer> numbers, StateGraph graph, Men men, int[] group) {
        BitSet leads = new BitSet();
        numbers.forEach(number -> collect(graph.program(number), group, leads));
        return new Material(name, turns(numbers, graph, men, Color.WHITE), turns(numbers, graph, men, Color.BLACK), leads);
    }

    private static void collect(int[] program, int[] group, BitSet leads) {
        Turn.slots(program).forEach(slot -> leads.set(group[slot - Turn.STATES]));
    }

    private static int[] turns(List<Integer> numbers, StateGraph graph, Men men, Color color) {
        return numbers.stream()
                .mapToInt(number -> number)
                .filter(number -> men.turn(graph.state(number)) == color)
                .toArray();
    }

    private static String name(Men men, long state) {
        int[] placed = men.men(state);
        return side(men, placed, Color.WHITE) + " v " + side(men, placed, Color.BLACK);
    }

    private static String side(Men men, int[] placed, Color color) {
        return Arrays.stream(placed)
                .filter(man -> men.piece(man).color() == color)
                .mapToObj(man -> men.piece(man).type().name())
                .sorted()
                .collect(Collectors.joining("+"));
    }
}
