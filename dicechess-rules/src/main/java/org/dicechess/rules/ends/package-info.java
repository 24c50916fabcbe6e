/** Whether the game is over, and how. */
@NullMarked
package org.dicechess.rules.ends;

import org.jspecify.annotations.NullMarked;
