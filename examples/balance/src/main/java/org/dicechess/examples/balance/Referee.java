package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;

/** Plays one game of a player against itself, and keeps the books. */
final class Referee {

    /** A game with more events is stopped. */
    private static final int LONGEST = 3_000;

    /** The most outcomes of a roll that are valued. Of a roll with more, none is, and its luck is not counted. */
    private static final int OUTCOMES = 300;

    /** How many times as many continuations the mean over all outcomes has as the value of what was rolled. */
    private static final int MEAN = 2;

    /** At how many turns the pieces are counted. */
    private static final int SAMPLES = 4;

    /** The most events of a choice whose values are compared. */
    private static final int COMPARED = 64;

    private static final double DIGITS = 1e6;

    private final Variant variant;
    private final Plan plan;
    private final Job job;
    private final SplittableRandom random;
    private final Cursor cursor;
    private final Color first;
    private final Player player;
    private final Outlook outlook;
    private final int[] events;
    private final Map<String, Integer> moves = new TreeMap<>();
    private final List<Map<String, Integer>> material = new ArrayList<>();
    private final double[] luck = new double[Outlook.VALUES];
    private double[] dealt = new double[Outlook.VALUES];
    private String deal = "";
    private double chance = 1;
    private int lastTurn;
    private int turns;
    private int rolls;
    private int choices;
    private int free;
    private int passes;
    private double rolled;
    private double chosen;

    private Referee(Rules rules, Plan plan, Job job) {
        variant = rules.variant();
        this.plan = plan;
        this.job = job;
        long seed = plan.seed(job);
        String skill = plan.skills().get(job.skill());
        random = new SplittableRandom(seed);
        cursor = variant.start().cursor();
        first = cursor.turn();
        player = Players.of(skill, rules.evaluation(), ~seed);
        outlook = new Outlook(cursor, first, rules.evaluation(), Players.of(skill, rules.evaluation(), seed), seed);
        events = new int[variant.eventBound()];
    }

    /** Plays a game. The same rules, plan and job give the same game. */
    static PlayedGame play(Rules rules, Plan plan, Job job) {
        return new Referee(rules, plan, job).play();
    }

    private PlayedGame play() {
        while (cursor.kind() != Cursor.Kind.END && cursor.depth() < LONGEST) {
            int turn = 2 * cursor.turnNumber() + cursor.turn().ordinal();
            if (turn != lastTurn) {
                lastTurn = turn;
                beginTurn();
            }
            if (cursor.isChance()) {
                roll();
            } else {
                choose();
            }
        }
        return new PlayedGame(
                job.skill(),
                job.game(),
                deal,
                chance,
                cursor.kind() == Cursor.Kind.END ? points(cursor.end().result()) : PlayedGame.STOPPED,
                rounded(luck),
                rounded(dealt),
                turns,
                rolls,
                choices,
                free,
                passes,
                rounded(rolled),
                rounded(chosen),
                moves,
                material);
    }

    private double points(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.winFor(first) ? 1 : 0;
    }

    private static List<Double> rounded(double[] numbers) {
        return Arrays.stream(numbers).map(Referee::rounded).boxed().toList();
    }

    private static double rounded(double number) {
        return Math.round(number * DIGITS) / DIGITS;
    }

    /** Counts the turn, and keeps the material of a few turns, each with the same chance. */
    private void beginTurn() {
        turns++;
        if (material.size() < SAMPLES) {
            material.add(difference());
        } else {
            int place = random.nextInt(turns);
            if (place < SAMPLES) {
                material.set(place, difference());
            }
        }
    }

    private Map<String, Integer> difference() {
        Map<String, Integer> difference = new TreeMap<>();
        for (int square = 0; square < variant.board().squares().size(); square++) {
            int code = cursor.at(square);
            if (code != 0) {
                Piece piece = variant.piece(code);
                int sign = piece.isOf(first) ? 1 : piece.isOf(first.opponent()) ? -1 : 0;
                difference.merge(piece.type().name(), sign, Integer::sum);
            }
        }
        difference.values().removeIf(count -> count == 0);
        return difference;
    }

    private void roll() {
        boolean deals = rolls == 0 && choices == 0;
        int end = cursor.list(events, 0);
        boolean given = deals && plan.eachDeal();
        int outcome = given ? events[job.game() % end] : cursor.outcome(random.nextLong(cursor.total()));
        if (deals) {
            deal = cursor.event(outcome).text();
            chance = (double) cursor.weight(outcome) / cursor.total();
        }
        if (plan.luck() && !given && end > 1 && end <= OUTCOMES) {
            value(outcome, end);
        }
        if (deals) {
            dealt = luck.clone();
        }
        rolls++;
        cursor.play(outcome);
    }

    /** Adds what an outcome has more than the mean of all, by weight. */
    private void value(int outcome, int end) {
        double total = cursor.total();
        // The value of what was rolled counts more than each of the others.
        int many = plan.continuations();
        int few = many == 0 ? 0 : Math.max(1, MEAN * many / end);
        double mean = 0;
        double square = 0;
        for (int i = 0; i < end; i++) {
            int other = events[i];
            double part = cursor.weight(other) / total;
            cursor.play(other);
            double[] values = outlook.values(end, other == outcome ? many : few);
            cursor.undo();
            for (int k = 0; k < values.length; k++) {
                luck[k] += ((other == outcome ? 1 : 0) - part) * values[k];
            }
            mean += part * Outlook.stake(values);
            square += part * Outlook.stake(values) * Outlook.stake(values);
        }
        rolled += Math.sqrt(Math.max(0, square - mean * mean));
    }

    private void choose() {
        int end = cursor.list(events, 0);
        choices++;
        if (end > 1) {
            free++;
            chosen += plan.luck() ? spread(end) : 0;
        }
        int event = turns <= plan.opening() ? events[random.nextInt(end)] : player.choose(cursor, Budget.UNLIMITED);
        count(event);
        cursor.play(event);
    }

    /** Returns the standard deviation of the values after the events of a choice. */
    private double spread(int end) {
        double sum = 0;
        double square = 0;
        int number = Math.min(end, COMPARED);
        for (int i = 0; i < number; i++) {
            cursor.play(events[(int) ((long) i * end / number)]);
            double value = outlook.stake();
            cursor.undo();
            sum += value;
            square += value * value;
        }
        return Math.sqrt(Math.max(0, square / number - sum / number * sum / number));
    }

    private void count(int event) {
        if (cursor.isMove(event)) {
            int from = cursor.from(event);
            int code = from < 0 ? 0 : cursor.at(from);
            if (code != 0) {
                moves.merge(variant.piece(code).type().name(), 1, Integer::sum);
            }
        } else if (cursor.event(event) instanceof Pass) {
            passes++;
        }
    }
}
