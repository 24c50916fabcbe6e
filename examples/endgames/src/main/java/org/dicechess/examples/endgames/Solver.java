package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.PieceType;
import org.dicechess.Variant;

/** Solves endings of one variant, asking its rules through positions and cursors only. */
final class Solver {

    private static final int MOST_PLACEMENTS = 20_000_000;

    private final Men men;
    private final Boards boards;
    private final Anchors anchors;
    private final Retirement retirement;
    private final Placements placements;

    Solver(Variant variant) {
        this.men = new Men(variant);
        this.boards = new Boards(men);
        this.anchors = new Anchors(men, boards);
        this.retirement = new Retirement(men, boards, anchors);
        this.placements = new Placements(men, boards, anchors);
    }

    /** The numbers of men that endings use. */
    Men men() {
        return men;
    }

    /** Every pairing of two kinds that are in the array and can be left alone. */
    List<Pairing> pairings() {
        List<PieceType> black = kinds(Color.BLACK);
        return kinds(Color.WHITE).stream()
                .flatMap(white -> black.stream().map(other -> new Pairing(List.of(white), List.of(other))))
                .toList();
    }

    /**
     * Solves pairings, together with whatever they lead to.
     *
     * @throws BadInputException if there are too many placements, or a kind is not in the array
     */
    List<Ending> solve(List<Pairing> pairings, Progress progress) {
        progress.at("finding placements", 0);
        List<int[][]> places = pairings.stream().map(this::places).toList();
        StateGraph graph = new StateGraph(men, boards, retirement);
        graph.add(places.stream().flatMapToLong(this::states).toArray(), progress);
        ValueIteration.Values values = ValueIteration.solve(graph, men, progress);
        return IntStream.range(0, pairings.size())
                .mapToObj(i -> ending(pairings.get(i), places.get(i), graph, values))
                .toList();
    }

    private List<PieceType> kinds(Color color) {
        return men.variant().pieceTypes().stream()
                .filter(kind -> !anchors.array(kind, color).isEmpty() && mayBeAlone(kind, color))
                .toList();
    }

    private boolean mayBeAlone(PieceType kind, Color color) {
        return Arrays.stream(men.codes(kind, color))
                .boxed()
                .flatMap(code -> IntStream.range(0, men.squares().size()).mapToObj(square -> men.man(code, square)))
                .anyMatch(man -> anchors.of(color.opponent()).stream()
                        .anyMatch(enemy -> boards.playable(color, man, enemy).isPresent()));
    }

    private int[][] places(Pairing pairing) {
        int[][] places = Stream.concat(
                        pairing.white().stream().map(kind -> placements.of(kind, Color.WHITE)),
                        pairing.black().stream().map(kind -> placements.of(kind, Color.BLACK)))
                .toArray(int[][]::new);
        double count = Arrays.stream(places).mapToDouble(each -> each.length).reduce(1, (one, other) -> one * other);
        if (count > MOST_PLACEMENTS) {
            throw new BadInputException(String.format(
                    "%s has %,.0f placements; more than %,d do not fit", pairing.text(), count, MOST_PLACEMENTS));
        }
        return places;
    }

    private LongStream states(int[][] places) {
        return IntStream.range(0, Ending.count(places))
                .mapToObj(placement -> Ending.men(places, placement))
                .filter(this::areApart)
                .flatMapToLong(placed -> LongStream.of(state(Color.WHITE, placed), state(Color.BLACK, placed)));
    }

    private long state(Color turn, int[] placed) {
        int[] kept = placed.clone();
        return men.state(turn, kept, retirement.retire(kept, kept.length));
    }

    private boolean areApart(int[] placed) {
        return Arrays.stream(placed).map(men::square).distinct().count() == placed.length;
    }

    private Ending ending(Pairing pairing, int[][] places, StateGraph graph, ValueIteration.Values solved) {
        double[][] values = new double[2][Ending.count(places)];
        double drift = 0;
        for (Color turn : Color.values()) {
            for (int placement = 0; placement < values[0].length; placement++) {
                int[] placed = Ending.men(places, placement);
                int number = areApart(placed) ? graph.number(state(turn, placed)) : -1;
                boolean known = number >= 0 && !graph.isOver(number);
                values[turn.ordinal()][placement] = known ? solved.values()[number] : Double.NaN;
                drift = known ? Math.max(drift, solved.drift()[number]) : drift;
            }
        }
        return new Ending(pairing, places, values, drift);
    }
}
