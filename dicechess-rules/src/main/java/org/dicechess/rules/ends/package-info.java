/** The endings of a game: whether it is over, and how. */
@NullMarked
package org.dicechess.rules.ends;

import org.jspecify.annotations.NullMarked;
