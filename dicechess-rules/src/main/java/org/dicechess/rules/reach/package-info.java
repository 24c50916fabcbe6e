/** What lines give, as sets: reached squares, attacks, shifts, en passant, castling, protection. */
@NullMarked
package org.dicechess.rules.reach;

import org.jspecify.annotations.NullMarked;
