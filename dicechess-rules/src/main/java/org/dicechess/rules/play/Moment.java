package org.dicechess.rules.play;

import org.jspecify.annotations.Nullable;

/** What a position is: told in full, or by how it came about. */
sealed interface Moment permits Snapshot, Step {

    /** In full, nothing where nobody has looked yet. */
    @Nullable Snapshot told();
}
