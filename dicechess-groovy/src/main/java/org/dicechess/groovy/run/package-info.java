/**
 * What a compiled script may reach at run time; not exported, opened to the classes of scripts alone. Any value of a
 * script may be null, as in Groovy; classes that handle such values are not checked for it.
 */
@NullMarked
package org.dicechess.groovy.run;

import org.jspecify.annotations.NullMarked;
