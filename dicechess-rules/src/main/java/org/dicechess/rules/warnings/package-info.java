/** What a definition that loads probably means otherwise. */
@NullMarked
package org.dicechess.rules.warnings;

import org.jspecify.annotations.NullMarked;
