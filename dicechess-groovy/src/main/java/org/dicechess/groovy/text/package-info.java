/** The first gate of confined scripts: text of a bounded size, cut into words and signs. */
@NullMarked
package org.dicechess.groovy.text;

import org.jspecify.annotations.NullMarked;
