/** The API as hosts call it: variants, positions, cursors and whole turns. */
@NullMarked
package org.dicechess.rules.play;

import org.jspecify.annotations.NullMarked;
