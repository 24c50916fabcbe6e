/** The rules of a game in words for players. */
@NullMarked
package org.dicechess.rules.words;

import org.jspecify.annotations.NullMarked;
