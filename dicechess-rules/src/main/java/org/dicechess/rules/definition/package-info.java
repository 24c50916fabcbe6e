/** From a resolved definition to a game: calls the reader of each section and the checks. */
@NullMarked
package org.dicechess.rules.definition;

import org.jspecify.annotations.NullMarked;
