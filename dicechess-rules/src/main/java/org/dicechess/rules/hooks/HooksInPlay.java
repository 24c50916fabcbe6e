package org.dicechess.rules.hooks;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.rules.model.MoveHook;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.ConditionRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.Spot;
import org.jspecify.annotations.Nullable;

/**
 * Finds the hooks that are called in play, by several threads at once, and wraps them so that a failure says what they
 * were asked about.
 */
public final class HooksInPlay {

    private final HookFinder hooks;

    public HooksInPlay(HookFinder hooks) {
        this.hooks = hooks;
    }

    /** Returns the hook that gives moves; an answer that the reader refuses counts as a failure too. */
    public Optional<MoveHook> moves(Optional<HookCall> call) {
        Optional<MoveRule> rule = find(call, MoveRule.class);
        return rule.isPresent() ? Optional.of(new Moves(call.get().shared(), rule.get())) : Optional.empty();
    }

    /** Returns the hook that decides whether a piece may be captured. */
    public Optional<CaptureRule> captures(Optional<HookCall> call) {
        Optional<CaptureRule> found = find(call, CaptureRule.class);
        return found.isPresent() ? Optional.of(captures(call.get().shared(), found.get())) : found;
    }

    private static CaptureRule captures(HookCall shared, CaptureRule rule) {
        return (victim, captor, look) -> {
            try {
                return rule.mayBeCaptured(given(shared, victim), given(shared, captor), look);
            } catch (RuntimeException failed) {
                throw HookFinder.failure(shared.hook(), "the capture of " + victim + " by " + captor, failed);
            }
        };
    }

    /** Returns the hook that decides the fate of captured pieces. */
    public Optional<CapturedRule> fates(Optional<HookCall> call) {
        Optional<CapturedRule> found = find(call, CapturedRule.class);
        return found.isPresent() ? Optional.of(fates(call.get().shared(), found.get())) : found;
    }

    private static CapturedRule fates(HookCall shared, CapturedRule rule) {
        return (victim, look) -> {
            try {
                return nonNull(rule.fate(given(shared, victim), look));
            } catch (RuntimeException failed) {
                throw HookFinder.failure(shared.hook(), victim.toString(), failed);
            }
        };
    }

    private static CapturedRule.Fate nonNull(CapturedRule.@Nullable Fate fate) {
        if (fate == null) {
            throw new IllegalArgumentException(
                    "no fate (null); expected one of " + Arrays.toString(CapturedRule.Fate.values()));
        }
        return fate;
    }

    /** Returns the hook that decides whether the game is over. */
    public Optional<EndRule> ends(YamlText hook) {
        return hooks.find(hook, EndRule.class).map(rule -> look -> {
            try {
                return rule.isOver(look);
            } catch (RuntimeException failed) {
                throw HookFinder.failure(hook, "the end of the game, " + look, failed);
            }
        });
    }

    /** Returns the hook that tells whether a condition of a turn holds. */
    public Optional<ConditionRule> condition(YamlText hook) {
        return hooks.find(hook, ConditionRule.class).map(rule -> look -> {
            try {
                return rule.holds(look);
            } catch (RuntimeException failed) {
                throw HookFinder.failure(hook, "a condition of the turn, " + look, failed);
            }
        });
    }

    private <T> Optional<T> find(Optional<HookCall> call, Class<T> type) {
        return call.isPresent() ? hooks.find(call.get().hook(), type) : Optional.empty();
    }

    private record Moves(HookCall call, MoveRule rule) implements MoveHook {

        @Override
        public <T> T ask(Spot piece, Look look, Function<List<Effect>, T> reader) {
            try {
                return reader.apply(rule.moves(given(call, piece), look));
            } catch (RuntimeException failed) {
                throw HookFinder.failure(call.hook(), piece.toString(), failed);
            }
        }
    }

    private static Spot given(HookCall call, Spot spot) {
        return call.with().isEmpty() ? spot : new GivenSpot(spot, call, GivenSpot.UNCOUNTED);
    }
}
