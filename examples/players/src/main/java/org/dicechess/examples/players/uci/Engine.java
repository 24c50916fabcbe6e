package org.dicechess.examples.players.uci;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
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
 * {@code info string}. For games with dice, rolls stand among the moves of a position, and {@code node} tells what
 * comes next.
 */
public final class Engine {

    /** What the id of a variant ends in whose arrays are dealt as in Chess960. */
    private static final String DEALT = "960";

    private final List<String> ids;
    private final Function<String, Variant> loader;
    private final Consumer<String> out;
    private final Map<String, Variant> loaded = new HashMap<>();
    private String id;
    private boolean chess960;
    private Optional<GameRecord> game = Optional.empty();
    private boolean refused;
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
                case "node" -> out.accept(NodeText.of(game().node()));
                case "go" -> go(words);
                case "stop" -> stop();
                case "quit" -> {
                    stop();
                    return false;
                }
                case "" -> {}
                default -> out.accept("info string unknown command '" + words.get(0) + "'");
            }
        } catch (IllegalArgumentException | NotationException | IllegalEventException mistake) {
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
        game = Optional.empty();
        refused = false;
        search = null;
    }

    private void position(List<String> words) {
        stop();
        game = Optional.empty();
        refused = true;
        game = Optional.of(new PositionReader(variant(), new UciMoves(chess960)).read(words));
        refused = false;
    }

    /** The game of the last position, or a new one; nothing if the last position was refused. */
    private GameRecord game() {
        if (refused) {
            throw new IllegalArgumentException("no position: the last one was refused");
        }
        if (game.isEmpty()) {
            position(List.of("position", "startpos"));
        }
        return game.orElseThrow();
    }

    /** The variant, with a new evaluation and search if it is another one than before. */
    private Variant variant() {
        String dealt = id + DEALT;
        Variant variant = loaded.computeIfAbsent(chess960 && ids.contains(dealt) ? dealt : id, loader);
        if (search == null || !evaluation.isOf(variant)) {
            evaluation = new Evaluations(variant).trained();
            search = new Search(evaluation, Players.usual(evaluation.shape(), 1));
        }
        return variant;
    }

    /** A program that has asked for a move waits for one, so that each answer ends in {@code bestmove}. */
    private void go(List<String> words) {
        stop();
        try {
            GameRecord asked = game();
            if (asked.node() instanceof Node.Decision decision) {
                begin(asked, budget(words, decision.player()), (int) number(words, "depth", Options.DEEPEST));
                return;
            }
            out.accept("info string " + NodeText.noDecision(asked.node()));
        } catch (IllegalArgumentException mistake) {
            out.accept("info string " + mistake.getMessage());
        }
        out.accept("bestmove 0000");
    }

    private void begin(GameRecord asked, Budget budget, int depth) {
        Search deep = depth == Options.DEEPEST
                ? search
                : new Search(evaluation, Players.usual(evaluation.shape(), 1).depth(depth));
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
