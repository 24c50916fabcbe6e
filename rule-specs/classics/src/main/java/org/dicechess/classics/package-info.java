/**
 * A pack of well-known games: variants of chess, shogi, xiangqi and makruk, games of other boards, and dice versions. A
 * loader finds it when its jar is present.
 */
@NullMarked
package org.dicechess.classics;

import org.jspecify.annotations.NullMarked;
