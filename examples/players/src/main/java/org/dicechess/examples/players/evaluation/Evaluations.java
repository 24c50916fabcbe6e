package org.dicechess.examples.players.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Ending;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.Variant;

/**
 * Makes evaluations of a variant from what its definition says: values of pieces by their mobility, or the values that
 * it states; squares by the mobility there and by the way to promotion; goals by {@link Variant#endings()}.
 */
public final class Evaluations {

    /** How many pawns the mean kind of piece is worth. */
    private static final double MEAN = 4;

    /** The part of a piece's value that depends on its mobility where it stands. */
    private static final double SQUARE = 0.15;

    /** The part of its value that a piece keeps where it cannot move. */
    private static final double STUCK = 0.3;

    /** The part of the gain that a piece has one move before it promotes, and its factor for each move more. */
    private static final double SOON = 0.3;

    private static final double LATER = 0.6;

    /** What it is worth to reach a goal, in pawns. */
    private static final double GOAL = 20;

    /** Goals beyond this number are not evaluated. */
    private static final int GOALS = 8;

    private final Variant variant;
    private final int squares;
    private final Mobility mobility;
    private final Survey survey;
    private final Map<String, Double> mean = new LinkedHashMap<>();

    /** Works out mobility and promotions, which takes up to a second on large boards. */
    public Evaluations(Variant variant) {
        this.variant = variant;
        squares = variant.board().squares().size();
        mobility = new Mobility(variant);
        survey = new Survey(variant);
        Mirror.of(variant, mobility).forEach(survey::complete);
        for (PieceType type : variant.pieceTypes()) {
            mean.put(type.name(), meanMobility(type));
        }
    }

    /** Returns the variant. */
    public Variant variant() {
        return variant;
    }

    /** Returns the values that the definition states, and for other kinds those that follow from mobility. */
    public Values values() {
        double unit = variant.pieceTypes().stream()
                        .filter(type -> !type.isRoyal())
                        .mapToDouble(type -> mean.get(type.name()))
                        .average()
                        .orElse(MEAN)
                / MEAN;
        Map<String, Double> pawns = new LinkedHashMap<>();
        for (PieceType type : variant.pieceTypes()) {
            double moves = unit > 0 ? mean.get(type.name()) / unit : 1;
            pawns.put(type.name(), type.value().isPresent() ? type.value().getAsInt() / 100.0 : moves);
        }
        return new Values(Values.SCALE, Values.DRAWS, pawns);
    }

    /** Returns the evaluation with the values of {@link #values()}. */
    public Evaluation evaluation() {
        return evaluation(values());
    }

    /** Returns the evaluation with the values that training has found, or if there are none, of {@link #values()}. */
    public Evaluation trained() {
        return evaluation(
                TrainedValues.bundled(variant).map(TrainedValues::values).orElseGet(this::values));
    }

