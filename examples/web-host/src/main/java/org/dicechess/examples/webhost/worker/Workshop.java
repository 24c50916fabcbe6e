package org.dicechess.examples.webhost.worker;

import java.security.SecureRandom;
import java.util.List;
import java.util.function.Function;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.examples.board.Kind;
import org.dicechess.examples.board.View;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.webhost.game.Rulebook;
import org.dicechess.rules.InvalidDefinitionException;

/** Does the tasks of a worker: checks a definition, draws it, and plays it. */
final class Workshop {

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
        Upload upload = new Upload(task);
        try {
            return task.play() ? play(task, upload.load()) : checked(task, upload);
        } catch (InvalidDefinitionException invalid) {
            return Outcome.of(upload.mistakes(invalid.problems()));
        }
    }

    private static Outcome checked(Task task, Upload upload) {
        List<Outcome.Mistake> problems = upload.check();
        return problems.stream().allMatch(Outcome.Mistake::warning)
                ? drawn(task, upload.load(), problems)
                : Outcome.of(problems);
    }

    private static Outcome drawn(Task task, Variant variant, List<Outcome.Mistake> warnings) {
        GameRecord start = GameRecord.from(variant.start());
        View.Look look = View.Look.of(Color.WHITE, task.dark());
        List<Kind> kinds = Rulebook.page(variant).kinds();
        boolean known = kinds.stream().anyMatch(kind -> kind.name().equals(task.kind()));
        String shown = known ? task.kind() : kinds.get(0).name();
        return new Outcome(
                warnings,
                kinds,
                Rulebook.diagram(variant, shown, task.dark()),
                List.of(View.of(start, false, look)),
                List.of(),
                List.of(),
                Outcome.Back.NOWHERE);
    }

    private Outcome play(Task task, Variant variant) {
        GameRecord game = GameRecord.from(variant.start());
        for (String event : task.events()) {
            game = game.after(event);
        }
        Trial trial = new Trial(task.own(), player(task, variant), random);
        GameRecord now = trial.onward(game);
        return new Outcome(
                List.of(),
                Rulebook.page(variant).kinds(),
                "",
                List.of(View.of(now, true, View.Look.of(task.seenBy(), task.dark()))),
                now.events().stream().map(Event::text).toList(),
                trial.told(),
                trial.back(now));
    }

    private Player player(Task task, Variant variant) {
        return Players.of(task.level(), evaluations.apply(variant), random.nextLong());
    }
}
