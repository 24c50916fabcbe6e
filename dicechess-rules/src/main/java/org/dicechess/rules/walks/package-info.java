/** Walks: their steps, their search, and sets of their paths. */
@NullMarked
package org.dicechess.rules.walks;

import org.jspecify.annotations.NullMarked;
