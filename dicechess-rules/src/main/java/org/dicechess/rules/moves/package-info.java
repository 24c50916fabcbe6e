/** Listing and counting the events of a position: moves, walks, actions, castling, dice that are spent, outcomes. */
@NullMarked
package org.dicechess.rules.moves;

import org.jspecify.annotations.NullMarked;
