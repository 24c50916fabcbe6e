/** The events of a position as hosts see them: their edits, captures, paths and texts, written and read. */
@NullMarked
package org.dicechess.rules.events;

import org.jspecify.annotations.NullMarked;
