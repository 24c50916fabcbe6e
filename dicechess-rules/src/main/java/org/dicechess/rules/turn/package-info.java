/** Reads the turn of a definition, and makes its automaton. */
@NullMarked
package org.dicechess.rules.turn;

import org.jspecify.annotations.NullMarked;
