/**
 * A pack of well-known games without dice: variants of chess, shogi, xiangqi and makruk, and games of other boards. A
 * loader finds it when its jar is present.
 */
@NullMarked
package org.dicechess.classics;

import org.jspecify.annotations.NullMarked;
