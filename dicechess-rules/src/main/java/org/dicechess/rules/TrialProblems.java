package org.dicechess.rules;

import java.util.Optional;
import org.dicechess.rules.ask.WorkException;
import org.dicechess.rules.hooks.HookFailure;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.play.TrialTurns;
import org.dicechess.rules.yaml.Location;

/** The failure of a game in trial turns, as a problem of its definition. */
final class TrialProblems {

    private TrialProblems() {}

    /**
     * Returns the first failure; empty if there is none.
     *
     * @param file the name of the definition
     * @param share the part of the trial turns that this game may have: one of so many
     */
    static Optional<Problem> of(PlayVariant variant, String file, int share) {
        return TrialTurns.failure(variant, share).map(failure -> problem(failure, file));
    }

    private static Problem problem(TrialTurns.Failure failure, String file) {
        String message = failure.cause().getMessage() + "; this happened in play, at " + failure.position();
        if (failure.cause() instanceof HookFailure known) {
            Location at = known.location();
            return new Problem(at.file(), at.line(), at.column(), known.path(), known.code(), message);
        }
        return failure.cause() instanceof WorkException large
                ? new Problem(file, 1, 1, large.section(), "E-RANGE", message)
                : new Problem(file, 1, 1, "", "E-HOOK", message);
    }
}
