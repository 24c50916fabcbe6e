/** TODO. */
@NullMarked
package org.dicechess.rules.safety;

import org.jspecify.annotations.NullMarked;
