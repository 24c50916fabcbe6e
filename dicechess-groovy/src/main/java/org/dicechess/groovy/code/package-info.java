/** The fourth and decisive gate: the compiled classes, checked instruction by instruction. */
@NullMarked
package org.dicechess.groovy.code;

import org.jspecify.annotations.NullMarked;
