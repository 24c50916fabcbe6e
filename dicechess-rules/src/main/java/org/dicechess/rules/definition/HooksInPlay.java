package org.dicechess.rules.definition;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.rules.model.MoveHook;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.Spot;

/** The hooks that are asked in play, wrapped so that a failure tells what was asked; by several threads at once. */
final class HooksInPlay {

    private final Hooks hooks;

    HooksInPlay(Hooks hooks) {
        this.hooks = hooks;
    }

    /** What moves a man has; an answer that its reader refuses is a failure too. */
    Optional<MoveHook> moves(HookCall call) {
        HookCall shared = call.shared();
        return hooks.find(call.hook(), MoveRule.class).map(rule -> new Moves(shared, rule));
    }

    /** Who may be captured. */
    Optional<CaptureRule> captures(HookCall call) {
        HookCall shared = call.shared();
        return hooks.find(call.hook(), CaptureRule.class).map(rule -> (victim, captor, look) -> {
            try {
                return rule.mayBeCaptured(given(shared, victim), given(shared, captor), look);
            } catch (RuntimeException failed) {
                throw Hooks.failure(shared.hook(), "the capture of " + victim + " by " + captor, failed);
            }
        });
    }

    /** What becomes of captured men. */
    Optional<CapturedRule> fates(HookCall call) {
        HookCall shared = call.shared();
        return hooks.find(call.hook(), CapturedRule.class).map(rule -> (victim, look) -> {
            try {
                return Objects.requireNonNull(rule.fate(given(shared, victim), look), "no fate (null)");
            } catch (RuntimeException failed) {
                throw Hooks.failure(shared.hook(), victim.toString(), failed);
            }
        });
    }

    /** Whether the game is over. */
    Optional<EndRule> ends(YamlText hook) {
        return hooks.find(hook, EndRule.class).map(rule -> look -> {
            try {
                return rule.isOver(look);
            } catch (RuntimeException failed) {
                throw Hooks.failure(hook, "the end of the game, " + look, failed);
            }
        });
    }

    private record Moves(HookCall call, MoveRule rule) implements MoveHook {

        @Override
        public <T> T ask(Spot man, Look look, Function<List<Effect>, T> reader) {
            try {
                return reader.apply(rule.moves(given(call, man), look));
            } catch (RuntimeException failed) {
                throw Hooks.failure(call.hook(), man.toString(), failed);
            }
        }
    }

    private static Spot given(HookCall call, Spot spot) {
        return call.with().isEmpty() ? spot : new GivenSpot(spot, call);
    }
}
