package org.dicechess.examples.players.uci;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;
import org.dicechess.examples.players.search.Wanted;

/**
 * Answers the commands of a program that speaks the Universal Chess Interface. A command that makes no sense gets an
 * {@code info string}. For games with dice, rolls stand among the moves of a position, and {@code node} tells what
 * comes next.
 */
public final class Engine {

    /** What the id of a variant ends in whose arrays are dealt as in Chess960. */
    private static final String DEALT = "960";

    /** The move of somebody who has none. */
    private static final String NONE = "0000";

    /** The most lines that are told. */
    private static final int MOST_LINES = 256;

    private final List<String> ids;
    private final Function<String, Variant> loader;
    private final Consumer<String> out;
    private final Map<String, Variant> loaded = new HashMap<>();
    private String id;
    private boolean chess960;
    private int threads = 1;
    private int lines = 1;
    private Optional<GameRecord> game = Optional.empty();
    private boolean refused;
    private Evaluation evaluation = null;
    private Search search = null;
    private Thread thinking = null;
    private boolean limited;

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
        } catch (IllegalArgumentException | NotationException | IllegalEventException | PlayException mistake) {
            out.accept("info string " + oneLine(mistake));
        }
        return true;
    }

    private static String oneLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).replaceAll("\\R\\s*", " ");
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

    /** Waits for a search that has a limit, and stops one that has none, for the end of the commands. */
    public void finish() {
        if (limited) {
            await();
        } else {
            stop();
        }
    }

    private void introduce() {
        out.accept("id name dicechess players");
        out.accept("id author the dicechess project");
        out.accept("option name UCI_Variant type combo default " + id + " var " + String.join(" var ", ids));
        out.accept("option name UCI_Chess960 type check default false");
        out.accept("option name Threads type spin default 1 min 1 max " + Options.MOST_THREADS);
        out.accept("option name MultiPV type spin default 1 min 1 max " + MOST_LINES);
        out.accept("uciok");
    }

    private void option(List<String> words) {
        int end = words.contains("value") ? words.indexOf("value") : words.size();
        if (end < 3) {
            throw new IllegalArgumentException("expected setoption name NAME value VALUE");
        }
        String name = String.join(" ", words.subList(2, end));
        String value = String.join(" ", words.subList(Math.min(end + 1, words.size()), words.size()));
        stop();
        switch (name.toLowerCase(Locale.ROOT)) {
            case "uci_variant" -> {
                if (!ids.contains(value)) {
                    throw new IllegalArgumentException(
                            "no variant '" + value + "'; expected one of " + String.join(", ", ids));
                }
                id = value;
            }
            case "uci_chess960" -> chess960 = isTrue(value);
            case "threads" -> threads = number(name, value, Options.MOST_THREADS);
            case "multipv" -> lines = number(name, value, MOST_LINES);
            default ->
                throw new IllegalArgumentException(
                        "no option '" + name + "'; expected UCI_Variant, UCI_Chess960, Threads or MultiPV");
        }
        game = Optional.empty();
        refused = false;
        search = null;
    }

    private static boolean isTrue(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException("UCI_Chess960 is '" + value + "'; expected true or false");
        };
    }

    private static int number(String name, String value, int most) {
        if (!value.matches("[1-9][0-9]{0,2}") || Integer.parseInt(value) > most) {
            throw new IllegalArgumentException(name + " is '" + value + "'; expected a number from 1 to " + most);
        }
        return Integer.parseInt(value);
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
            search = new Search(evaluation, options());
        }
        return variant;
    }

    private Options options() {
        return Players.usual(evaluation.shape(), 1).threads(threads);
    }

    /** A program that has asked for a move waits for one, so that each answer ends in {@code bestmove}. */
    private void go(List<String> words) {
        stop();
        try {
            GameRecord asked = game();
            if (asked.node() instanceof Node.Decision decision) {
                GoWords go = new GoWords(words);
                begin(asked, go, go.budget(decision.player()), go.depth());
                return;
            }
            out.accept("info string " + NodeText.noDecision(asked.node()));
        } catch (IllegalArgumentException | PlayException mistake) {
            out.accept("info string " + oneLine(mistake));
        }
        out.accept("bestmove " + NONE);
    }

    private void begin(GameRecord asked, GoWords go, Budget budget, int depth) {
        Set<Integer> first = first(asked, go.moves());
        Search deep = depth == Options.DEEPEST
                ? search
                : new Search(evaluation, options().depth(depth));
        limited = !go.isInfinite() && (depth < Options.DEEPEST || !budget.equals(Budget.UNLIMITED));
        thinking = new Thread(() -> think(asked, go.isInfinite(), cursor -> chosen(cursor, deep, budget, first)));
        thinking.start();
    }

    /** Returns the events of a cursor that have these texts. */
    private Set<Integer> first(GameRecord asked, List<String> texts) {
        UciMoves moves = new UciMoves(chess960);
        Cursor cursor = asked.cursor();
        int[] listed = new int[asked.position().variant().eventBound()];
        int end = texts.isEmpty() ? 0 : cursor.list(listed, 0);
        List<Event> wanted =
                texts.stream().map(text -> moves.read(asked.position(), text)).toList();
        return Arrays.stream(listed, 0, end)
                .filter(event -> wanted.contains(cursor.event(event)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /** A program that waits for a move gets an answer even if a hook of the variant fails. */
    private void think(GameRecord asked, boolean waits, Function<Cursor, String> choice) {
        String move = NONE;
        try {
            move = choice.apply(asked.cursor());
        } catch (RuntimeException | StackOverflowError failure) {
            out.accept("info string the search has failed: " + oneLine(failure));
        }
        if (waits) {
            awaitStop();
        }
        out.accept("bestmove " + move);
    }

    private static void awaitStop() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private String chosen(Cursor cursor, Search deep, Budget budget, Set<Integer> first) {
        UciMoves moves = new UciMoves(chess960);
        InfoText info = new InfoText(cursor, evaluation, moves, System.nanoTime());
        AtomicInteger told = new AtomicInteger(-1);
        List<Found> best =
                deep.best(cursor, budget, Wanted.best(lines).beginning(first).telling(found -> {
                    told.set(found.get(0).depth());
                    info.lines(found).forEach(out);
                }));
        if (told.get() != best.get(0).depth()) {
            info.lines(best).forEach(out);
        }
        return moves.text(cursor.event(best.get(0).way().get(0)));
    }

    private void stop() {
        if (thinking != null) {
            thinking.interrupt();
            await();
            thinking = null;
        }
    }
}
