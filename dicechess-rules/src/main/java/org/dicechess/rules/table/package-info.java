/**
 * Everything about a game that is computed once, at load, as flat arrays: moves, attacks, castling, dice, stages of a
 * turn.
 *
 * <p>{@link Tables} holds all of it. Only the paths of walks are added in play, on first use, at most 5 MiB of them.
 */
@NullMarked
package org.dicechess.rules.table;

import org.jspecify.annotations.NullMarked;
