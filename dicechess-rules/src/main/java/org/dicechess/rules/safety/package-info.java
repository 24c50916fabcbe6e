/**
 * Royal safety and protection: checks, pins, where a move must end to be legal, and which pieces may not be captured.
 */
@NullMarked
package org.dicechess.rules.safety;

import org.jspecify.annotations.NullMarked;
