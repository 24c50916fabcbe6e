/** TODO. */
@NullMarked
package org.dicechess.rules.make;

import org.jspecify.annotations.NullMarked;
