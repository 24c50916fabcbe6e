/** The parts that work on one state, wired together. */
@NullMarked
package org.dicechess.rules.engine;

import org.jspecify.annotations.NullMarked;
