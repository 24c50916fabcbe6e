/** Playing events on a state and taking them back. */
@NullMarked
package org.dicechess.rules.make;

import org.jspecify.annotations.NullMarked;
