/** Reads the setup of a definition, and what is dealt to it. */
@NullMarked
package org.dicechess.rules.setup;

import org.jspecify.annotations.NullMarked;
