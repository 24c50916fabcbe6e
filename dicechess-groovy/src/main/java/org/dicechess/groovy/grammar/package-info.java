/** The second gate: the grammar of confined scripts, which makes the tree of the compiler. */
@NullMarked
package org.dicechess.groovy.grammar;

import org.jspecify.annotations.NullMarked;
