/** From a definition as text to a game: which files belong together, and what each section of them says. */
@NullMarked
package org.dicechess.rules.definition;

import org.jspecify.annotations.NullMarked;
