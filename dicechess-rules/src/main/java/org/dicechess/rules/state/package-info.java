/** TODO. */
@NullMarked
package org.dicechess.rules.state;

import org.jspecify.annotations.NullMarked;
