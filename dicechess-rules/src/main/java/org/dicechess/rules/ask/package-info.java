/** Hooks that are asked in play, what they told, and the work that questions and long tasks may take. */
@NullMarked
package org.dicechess.rules.ask;

import org.jspecify.annotations.NullMarked;
