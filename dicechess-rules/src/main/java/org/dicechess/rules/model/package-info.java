/** A game after its definition has been read and checked: objects instead of names, square sets instead of areas. */
@NullMarked
package org.dicechess.rules.model;

import org.jspecify.annotations.NullMarked;
