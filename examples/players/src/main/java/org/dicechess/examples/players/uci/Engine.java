package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;

/**
 * Answers the commands of a program that speaks the Universal Chess Interface. A command that makes no sense gets an
 * {@code info string}.
 */
public final class Engine {

    /** What the id of a variant ends in whose arrays are dealt as in Chess960. */
    private static final String DEALT = "960";

    private final List<String> ids;
    private final Function<String, Variant> loader;
    private final Consumer<String> out;
    private String id;
    private boolean chess960;
    private GameRecord game = null;
    private Evaluation evaluation = null;
    private Search search = null;
    private Thread thinking = null;

    /**
     * Makes an engine.
     *
     * @param ids the ids that UCI_Variant offers, the first one first
     * @param loader loads a variant by its id
     * @param out takes each line of the answers
     */
    public Engine(List<String> ids, Function<String, Variant> loader, Consumer<String> out) {
        this.ids = List.copyOf(ids);
        this.loader = loader;
        this.out = out;
        id = ids.get(0);
    }

    /** Answers a line, and returns whether further lines may follow. A search goes on meanwhile. */
    public boolean answer(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        try {
            switch (words.get(0)) {
                case "uci" -> introduce();
                case "isready" -> out.accept("readyok");
                case "setoption" -> option(words);
                case "ucinewgame" -> search = null;
                case "position" -> position(words);
                case "go" -> go(words);
                case "stop" -> stop();
                case "quit" -> {
                    stop();
                    return false;
                }
                case "" -> {}
                default -> out.accept("info string unknown command '" + words.get(0) + "'");
            }
        } catch (IllegalArgumentException | NotationException mistake) {
            out.accept("info string " + String.valueOf(mistake.getMessage()).replaceAll("\\R\\s*", " "));
        }
        return true;
    }

    /** Waits until the search has ended by its own limits. */
    public void await() {
        if (thinking != null) {
            try {
                thinking.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void introduce() {
        out.accept("id name dicechess players");
        out.accept("id author the dicechess project");
        out.accept("option name UCI_Variant type combo default " + id + " var " + String.join(" var ", ids));
        out.accept("option name UCI_Chess960 type check default false");
        out.accept("uciok");
    }

    private void option(List<String> words) {
        int value = words.indexOf("value");
        if (words.size() < 5 || value != 3) {
            throw new IllegalArgumentException("expected setoption name NAME value VALUE");
        }
        stop();
        switch (words.get(2)) {
            case "UCI_Variant" -> {
                if (!ids.contains(words.get(4))) {
                    throw new IllegalArgumentException(
                            "no variant '" + words.get(4) + "'; expected one of " + String.join(", ", ids));
                }
                id = words.get(4);
            }
            case "UCI_Chess960" -> chess960 = words.get(4).equals("true");
            default -> throw new IllegalArgumentException("no option '" + words.get(2) + "'");
        }
        game = null;
        search = null;
    }

    private void position(List<String> words) {
        stop();
        int moves = words.indexOf("moves");
        int end = moves < 0 ? words.size() : moves;
        Variant variant = variant();
        Position start;
        if (end == 2 && words.get(1).equals("startpos")) {
            start = variant.start();
        } else if (end > 2 && words.get(1).equals("fen")) {
            start = variant.position(String.join(" ", words.subList(2, end)));
        } else {
            throw new IllegalArgumentException("expected position startpos or position fen FEN, then moves");
        }
        GameRecord read = GameRecord.from(start);
        UciMoves texts = new UciMoves(chess960);
        for (String move : moves < 0 ? List.<String>of() : words.subList(moves + 1, words.size())) {
            read = read.after(texts.read(read.position(), move));
        }
        game = read;
    }

    /** The variant, with a new evaluation and search if it is another one than before. */
    private Variant variant() {
        String dealt = id + DEALT;
        Variant variant = loader.apply(chess960 && ids.contains(dealt) ? dealt : id);
        if (search == null || !evaluation.isOf(variant)) {
            evaluation = new Evaluations(variant).trained();
            search = null;
            if (evaluation.shape().rolls()) {
                throw new IllegalArgumentException("'" + id + "' has dice, which UCI cannot tell");
            }
            search = new Search(evaluation, Players.usual(evaluation.shape(), 1));
        }
        return variant;
    }

    private void go(List<String> words) {
        stop();
        if (game == null) {
            position(List.of("position", "startpos"));
        }
        if (!(game.node() instanceof Node.Decision decision)) {
            out.accept("bestmove 0000");
            return;
        }
        Budget budget = budget(words, decision.player());
        int depth = (int) number(words, "depth", Options.DEEPEST);
        Search deep = depth == Options.DEEPEST
                ? search
                : new Search(evaluation, Players.usual(evaluation.shape(), 1).depth(depth));
        GameRecord asked = game;
        thinking = new Thread(() -> think(asked, deep, budget));
        thinking.start();
    }

    private void think(GameRecord asked, Search deep, Budget budget) {
        Cursor cursor = asked.cursor();
        long begin = System.nanoTime();
        Found found = deep.find(cursor, budget);
        String move = new UciMoves(chess960).text(cursor.event(found.way().get(0)));
        out.accept(String.format(
                Locale.ROOT,
                "info depth %d score cp %d nodes %d time %d pv %s",
                found.depth(),
                Math.round(100 * evaluation.pawns(found.value())),
                found.nodes(),
                (System.nanoTime() - begin) / 1_000_000,
                move));
        out.accept("bestmove " + move);
    }

    private static Budget budget(List<String> words, Color player) {
        Budget nodes = Budget.nodes(number(words, "nodes", Long.MAX_VALUE));
        if (words.contains("movetime")) {
            return nodes.within(Budget.millis(number(words, "movetime", 0)));
        }
        String side = player == Color.WHITE ? "w" : "b";
        if (!words.contains(side + "time")) {
            return nodes;
        }
        long left = number(words, side + "time", 0) * 1_000_000;
        return nodes.within(Budget.clock(left, number(words, side + "inc", 0) * 1_000_000));
    }

    private static long number(List<String> words, String name, long otherwise) {
        int at = words.indexOf(name);
        if (at < 0) {
            return otherwise;
        }
        String text = at + 1 < words.size() ? words.get(at + 1) : "";
        if (!text.matches("[0-9]{1,12}")) {
            throw new IllegalArgumentException(name + " is '" + text + "'; expected a number");
        }
        return Long.parseLong(text);
    }

    private void stop() {
        if (thinking != null) {
            thinking.interrupt();
            await();
            thinking = null;
        }
    }
}
