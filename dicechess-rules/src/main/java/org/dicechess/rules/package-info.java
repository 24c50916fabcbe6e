/** Loads variants from definitions. No other package of this module is exported. */
@NullMarked
package org.dicechess.rules;

import org.jspecify.annotations.NullMarked;
