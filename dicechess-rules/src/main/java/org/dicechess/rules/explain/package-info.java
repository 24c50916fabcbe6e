/** TODO. */
@NullMarked
package org.dicechess.rules.explain;

import org.jspecify.annotations.NullMarked;
