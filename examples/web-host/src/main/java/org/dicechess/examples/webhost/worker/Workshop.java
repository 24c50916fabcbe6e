package org.dicechess.examples.webhost.worker;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.webhost.game.Rulebook;
import org.dicechess.examples.webhost.game.View;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Does the tasks of a worker: checks a definition, draws it, and plays it. Scripts are refused. */
final class Workshop {

    private static final String NAME = "your definition";
    private static final int MOST_AT_ONCE = 60;

    private final SecureRandom random = new SecureRandom();
    private final Function<Variant, Evaluation> evaluations;

    Workshop() {
        this(variant -> new Evaluations(variant).trained());
    }

    /** Makes a workshop whose computer players see positions by the evaluation that the function gives. */
    Workshop(Function<Variant, Evaluation> evaluations) {
        this.evaluations = evaluations;
    }

    Outcome answer(Task task) {
        byte[] yaml = task.yaml().getBytes(StandardCharsets.UTF_8);
        List<Problem> problems = Loader.create().check(NAME, yaml);
        if (!problems.isEmpty()) {
            return Outcome.of(problems.stream().map(Workshop::mistake).toList());
        }
        Variant variant = Loader.create().load(NAME, yaml);
        return task.play() ? play(task, variant) : drawn(task, variant);
    }

    private static Outcome.Mistake mistake(Problem problem) {
        boolean elsewhere = !problem.file().equals(NAME);
        return new Outcome.Mistake(
                elsewhere ? 1 : problem.line(),
                elsewhere ? 1 : problem.column(),
                (elsewhere ? problem.file() + ": " : "") + problem.message(),
                problem.hint());
    }

    private static Outcome drawn(Task task, Variant variant) {
        GameRecord start = GameRecord.from(variant.start());
        View.Look look = View.Look.of(Color.WHITE, task.dark());
        List<Rulebook.Kind> kinds = Rulebook.page(variant).kinds();
        boolean known = kinds.stream().anyMatch(kind -> kind.name().equals(task.kind()));
        String shown = known ? task.kind() : kinds.get(0).name();
        return new Outcome(
                List.of(),
                kinds,
                Rulebook.diagram(variant, shown, task.dark()),
                List.of(View.of(start, false, look)),
                List.of(),
                List.of());
    }

    private Outcome play(Task task, Variant variant) {
        GameRecord game = GameRecord.from(variant.start());
        for (String event : task.events()) {
            game = game.after(event);
        }
        Color author = task.side().equals("black") ? Color.BLACK : Color.WHITE;
        List<String> told = new ArrayList<>();
        game = onward(game, author, player(task, game), told);
        return new Outcome(
                List.of(),
                Rulebook.page(variant).kinds(),
                "",
                List.of(View.of(game, true, View.Look.of(author, task.dark()))),
                game.events().stream().map(Event::text).toList(),
                told);
    }

    /** Rolls, and plays for the other side, until the author has to choose. */
    private GameRecord onward(GameRecord game, Color author, Player player, List<String> told) {
        GameRecord now = game;
        for (int i = 0; i < MOST_AT_ONCE && !isOf(author, now) && now.result().isEmpty(); i++) {
            Event event = now.node() instanceof Node.Chance chance
                    ? roll(chance)
                    : player.choose(now.position(), Budget.millis(1_000));
            String by = event instanceof Roll ? "The host" : now.position().turn() == Color.WHITE ? "White" : "Black";
            told.add(by + " " + now.position().words(event));
            now = now.after(event);
        }
        return now;
    }

    private static boolean isOf(Color author, GameRecord game) {
        return game.node() instanceof Node.Decision decision && decision.player() == author;
    }

    private Event roll(Node.Chance chance) {
        return chance.outcome(random.nextLong(chance.total())).roll();
    }

    private Player player(Task task, GameRecord game) {
        Variant variant = game.position().variant();
        return Players.of(task.level(), evaluations.apply(variant), random.nextLong());
    }
}
