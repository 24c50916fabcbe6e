/**
 * The API as hosts call it: variants, positions, cursors, moves and their texts, and the engines that positions borrow.
 */
@NullMarked
package org.dicechess.rules.play;

import org.jspecify.annotations.NullMarked;
