/**
 * What a compiled script may reach at run time; not exported, opened to the classes of scripts alone. Any value of a
 * script may be null, as in Groovy, so nothing here is checked for it.
 */
@NullUnmarked
package org.dicechess.groovy.run;

import org.jspecify.annotations.NullUnmarked;
