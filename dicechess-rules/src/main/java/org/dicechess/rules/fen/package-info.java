/** Texts of positions: FEN, with further fields for what dice games need. */
@NullMarked
package org.dicechess.rules.fen;

import org.jspecify.annotations.NullMarked;
