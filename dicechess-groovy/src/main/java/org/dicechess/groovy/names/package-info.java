/** The third gate: names and types that a confined script may use, and bounds on inferred types. */
@NullMarked
package org.dicechess.groovy.names;

import org.jspecify.annotations.NullMarked;
