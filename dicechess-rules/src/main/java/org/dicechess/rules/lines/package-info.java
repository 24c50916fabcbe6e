/** The lines of moves: for each code and square the squares on the way, as blocks of a flat array. */
@NullMarked
package org.dicechess.rules.lines;

import org.jspecify.annotations.NullMarked;
