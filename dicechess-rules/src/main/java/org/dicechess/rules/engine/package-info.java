/** TODO. */
@NullMarked
package org.dicechess.rules.engine;

import org.jspecify.annotations.NullMarked;
