package org.dicechess.picture;

import java.util.Set;
import org.dicechess.Square;

/**
 * An area as pictures need it.
 *
 * @param title the name to show
 * @param color {@code #rrggbb}
 * @param squares its squares, those of both sides
 */
record DrawnArea(String title, String color, Set<Square> squares) {}
