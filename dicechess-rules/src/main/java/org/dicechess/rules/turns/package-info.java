/** Whole turns: the number of their sequences, the positions in which they end, and the graph of their positions. */
@NullMarked
package org.dicechess.rules.turns;

import org.jspecify.annotations.NullMarked;
