/** TODO. */
@NullMarked
package org.dicechess.rules.turns;

import org.jspecify.annotations.NullMarked;
