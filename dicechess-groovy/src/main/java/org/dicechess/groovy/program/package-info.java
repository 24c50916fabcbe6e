/** The program that a script becomes: its hooks and functions, rewritten so that loops and calls pay fuel. */
@NullMarked
package org.dicechess.groovy.program;

import org.jspecify.annotations.NullMarked;
