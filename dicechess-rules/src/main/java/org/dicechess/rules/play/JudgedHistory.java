package org.dicechess.rules.play;

import java.util.List;
import org.dicechess.Position;
import org.dicechess.Recurrence;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.make.Kept;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.state.Snapshot;

/** What sides have done in all their turns between equal positions, as a history tells it. */
record JudgedHistory(PlayVariant variant, Recurrence history) {

    /**
     * Returns for each ending of the variant the sides that have always done what it asks, as bits; 0 for other
     * endings.
     */
    int[] sides() {
        return variant.tables().game.endings().stream().mapToInt(this::sides).toArray();
    }

    private int sides(Ending ending) {
        return ending instanceof Ending.Repetition repetition
                        && repetition.always().isPresent()
                ? kept(repetition)
                : 0;
    }

    private int kept(Ending.Repetition ending) {
        List<Position> since = history.since(ending.times(), Ending.Repetition.LONGEST + 1);
        if (since.isEmpty()) {
            return 0;
        }
        Work.charge((long) Work.LOOK * since.size());
        Kept kept = new Kept(ending);
        for (int i = 0; i + 1 < since.size() && kept.sides() != 0; i++) {
            int mover = since.get(i + 1).turn().ordinal();
            variant.with(snapshot(since.get(i)), engine -> {
                engine.look(kept, mover);
                return kept;
            });
        }
        return kept.sides();
    }

    private Snapshot snapshot(Position position) {
        if (position instanceof PlayPosition own && own.variant() == variant) {
            return own.snapshot();
        }
        throw new IllegalArgumentException("a position of another variant in the history");
    }
}
