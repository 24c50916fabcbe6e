/** Piece codes, and what depends on a code alone: counters, promotions, what becomes of captured and dealt pieces. */
@NullMarked
package org.dicechess.rules.codes;

import org.jspecify.annotations.NullMarked;
