/** The notation of a variant, which calls the reader and the writer of each form of text. */
@NullMarked
package org.dicechess.rules.notation;

import org.jspecify.annotations.NullMarked;
