package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.PieceType;
import org.dicechess.Variant;

/** Solves endings of one variant, using only its positions and cursors. */
final class Solver {

    /** An ending with more placements is refused. */
    static final int MOST_PLACEMENTS = 20_000_000;

    private final PlacedPieces pieces;
    private final Boards boards;
    private final Anchors anchors;
    private final Retirement retirement;
    private final Placements placements;

    Solver(Variant variant) {
        this.pieces = new PlacedPieces(variant);
        this.boards = new Boards(pieces);
        this.anchors = new Anchors(pieces, boards);
        this.retirement = new Retirement(pieces, boards, anchors);
        this.placements = new Placements(pieces, boards, anchors);
    }

    /** Returns the numbering of placed pieces. */
    PlacedPieces pieces() {
        return pieces;
    }

    /** Returns every pairing of two kinds of the array that can be left alone. */
    List<Pairing> pairings() {
        List<PieceType> black = kinds(Color.BLACK);
        return kinds(Color.WHITE).stream()
                .flatMap(white -> black.stream().map(other -> new Pairing(List.of(white), List.of(other))))
                .toList();
    }

    /**
     * Solves pairings, together with all endings that they lead to.
     *
     * @throws BadInputException if there are too many placements, a kind is not in the array, or turns set numbers
     */
    List<Ending> solve(List<Pairing> pairings, Progress progress) {
        if (!pieces.variant().numbers().isEmpty()) {
            throw new BadInputException("turns set numbers, which a table of endings does not hold: "
                    + pieces.variant().numbers());
        }
        progress.at("finding placements", 0);
        List<int[][]> places = pairings.stream().map(this::places).toList();
        StateGraph graph = new StateGraph(pieces, boards, retirement);
        graph.add(places.stream().flatMapToLong(this::states).toArray(), progress);
        ValueIteration.Values values = ValueIteration.solve(graph, pieces, progress);
        return IntStream.range(0, pairings.size())
                .mapToObj(i -> ending(pairings.get(i), places.get(i), graph, values))
                .toList();
    }

    private List<PieceType> kinds(Color color) {
        return pieces.variant().pieceTypes().stream()
                .filter(kind -> !anchors.array(kind, color).isEmpty() && mayBeAlone(kind, color))
                .toList();
    }

    private boolean mayBeAlone(PieceType kind, Color color) {
        return Arrays.stream(pieces.codes(kind, color))
                .boxed()
                .flatMap(code ->
                        IntStream.range(0, pieces.squares().size()).mapToObj(square -> pieces.placed(code, square)))
                .anyMatch(piece -> anchors.of(color.opponent()).stream()
                        .anyMatch(enemy -> boards.playable(color, piece, enemy).isPresent()));
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
                .mapToObj(placement -> Ending.pieces(places, placement))
                .filter(this::areApart)
                .flatMapToLong(placed -> LongStream.of(state(Color.WHITE, placed), state(Color.BLACK, placed)));
    }

    private long state(Color turn, int[] placed) {
        int[] kept = placed.clone();
        return pieces.state(turn, kept, retirement.retire(kept, kept.length));
    }

    private boolean areApart(int[] placed) {
        return Arrays.stream(placed).map(pieces::square).distinct().count() == placed.length;
    }

    private Ending ending(Pairing pairing, int[][] places, StateGraph graph, ValueIteration.Values solved) {
        double[][] values = new double[2][Ending.count(places)];
        double drift = 0;
        for (Color turn : Color.values()) {
            for (int placement = 0; placement < values[0].length; placement++) {
                int[] placed = Ending.pieces(places, placement);
                int number = areApart(placed) ? graph.number(state(turn, placed)) : -1;
                boolean known = number >= 0 && !graph.isOver(number);
                values[turn.ordinal()][placement] = known ? solved.values()[number] : Double.NaN;
                drift = known ? Math.max(drift, solved.drift()[number]) : drift;
            }
        }
        return new Ending(pairing, places, values, drift);
    }
}
