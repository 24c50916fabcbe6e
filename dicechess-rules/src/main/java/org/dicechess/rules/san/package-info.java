/** Algebraic notation of events, unique among the events of a node. */
@NullMarked
package org.dicechess.rules.san;

import org.jspecify.annotations.NullMarked;
