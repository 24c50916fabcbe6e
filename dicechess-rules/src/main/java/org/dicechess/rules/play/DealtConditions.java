package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.KeptDeal;
import org.dicechess.rules.model.Setup;

/** Finds the rolls of a deal after which its condition holds. */
public final class DealtConditions {

    private final PlayVariant variant;
    private final Setup setup;
    private final IntStream.Builder kept = IntStream.builder();

    private DealtConditions(PlayVariant variant) {
        this.variant = variant;
        this.setup = variant.tables().game.setup();
    }

    /** Returns whether a deal has a condition that has not been looked at. */
    public static boolean areAsked(Setup setup) {
        return setup.onlyIf().isPresent() && !setup.deal().isEmpty();
    }

    /**
     * Returns the setup with the rolls after which the condition holds.
     *
     * @param faults gets what is wrong with the deal
     */
    public static Setup kept(PlayVariant variant, List<DealtChecks.Fault> faults) {
        return new DealtConditions(variant).setup(faults);
    }

    private Setup setup(List<DealtChecks.Fault> faults) {
        Condition condition = setup.onlyIf().orElseThrow();
        TriedRolls.first(variant, "to look for the condition", (cursor, number) -> {
                    if (cursor.engine().holds(condition)) {
                        kept.add(number);
                    }
                    return Optional.empty();
                })
                .ifPresent(faults::add);
        int[] numbers = kept.build().toArray();
        if (numbers.length == 0 && faults.isEmpty()) {
            faults.add(new DealtChecks.Fault(
                    "E-DEAL", List.of("setup", "deal", "only-if"), "no roll of the deal fulfils this"));
        }
        return new Setup(setup.position(), setup.pieces(), new KeptDeal(setup.deal(), numbers), Optional.empty());
    }
}
