/** Export of games of chess as PGN. */
@NullMarked
package org.dicechess.rules.pgn;

import org.jspecify.annotations.NullMarked;
