/** Hooks that are asked in play, their answers, and the work that questions and long tasks may use. */
@NullMarked
package org.dicechess.rules.ask;

import org.jspecify.annotations.NullMarked;
