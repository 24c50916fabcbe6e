/**
 * Pictures of positions and of moves, as SVG and as plain text, for every variant.
 *
 * <p>A {@link org.dicechess.picture.Picture} needs no fonts and no files from elsewhere. Equal pictures are equal
 * bytes. Texts of definitions are escaped, so a host may put the SVG into a web page as it stands.
 */
@NullMarked
package org.dicechess.picture;

import org.jspecify.annotations.NullMarked;
