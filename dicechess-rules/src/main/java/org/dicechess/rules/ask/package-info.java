/** TODO. */
@NullMarked
package org.dicechess.rules.ask;

import org.jspecify.annotations.NullMarked;
