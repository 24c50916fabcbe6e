/** Why an event is not possible, in words. */
@NullMarked
package org.dicechess.rules.explain;

import org.jspecify.annotations.NullMarked;
