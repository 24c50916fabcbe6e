/** Reads definitions: resolves the files of a definition, reads and checks its sections, and builds the game. */
@NullMarked
package org.dicechess.rules.definition;

import org.jspecify.annotations.NullMarked;
