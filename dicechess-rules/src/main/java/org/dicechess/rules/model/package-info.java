/**
 * A game after its definition has been read and checked: with references in place of names, and sets of squares for
 * areas.
 */
@NullMarked
package org.dicechess.rules.model;

import org.jspecify.annotations.NullMarked;
