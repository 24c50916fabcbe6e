package org.dicechess.specs.turns;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Prints the table of turns of the game with three dice, as the reference rules count them. */
final class TurnTable {

    static final List<String> POSITIONS =
            List.of(ReferenceGame.THREE.start, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

    private static final String HEADER = """
            # How many turns a roll allows: position | roll | sequences | ends
            #
            # sequences   turns that differ in their events: moves in order, and the pass that ends a turn with dice left over
            # ends        positions that differ when the turn is over, equality as of positions: men, side, castling rights, counter, and
            #             squares open to capture in passing. All of the latter count here: with three pawn's dice a pawn may still come
            #             to take there, as after a2a3 a3a4 b2b4 by c7c5 c5c4 c4b3
            #
            # The counts are those of an independent program that lists every sequence; the rolls are all 56 of each position.
            """;

    private TurnTable() {}

    public static void main(String[] args) {
        new PrintStream(System.out, true, StandardCharsets.UTF_8).print(text());
    }

    static String text() {
        return HEADER + POSITIONS.stream().map(TurnTable::rows).collect(Collectors.joining());
    }

    private static String rows(String position) {
        return rolls(ReferenceGame.THREE.dice).stream()
                .map(roll -> row(position, roll))
                .collect(Collectors.joining("", "\n", ""));
    }

    private static String row(String position, List<Integer> roll) {
        List<ReferenceTurn> turns =
                ReferenceTurns.of(ReferenceGame.THREE.position(position).rolled(roll));
        long ends = turns.stream().map(turn -> turn.end().toString()).distinct().count();
        return position + " | " + text(roll) + " | " + turns.size() + " | " + ends + "\n";
    }

    static String text(List<Integer> roll) {
        return roll.toString().replace(",", "");
    }

    /** Returns all rolls of this many dice, with faces ascending. */
    static List<List<Integer>> rolls(int dice) {
        List<List<Integer>> rolls = new ArrayList<>(List.of(List.of()));
        for (int die = 0; die < dice; die++) {
            List<List<Integer>> more = new ArrayList<>();
            for (List<Integer> roll : rolls) {
                int least = roll.isEmpty() ? 1 : roll.get(roll.size() - 1);
                for (int face = least; face <= 6; face++) {
                    List<Integer> longer = new ArrayList<>(roll);
                    longer.add(face);
                    more.add(longer);
                }
            }
            rolls = more;
        }
        return rolls;
    }
}