    /**
     * Returns the evaluation with these values.
     *
     * @throws IllegalArgumentException if the value of a kind is missing
     */
    public Evaluation evaluation(Values values) {
        double[] worth = new double[(variant.pieceCodes() + 1) * squares];
        double[] gain = new double[worth.length];
        double[] loss = new double[worth.length];
        int[] goals = new int[worth.length];
        List<double[]> progress = new ArrayList<>();
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            place(code, values, worth, gain);
        }
        for (int at = 0; at < worth.length; at++) {
            loss[at] = Math.abs(worth[at]);
        }
        for (Ending ending : variant.endings()) {
            if (ending.kind() == Ending.Kind.NONE_LEFT && ending.verdict() != Ending.Verdict.DRAWS) {
                for (Color side : ending.sides()) {
                    pursue(ending, side, worth, goals, progress, loss);
                }
            }
        }
        Shape shape = new Shape(survey.rolls(), survey.longTurns());
        TermSource source = new TermSource(() -> new TermMaker(variant, values, mobility, survey).tables(gain, shape));
        return new Evaluation(
                variant,
                shape,
                squares,
                values.scale(),
                values.draws(),
                worth,
                goals,
                progress.toArray(double[][]::new),
                loss,
                source,
                // Where players roll, the terms have not helped, and they take time.
                shape.isPlain() ? Term.ALL : Set.of(),
                KnownValues.NONE);
    }

    private void place(int code, Values values, double[] worth, double[] gain) {
        Piece piece = variant.piece(code);
        double value = values.of(piece.type().name());
        double mobile = mean.get(piece.type().name());
        double better = best(code, values) - value;
        int[] distance = mobility.distances(code, survey.squares(code));
        for (int square = 0; square < squares; square++) {
            double here = mobility.at(code, square);
            double pawns = value;
            if (mobile > 0 && here == 0) {
                pawns *= STUCK;
            } else if (mobile > 0 && !Kinds.isKing(variant, piece.type())) {
                pawns *= 1 + SQUARE * (here / mobile - 1);
            }
            gain[code * squares + square] = Math.max(0, better) * soon(distance[square]);
            pawns += gain[code * squares + square];
            worth[code * squares + square] = signed(piece, pawns);
        }
    }

    /** The value of the best piece that a piece can become. */
    private double best(int code, Values values) {
        double best = 0;
        for (int other = 1; other <= variant.pieceCodes(); other++) {
            if (survey.becomes(code, other)) {
                best = Math.max(best, values.of(variant.piece(other).type().name()));
            }
        }
        return best;
    }

    /**
     * Adds an ending: the fewer pieces count, the more each of them matters. Where the side wins when none is left,
     * they hurry out of the area, or want to be captured if the whole board counts.
     */
    private void pursue(
            Ending ending, Color side, double[] worth, int[] goals, List<double[]> progress, double[] loss) {
        if (progress.size() == GOALS) {
            return;
        }
        boolean wins = ending.verdict() == Ending.Verdict.WINS;
        boolean[] area = area(ending, side);
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            Piece piece = variant.piece(code);
            if (piece.isOf(side) && ending.pieces().contains(piece.type())) {
                count(code, area, 1 << progress.size(), goals);
                if (wins) {
                    hurry(code, area, worth, loss);
                } else {
                    guard(code, area, ending.pieces().size() == 1 ? GOAL : GOAL / 8, loss);
                }
            }
        }
        progress.add(scarcity(side == Color.WHITE != wins ? -1 : 1));
    }

    private boolean[] area(Ending ending, Color side) {
        Board board = variant.board();
        boolean[] area = new boolean[squares];
        List<Square> named = ending.area().map(name -> board.area(name, side)).orElse(board.squares());
        named.forEach(square -> area[board.index(square)] = true);
        return area;
    }

    private void count(int code, boolean[] area, int goal, int[] goals) {
        for (int square = 0; square < squares; square++) {
            goals[code * squares + square] |= area[square] ? goal : 0;
        }
    }

    private void hurry(int code, boolean[] area, double[] worth, double[] loss) {
        boolean[] outside = new boolean[squares];
        boolean any = false;
        for (int square = 0; square < squares; square++) {
            outside[square] = !area[square];
            any |= outside[square];
        }
        int[] distance = mobility.distances(code, outside);
        for (int square = 0; square < squares; square++) {
            int at = code * squares + square;
            worth[at] = any ? worth[at] + signed(variant.piece(code), GOAL * soon(distance[square])) : -worth[at];
            loss[at] = any ? Math.abs(worth[at]) : -loss[at];
        }
    }

    private void guard(int code, boolean[] area, double pawns, double[] loss) {
        for (int square = 0; square < squares; square++) {
            loss[code * squares + square] += area[square] ? pawns : 0;
        }
    }

    /** The advantage by the number of pieces left: with one left a goal's worth, with two half of it, and so on. */
    private static double[] scarcity(int sign) {
        double[] progress = new double[256];
        for (int left = 1; left < progress.length; left++) {
            progress[left] = sign * GOAL / left;
        }
        progress[0] = sign * 2 * GOAL;
        return progress;
    }

    private static double soon(int moves) {
        return moves == Integer.MAX_VALUE ? 0 : SOON * Math.pow(LATER, moves - 1);
    }

    private static double signed(Piece piece, double pawns) {
        return piece.isOf(Color.WHITE) ? pawns : piece.isOf(Color.BLACK) ? -pawns : 0;
    }

    private double meanMobility(PieceType type) {
        double sum = 0;
        int number = 0;
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            if (variant.piece(code).type().equals(type)) {
                sum += mobility.mean(code);
                number++;
            }
        }
        return number == 0 ? 0 : sum / number;
    }
}
