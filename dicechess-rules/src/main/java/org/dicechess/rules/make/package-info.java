/** Plays events on a state and takes them back. */
@NullMarked
package org.dicechess.rules.make;

import org.jspecify.annotations.NullMarked;
