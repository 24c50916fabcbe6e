package org.dicechess.rules.play;

import org.jspecify.annotations.Nullable;

/** Where a state may stand: told in full, or by how it came about. */
sealed interface Moment permits Snapshot, PlayPosition {

    /** In full, nothing where nobody has looked yet. */
    @Nullable Snapshot told();

    /** Brings a state there that stands elsewhere. */
    void stand(State state);
}
