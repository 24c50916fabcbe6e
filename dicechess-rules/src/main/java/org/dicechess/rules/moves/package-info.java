/** Lists and counts the events of a position: moves, walks, actions, castling, spent dice, outcomes. */
@NullMarked
package org.dicechess.rules.moves;

import org.jspecify.annotations.NullMarked;
