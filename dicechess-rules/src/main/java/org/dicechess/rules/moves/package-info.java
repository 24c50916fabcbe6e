/** TODO. */
@NullMarked
package org.dicechess.rules.moves;

import org.jspecify.annotations.NullMarked;
