/** Compiles Groovy scripts to hooks, which are confined unless the host trusts them. */
@NullMarked
package org.dicechess.groovy;

import org.jspecify.annotations.NullMarked;
