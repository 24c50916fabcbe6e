package org.dicechess.picture;

import java.util.List;

/**
 * A rolled die as pictures need it.
 *
 * @param face its face
 * @param kinds pieces of the kinds that the face allows to move; empty if it names none, or nobody knows
 */
record DrawnDie(int face, List<DrawnPiece> kinds) {}
