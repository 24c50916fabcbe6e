package org.dicechess.rules.checks;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Checks that effects can happen, and what they do to royals. */
public final class EffectCheck {

    private final YamlMap written;
    private final List<Kind> kinds;
    private final Problems problems;

    public EffectCheck(YamlMap written, List<Kind> kinds, Problems problems) {
        this.written = written;
        this.kinds = kinds;
        this.problems = problems;
    }

    /** Checks that the events of effects happen in the turn. */
    public void checkEvents(List<Effect> effects, List<Action> actions, Turn turn) {
        boolean drops = has(turn, Stage.Drop.class) || acts(turn, actions, Action.Puts.class);
        boolean moves = has(turn, Stage.MovePiece.class)
                || has(turn, Stage.Spend.class)
                || has(turn, Stage.WalkPiece.class)
                || acts(turn, actions, Action.Moves.class);
        for (Effect effect : effects) {
            boolean onlyDrops = effect.isOnly(Effect.When.DROP);
            if (onlyDrops && effect.at() != Effect.At.ARRIVAL) {
                problems.report(
                        place(effect, "at"),
                        "E-EFFECT",
                        "a drop leaves no square and captures nothing; expected arrival");
            } else if (needsMove(effect.action())
                    && effect.after().stream().noneMatch(trigger -> trigger.when() == Effect.When.MOVE)) {
                problems.report(
                        place(effect, effect.action() instanceof Action.Restores ? "return" : "to"),
                        "E-EFFECT",
                        "a drop, or the end of a turn, leaves no square and captures nothing; expected 'after: move'");
            } else if (onlyDrops && !drops) {
                problems.report(
                        place(effect, "after"), "E-UNUSED", "the turn has no stage 'drop' and no action with 'put'");
            } else if (!moves && effect.isOnly(Effect.When.MOVE)) {
                problems.report(
                        place(effect, "after"), "E-UNUSED", "the turn has no stage 'move' and no action with 'move'");
            }
        }
    }

    private static boolean needsMove(Action action) {
        return action instanceof Action.Restores
                || action instanceof Action.Sends sends && sends.to() instanceof Effect.At;
    }

    /** Checks that nothing else happens to captured pieces that an effect returns. */
    public void checkReturns(List<Effect> effects, Optional<Hands> hands) {
        for (Effect effect : effects) {
            for (Kind kind : kinds) {
                boolean returns = effect.action() instanceof Action.Restores restores
                        && restores.kinds().get(kind.index());
                boolean held = hands.isPresent()
                        && hands.get().captured() != Hands.Captured.NOBODY
                        && (hands.get().kinds().get(kind.index())
                                || kind.demoted().isPresent());
                if (returns && (held || kind.fate().isPresent())) {
                    problems.report(
                            place(effect, "return"),
                            "E-EFFECT",
                            "a captured " + kind.name() + " cannot return as well as "
                                    + (held
                                            ? "come into a hand; expected 'hands' with 'captured: nobody'"
                                            : "be placed by a player; expected no 'when-captured' for it"));
                    return;
                }
            }
        }
    }

    private static boolean has(Turn turn, Class<? extends Stage> type) {
        return turn.states().stream()
                .flatMap(state -> state.steps().stream())
                .anyMatch(step -> type.isInstance(step.stage()));
    }

    private static boolean acts(Turn turn, List<Action> actions, Class<? extends Action> type) {
        return turn.states().stream()
                .flatMap(state -> state.steps().stream())
                .anyMatch(step -> step.stage() instanceof Stage.Act act
                        && act.actions().stream().anyMatch(each -> type.isInstance(actions.get(each))));
    }

    /** Checks effects on royals that must be safe: their number only falls, and the game ends without them. */
    public void checkRoyals(List<Effect> effects, Optional<Game.Check> check, List<Ending> endings) {
        boolean told = false;
        for (Effect effect : check.isPresent() ? effects : List.<Effect>of()) {
            Optional<Kind> made = royal(made(effect.action()));
            Optional<Kind> royal = royal(effect.action().acting());
            if (made.isPresent()) {
                problems.report(
                        place(effect, verb(effect.action())),
                        "E-CHECK",
                        "an effect gives a side a royal " + made.get().name()
                                + ", whose safety nothing has tested; expected other pieces");
            } else if (!told
                    && effect.action() instanceof Action.Replaces
                    && royal.isPresent()
                    && !ends(royal.get(), endings)) {
                told = true;
                problems.report(
                        place(effect, ""),
                        "E-CHECK",
                        "the effect may take the royal " + royal.get().name()
                                + ", and the game would go on; add an ending 'none-left' for it");
            }
        }
    }

    private static String verb(Action action) {
        return action instanceof Action.Converts ? "convert" : action instanceof Action.Restores ? "return" : "by";
    }

    /** Returns the kinds that an action makes of others, or gives to the other side. */
    private static BitSet made(Action action) {
        BitSet made = new BitSet();
        if (action instanceof Action.Converts converts) {
            return converts.kinds();
        } else if (action instanceof Action.Restores restores) {
            return restores.kinds();
        }
        action.arriving().forEach(kind -> made.set(kind.index()));
        return made;
    }

    private Optional<Kind> royal(BitSet some) {
        return kinds.stream()
                .filter(kind -> kind.isRoyal() && some.get(kind.index()))
                .findFirst();
    }

    private static boolean ends(Kind royal, List<Ending> endings) {
        return endings.stream()
                .anyMatch(ending ->
                        ending instanceof Ending.NoneLeft none && none.kinds().get(royal.index()));
    }

    private YamlNode place(Effect effect, String key) {
        YamlNode map = written.get(effect.name()).orElse(written);
        return map instanceof YamlMap keys ? keys.get(key).orElse(map) : map;
    }
}
