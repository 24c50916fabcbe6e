/** TODO. */
@NullMarked
package org.dicechess.rules.ends;

import org.jspecify.annotations.NullMarked;
