/** Whole turns: how many sequences they have, in which positions they end, and the graph of the positions between. */
@NullMarked
package org.dicechess.rules.turns;

import org.jspecify.annotations.NullMarked;
