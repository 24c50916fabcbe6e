/** Texts in messages. Not exported. */
@NullMarked
package org.dicechess.text;

import org.jspecify.annotations.NullMarked;
