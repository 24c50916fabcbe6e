package org.dicechess.examples.players.uci;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.examples.players.search.Budget;

/**
 * Answers the commands of a program that speaks the Universal Chess Interface. A command that makes no sense gets an
 * {@code info string}. For games with dice, rolls stand among the moves of a position, and {@code node} tells what
 * comes next.
 */
public final class Engine {

    /** How long a search with a limit may take after the last command, in milliseconds. */
    private static final long PATIENCE = 60_000;

    /** The longest line, far longer than the moves of any game. */
    private static final int LONGEST = 1_000_000;

    /** The most characters of an {@code info string}. */
    private static final int MOST_TOLD = 1_000;

    private final VariantChoices variants;
    private final Settings settings;
    private final Preparation preparation;
    private final Consumer<String> out;
    private Optional<Prepared> prepared = Optional.empty();
    private Optional<GameRecord> game = Optional.empty();
    private Optional<Thinking> thinking = Optional.empty();
    private boolean refused;
    private boolean debug;

    /**
     * Makes an engine.
     *
     * @param known the variants that UCI_Variant offers from the beginning
     * @param out takes each line of the answers
     */
    public Engine(KnownVariants known, Consumer<String> out) {
        this(known, Preparation.USUAL, out);
    }

    /** Makes an engine that gets ready for its variants in this way. */
    Engine(KnownVariants known, Preparation preparation, Consumer<String> out) {
        this.preparation = preparation;
        this.out = out;
        variants = new VariantChoices(known);
        settings = new Settings(variants, this::forget);
    }

    /** Answers all lines up to {@code quit} or the end. A search with a limit gets a minute after the end. */
    public void serve(Reader in) throws IOException {
        LineSource lines = new LineSource(in, LONGEST);
        Optional<String> line = lines.next();
        while (line.isPresent() && answer(line.get())) {
            line = lines.next();
        }
        finish();
    }

    /** Answers a line, and returns whether further lines may follow. A search goes on meanwhile. */
    public boolean answer(String line) {
        List<String> all = Words.of(line);
        List<String> words = Words.command(all);
        if (debug && words.size() < all.size() || words.isEmpty() && !all.isEmpty()) {
            complain("unknown command '" + all.get(0) + "'");
        }
        if (words.isEmpty()) {
            return true;
        }
        try {
            return line.length() > LONGEST ? refuse(words.get(0)) : answer(words);
        } catch (RuntimeException | VirtualMachineError mistake) {
            complain(oneLine(mistake));
            return true;
        }
    }

    /** A part of a line could mean something else. */
    private boolean refuse(String command) {
        complain("a line of more than " + LONGEST + " characters");
        if (command.equals("position")) {
            stop();
            refused = true;
        } else if (command.equals("go")) {
            stop();
            out.accept(Thinking.NONE);
        } else if (command.equals("node")) {
            out.accept(NodeText.NONE);
        }
        return true;
    }

    private boolean answer(List<String> words) {
        switch (words.get(0)) {
            case "uci" -> introduce();
            case "debug" -> debug = words.contains("on");
            case "isready" -> {
                prepare();
                out.accept("readyok");
            }
            case "setoption" -> option(words);
            case "ucinewgame" -> begin();
            case "position" -> position(words);
            case "node" -> node(words);
            case "go" -> go(words);
            case "ponderhit" -> thinking.ifPresent(Thinking::ponderHit);
            case "stop" -> stop();
            case "quit" -> {
                stop();
                return false;
            }
            default -> {
                // A registration is not needed.
            }
        }
        return true;
    }

    static String oneLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).replaceAll("\\R\\s*", " ");
    }

    /** What a program has sent may be long, and of any characters. */
    private void complain(String what) {
        String text = what.length() > MOST_TOLD ? what.substring(0, MOST_TOLD) + "..." : what;
        out.accept("info string " + text.replaceAll("[\\p{Cc}\\p{Cs}\\u2028\\u2029]", "?"));
    }

    /** Waits until the search has ended by its own limits. */
    public void await() {
        thinking.ifPresent(search -> search.await(0));
    }

    /** Gives a search that has a limit a minute, and ends it then, for the end of the commands. */
    void finish() {
        thinking.filter(Thinking::isLimited).ifPresent(search -> search.await(PATIENCE));
        stop();
    }

    private void introduce() {
        out.accept("id name dicechess players");
        out.accept("id author the dicechess project");
        settings.told().forEach(out);
        out.accept("uciok");
    }

    private void option(List<String> words) {
        stop();
        VariantChoices.Choice before = settings.variant();
        try {
            settings.take(words);
        } finally {
            if (!settings.variant().equals(before)) {
                game = Optional.empty();
                refused = false;
            } else {
                // The tables are made now and not while a clock runs.
                prepared.filter(ready -> ready.isOf(before)).ifPresent(ready -> ready.search(settings));
            }
        }
    }

    private void begin() {
        stop();
        forget();
        prepare();
    }

    private void forget() {
        prepared.ifPresent(Prepared::forget);
    }

    /** A search goes on with what it has: its variant and tables are there. */
    private void prepare() {
        if (thinking.map(Thinking::isDone).orElse(true)) {
            try {
                prepared().search(settings);
            } catch (RuntimeException | VirtualMachineError mistake) {
                complain(oneLine(mistake));
            }
        }
    }

    private Prepared prepared() {
        VariantChoices.Choice chosen = settings.variant();
        if (prepared.filter(ready -> ready.isOf(chosen)).isEmpty()) {
            prepared = Optional.empty();
            prepared = Optional.of(new Prepared(chosen, variants, settings, preparation));
        }
        return prepared.orElseThrow();
    }

    private void position(List<String> words) {
        stop();
        game = Optional.empty();
        refused = true;
        prepared().search(settings);
        game = Optional.of(prepared().positions(settings).read(words));
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

    /** A program that has asked waits for an answer. */
    private void node(List<String> words) {
        String answer = NodeText.NONE;
        try {
            answer = NodeText.of(game(), words.subList(1, words.size()), settings.moves());
        } catch (RuntimeException | VirtualMachineError mistake) {
            complain(oneLine(mistake));
        }
        out.accept(answer);
    }

    /** A program that has asked for a move waits for one, so that each answer ends in {@code bestmove}. */
    private void go(List<String> words) {
        long begin = System.nanoTime();
        stop();
        try {
            GameRecord asked = PositionReader.open(game());
            if (asked.node() instanceof Node.Decision decision) {
                GoWords go = new GoWords(words);
                boolean only = go.isByClock() && decision.events().size() == 1;
                Budget budget =
                        only ? Budget.nodes(1) : go.budget(decision.player()).within(settings.most());
                Choice choice = new Choice(asked, go, prepared(), settings, out, begin);
                Thinking search = new Thinking(choice, go, budget, out, begin);
                thinking = Optional.of(search);
                search.start();
                return;
            }
            complain(NodeText.noDecision(asked.node()));
        } catch (RuntimeException | VirtualMachineError mistake) {
            complain(oneLine(mistake));
        }
        out.accept(Thinking.NONE);
    }

    private void stop() {
        thinking.ifPresent(Thinking::stop);
        thinking = Optional.empty();
    }
}
