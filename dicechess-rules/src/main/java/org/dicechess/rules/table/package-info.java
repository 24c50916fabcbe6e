/** Geometry worked out once: per piece code and square what it can reach, as flat arrays of ints. */
@NullMarked
package org.dicechess.rules.table;

import org.jspecify.annotations.NullMarked;
