/** The parts that work on one state, wired together, and the engines that positions borrow. */
@NullMarked
package org.dicechess.rules.engine;

import org.jspecify.annotations.NullMarked;
