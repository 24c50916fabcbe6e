/** Reads and writes the texts of events, positions and games: FEN, UCI, SAN, records, JSON and PGN. */
@NullMarked
package org.dicechess.rules.notation;

import org.jspecify.annotations.NullMarked;
